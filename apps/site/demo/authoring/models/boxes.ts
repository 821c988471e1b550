import { Material } from "../studio/material.ts";
import type { Mesh, Skin, SurfacePoint } from "../studio/mesh.ts";
import { roundedBox } from "../studio/solids.ts";

/** A rectangle on the side of a box, in metres: a window, a door, a hatch. */
export interface SidePanel {
  readonly x: readonly [from: number, to: number];
  readonly z: readonly [from: number, to: number];
  readonly kind: "glass" | "door" | "stripe" | "dark";
  readonly radius?: number;
  /** Which side it is on; both when absent. */
  readonly side?: "near" | "far";
}

/** Distance to a rounded rectangle's edge, negative inside. */
export function rectangleEdge(
  u: number,
  v: number,
  [u0, u1]: readonly [number, number],
  [v0, v1]: readonly [number, number],
  radius: number,
): number {
  const across = Math.abs(u - (u0 + u1) / 2) - (u1 - u0) / 2 + radius;
  const up = Math.abs(v - (v0 + v1) / 2) - (v1 - v0) / 2 + radius;
  return Math.hypot(Math.max(0, across), Math.max(0, up)) + Math.min(0, Math.max(across, up)) - radius;
}

/** What a side panel shows at a place, or null beside it. */
export function panelMaterial(panels: readonly SidePanel[], { x, y, z }: SurfacePoint): Material | null {
  for (const panel of panels) {
    if (panel.side === "near" && y > 0) continue;
    if (panel.side === "far" && y < 0) continue;
    const edge = rectangleEdge(x, z, panel.x, panel.z, panel.radius ?? 0.05);
    if (panel.kind === "door" && Math.abs(edge) < 0.005) return Material.seam;
    if (panel.kind === "door") continue;
    if (panel.kind === "stripe" && edge < 0) return Material.steel;
    if (panel.kind === "dark" && edge < 0) return Material.plastic;
    if (panel.kind === "glass" && edge < -0.018) return Material.glossBlack;
    if (panel.kind === "glass" && edge < 0.008) return Material.plastic;
  }
  return null;
}

/** A rounded body with things on its sides. */
export function panelledBox(
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  radius: number,
  base: Material,
  panels: readonly SidePanel[],
  extra?: (point: SurfacePoint) => Material | null,
): Mesh {
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2] as const;
  const size = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const;
  const skin: Skin = (point) => {
    const found = extra?.(point) ?? null;
    if (found !== null) return found;
    if (Math.abs(point.ny) > 0.6) return panelMaterial(panels, point) ?? base;
    return base;
  };
  return roundedBox(middle, size, radius, skin);
}
