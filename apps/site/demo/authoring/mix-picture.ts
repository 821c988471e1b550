import { smoothstep } from "./studio/curve.ts";

/** Five planes of a picture before paint; see `Negative`. Plain arrays or bytes, both linear 0…2. */
export interface Planes {
  readonly width: number;
  readonly height: number;
  /** Linear light of plane `p` at pixel `i`. */
  readonly red: ArrayLike<number>;
  readonly green: ArrayLike<number>;
  readonly blue: ArrayLike<number>;
  readonly tint: ArrayLike<number>;
  readonly open: ArrayLike<number>;
}

/** Linear light to a screen byte, highlights rolled off softly instead of clipped. */
const SCREEN = Float32Array.from({ length: 4097 }, (_, index) => {
  const light = index / 2048;
  const rolled = light < 0.72 ? light : 0.72 + 0.28 * Math.tanh((light - 0.72) / 0.42);
  const gamma = rolled <= 0.0031308 ? rolled * 12.92 : 1.055 * Math.pow(rolled, 1 / 2.4) - 0.055;
  return Math.min(1, gamma) * 255;
});

const screen = (light: number, grain: number): number => {
  const byte = SCREEN[light >= 2 ? 4096 : (light * 2048 + 0.5) | 0]! + grain;
  return byte <= 0 ? 0 : byte >= 255 ? 255 : (byte + 0.5) | 0;
};

/** Mixes planes with a paint and the studio's backdrop into RGB bytes. */
export function mixPicture(planes: Planes, paint: readonly [number, number, number]): Uint8Array {
  const { width, height, red, green, blue, tint, open } = planes;
  const out = new Uint8Array(width * height * 3);
  const [r, g, b] = paint;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const pixel = row * width + column;
      const back = open[pixel]! > 0.002 ? open[pixel]! * backdrop(column / width, row / height) : 0;
      const coat = tint[pixel]!;
      // Half a step of fixed noise hides the bands an even gradient would show.
      const grain = ((Math.imul(pixel, 0x9e3779b1) >>> 22) & 1023) / 1024 - 0.5;
      out[pixel * 3] = screen(red[pixel]! + coat * r + back * 0.992, grain);
      out[pixel * 3 + 1] = screen(green[pixel]! + coat * g + back, grain);
      out[pixel * 3 + 2] = screen(blue[pixel]! + coat * b + back * 1.008, grain);
    }
  }
  return out;
}

/** Math.hypot guards against overflow, which costs most of the time here. */
const away = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** A seamless paper sweep: bright wall, a hint of a horizon, a pool of light on the floor. */
function backdrop(x: number, y: number): number {
  const wall = 0.8 - 0.1 * smoothstep(0.1, 0.9, away((x - 0.5) * 0.9, (y - 0.3) * 0.8) * 1.5);
  const floor = 0.86 - 0.22 * smoothstep(0.08, 0.75, away((x - 0.5) * 0.95, (y - 0.72) * 1.7));
  return wall + (floor - wall) * smoothstep(0.42, 0.66, y);
}
