import type { CarImage } from "@forecourt/search/car";
import {
  type DrawnBody,
  type DrawnColour,
  type DrawnVariant,
  type DrawnView,
  drawnCarUrl,
  viewsOf,
} from "../art/drawn-car.ts";
import type { SeededRandom } from "../dice/seeded-random.ts";

const ORDER: readonly DrawnView[] = ["front", "side", "rear", "interior", "nose", "tail", "wheel"];

/** The pictures of one vehicle: one body, one paint and one design in all of them, the best view first. */
export function demoPictures(
  random: SeededRandom,
  look: { readonly body: DrawnBody; readonly colour: DrawnColour; readonly variant: DrawnVariant },
  count: number,
): CarImage[] {
  // Every vehicle starts with its front corner, so that a page of them has one camera.
  const order: readonly DrawnView[] = random.chance(0.22)
    ? ["front", "rear", "side", ...ORDER.slice(3)]
    : ORDER;
  const views = viewsOf(look.body);
  return order
    .filter((view) => views.includes(view))
    .slice(0, count)
    .map((view) => ({ url: drawnCarUrl({ ...look, view }), thumbnailUrl: null }));
}
