import type { DrawnVariant } from "../drawn-car.ts";
import { loft } from "../studio/loft.ts";
import { Material } from "../studio/material.ts";
import { madeOf, type Mesh, placeMesh, type Skin } from "../studio/mesh.ts";
import { tube } from "../studio/tube.ts";
import { bikeBody } from "./bike-body.ts";
import { bikeEngine } from "./bike-engine.ts";
import { bikeFront } from "./bike-front.ts";
import { BIKE } from "./bike-sizes.ts";
import { bikeTouringParts } from "./bike-touring.ts";
import { bikeWheel } from "./bike-wheel.ts";

/** A tall adventure bike: fairing down to the cylinder heads, a liquid-cooled engine, a chain. */
export function buildAdventure(variant: DrawnVariant): Mesh[] {
  return [
    ...wheel(0, 0.12),
    ...wheel(BIKE.rear, 0.18),
    ...bikeFront(),
    ...bikeEngine("liquid"),
    ...bikeBody(2),
    ...bikeTouringParts(),
    ...[-1, 1].flatMap((side) => [flank(side, variant), ...chain(side)]),
  ];
}

const wheel = (x: number, width: number): Mesh[] =>
  bikeWheel(BIKE.radius, width).map((part) => placeMesh(part, x, 0, BIKE.radius));

const chain = (side: number): Mesh[] =>
  side < 0
    ? []
    : [-1, 1].map((run) =>
        tube(
          [
            [1.02, 0.15, 0.42 + run * 0.045],
            [BIKE.rear, 0.15, BIKE.radius + run * 0.09],
          ],
          0.012,
          madeOf(Material.steel),
          false,
        ),
      );

/** The panel beside tank and radiator, with a vent; the second design is dark below. */
function flank(side: number, variant: DrawnVariant): Mesh {
  const skin: Skin = ({ x, z, ny }) => {
    const out = Math.abs(ny) > 0.3;
    const gill = x - 0.56 + (z - 0.72) * 0.7;
    if (out && Math.abs(gill) < 0.02 && z > 0.62 && z < 0.82) return Material.seam;
    return variant === 2 && z < 0.7 ? Material.glossBlack : Material.paint;
  };
  return placeMesh(
    loft(
      {
        bottom: [
          [0.2, 0.86],
          [0.34, 0.66],
          [0.46, 0.55],
          [0.6, 0.54],
          [0.76, 0.66],
          [0.86, 0.78],
        ],
        top: [
          [0.2, 0.98],
          [0.36, 1.0],
          [0.56, 0.97],
          [0.74, 0.9],
          [0.86, 0.82],
        ],
        half: [
          [0.2, 0.03],
          [0.4, 0.06],
          [0.6, 0.05],
          [0.86, 0.012],
        ],
        power: 3,
      },
      skin,
    ),
    0,
    side * 0.175,
    0,
  );
}
