import { Material } from "../studio/material.ts";
import type { Skin, SurfacePoint } from "../studio/mesh.ts";
import type { CarShape, NoseDesign, TailDesign } from "./car-shape.ts";
import type { Tub } from "./car-tub.ts";
import { noseMaterial } from "./nose-skin.ts";
import { nearLine, SEAM } from "./side-line.ts";
import { tailMaterial } from "./tail-skin.ts";

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
      const found = noseMaterial(nose, { across, y, z, fromNose });
      if (found !== null) return found;
    }
    if (fromTail < 0.7 && x > shape.wheelbase) {
      const found = tailMaterial(tail, { across, z, fromTail, halfWidth: shape.halfWidth });
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
