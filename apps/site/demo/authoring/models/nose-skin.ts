import { Material } from "../studio/material.ts";
import type { NoseDesign } from "./car-shape.ts";
import { emblemMaterial, plateMaterial } from "./plate-skin.ts";

/** A place on the nose: metres from the middle, over the floor, and behind the foremost point. */
export interface NosePlace {
  readonly across: number;
  readonly y: number;
  readonly z: number;
  readonly fromNose: number;
}

/** Lamps, grille, plate and intakes, strongest first; null where the body is just painted. */
export function noseMaterial(nose: NoseDesign, place: NosePlace): Material | null {
  const { across, y, z, fromNose } = place;
  return (
    headlamp(nose.lamp, place) ??
    (fromNose < 0.45 ? emblemMaterial(across, z - nose.grille.top + 0.055, 0.042) : null) ??
    grille(nose.grille, across, y, z) ??
    (fromNose < 0.5 ? plateMaterial(across, z - plateHeight(nose)) : null) ??
    lowerFace(nose, place)
  );
}

/** Low under a tall grille, else between grille and intake. */
function plateHeight({ grille, intake }: NoseDesign): number {
  const gap = intake ? grille.bottom - intake.top : 0;
  return intake && gap > 0.12 ? (grille.bottom + intake.top) / 2 : grille.bottom + 0.075;
}

function headlamp(lamp: NoseDesign["lamp"], { across, z, fromNose }: NosePlace): Material | null {
  if (across < lamp.from || fromNose > lamp.wrap) return null;
  const share = Math.min(1, (across - lamp.from) / (lamp.to - lamp.from));
  const up = z - lamp.z - lamp.rise * share;
  // The lamp narrows to points at its inner end and where it runs out along the wing.
  const inner = Math.min(1, (across - lamp.from) / 0.06);
  const outer = Math.min(1, (lamp.wrap - fromNose) / 0.2);
  const half = ((lamp.height[0] + (lamp.height[1] - lamp.height[0]) * share) / 2) * Math.sqrt(inner * outer);
  const edge = half - Math.abs(up);
  if (edge < 0) return edge > -0.006 ? Material.seam : null;
  const fromTop = half - up;
  const fromFoot = half + up;
  if (lamp.signature === "top" && fromTop > 0.007 && fromTop < 0.019) return Material.daylight;
  if (lamp.signature === "bottom" && fromFoot > 0.007 && fromFoot < 0.019) return Material.daylight;
  if (lamp.signature === "bar" && Math.abs(up) < 0.0065) return Material.daylight;
  if (lamp.signature === "round")
    return roundEye(across - (lamp.from + lamp.to) / 2, up, Math.min(0.088, half));
  const middle = lamp.signature === "top" ? -0.007 : lamp.signature === "bottom" ? 0.007 : half * 0.5;
  for (const at of [0.26, 0.48, 0.7]) {
    const off = across - lamp.from - (lamp.to - lamp.from) * at;
    const [wide, tall] = [0.034, Math.min(0.022, half * (lamp.signature === "bar" ? 0.3 : 0.42))];
    const rim = Math.max(Math.abs(off) - wide, Math.abs(up - middle) - tall);
    if (rim < -0.005) return Material.lampClear;
    if (rim < 0) return Material.darkAlloy;
  }
  return Material.glossBlack;
}

function roundEye(off: number, up: number, radius: number): Material {
  const away = Math.hypot(off, up);
  if (away < radius * 0.42) return Material.lampClear;
  if (away < radius * 0.6) return Material.chrome;
  return away > radius * 0.76 && away < radius * 0.93 ? Material.daylight : Material.glossBlack;
}

function grille(
  { half, top, bottom, pattern, frame }: NoseDesign["grille"],
  across: number,
  y: number,
  z: number,
): Material | null {
  const share = (z - bottom) / (top - bottom);
  // Corners are rounded by a few centimetres.
  const side = across - (half[1] + (half[0] - half[1]) * Math.min(1, Math.max(0, share)));
  const over = Math.max(z - top, bottom - z);
  const edge =
    side > -0.04 && over > -0.04 ? Math.hypot(side + 0.04, over + 0.04) - 0.04 : Math.max(side, over);
  if (edge > 0.014 || pattern === "closed") return null;
  if (edge > 0) return frame === "none" ? null : frame === "chrome" ? Material.chrome : Material.glossBlack;
  if (edge > -0.012) return Material.seam;
  if (pattern === "bars") return (z * 24) % 1 < 0.24 ? Material.alloy : Material.seam;
  if (pattern === "upright") return ((across + 0.0192) * 26) % 1 < 0.28 ? Material.alloy : Material.seam;
  const [u, v] = [y * 26 + z * 26, y * 26 - z * 26];
  const thread = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v)));
  return thread < 0.13 ? Material.glossBlack : Material.seam;
}

function lowerFace({ lamp, intake, fog }: NoseDesign, { across, z, fromNose }: NosePlace): Material | null {
  if (!intake) return null;
  const middle = (intake.top + intake.bottom) / 2;
  if (z < intake.top && z > intake.bottom && across < intake.half - Math.abs(z - middle) * 0.5) {
    return Math.abs(((z * 40) % 1) - 0.5) < 0.1 ? Material.plastic : Material.seam;
  }
  if (fog && fromNose < 0.6) {
    const [off, up] = [across - lamp.to + 0.1, z - middle - 0.03];
    const pocket = Math.max(Math.abs(off + up * 0.35) - 0.06, Math.abs(up) - 0.075);
    if (pocket < 0)
      return Math.abs(off + up * 0.35) < 0.042 && Math.abs(up + 0.03) < 0.011
        ? Material.lampClear
        : Material.plastic;
  }
  return z < intake.bottom - 0.012 && fromNose < 0.55 ? Material.plastic : null;
}
