import { Material } from "../studio/material.ts";
import { gridMesh, type Mesh, placeMesh } from "../studio/mesh.ts";
import { turned } from "../studio/solids.ts";

/** The look of a wheel: how many spokes, how they are cut, and of what. */
export interface WheelDesign {
  readonly spokes: number;
  /** Each spoke split in two thin ones, this far apart in metres; 0 keeps it whole. */
  readonly split: number;
  /** Spoke width in metres at the hub and at the rim. */
  readonly width: readonly [hub: number, rim: number];
  readonly metal: Material;
  /** A dark face behind bright spokes, or a full dark wheel. */
  readonly rim: Material;
  /** Rim radius as a share of the tyre's. */
  readonly profile: number;
}

/** All parts of one wheel, standing at the origin with its face towards -y. */
export function wheelMeshes(radius: number, tyreWidth: number, design: WheelDesign): Mesh[] {
  const rim = radius * design.profile;
  const half = tyreWidth / 2;
  const tyre = turned(
    [0, 0, 0],
    [
      [rim - 0.012, -half * 0.8],
      [rim + 0.01, -half * 0.96],
      [rim + (radius - rim) * 0.45, -half * 1.04],
      [radius - 0.035, -half * 0.97],
      [radius - 0.012, -half * 0.86],
      [radius - 0.003, -half * 0.66],
      [radius, 0],
      [radius - 0.003, half * 0.66],
      [radius - 0.012, half * 0.86],
      [radius - 0.035, half * 0.97],
      [rim + 0.01, half * 0.96],
      [rim - 0.012, half * 0.8],
    ],
    ({ y, x, z }) =>
      Math.abs(y) < half * 0.66 && Math.abs(y) % (half * 0.3) < 0.008 && x * x + z * z > (radius - 0.008) ** 2
        ? Material.seam
        : Material.rubber,
    96,
  );
  const lip = turned(
    [0, 0, 0],
    [
      [rim - 0.004, -half * 0.72],
      [rim - 0.002, -half * 0.9],
      [rim - 0.012, -half * 0.93],
      [rim - 0.024, -half * 0.9],
      [rim - 0.03, -half * 0.74],
      [rim - 0.045, -half * 0.2],
      [rim - 0.05, half * 0.6],
    ],
    ({ t }) => (t < 0.7 ? design.metal : Material.darkAlloy),
    96,
  );
  const barrel = { ...lip, inside: Material.darkAlloy };
  const back = turned(
    [0, 0, 0],
    [
      [0, half * 0.1],
      [rim - 0.04, half * 0.1],
      [rim - 0.04, half * 0.3],
      [0, half * 0.3],
    ],
    () => Material.lining,
  );
  const disc = turned(
    [0, 0, 0],
    [
      [0, -half * 0.12],
      [rim * 0.72, -half * 0.12],
      [rim * 0.74, -half * 0.06],
      [rim * 0.74, half * 0.05],
    ],
    ({ x, z }) => (Math.hypot(x, z) > rim * 0.4 ? Material.steel : Material.darkAlloy),
  );
  const hub = turned(
    [0, 0, 0],
    [
      [0, -half * 0.74],
      [rim * 0.1, -half * 0.74],
      [rim * 0.14, -half * 0.7],
      [rim * 0.2, -half * 0.6],
      [rim * 0.25, -half * 0.5],
      [rim * 0.25, 0],
    ],
    ({ x, z }) => (Math.hypot(x, z) < rim * 0.115 ? Material.glossBlack : design.metal),
    40,
  );
  const parts = [tyre, barrel, back, disc, hub];
  for (let spoke = 0; spoke < design.spokes; spoke++) {
    const angle = ((spoke + 0.25) / design.spokes) * Math.PI * 2;
    const sides = design.split > 0 ? [-1, 1] : [0];
    for (const side of sides) parts.push(spokeMesh(angle, side, rim, half, design));
  }
  return parts;
}

function spokeMesh(angle: number, side: number, rim: number, half: number, design: WheelDesign): Mesh {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const steps = 9;
  // A bar with a flat face, bevelled edges, and its back open towards the brake.
  const section: (readonly [across: number, deep: number])[] = [
    [-1, 1],
    [-1, 0.35],
    [-0.72, 0],
    [0.72, 0],
    [1, 0.35],
    [1, 1],
  ];
  return gridMesh(
    steps,
    section.length,
    (row, column) => {
      const share = row / (steps - 1);
      const along = rim * 0.14 + (rim * 0.86 - 0.012) * share;
      const width = design.width[0] + (design.width[1] - design.width[0]) * share;
      const [across, deep] = section[column] ?? [0, 0];
      const offset = side * design.split * (0.35 + 0.65 * share) + (across * width) / 2;
      const face = -half * (0.6 + 0.26 * Math.pow(share, 1.6));
      const depth = 0.05 * deep;
      return [along * cos - offset * sin, face + depth, along * sin + offset * cos, share];
    },
    {
      skin: ({ ny }) => (design.metal === Material.machined && ny > -0.8 ? Material.darkAlloy : design.metal),
      inside: Material.darkAlloy,
    },
  );
}

/** The wheel moved to its hub; far side wheels are mirrored. */
export function placeWheels(
  parts: readonly Mesh[],
  xs: readonly number[],
  track: number,
  radius: number,
): Mesh[] {
  return xs.flatMap((x) =>
    parts.flatMap((part) => [placeMesh(part, x, -track, radius), placeMesh(part, x, track, radius, true)]),
  );
}

/** Everyday designs, named for what they suit. */
export const WHEELS = {
  fiveTwin: {
    spokes: 5,
    split: 0.036,
    width: [0.05, 0.042],
    metal: Material.machined,
    rim: Material.darkAlloy,
    profile: 0.77,
  },
  tenThin: {
    spokes: 10,
    split: 0,
    width: [0.042, 0.03],
    metal: Material.alloy,
    rim: Material.alloy,
    profile: 0.765,
  },
  fiveBroad: {
    spokes: 5,
    split: 0,
    width: [0.062, 0.082],
    metal: Material.alloy,
    rim: Material.alloy,
    profile: 0.755,
  },
  sixRugged: {
    spokes: 6,
    split: 0,
    width: [0.075, 0.095],
    metal: Material.darkAlloy,
    rim: Material.darkAlloy,
    profile: 0.64,
  },
  sixTwin: {
    spokes: 6,
    split: 0.032,
    width: [0.045, 0.04],
    metal: Material.machined,
    rim: Material.darkAlloy,
    profile: 0.68,
  },
  blackMulti: {
    spokes: 7,
    split: 0.03,
    width: [0.04, 0.03],
    metal: Material.darkAlloy,
    rim: Material.darkAlloy,
    profile: 0.775,
  },
  van: { spokes: 8, split: 0, width: [0.1, 0.11], metal: Material.alloy, rim: Material.alloy, profile: 0.66 },
  truck: {
    spokes: 10,
    split: 0,
    width: [0.09, 0.13],
    metal: Material.steel,
    rim: Material.steel,
    profile: 0.58,
  },
} satisfies Record<string, WheelDesign>;
