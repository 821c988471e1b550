import { Material } from "../studio/material.ts";
import { madeOf, type Mesh } from "../studio/mesh.ts";
import { blob } from "../studio/solids.ts";
import { tube } from "../studio/tube.ts";

const pad = madeOf(Material.seat);

/** Steering wheel, column and stalks, on the right. */
export function steering(): Mesh[] {
  const [cx, cy, cz, r] = [1.06, 0.37, 0.9, 0.182];
  const at = (angle: number, radius: number) =>
    [
      cx - Math.sin(angle) * radius * 0.42,
      cy + Math.cos(angle) * radius,
      cz + Math.sin(angle) * radius * 0.91,
    ] as const;
  const ring = Array.from({ length: 49 }, (_, step) => at((step / 48) * Math.PI * 2, r));
  const spoke = (angle: number) =>
    tube(
      [at(angle, 0.04), at(angle, r)],
      (share) => 0.026 - 0.01 * share,
      ({ t }) => (t > 0.35 && t < 0.6 ? Material.alloy : Material.plastic),
      false,
    );
  return [
    tube(ring, 0.0175, madeOf(Material.seat), false),
    blob([cx, cy, cz - 0.005], [0.09, 0.17, 0.15], pad, 2.6),
    blob([cx + 0.042, cy, cz], [0.012, 0.05, 0.036], madeOf(Material.chrome), 2),
    spoke(0.05),
    spoke(Math.PI - 0.05),
    spoke(-Math.PI / 2),
    tube(
      [
        [cx, cy, cz],
        [0.75, cy, cz + 0.04],
      ],
      0.05,
      pad,
      false,
    ),
    tube(
      [
        [0.93, cy + 0.05, 0.95],
        [0.95, cy + 0.2, 0.97],
      ],
      0.009,
      pad,
      false,
    ),
    tube(
      [
        [0.93, cy - 0.05, 0.95],
        [0.95, cy - 0.2, 0.97],
      ],
      0.009,
      pad,
      false,
    ),
  ];
}
