import type { SideLine } from "./car-shape.ts";

/** Half the width of a gap between two panels, in metres. */
export const SEAM = 0.0032;

/** Metres from a point to a line on the side. */
export function nearLine(line: SideLine, x: number, z: number): number {
  let nearest = Infinity;
  for (let index = 0; index < line.length - 1; index++) {
    const [x0 = 0, z0 = 0] = line[index] ?? [];
    const [x1 = 0, z1 = 0] = line[index + 1] ?? [];
    const [dx, dz] = [x1 - x0, z1 - z0];
    const share = Math.min(1, Math.max(0, ((x - x0) * dx + (z - z0) * dz) / (dx * dx + dz * dz || 1)));
    nearest = Math.min(nearest, Math.hypot(x - x0 - dx * share, z - z0 - dz * share));
  }
  return nearest;
}
