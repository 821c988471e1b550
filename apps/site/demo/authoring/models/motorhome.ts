import type { DrawnVariant } from "../drawn-car.ts";
import { Material } from "../studio/material.ts";
import type { Mesh, SurfacePoint } from "../studio/mesh.ts";
import { roundedBox } from "../studio/solids.ts";
import { tube } from "../studio/tube.ts";
import { panelledBox, rectangleEdge, type SidePanel } from "./boxes.ts";
import { buildCar } from "./car-model.ts";
import { VAN } from "./van.ts";

const WHEELBASE = 3.95;
const TAIL = 5.75;
const HALF = 1.13;

const PANELS: readonly SidePanel[] = [
  { x: [1.15, 1.95], z: [1.62, 2.2], kind: "glass", radius: 0.09 },
  { x: [2.2, 2.86], z: [0.62, 2.55], kind: "door", radius: 0.06, side: "near" },
  { x: [2.3, 2.76], z: [1.72, 2.3], kind: "glass", radius: 0.07, side: "near" },
  { x: [3.2, 4.1], z: [1.62, 2.2], kind: "glass", radius: 0.09 },
  { x: [4.6, 5.35], z: [1.62, 2.2], kind: "glass", radius: 0.09 },
  { x: [4.75, 5.45], z: [0.78, 1.2], kind: "door", radius: 0.04 },
  { x: [1.2, 1.9], z: [0.78, 1.12], kind: "door", radius: 0.04 },
];

/** A coach-built motorhome on a van: sleeping room over the cab, or (second design) a low profile. */
export function buildMotorhome(variant: DrawnVariant): Mesh[] {
  const base = buildCar(
    {
      ...VAN,
      wheelbase: WHEELBASE,
      rearOverhang: 1.4,
      low: [
        [-0.95, 0.32],
        [-0.5, 0.25],
        [0.6, 0.23],
        [3.2, 0.3],
        [5.3, 0.44],
      ],
      taper: [
        [-0.95, 0.95],
        [0, 0.99],
        [0.8, 1],
        [1.2, 0.96],
        [5.3, 0.9],
      ],
      seams: VAN.seams.slice(0, 1),
      handles: [[0.62, 1.02]],
      cabin: VAN.cabin && {
        ...VAN.cabin,
        backlight: [
          [0, 1.9],
          [1, 1.7],
        ],
        seams: [],
        rearGlass: null,
        panes: { ...VAN.cabin.panes, until: 0.82 },
      },
    },
    variant,
  );
  const roof = variant === 1 ? 2.98 : 2.8;
  const body = panelledBox([0.82, -HALF, 0.58], [TAIL, HALF, roof], 0.1, Material.shell, PANELS, (point) =>
    bodyMaterial(point, roof),
  );
  const over =
    variant === 1
      ? panelledBox(
          [-0.42, -HALF, 1.93],
          [2.2, HALF, roof],
          0.3,
          Material.shell,
          [{ x: [0.05, 0.7], z: [2.3, 2.68], kind: "glass", radius: 0.09 }],
          lutonMaterial,
        )
      : panelledBox(
          [0.28, -HALF + 0.06, 1.72],
          [2.2, HALF - 0.06, roof - 0.04],
          0.42,
          Material.shell,
          [],
          lowProfileMaterial,
        );
  return [
    ...base,
    body,
    over,
    roundedBox([2.3, 0, roof + 0.05], [0.7, 0.5, 0.14], 0.05, () => Material.shell),
    roundedBox([4.2, 0, roof + 0.07], [0.9, 0.65, 0.18], 0.06, () => Material.shell),
    tube(
      [
        [1.0, -HALF - 0.05, roof - 0.17],
        [4.6, -HALF - 0.05, roof - 0.17],
      ],
      0.055,
      () => Material.alloy,
      false,
    ),
    roundedBox([2.53, -HALF - 0.1, 0.42], [0.6, 0.22, 0.035], 0.01, () => Material.plastic),
  ];
}

function bodyMaterial({ x, y, z, nx, ny }: SurfacePoint, roof: number): Material | null {
  if (Math.abs(ny) > 0.6) {
    if (Math.hypot(x - WHEELBASE, z - 0.4) < 0.46) return Material.none;
    if (z < 0.72) return Material.plastic;
    const sweep = z - 1.08 - (x - 0.8) * 0.075;
    if (Math.abs(sweep) < 0.09) return inPanel(x, z) ? null : Material.paint;
    if (Math.abs(sweep - 0.16) < 0.02) return inPanel(x, z) ? null : Material.steel;
  }
  if (nx > 0.6) {
    const glass = rectangleEdge(y, z, [-0.62, 0.62], [1.72, 2.2], 0.1);
    if (glass < -0.02) return Material.glossBlack;
    if (glass < 0.01) return Material.plastic;
    const across = Math.abs(y);
    if (Math.abs(across - 0.98) < 0.07 && z > 0.8 && z < 1.25)
      return z > 1.14 ? Material.lampAmber : z > 1.08 ? Material.lampClear : Material.lampRed;
    if (across < 0.19 && Math.abs(z - 0.9) < 0.055) return Material.plate;
    if (z < 0.74) return Material.plastic;
    if (Math.abs(z - 1.45) < 0.08 && across < HALF - 0.12) return Material.paint;
  }
  return z > roof ? null : null;
}

const inPanel = (x: number, z: number) =>
  PANELS.some((panel) => panel.kind === "glass" && rectangleEdge(x, z, panel.x, panel.z, 0.09) < 0.02);

function lutonMaterial({ y, z, nx, ny, x }: SurfacePoint): Material | null {
  if (nx < -0.4 && Math.abs(z - 2.3) < 0.05 && Math.abs(y) < HALF - 0.1) return Material.paint;
  if (Math.abs(ny) > 0.6 && Math.abs(z - 2.16 + x * 0.04) < 0.045) return Material.paint;
  return null;
}

function lowProfileMaterial({ y, nx, nz, z }: SurfacePoint): Material | null {
  if (nx < -0.2 && nz > 0.15 && Math.abs(y) < 0.5 && z > 2.25) return Material.glossBlack;
  return null;
}
