import { Material } from "../studio/material.ts";
import type { Skin } from "../studio/mesh.ts";
import type { Cabin } from "./car-cabin.ts";
import type { CabinShape } from "./car-shape.ts";
import { nearLine, SEAM } from "./side-line.ts";

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
