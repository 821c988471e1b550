import { Material } from "../studio/material.ts";
import type { TailDesign } from "./car-shape.ts";
import { emblemMaterial, plateMaterial } from "./plate-skin.ts";
import { SEAM } from "./side-line.ts";

/** A place on the tail: metres from the middle, over the floor, and ahead of the rearmost point. */
export interface TailPlace {
  readonly across: number;
  readonly z: number;
  readonly fromTail: number;
  readonly halfWidth: number;
}

/** Lamps, plate, emblem and bumper; null where the body is just painted. */
export function tailMaterial(tail: TailDesign, place: TailPlace): Material | null {
  const { across, z, fromTail } = place;
  const flat = fromTail < 0.45;
  return (
    lampMaterial(tail.lamp, place) ??
    (flat ? plateMaterial(across, z - tail.plateZ) : null) ??
    (flat && !tail.lamp.bar ? emblemMaterial(across, z - tail.plateZ - 0.15, 0.036) : null) ??
    (flat && across < 0.25 && Math.abs(z - tail.plateZ - 0.082) < 0.011 ? Material.plastic : null) ??
    bumper(tail, place)
  );
}

function lampMaterial(lamp: TailDesign["lamp"], { across, z, fromTail }: TailPlace): Material | null {
  const half = lamp.height / 2;
  const up = z - lamp.z;
  if (lamp.bar && across <= lamp.from + 0.02 && Math.abs(up) < half * 0.36) {
    return Math.abs(up) < half * 0.14 ? Material.lampGlow : Material.lampRed;
  }
  if (across < lamp.from || fromTail > lamp.wrap) return null;
  // Thinner towards its far end, so that it points along the side.
  const reach = lamp.upright ? 1 : Math.min(1, 0.45 + (lamp.wrap - fromTail) / (lamp.wrap * 0.9));
  const rim = Math.min(half * reach - Math.abs(up), across - lamp.from, lamp.wrap - fromTail);
  if (rim < 0) return null;
  if (rim < 0.005) return Material.seam;
  if (lamp.upright) return uprightLamp(up / half, rim);
  if (rim > 0.016 && rim < 0.03) return Material.lampGlow;
  if (across - lamp.from < 0.15 && Math.abs(up) < half * 0.22 && rim > 0.03) return Material.lampClear;
  return Material.lampRed;
}

/** A pillar lamp: stop light on top, indicator, reversing lamp, tail light. */
function uprightLamp(up: number, rim: number): Material {
  if (Math.abs(up) < 0.13) return Material.lampClear;
  if (up <= -0.13 && up > -0.42) return Material.lampAmber;
  return rim > 0.014 && rim < 0.026 ? Material.lampGlow : Material.lampRed;
}

function bumper(tail: TailDesign, { across, z, fromTail, halfWidth }: TailPlace): Material | null {
  if (z < tail.lowerFrom) {
    const reflector =
      across > halfWidth * 0.66 && across < halfWidth * 0.84 && Math.abs(z - tail.lowerFrom + 0.04) < 0.009;
    return reflector && fromTail < 0.4 ? Material.lampRed : Material.plastic;
  }
  const lid = tail.lamp.upright ? tail.lamp.from - 0.014 : halfWidth * 0.76;
  if (Math.abs(across - lid) < SEAM && z > tail.lowerFrom + 0.16 && fromTail < 0.4) return Material.seam;
  if (Math.abs(z - tail.lowerFrom - 0.16) < SEAM && across < lid && fromTail < 0.3) return Material.seam;
  return null;
}
