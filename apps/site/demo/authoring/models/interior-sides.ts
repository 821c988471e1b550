import { Material } from "../studio/material.ts";
import { madeOf, type Mesh, type Skin } from "../studio/mesh.ts";
import { roundedBox, turned } from "../studio/solids.ts";
import { tube } from "../studio/tube.ts";

const pad = madeOf(Material.seat);
const lining = madeOf(Material.seat);
const gloss = madeOf(Material.glossBlack);

/** Door panels. */
export function doorPanels(trim: Skin, hide: Skin): Mesh[] {
  return [-1, 1].flatMap((side) => [
    roundedBox([1.3, side * 0.84, 0.68], [1.7, 0.1, 0.62], 0.04, ({ z }) =>
      Math.abs(z - 0.86) < 0.002 ? Material.seam : Material.seat,
    ),
    roundedBox([1.3, side * 0.8, 0.97], [1.7, 0.12, 0.07], 0.03, pad),
    roundedBox([1.3, side * 0.77, 0.74], [0.75, 0.12, 0.06], 0.03, hide),
    roundedBox([1.1, side * 0.785, 0.86], [0.6, 0.02, 0.03], 0.01, trim),
    roundedBox([1.0, side * 0.78, 0.9], [0.13, 0.03, 0.028], 0.012, madeOf(Material.chrome)),
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

/** What stands of the windscreen, and the floor. */
export function windscreenFrame(): Mesh[] {
  const cloth = madeOf(Material.shell);
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
    roundedBox([-0.5, 0, 0.86], [1.1, 1.5, 0.1], 0.04, madeOf(Material.paint)),
  ];
}
