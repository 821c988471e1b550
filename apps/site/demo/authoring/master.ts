import sharp from "sharp";
import type { DrawnBody, DrawnVariant, DrawnView } from "./drawn-car.ts";
import type { Planes } from "./mix-picture.ts";

/*
 * A master keeps a picture's five planes in one WebP, three times as tall as the picture: the light that has
 * nothing to do with the paint (in colour), then what the paint adds, then what shows of the backdrop.
 * Bytes hold the square root of light, 0 to 2, so that shadows keep their steps.
 */

const LIGHTEST = 2;
const toByte = (light: number): number =>
  Math.round(Math.sqrt(Math.min(1, Math.max(0, light / LIGHTEST))) * 255);
const TO_LIGHT = Float32Array.from({ length: 256 }, (_, byte) => LIGHTEST * (byte / 255) ** 2);

/**
 * File name of one master inside the masters' folder. Cars share their interiors, and so do caravans and
 * motorhomes; a motorcycle's own parts are its interior. A left-hand drive interior is the right-hand one, mirrored.
 */
export function masterFile(body: DrawnBody, variant: DrawnVariant, view: DrawnView): string {
  const inside = view === "interior" || view === "interior-left";
  if (body === "motorcycle" && inside) return `motorcycle-${variant}-interior.webp`;
  if (!inside) return `${body}-${variant}-${view}.webp`;
  return `${body === "motorhome" || body === "caravan" ? "room" : "cabin"}-${variant}-interior.webp`;
}

/** Packs planes for the folder. */
export async function encodeMaster(planes: Planes, quality = 94): Promise<Buffer> {
  const { width, height } = planes;
  const size = width * height;
  const bytes = new Uint8Array(size * 9);
  for (let pixel = 0; pixel < size; pixel++) {
    bytes[pixel * 3] = toByte(planes.red[pixel] ?? 0);
    bytes[pixel * 3 + 1] = toByte(planes.green[pixel] ?? 0);
    bytes[pixel * 3 + 2] = toByte(planes.blue[pixel] ?? 0);
    bytes.fill(toByte(planes.tint[pixel] ?? 0), (size + pixel) * 3, (size + pixel) * 3 + 3);
    bytes.fill(toByte(planes.open[pixel] ?? 0), (size * 2 + pixel) * 3, (size * 2 + pixel) * 3 + 3);
  }
  return sharp(bytes, { raw: { width, height: height * 3, channels: 3 } })
    .webp({ quality, effort: 6, smartSubsample: true })
    .toBuffer();
}

/** Rows at a plane's upper and lower edge that shrinking mixes with the neighbouring plane's. */
const MIXED_ROWS = 3;

/** Unpacks a master at the width that is wanted; never wider than it was drawn. */
export async function decodeMaster(master: Buffer, width: number): Promise<Planes> {
  const { width: drawn, height: stacked } = await sharp(master).metadata();
  const wanted = Math.min(width, drawn);
  const height = Math.round((wanted * stacked) / 3 / drawn);
  // The whole stack is shrunk as it is decoded, which is several times faster than decoding it in full.
  const { data, info } = await sharp(master)
    .removeAlpha()
    .resize(wanted, height * 3, { fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const plane = (index: number, channel: number) => {
    const light = new Float32Array(wanted * height);
    for (let row = 0; row < height; row++) {
      const clean = wanted === drawn ? row : Math.min(height - 1 - MIXED_ROWS, Math.max(MIXED_ROWS, row));
      const start = (index * height + clean) * wanted;
      for (let column = 0; column < wanted; column++) {
        light[row * wanted + column] = TO_LIGHT[data[(start + column) * info.channels + channel] ?? 0] ?? 0;
      }
    }
    return light;
  };
  return {
    width: wanted,
    height,
    red: plane(0, 0),
    green: plane(0, 1),
    blue: plane(0, 2),
    tint: plane(1, 0),
    open: plane(2, 0),
  };
}
