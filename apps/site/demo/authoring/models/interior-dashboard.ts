import { Material } from "../studio/material.ts";
import { madeOf, type Mesh, type Skin, type SurfacePoint } from "../studio/mesh.ts";
import { roundedBox } from "../studio/solids.ts";
import { rectangleEdge } from "./boxes.ts";

const pad = madeOf(Material.seat);

const vents: Skin = ({ z }) => ((z * 70) % 1 < 0.35 ? Material.plastic : Material.seam);

/** Dashboard, screens and vents. */
export function dashboard(trim: Skin): Mesh[] {
  return [
    roundedBox([0.6, 0, 0.76], [0.6, 1.62, 0.3], 0.1, ({ x, y, z }) =>
      x > 0.85 && Math.abs(rectangleEdge(y, z, [-0.66, -0.2], [0.64, 0.76], 0.03)) < 0.003
        ? Material.seam
        : Material.seat,
    ),
    roundedBox([0.5, 0, 0.935], [0.62, 1.6, 0.12], 0.055, ({ x, z }) =>
      Math.abs(z - 0.9) < 0.002 && x > 0.7 ? Material.fabric : Material.plastic,
    ),
    roundedBox([0.62, 0.37, 1.0], [0.4, 0.46, 0.1], 0.05, pad),
    roundedBox([0.885, 0, 0.845], [0.05, 1.46, 0.034], 0.012, trim),
    roundedBox([0.83, 0, 1.02], [0.025, 0.4, 0.2], 0.012, (point) =>
      screenSkin(point, 0, 1.02, 0.185, 0.085),
    ),
    roundedBox([0.8, 0.37, 1.0], [0.03, 0.32, 0.13], 0.014, (point) => clusterSkin(point)),
    ...[-0.66, 0.66].map((y) => roundedBox([0.88, y, 0.91], [0.05, 0.17, 0.05], 0.012, vents)),
    roundedBox([0.88, 0, 0.885], [0.05, 0.34, 0.045], 0.01, vents),
    roundedBox([0.885, 0, 0.76], [0.06, 0.34, 0.06], 0.015, ({ y, z, nx }) =>
      nx > 0.5 && Math.abs((y * 18) % 1) < 0.16 && Math.abs(z - 0.76) < 0.01
        ? Material.daylight
        : Material.glossBlack,
    ),
  ];
}

/** A dark screen with a few quiet tiles: no map, no brand. */
function screenSkin(
  { y, z, nx }: SurfacePoint,
  cy: number,
  cz: number,
  halfY: number,
  halfZ: number,
): Material {
  if (nx < 0.5 || Math.abs(y - cy) > halfY || Math.abs(z - cz) > halfZ) return Material.glossBlack;
  const [u, v] = [(y - cy + halfY) / (halfY * 2), (z - cz + halfZ) / (halfZ * 2)];
  const tile = Math.min(
    rectangleEdge(u, v, [0.06, 0.56], [0.22, 0.9], 0.05),
    rectangleEdge(u, v, [0.6, 0.94], [0.58, 0.9], 0.05),
    rectangleEdge(u, v, [0.6, 0.94], [0.22, 0.53], 0.05),
  );
  if (v < 0.15 && v > 0.07 && (u * 7) % 1 > 0.35 && (u * 7) % 1 < 0.65) return Material.steel;
  if (tile < 0)
    return Math.abs(v - 0.5 - 0.16 * Math.sin(u * 9)) < 0.012 && u < 0.56
      ? Material.daylight
      : Material.screen;
  return Material.glossBlack;
}

function clusterSkin({ y, z, nx }: SurfacePoint): Material {
  if (nx < 0.5) return Material.glossBlack;
  for (const centre of [0.28, 0.46]) {
    const away = Math.hypot(y - centre, z - 1.0);
    const angle = Math.atan2(z - 1.0, y - centre);
    if (Math.abs(away - 0.047) < 0.004)
      return angle > -2.4 && angle < -0.6 ? Material.glossBlack : Material.daylight;
    if (away < 0.04) return Material.screen;
  }
  return Math.abs(y - 0.37) < 0.025 && Math.abs(z - 1.0) < 0.035 ? Material.screen : Material.glossBlack;
}
