import { Material } from "../studio/material.ts";
import type { Skin, SurfacePoint } from "../studio/mesh.ts";
import type { Cabin } from "./car-cabin.ts";
import type { CabinShape, CarShape, NoseDesign, SideLine, TailDesign } from "./car-shape.ts";
import type { Tub } from "./car-tub.ts";

const SEAM = 0.0035;

/** Paints the lower body: arches cut out, lamps, grille, plates, seams, cladding. */
export function tubSkin(shape: CarShape, tub: Tub, nose: NoseDesign, tail: TailDesign): Skin {
  return (point) => {
    const { x, y, z, t, ny } = point;
    const across = Math.abs(y);
    for (const arch of tub.arches) {
      const away = Math.hypot(x - arch.x, z - arch.z);
      if (away < arch.radius && across > shape.halfWidth * 0.5 && t <= 1) return Material.none;
      if (shape.cladding > 0 && away < arch.radius + shape.cladding && t <= 1 && Math.abs(ny) > 0.3)
        return Material.plastic;
    }
    if (t < 0) return Material.plastic;
    if (t > 1) return deckMaterial(shape, point);
    const fromNose = x - tub.noseX(t);
    const fromTail = tub.tailX(t) - x;
    if (fromNose < 0.9 && x < 0) {
      const found = noseMaterial(nose, across, z, fromNose, x, y);
      if (found !== null) return found;
    }
    if (fromTail < 0.7 && x > shape.wheelbase) {
      const found = tailMaterial(tail, across, z, fromTail, shape);
      if (found !== null) return found;
    }
    if (Math.abs(ny) > 0.45) {
      if (shape.cladding > 0 && z < tub.low(x) + shape.cladding * 2.2) return Material.plastic;
      if (z < tub.low(x) + 0.05) return Material.plastic;
      for (const line of shape.seams) if (nearLine(line, x, z) < SEAM) return Material.seam;
    }
    return Material.paint;
  };
}

function deckMaterial(shape: CarShape, { x, y, t }: SurfacePoint): Material {
  const k = 2 - t;
  if (shape.bed && x > shape.bed.from && x < shape.bed.to && k < 0.93) return Material.canvas;
  if (x < shape.bonnetEnd) {
    if (Math.abs(k - 0.9) * shape.halfWidth < SEAM) return Material.seam;
    if (x > shape.bonnetEnd - 0.012 && k < 0.9) return Material.seam;
    return Material.paint;
  }
  if (shape.cabin && x < shape.bonnetEnd + 0.5 && k < 0.92) return Material.plastic;
  if (shape.bootFrom !== null && x > shape.bootFrom) {
    if (Math.abs(k - 0.88) * shape.halfWidth < SEAM) return Material.seam;
    if (Math.abs(x - shape.bootFrom - 0.01) < SEAM && Math.abs(y) < shape.halfWidth * 0.88)
      return Material.seam;
  }
  return Material.paint;
}

function noseMaterial(
  { lamp, grille, intake, fog }: NoseDesign,
  across: number,
  z: number,
  fromNose: number,
  x: number,
  y: number,
): Material | null {
  if (across > lamp.from && across < lamp.to + 0.4 && fromNose < lamp.wrap) {
    const share = Math.min(1, (across - lamp.from) / (lamp.to - lamp.from));
    const centre = lamp.z + lamp.rise * share;
    const half = (lamp.height[0] + (lamp.height[1] - lamp.height[0]) * share) / 2;
    const fade = fromNose > lamp.wrap - 0.16 ? (lamp.wrap - fromNose) / 0.16 : 1;
    const off = (z - centre) / (half * Math.sqrt(Math.max(0.02, fade)));
    const inner = (across - lamp.from) / 0.05;
    const shrink = inner < 1 ? Math.sqrt(inner) : 1;
    if (Math.abs(off) < shrink) return lampMaterial(lamp, off, share, across, z, centre, half);
    if (Math.abs(off) < shrink + 0.09) return Material.seam;
  }
  if (z < grille.top + 0.02 && z > grille.bottom - 0.02) {
    const share = (z - grille.bottom) / (grille.top - grille.bottom);
    const half = grille.half[1] + (grille.half[0] - grille.half[1]) * share;
    const edge = Math.max(across - half, z - grille.top, grille.bottom - z);
    if (edge < 0) return grilleMaterial(grille.pattern, across, z, y);
    if (edge < 0.016 && grille.frame !== "none")
      return grille.frame === "chrome" ? Material.chrome : Material.glossBlack;
  }
  if (across < 0.187 && Math.abs(z - plateHeight(grille, intake)) < 0.055 && x < 0)
    return plateMaterial(across, z - plateHeight(grille, intake));
  if (intake && z < intake.top && z > intake.bottom) {
    const edge = across - intake.half + Math.abs(z - (intake.top + intake.bottom) / 2) * 0.5;
    if (edge < 0) return Math.abs(((z * 40) % 1) - 0.5) < 0.12 ? Material.plastic : Material.seam;
  }
  if (
    fog &&
    Math.abs(across - lamp.to + 0.13) < 0.075 &&
    intake &&
    z < intake.top + 0.015 &&
    z > intake.bottom + 0.01
  )
    return Math.abs(z - (intake.top + intake.bottom) / 2) < 0.02 ? Material.lampClear : Material.glossBlack;
  if (intake && z < intake.bottom - 0.015 && fromNose < 0.5) return Material.plastic;
  return null;
}

const plateHeight = (grille: NoseDesign["grille"], intake: NoseDesign["intake"]) =>
  intake && grille.pattern !== "closed" ? (grille.bottom + intake.top) / 2 - 0.01 : grille.bottom + 0.06;

/** A blank plate with a thin frame: we number nobody's car. */
function plateMaterial(across: number, up: number): Material {
  return across > 0.18 || Math.abs(up) > 0.048 ? Material.glossBlack : Material.plate;
}

function lampMaterial(
  lamp: NoseDesign["lamp"],
  off: number,
  share: number,
  across: number,
  z: number,
  centre: number,
  half: number,
): Material {
  const strip = 0.24;
  if (lamp.signature === "top" && off > 1 - strip * 1.6 && off < 1 - strip * 0.5) return Material.daylight;
  if (lamp.signature === "bottom" && off < -1 + strip * 1.6 && off > -1 + strip * 0.5)
    return Material.daylight;
  if (lamp.signature === "bar" && Math.abs(off) < 0.16 && share > 0.05) return Material.daylight;
  const eyes = lamp.signature === "round" ? [0.5] : [0.34, 0.66];
  for (const eye of eyes) {
    const away = Math.hypot(across - (lamp.from + (lamp.to - lamp.from) * eye), z - centre);
    const size = Math.min(half * 0.72, lamp.signature === "round" ? 0.085 : 0.05);
    if (away < size * 0.62) return Material.lampClear;
    if (away < size) return Material.chrome;
    if (lamp.signature === "round" && away < size + 0.014) return Material.daylight;
  }
  return Material.glossBlack;
}

function grilleMaterial(
  pattern: NoseDesign["grille"]["pattern"],
  across: number,
  z: number,
  y: number,
): Material {
  if (pattern === "closed") return Material.paint;
  if (pattern === "bars") return (z * 26) % 1 < 0.34 ? Material.chrome : Material.seam;
  if (pattern === "upright") return ((across + 0.0192) * 26) % 1 < 0.32 ? Material.chrome : Material.seam;
  const [u, v] = [y * 30 + z * 30, y * 30 - z * 30];
  return Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v))) < 0.14
    ? Material.glossBlack
    : Material.seam;
}

function tailMaterial(
  tail: TailDesign,
  across: number,
  z: number,
  fromTail: number,
  shape: CarShape,
): Material | null {
  const { lamp } = tail;
  const half = lamp.height / 2;
  const inLamp = across > lamp.from && fromTail < lamp.wrap && Math.abs(z - lamp.z) < half;
  if (inLamp) {
    const off = (z - lamp.z) / half;
    const rim = Math.min(1 - Math.abs(off), (across - lamp.from) / half, (lamp.wrap - fromTail) / half);
    if (rim < 0.09) return Material.seam;
    if (lamp.upright)
      return Math.abs(off) < 0.16
        ? Material.lampClear
        : Math.abs(off) < 0.3
          ? Material.lampAmber
          : Material.lampRed;
    return Math.abs(off + 0.2) < 0.13 ? Material.lampClear : Material.lampRed;
  }
  if (lamp.bar && across <= lamp.from && Math.abs(z - lamp.z) < half * 0.34) return Material.lampRed;
  if (across < 0.187 && Math.abs(z - tail.plateZ) < 0.055) return plateMaterial(across, z - tail.plateZ);
  if (across < 0.3 && Math.abs(z - tail.plateZ - 0.085) < 0.014 && fromTail < 0.5) return Material.glossBlack;
  if (z < tail.lowerFrom) {
    if (
      across > shape.halfWidth * 0.62 &&
      across < shape.halfWidth * 0.82 &&
      Math.abs(z - tail.lowerFrom + 0.05) < 0.013
    )
      return Material.lampRed;
    return Material.plastic;
  }
  if (Math.abs(z - tail.lowerFrom - 0.17) < SEAM && fromTail < 0.35) return Material.seam;
  return null;
}

/** Metres from a point to a line on the side. */
export function nearLine(line: SideLine, x: number, z: number): number {
  let nearest = Infinity;
  for (let index = 0; index < line.length - 1; index++) {
    const [x0 = 0, z0 = 0] = line[index] ?? [];
    const [x1 = 0, z1 = 0] = line[index + 1] ?? [];
    const [dx, dz] = [x1 - x0, z1 - z0];
    const share = Math.min(1, Math.max(0, ((x - x0) * dx + (z - z0) * dz) / (dx * dx + dz * dz || 1)));
    nearest = Math.min(nearest, Math.hypot(x - x0 - dx * share, z - z0 - dz * share));
  }
  return nearest;
}

/** Paints the glasshouse: windscreen, side panes with pillars and trim, rear window, roof. */
export function cabinSkin(shape: CabinShape, cabin: Cabin): Skin {
  const { panes, rearGlass } = shape;
  const [frontLength] = shape.corner.front;
  const [rearLength] = shape.corner.rear;
  const roofMaterial =
    shape.roofColour === "black"
      ? Material.glossBlack
      : shape.roofColour === "canvas"
        ? Material.canvas
        : Material.paint;
  return ({ x, y, z, t, ny }) => {
    if (t > 1) return roofMaterial;
    const across = Math.abs(y);
    const height = cabin.roof(x) - cabin.base(x);
    const into = x - cabin.frontX(t);
    const left = cabin.rearX(t) - x;
    if (into < frontLength * 0.7 && Math.abs(ny) < 0.8) {
      const edge = Math.max(across - cabin.width(t) + 0.075, (t - 0.94) * height);
      if (edge < -0.018) return Material.glass;
      if (edge < 0) return Material.glossBlack;
    }
    if (rearGlass && left < rearLength * 0.75 && Math.abs(ny) < 0.75) {
      const edge = Math.max(
        across - cabin.width(t) + rearGlass.inset,
        (t - rearGlass.top) * height,
        (rearGlass.bottom - t) * height,
      );
      if (edge < -0.02) return Material.glass;
      if (edge < 0.012) return Material.glossBlack;
    }
    if (Math.abs(ny) > 0.42) {
      const backEdge =
        panes.lean > 0
          ? cabin.rearX(panes.bottom) + (cabin.rearX(t) - cabin.rearX(panes.bottom)) * panes.lean - panes.rear
          : cabin.rearX(0) - panes.rear;
      const frontEdge = x - cabin.frontX(t) - panes.front;
      const edge = roundedMax(
        -frontEdge,
        x - backEdge,
        (t - panes.top) * height,
        (panes.bottom - t) * height,
      );
      const until = panes.until !== undefined && x > panes.until;
      if (until) return edge < 0 && x < panes.until + 0.02 ? Material.seam : Material.paint;
      if (edge < -0.012) {
        for (const split of panes.splits) if (Math.abs(x - split) < 0.03) return Material.glossBlack;
        return Material.glass;
      }
      if (edge < 0.006) return Material.glossBlack;
      if (edge < 0.014) return shape.trim === "chrome" ? Material.chrome : Material.glossBlack;
      for (const line of shape.seams ?? []) if (nearLine(line, x, z) < SEAM) return Material.seam;
    }
    if (roofMaterial === Material.canvas)
      return x > panes.front + cabin.frontX(0) ? Material.canvas : Material.paint;
    return t > panes.top ? roofMaterial : Material.paint;
  };
}

/** The largest, with corners rounded by about four centimetres. */
function roundedMax(...edges: readonly number[]): number {
  const radius = 0.05;
  const inside = edges.map((edge) => Math.max(0, edge + radius));
  const outside = Math.hypot(...inside);
  return outside > 0 ? outside - radius : Math.max(...edges);
}
