import { curveThrough, type Knots } from "./curve.ts";
import { gridMesh, type Mesh, type Skin } from "./mesh.ts";

/** A long body by numbers: how low, how high and how wide it is along x. */
export interface LoftShape {
  readonly bottom: Knots;
  readonly top: Knots;
  readonly half: Knots;
  /** 2 is an ellipse, 4 nearly a box. */
  readonly power?: number;
}

/** A smooth closed body along x: a tank, a seat, a fairing. `t` runs 0 to 1 from front to back. */
export function loft(shape: LoftShape, skin: Skin): Mesh {
  const [bottom, top, half] = [curveThrough(shape.bottom), curveThrough(shape.top), curveThrough(shape.half)];
  const from = shape.top[0]?.[0] ?? 0;
  const to = shape.top[shape.top.length - 1]?.[0] ?? 1;
  const power = 2 / (shape.power ?? 2.6);
  const bend = (value: number) => Math.sign(value) * Math.pow(Math.abs(value), power);
  const [rows, columns] = [40, 36];
  return gridMesh(
    rows,
    columns,
    (row, column) => {
      // Close together at both ends, where the body rounds off.
      const share = 0.5 - 0.5 * Math.cos((row / (rows - 1)) * Math.PI);
      const x = from + (to - from) * share;
      const closing = row === 0 || row === rows - 1 ? 0 : 1;
      const angle = (column / columns) * Math.PI * 2;
      const middle = (bottom(x) + top(x)) / 2;
      const tall = ((top(x) - bottom(x)) / 2) * closing;
      return [x, half(x) * closing * bend(Math.cos(angle)), middle + tall * bend(Math.sin(angle)), share];
    },
    { skin, closed: true },
  );
}
