import { selectorOf } from "@forecourt/ui/behaviours";

const stageOf = (): HTMLElement | null => document.querySelector(selectorOf("stage"));

/** The picture a scrolling row shows, from 0. */
export const shownIn = (row: Element): number => Math.round(row.scrollLeft / Math.max(1, row.clientWidth));

/** Shows one picture on the page's stage; the page itself stays where it is. */
export function showOnStage(index: number): void {
  const stage = stageOf();
  stage?.scrollTo({ left: index * stage.clientWidth });
}

/** Shows the next picture on the page's stage, or the one before it; after the last comes the first. */
export function turnStage(by: number): void {
  const stage = stageOf();
  const count = stage?.childElementCount ?? 0;
  if (stage && count > 0) showOnStage((shownIn(stage) + by + count) % count);
}

/** Marks the thumbnail of the picture that is shown, and brings it into the row's view. */
export function markShown(): void {
  const stage = stageOf();
  if (stage) markThumbnail(document.querySelectorAll(selectorOf("shows")), shownIn(stage));
}

/** Marks one of a row's thumbnails as the current one; the row scrolls, the page does not. */
export function markThumbnail(thumbnails: Iterable<Element>, shown: number): void {
  for (const [index, thumbnail] of [...thumbnails].entries()) {
    if (index !== shown) thumbnail.removeAttribute("aria-current");
    else if (thumbnail instanceof HTMLElement && !thumbnail.hasAttribute("aria-current")) {
      thumbnail.setAttribute("aria-current", "true");
      const row = thumbnail.closest("ul");
      row?.scrollTo({ left: thumbnail.offsetLeft - row.offsetLeft - row.clientWidth / 2 });
    }
  }
}
