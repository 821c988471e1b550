import type { DrawnVariant } from "../drawn-car.ts";
import { Material } from "../studio/material.ts";
import type { Mesh, Skin, SurfacePoint } from "../studio/mesh.ts";
import { blob, roundedBox, tube, turned } from "../studio/solids.ts";
import { rectangleEdge } from "./boxes.ts";

const of =
  (material: Material): Skin =>
  () =>
    material;
const [pad, lining, alloy, gloss] = [
  of(Material.plastic),
  of(Material.lining),
  of(Material.alloy),
  of(Material.glossBlack),
];

/**
 * The front of a cabin as seen from between the seats. The roof is left off so that the studio lights it; only the
 * windscreen's frame stands. The wheel is on the right; a left-hand drive picture is this one mirrored.
 */
export function buildCarInterior(variant: DrawnVariant): Mesh[] {
  const trim: Skin = variant === 1 ? alloy : of(Material.timber);
  const hide: Skin = variant === 1 ? of(Material.seat) : of(Material.fabric);
  return [
    ...dashboard(trim),
    ...steering(),
    ...centreConsole(trim),
    ...seats(hide),
    ...doors(trim, hide),
    ...frame(),
  ];
}

const vents: Skin = ({ z }) => ((z * 70) % 1 < 0.35 ? Material.plastic : Material.seam);

function dashboard(trim: Skin): Mesh[] {
  return [
    roundedBox([0.6, 0, 0.76], [0.6, 1.62, 0.3], 0.1, ({ x, y, z }) =>
      x > 0.85 && Math.abs(rectangleEdge(y, z, [-0.66, -0.2], [0.64, 0.76], 0.03)) < 0.003
        ? Material.seam
        : Material.lining,
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

function steering(): Mesh[] {
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
    tube(ring, 0.0175, of(Material.seat), false),
    blob([cx, cy, cz - 0.005], [0.09, 0.17, 0.15], pad, 2.6),
    blob([cx + 0.042, cy, cz], [0.012, 0.05, 0.036], of(Material.chrome), 2),
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

function centreConsole(trim: Skin): Mesh[] {
  return [
    roundedBox([1.25, 0, 0.56], [0.95, 0.27, 0.24], 0.05, lining),
    roundedBox([1.12, 0, 0.675], [0.62, 0.22, 0.025], 0.012, gloss),
    roundedBox([1.12, 0, 0.672], [0.66, 0.25, 0.02], 0.01, trim),
    blob([1.1, 0.0, 0.735], [0.075, 0.06, 0.09], of(Material.seat), 2.4),
    tube(
      [
        [1.1, 0, 0.68],
        [1.1, 0, 0.72],
      ],
      0.018,
      alloy,
      false,
    ),
    ...[1.27, 1.37].map((x) => turnedUp(x, 0, 0.69)),
    roundedBox([1.66, 0, 0.7], [0.4, 0.24, 0.12], 0.05, of(Material.seat)),
  ];
}

function turnedUp(x: number, y: number, z: number): Mesh {
  return tube(
    [
      [x, y, z - 0.02],
      [x, y, z + 0.003],
    ],
    0.04,
    ({ t }) => (t > 0.9 ? Material.seam : Material.alloy),
    false,
  );
}

function seats(hide: Skin): Mesh[] {
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
      of(Material.chrome),
      false,
    ),
    tube(
      [
        [1.75, y + 0.06, 1.12],
        [1.77, y + 0.06, 1.24],
      ],
      0.008,
      of(Material.chrome),
      false,
    ),
  ]);
}

function doors(trim: Skin, hide: Skin): Mesh[] {
  return [-1, 1].flatMap((side) => [
    roundedBox([1.3, side * 0.84, 0.68], [1.7, 0.1, 0.62], 0.04, ({ z }) =>
      Math.abs(z - 0.86) < 0.002 ? Material.seam : Material.lining,
    ),
    roundedBox([1.3, side * 0.8, 0.97], [1.7, 0.12, 0.07], 0.03, pad),
    roundedBox([1.3, side * 0.77, 0.74], [0.75, 0.12, 0.06], 0.03, hide),
    roundedBox([1.1, side * 0.785, 0.86], [0.6, 0.02, 0.03], 0.01, trim),
    roundedBox([1.0, side * 0.78, 0.9], [0.13, 0.03, 0.028], 0.012, of(Material.chrome)),
    turned(
      [0.98, side * 0.785 - 0.005, 0.52],
      [
        [0, -0.006],
        [0.075, -0.006],
        [0.08, 0],
        [0.075, 0.006],
        [0, 0.006],
      ],
      ({ x, z }) => ((Math.hypot(x - 0.98, z - 0.52) * 90) % 1 < 0.5 ? Material.seam : Material.steel),
      40,
    ),
    roundedBox([0.62, side * 0.82, 1.02], [0.3, 0.05, 0.06], 0.02, pad),
  ]);
}

function frame(): Mesh[] {
  const cloth = of(Material.shell);
  return [
    ...[-1, 1].map((side) =>
      tube(
        [
          [0.2, side * 0.8, 0.98],
          [0.62, side * 0.74, 1.24],
          [1.08, side * 0.64, 1.49],
          [1.6, side * 0.62, 1.56],
        ],
        0.042,
        pad,
      ),
    ),
    roundedBox([1.3, 0, 1.565], [0.5, 1.24, 0.05], 0.024, cloth),
    roundedBox([1.2, 0, 1.535], [0.2, 0.2, 0.04], 0.018, pad),
    roundedBox([1.0, 0, 1.4], [0.03, 0.25, 0.075], 0.03, ({ nx }) =>
      nx > 0.8 ? Material.chrome : Material.glossBlack,
    ),
    tube(
      [
        [1.0, 0, 1.43],
        [1.04, 0, 1.5],
      ],
      0.012,
      gloss,
      false,
    ),
    ...[-1, 1].map((side) => roundedBox([1.12, side * 0.34, 1.535], [0.16, 0.42, 0.022], 0.01, cloth)),
    roundedBox([0.1, 0, 0.95], [0.4, 1.7, 0.06], 0.02, gloss),
    roundedBox([1.3, 0, 0.36], [2.4, 1.7, 0.1], 0.03, lining),
    roundedBox([-0.5, 0, 0.86], [1.1, 1.5, 0.1], 0.04, of(Material.paint)),
  ];
}
