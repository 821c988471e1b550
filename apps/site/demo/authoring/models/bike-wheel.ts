import { Material } from "../studio/material.ts";
import { gridMesh, type Mesh } from "../studio/mesh.ts";
import { tube } from "../studio/tube.ts";
import { turned } from "../studio/solids.ts";

/** A motorcycle wheel at the origin: round tyre, open spokes, a brake disc on each side. */
export function bikeWheel(radius: number, width: number): Mesh[] {
  const half = width / 2;
  const rim = radius * 0.7;
  const section = Array.from({ length: 17 }, (_, step) => {
    const angle = (step / 16) * Math.PI;
    return [rim + (radius - rim) * Math.pow(Math.sin(angle), 0.6), -half * Math.cos(angle)] as const;
  });
  const tyre = turned(
    [0, 0, 0],
    section,
    ({ y, x, z }) => {
      const around = ((Math.atan2(z, x) / Math.PI) * 34 + Math.abs(y) * 18) % 1;
      return Math.hypot(x, z) > radius - 0.03 && Math.abs(y) > 0.012 && Math.abs(around) < 0.16
        ? Material.seam
        : Material.rubber;
    },
    96,
  );
  const ring = turned(
    [0, 0, 0],
    [
      [rim + 0.006, -half * 0.6],
      [rim - 0.012, -half * 0.62],
      [rim - 0.03, -half * 0.4],
      [rim - 0.036, 0],
      [rim - 0.03, half * 0.4],
      [rim - 0.012, half * 0.62],
      [rim + 0.006, half * 0.6],
    ],
    () => Material.darkAlloy,
    80,
  );
  const hub = turned(
    [0, 0, 0],
    [
      [0, -0.08],
      [0.04, -0.08],
      [0.05, -0.06],
      [0.05, 0.06],
      [0.04, 0.08],
      [0, 0.08],
    ],
    () => Material.darkAlloy,
    32,
  );
  const discs = [-1, 1].map((side) =>
    turned(
      [0, side * 0.075, 0],
      [
        [0.118, -0.003],
        [0.122, -0.003],
        [0.132, -0.003],
        [0.142, -0.003],
        [0.152, -0.003],
        [0.162, -0.003],
        [0.162, 0.003],
        [0.118, 0.003],
        [0.118, -0.003],
      ],
      ({ x, z }) => {
        // Drilled: three rings of small holes, each turned by half a step against the next.
        const away = Math.hypot(x, z);
        const turn = (Math.atan2(z, x) / (2 * Math.PI) + 1) * 20;
        const ring = Math.round((away - 0.127) / 0.012);
        const along = Math.abs(((turn + ring * 0.5) % 1) - 0.5) * ((away * 2 * Math.PI) / 20);
        return ring >= 0 && ring < 3 && Math.hypot(along, away - 0.127 - ring * 0.012) < 0.0042
          ? Material.seam
          : Material.machined;
      },
      160,
    ),
  );
  // Six short arms carry each disc, so that the spokes show through.
  const carriers = [-1, 1].flatMap((side) =>
    Array.from({ length: 6 }, (_, index) => {
      const angle = (index / 6) * Math.PI * 2;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return tube(
        [
          [cos * 0.045, side * 0.07, sin * 0.045],
          [cos * 0.128, side * 0.074, sin * 0.128],
        ],
        0.007,
        () => Material.darkAlloy,
        false,
      );
    }),
  );
  const spokes = Array.from({ length: 10 }, (_, index) => {
    const angle = ((Math.floor(index / 2) + 0.3) / 5) * Math.PI * 2 + (index % 2 === 0 ? -0.16 : 0.16);
    return spoke(angle, rim);
  });
  return [tyre, { ...ring, inside: Material.darkAlloy }, hub, ...discs, ...carriers, ...spokes];
}

function spoke(angle: number, rim: number): Mesh {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return gridMesh(
    6,
    8,
    (row, column) => {
      const along = 0.03 + ((rim - 0.05) * row) / 5;
      const turn = (column / 8) * Math.PI * 2;
      const [across, deep] = [Math.cos(turn) * 0.011, Math.sin(turn) * 0.02];
      return [along * cos - across * sin, deep, along * sin + across * cos, row / 5];
    },
    { skin: () => Material.darkAlloy, closed: true },
  );
}
