import { curveThrough, smoothstep } from "../studio/curve.ts";
import { Material } from "../studio/material.ts";
import { gridMesh, type Mesh, type Skin } from "../studio/mesh.ts";
import type { CarShape } from "./car-shape.ts";

/** The lower body as functions: everything that sits on it asks these. */
export interface Tub {
  readonly low: (x: number) => number;
  readonly top: (x: number) => number;
  readonly crown: (x: number) => number;
  readonly noseX: (t: number) => number;
  readonly tailX: (t: number) => number;
  readonly arches: readonly { readonly x: number; readonly z: number; readonly radius: number }[];
  /** Half width of the body at a place, flares and rounded corners included. */
  readonly halfAt: (x: number, t: number) => number;
  /** Height to 0…1 between underside and shoulder. */
  readonly tAt: (x: number, z: number) => number;
}

export function tubOf(shape: CarShape): Tub {
  const [low, top, arched] = [curveThrough(shape.low), curveThrough(shape.top), curveThrough(shape.crown)];
  const [nose, tail] = [curveThrough(shape.nose), curveThrough(shape.tail)];
  const [side, taper] = [curveThrough(shape.side), curveThrough(shape.taper)];
  const radius = shape.wheel.arch;
  const arches = [0, shape.wheelbase].map((x) => ({ x, z: shape.wheel.radius + 0.015, radius }));
  const noseX = (t: number) => -shape.frontOverhang + nose(t);
  const tailX = (t: number) => shape.wheelbase + shape.rearOverhang - tail(t);
  const halfAt = (x: number, t: number) => {
    const width = shape.halfWidth * side(t);
    const [frontLength, frontPower] = shape.corner.front;
    const [rearLength, rearPower] = shape.corner.rear;
    const intoFront = Math.min(1, Math.max(0, (noseX(t) + frontLength - x) / frontLength));
    const intoRear = Math.min(1, Math.max(0, (x - tailX(t) + rearLength) / rearLength));
    const rounded =
      Math.pow(Math.max(0, 1 - Math.pow(intoFront, frontPower)), 1 / frontPower) *
      Math.pow(Math.max(0, 1 - Math.pow(intoRear, rearPower)), 1 / rearPower);
    const z = low(x) + (top(x) - low(x)) * t;
    return (width * taper(x) + flareAt(x, z) + creaseAt(x, t)) * rounded;
  };
  // A crisp line along the shoulder with a soft hollow below it, and a hollow above the sill; both fade out at the ends.
  const creaseAt = (x: number, t: number) => {
    const along = smoothstep(-0.5, 0.5, x) * (1 - smoothstep(shape.wheelbase, shape.wheelbase + 0.7, x));
    const line = (t - 0.79) / (t > 0.79 ? 0.05 : 0.016);
    const hollow = (t - 0.66) / 0.09;
    const sill = (t - 0.3) / 0.1;
    return (
      along *
      shape.crease *
      (0.5 * Math.exp(-line * line) - 0.75 * Math.exp(-hollow * hollow) - 0.55 * Math.exp(-sill * sill))
    );
  };
  const flareAt = (x: number, z: number) => {
    let flare = 0;
    for (const arch of arches) {
      const off = (Math.hypot(x - arch.x, z - arch.z) - arch.radius - 0.01) / 0.13;
      flare += shape.flare * Math.exp(-off * off) * smoothstep(0.02, 0.2, top(x) - z + 0.06);
    }
    return flare;
  };
  // The bonnet starts level with the nose, else it would stand over it like a lip.
  const crown = (x: number) => arched(x) * smoothstep(noseX(1) - 0.02, noseX(1) + 0.45, x);
  const tAt = (x: number, z: number) => (z - low(x)) / (top(x) - low(x));
  return { low, top, crown, noseX, tailX, arches, halfAt, tAt };
}

const COLUMNS = 170;

/** Body side, bonnet, boot and floor as one smooth skin, both sides. `t` is 0…1 up the side, 1…2 over the deck. */
export function tubMesh(shape: CarShape, tub: Tub, skin: Skin): Mesh {
  const levels = [-0.14, -0.02, 0, 0.03, 0.08];
  for (let t = 0.12; t < 0.7; t += 0.03) levels.push(t);
  for (let t = 0.7; t < 0.87; t += 0.0125) levels.push(t);
  levels.push(0.89, 0.91, 0.935, 0.955, 0.97, 0.985, 1);
  const deck = [0.99, 0.97, 0.94, 0.9, 0.84, 0.76, 0.66, 0.54, 0.4, 0.26, 0.12, 0];
  const outlines = levels.map((t) => outlineAt(shape, tub, Math.min(1, Math.max(0, t))));
  const shoulder = outlines[outlines.length - 1] ?? [];
  return gridMesh(
    levels.length + deck.length,
    COLUMNS,
    (row, column) => {
      if (row < levels.length) {
        const t = levels[row] ?? 0;
        const [x, y] = outlines[row]?.[column] ?? [0, 0];
        const under = t < 0 ? 1 + t * 1.1 : 1;
        const z = tub.low(x) + (tub.top(x) - tub.low(x)) * Math.max(0, t) + (t < -0.1 ? 0.03 : 0);
        return [x, y * under, z, t];
      }
      const k = deck[row - levels.length] ?? 0;
      const [x, y] = shoulder[column] ?? [0, 0];
      const z = tub.top(x) + tub.crown(x) * (1 - Math.pow(k, 2.4));
      return [x, y * k, z, 2 - k];
    },
    { skin, mirrored: true, inside: Material.lining },
  );
}

/** Half the outline seen from above at one level, nose to tail, points evenly spaced. */
function outlineAt(shape: CarShape, tub: Tub, t: number): readonly (readonly [number, number])[] {
  const fine: [number, number][] = [];
  const [front, rear] = [tub.noseX(t), tub.tailX(t)];
  const [frontLength, frontPower] = shape.corner.front;
  const [rearLength, rearPower] = shape.corner.rear;
  const steps = 60;
  for (let step = 0; step <= steps; step++) {
    const x = front + frontLength * (1 - Math.pow(Math.cos((step / steps) * (Math.PI / 2)), 2 / frontPower));
    fine.push([x, tub.halfAt(x, t)]);
  }
  const from = front + frontLength;
  const to = rear - rearLength;
  for (let step = 1; step < steps * 2; step++) {
    const x = from + ((to - from) * step) / (steps * 2);
    fine.push([x, tub.halfAt(x, t)]);
  }
  for (let step = steps; step >= 0; step--) {
    const x = rear - rearLength * (1 - Math.pow(Math.cos((step / steps) * (Math.PI / 2)), 2 / rearPower));
    fine.push([x, tub.halfAt(x, t)]);
  }
  return evenly(fine, COLUMNS);
}

/** The same line with `count` points an equal way apart. */
export function evenly(
  line: readonly (readonly [number, number])[],
  count: number,
): (readonly [number, number])[] {
  const lengths = [0];
  for (let index = 1; index < line.length; index++) {
    const [x0 = 0, y0 = 0] = line[index - 1] ?? [];
    const [x1 = 0, y1 = 0] = line[index] ?? [];
    lengths.push((lengths[index - 1] ?? 0) + Math.hypot(x1 - x0, y1 - y0));
  }
  const total = lengths[lengths.length - 1] ?? 0;
  let at = 0;
  return Array.from({ length: count }, (_, index) => {
    const wanted = (total * index) / (count - 1);
    while (at < line.length - 2 && (lengths[at + 1] ?? 0) < wanted) at++;
    const [l0 = 0, l1 = 1] = [lengths[at], lengths[at + 1]];
    const share = l1 > l0 ? Math.min(1, (wanted - l0) / (l1 - l0)) : 0;
    const [x0 = 0, y0 = 0] = line[at] ?? [];
    const [x1 = 0, y1 = 0] = line[at + 1] ?? [];
    return [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share] as const;
  });
}
