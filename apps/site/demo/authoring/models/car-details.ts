import { Material } from "../studio/material.ts";
import { gridMesh, type Mesh } from "../studio/mesh.ts";
import { blob, roundedBox, turned } from "../studio/solids.ts";
import { tube } from "../studio/tube.ts";
import type { CarShape } from "./car-shape.ts";
import type { Cabin } from "./car-cabin.ts";
import type { Tub } from "./car-tub.ts";

const paint = () => Material.paint;
const cushion = () => Material.seat;

/** Inner edge of each wheel arch and the dark tunnel behind it. */
export function archMeshes(shape: CarShape, tub: Tub): Mesh[] {
  return tub.arches.flatMap((arch) => {
    const steps = 40;
    const from = -0.32;
    const to = Math.PI + 0.32;
    const ring = (radius: number, column: number) => {
      const angle = from + ((to - from) * column) / (steps - 1);
      return [arch.x + Math.cos(angle) * radius, arch.z + Math.sin(angle) * radius] as const;
    };
    const lip = gridMesh(
      4,
      steps,
      (row, column) => {
        const [x, z] = ring(arch.radius + (row === 0 ? 0.002 : -0.004 * row), column);
        const outer = tub.halfAt(x, Math.max(0, tub.tAt(x, z)));
        return [x, Math.max(0.2, outer - [0, 0.008, 0.03, 0.1][row]!), z, row];
      },
      {
        skin: ({ t }) => (t > 1.2 ? Material.lining : shape.cladding > 0 ? Material.plastic : Material.paint),
        mirrored: true,
        inside: Material.lining,
      },
    );
    const tunnel = gridMesh(
      3,
      steps,
      (row, column) => {
        const [x, z] = ring(row === 2 ? 0.05 : arch.radius - 0.01, column);
        return [x, row === 0 ? shape.halfWidth - 0.09 : 0.32, z, 0];
      },
      { skin: () => Material.lining, mirrored: true, inside: Material.lining },
    );
    return [lip, tunnel];
  });
}

/** Door handles and mirrors. */
export function trimMeshes(shape: CarShape, tub: Tub): Mesh[] {
  const parts: Mesh[] = [];
  for (const side of [-1, 1]) {
    for (const [x, z] of shape.handles) {
      const y = tub.halfAt(x, tub.tAt(x, z)) * side;
      parts.push(roundedBox([x, y + side * 0.012, z], [0.2, 0.028, 0.03], 0.012, paint));
      parts.push(
        roundedBox([x - 0.01, y + side * 0.0005, z - 0.005], [0.15, 0.01, 0.044], 0.004, () => Material.seam),
      );
    }
    const [x, z] = shape.mirror;
    const y = (tub.halfAt(x, 0.9) + 0.07) * side;
    parts.push(
      blob(
        [x, y, z + 0.015],
        [0.16, 0.225, 0.135],
        ({ nx }) => (nx > 0.86 ? Material.chrome : Material.paint),
        2.7,
      ),
      blob([x + 0.01, y - side * 0.11, z - 0.07], [0.11, 0.16, 0.05], () => Material.glossBlack, 2.5),
    );
  }
  return parts;
}

/** Simple seats, wheel and dash: what one makes out through the glass. */
export function furnitureMeshes(shape: CarShape): Mesh[] {
  const z = shape.seatZ;
  const rows = shape.seats.flatMap((x) =>
    [-0.36, 0.36].flatMap((y) => [
      roundedBox([x + 0.1, y, z + 0.34], [0.16, 0.46, 0.56], 0.07, cushion, 0.22),
      roundedBox([x + 0.2, y, z + 0.74], [0.1, 0.26, 0.16], 0.05, cushion, 0.15),
      roundedBox([x - 0.2, y, z + 0.06], [0.5, 0.48, 0.16], 0.07, cushion),
    ]),
  );
  const first = shape.seats[0] ?? 1.4;
  const wheelX = first - 0.62;
  const ring = Array.from({ length: 25 }, (_, step) => {
    const angle = (step / 24) * Math.PI * 2;
    return [
      wheelX + Math.sin(angle) * 0.06,
      0.36 + Math.cos(angle) * 0.18,
      z + 0.44 + Math.sin(angle) * 0.17,
    ] as const;
  });
  return [
    ...rows,
    tube(ring, 0.016, cushion, false),
    roundedBox([wheelX - 0.25, 0, z + 0.3], [0.34, 1.3, 0.22], 0.09, () => Material.lining),
    roundedBox(
      [shape.wheelbase * 0.5, 0, z - 0.12],
      [shape.wheelbase * 0.8, 1.4, 0.2],
      0.05,
      () => Material.lining,
    ),
  ];
}

/** Bars along the roof. */
export function railMeshes(cabin: Cabin, from: number, to: number, metal: Material): Mesh[] {
  return [-1, 1].map((side) => {
    const at = (share: number, lift: number) => {
      const x = from + (to - from) * share;
      return [x, side * cabin.halfAt(x, 0.955), cabin.roof(x) + lift] as const;
    };
    return tube(
      [
        at(0, -0.02),
        at(0.03, 0.03),
        at(0.2, 0.045),
        at(0.5, 0.045),
        at(0.8, 0.045),
        at(0.97, 0.03),
        at(1, -0.02),
      ],
      0.017,
      () => metal,
    );
  });
}

/** Exhaust tips under the tail. */
export function exhaustMeshes(shape: CarShape, tub: Tub, count: 0 | 1 | 2): Mesh[] {
  const sides = count === 0 ? [] : count === 1 ? [-1] : [-1, 1];
  return sides.map((side) => {
    const x = tub.tailX(0.1) - 0.095;
    const tip = turned(
      [0, 0, 0],
      [
        [0.024, 0.02],
        [0.03, -0.06],
        [0.036, -0.06],
        [0.038, 0.04],
      ],
      () => Material.chrome,
      24,
    );
    const positions = tip.positions.slice();
    const normals = tip.normals.slice();
    for (let index = 0; index < positions.length; index += 3) {
      const [a, b] = [tip.positions[index]!, tip.positions[index + 1]!];
      positions[index] = x - b;
      positions[index + 1] = shape.halfWidth * 0.62 * side + a;
      positions[index + 2] = tip.positions[index + 2]! + tub.low(x) + 0.045;
      const [na, nb] = [tip.normals[index]!, tip.normals[index + 1]!];
      normals[index] = -nb;
      normals[index + 1] = na;
    }
    return { ...tip, positions, normals, inside: Material.lining };
  });
}
