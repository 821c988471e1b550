import { Material } from "../studio/material.ts";

/** A blank plate with a thin frame, or null beside it: we number nobody's car. */
export function plateMaterial(across: number, up: number): Material | null {
  if (across > 0.19 || Math.abs(up) > 0.058) return null;
  return across > 0.182 || Math.abs(up) > 0.05 ? Material.glossBlack : Material.plate;
}

/** A round emblem of no maker: a ring with one bar, or null beside it. */
export function emblemMaterial(across: number, up: number, radius: number): Material | null {
  const away = Math.hypot(across, up);
  if (away > radius) return null;
  return away > radius * 0.74 || Math.abs(up) < radius * 0.16 ? Material.chrome : Material.glossBlack;
}
