import { curveThrough } from "../studio/curve.ts";
import { Material } from "../studio/material.ts";
import { gridMesh, type Mesh, type Skin } from "../studio/mesh.ts";
import type { CabinShape } from "./car-shape.ts";
import { evenly, type Tub } from "./car-tub.ts";

/** The glasshouse as functions. */
export interface Cabin {
  readonly base: (x: number) => number;
  readonly roof: (x: number) => number;
  readonly frontX: (t: number) => number;
  readonly rearX: (t: number) => number;
  readonly halfAt: (x: number, t: number) => number;
  readonly width: (t: number) => number;
}

export function cabinOf(shape: CabinShape, tub: Tub): Cabin {
  const [roof, width] = [curveThrough(shape.roof), curveThrough(shape.width)];
  const [frontX, rearX] = [curveThrough(shape.windscreen), curveThrough(shape.backlight)];
  const taper = curveThrough(shape.taper ?? [[0, 1]]);
  const base = (x: number) => tub.top(x) - (shape.sunk ?? 0.05);
  const halfAt = (x: number, t: number) => {
    const { frontLength, frontPower, rearLength, rearPower } = cornersAt(shape, frontX(t), rearX(t));
    const intoFront = Math.min(1, Math.max(0, (frontX(t) + frontLength - x) / frontLength));
    const intoRear = Math.min(1, Math.max(0, (x - rearX(t) + rearLength) / rearLength));
    return (
      width(t) *
      taper(x) *
      Math.pow(Math.max(0, 1 - Math.pow(intoFront, frontPower)), 1 / frontPower) *
      Math.pow(Math.max(0, 1 - Math.pow(intoRear, rearPower)), 1 / rearPower)
    );
  };
  return { base, roof, frontX, rearX, halfAt, width };
}

/** A short roof cannot hold two long corners: they share what there is. */
function cornersAt(shape: CabinShape, front: number, rear: number) {
  const [frontLength, frontPower] = shape.corner.front;
  const [rearLength, rearPower] = shape.corner.rear;
  const squeeze = Math.min(1, ((rear - front) * 0.96) / (frontLength + rearLength));
  return { frontLength: frontLength * squeeze, frontPower, rearLength: rearLength * squeeze, rearPower };
}

const COLUMNS = 150;

/** Pillars, glass and roof as one smooth shell. `t` is 0…1 up the sides, 1…2 over the roof. */
export function cabinMesh(shape: CabinShape, cabin: Cabin, skin: Skin): Mesh {
  const levels: number[] = [];
  for (let t = 0; t < 0.8; t += 0.05) levels.push(t);
  levels.push(0.82, 0.85, 0.875, 0.9, 0.92, 0.94, 0.955, 0.97, 0.98, 0.99, 1);
  const cap = [0.985, 0.96, 0.92, 0.86, 0.78, 0.68, 0.56, 0.42, 0.28, 0.14, 0];
  const outlines = levels.map((t) => outlineAt(shape, cabin, t));
  const top = outlines[outlines.length - 1] ?? [];
  const [front, rear] = [cabin.frontX(1), cabin.rearX(1)];
  const middle = (front + rear) / 2;
  return gridMesh(
    levels.length + cap.length,
    COLUMNS,
    (row, column) => {
      if (row < levels.length) {
        const t = levels[row] ?? 0;
        const [x, y] = outlines[row]?.[column] ?? [0, 0];
        return [x, y, cabin.base(x) + (cabin.roof(x) - cabin.base(x)) * t, t];
      }
      const k = cap[row - levels.length] ?? 0;
      const [x, y] = top[column] ?? [0, 0];
      // The roof's front and rear edges are gathered in a little too, so that they round over.
      const pulled = x + (middle - x) * (1 - k) * 0.02;
      const z = cabin.roof(x) + shape.crown * (1 - Math.pow(k, 2.2)) * endFade(x, front, rear);
      return [pulled, y * k, z, 2 - k];
    },
    { skin, mirrored: true, inside: Material.lining },
  );
}

const endFade = (x: number, front: number, rear: number) => {
  const into = Math.min(x - front, rear - x) / 0.35;
  return into >= 1 ? 1 : into <= 0 ? 0 : Math.sin((into * Math.PI) / 2);
};

function outlineAt(shape: CabinShape, cabin: Cabin, t: number): readonly (readonly [number, number])[] {
  const fine: [number, number][] = [];
  const [front, rear] = [cabin.frontX(t), cabin.rearX(t)];
  const { frontLength, frontPower, rearLength, rearPower } = cornersAt(shape, front, rear);
  const steps = 60;
  const quarter = (step: number, power: number) =>
    1 - Math.pow(Math.cos((step / steps) * (Math.PI / 2)), 2 / power);
  for (let step = 0; step <= steps; step++) {
    const x = front + frontLength * quarter(step, frontPower);
    fine.push([x, cabin.halfAt(x, t)]);
  }
  const [from, to] = [front + frontLength, rear - rearLength];
  for (let step = 1; step < steps; step++) {
    const x = from + ((to - from) * step) / steps;
    fine.push([x, cabin.halfAt(x, t)]);
  }
  for (let step = steps; step >= 0; step--) {
    const x = rear - rearLength * quarter(step, rearPower);
    fine.push([x, cabin.halfAt(x, t)]);
  }
  return evenly(fine, COLUMNS);
}
