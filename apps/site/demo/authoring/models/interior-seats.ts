import { Material } from "../studio/material.ts";
import { madeOf, type Mesh, type Skin } from "../studio/mesh.ts";
import { roundedBox } from "../studio/solids.ts";
import { tube } from "../studio/tube.ts";

/** Two front seats. */
export function frontSeats(hide: Skin): Mesh[] {
  const stitched: Skin = (point) => {
    const across = Math.abs(Math.abs(point.y) - 0.4);
    return Math.abs(across - 0.13) < 0.0035 ? Material.seam : hide(point);
  };
  return [-0.4, 0.4].flatMap((y) => [
    roundedBox([1.3, y, 0.56], [0.56, 0.5, 0.17], 0.075, stitched),
    roundedBox([1.3, y - 0.22, 0.6], [0.5, 0.1, 0.16], 0.05, hide),
    roundedBox([1.3, y + 0.22, 0.6], [0.5, 0.1, 0.16], 0.05, hide),
    roundedBox([1.66, y, 0.88], [0.16, 0.48, 0.62], 0.075, stitched, 0.24),
    roundedBox([1.63, y - 0.21, 0.86], [0.2, 0.1, 0.54], 0.05, hide, 0.24),
    roundedBox([1.63, y + 0.21, 0.86], [0.2, 0.1, 0.54], 0.05, hide, 0.24),
    roundedBox([1.78, y, 1.28], [0.11, 0.27, 0.17], 0.055, hide, 0.15),
    tube(
      [
        [1.75, y - 0.06, 1.12],
        [1.77, y - 0.06, 1.24],
      ],
      0.008,
      madeOf(Material.chrome),
      false,
    ),
    tube(
      [
        [1.75, y + 0.06, 1.12],
        [1.77, y + 0.06, 1.24],
      ],
      0.008,
      madeOf(Material.chrome),
      false,
    ),
  ]);
}
