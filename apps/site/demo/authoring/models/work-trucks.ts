import type { DrawnVariant } from "../drawn-car.ts";
import { Material } from "../studio/material.ts";
import { gridMesh, type Mesh } from "../studio/mesh.ts";
import { roundedBox } from "../studio/solids.ts";
import { rearLights, rigidTruck } from "./truck.ts";

const FROM = 0.78;
const WIDE = 1.22;

/** A tipper: a ribbed steel body with a guard over the cab, on two rear axles in the first design and one in the second. */
export function buildTipper(variant: DrawnVariant): Mesh[] {
  return variant === 1
    ? rigidTruck(1, [0, 1.32], (tail) => tipperBody(tail, Material.shell), 3.5)
    : rigidTruck(2, [0], (tail) => tipperBody(tail - 0.5, Material.darkAlloy), 3.8);
}

function tipperBody(tail: number, metal: Material): Mesh[] {
  const [floor, top] = [1.2, 2.35];
  const paint = () => metal;
  const length = tail - FROM;
  const middle = FROM + length / 2;
  const ribs = Array.from({ length: 6 }, (_, index) => FROM + 0.35 + ((length - 0.7) * index) / 5);
  return [
    roundedBox([middle, 0, floor], [length, 2.3, 0.14], 0.02, paint),
    ...[-1, 1].flatMap((side) => [
      roundedBox([middle, side * (WIDE - 0.06), (floor + top) / 2], [length, 0.06, top - floor], 0.015, paint),
      roundedBox([middle, side * (WIDE - 0.03), top], [length + 0.06, 0.14, 0.12], 0.03, paint),
      roundedBox([middle, side * (WIDE - 0.03), floor + 0.02], [length, 0.12, 0.14], 0.02, paint),
      ...ribs.map((x) =>
        roundedBox([x, side * WIDE, (floor + top) / 2], [0.11, 0.12, top - floor - 0.06], 0.025, paint),
      ),
    ]),
    roundedBox([FROM, 0, (floor + top) / 2 + 0.2], [0.08, 2.36, top - floor + 0.4], 0.02, paint),
    ...[-0.75, -0.25, 0.25, 0.75].map((y) =>
      roundedBox([FROM - 0.05, y, (floor + top) / 2 + 0.2], [0.06, 0.09, top - floor + 0.3], 0.02, paint),
    ),
    roundedBox([FROM - 0.52, 0, 2.98], [1.1, 2.2, 0.06], 0.02, paint),
    roundedBox([FROM, 0, 2.78], [0.08, 2.2, 0.44], 0.02, paint),
    roundedBox([tail, 0, (floor + top) / 2], [0.07, 2.36, top - floor], 0.02, paint),
    roundedBox([tail + 0.04, 0, top - 0.03], [0.08, 2.5, 0.09], 0.02, paint),
    ...rearLights(tail),
  ];
}

/** A curtain sider: a roof on posts, and a canvas down each side that is drawn tight by buckles. */
export function buildCurtainSider(variant: DrawnVariant): Mesh[] {
  return rigidTruck(variant, variant === 1 ? [0] : [0, 1.3], (tail) =>
    curtainBody(tail, variant === 1 ? Material.paint : Material.shell),
  );
}

function curtainBody(tail: number, canvas: Material): Mesh[] {
  const [floor, top] = [1.12, 3.36];
  const length = tail - FROM;
  const alloy = () => Material.alloy;
  const columns = 220;
  const wave = (x: number, t: number): number => {
    const strap = Math.abs((((x - FROM) / 0.62) % 1) - 0.5) * 2;
    return 0.02 * (1 - strap ** 2) * Math.sin(Math.PI * Math.min(1, t * 1.1)) + 0.004 * Math.sin(x * 9);
  };
  const curtain = gridMesh(
    24,
    columns,
    (row, column) => {
      const t = row / 23;
      const x = FROM + 0.09 + ((length - 0.18) * column) / (columns - 1);
      return [x, WIDE - 0.012 + wave(x, t), floor + 0.04 + t * (top - floor - 0.2), t];
    },
    {
      skin: ({ x, t }) => {
        const strap = Math.abs((((x - FROM) / 0.62) % 1) - 0.5);
        if (strap > 0.47 && t < 0.2) return t > 0.05 && t < 0.12 ? Material.steel : Material.plastic;
        return canvas;
      },
      mirrored: true,
      inside: Material.lining,
    },
  );
  return [
    curtain,
    roundedBox([FROM + length / 2, 0, floor - 0.02], [length, 2.42, 0.16], 0.02, alloy),
    roundedBox([FROM + length / 2, 0, top - 0.06], [length, 2.48, 0.16], 0.05, ({ nz }) =>
      nz > 0.5 ? Material.shell : Material.alloy,
    ),
    roundedBox([FROM + 0.04, 0, (floor + top) / 2], [0.1, 2.46, top - floor], 0.03, () => Material.shell),
    ...[-1, 1].flatMap((side) => [
      roundedBox([tail - 0.05, side * (WIDE - 0.05), (floor + top) / 2], [0.12, 0.14, top - floor], 0.02, alloy),
      roundedBox([FROM + 0.05, side * (WIDE - 0.02), (floor + top) / 2], [0.12, 0.1, top - floor], 0.02, alloy),
    ]),
    roundedBox([tail - 0.04, 0, (floor + top) / 2], [0.07, 2.4, top - floor], 0.02, ({ y, nx }) => {
      if (nx < 0.6) return Material.shell;
      if (Math.abs(y) < 0.012) return Material.seam;
      return Math.abs(Math.abs(y) - 0.24) < 0.022 || Math.abs(Math.abs(y) - 0.86) < 0.022
        ? Material.steel
        : Material.shell;
    }),
    ...rearLights(tail),
  ];
}
