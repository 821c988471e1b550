const stageOf = (): HTMLElement | null => document.querySelector(".fc-gallery__stage");

/** The picture a scrolling row shows, from 0. */
export const shownIn = (row: Element): number => Math.round(row.scrollLeft / Math.max(1, row.clientWidth));

/** Shows one picture on the page's stage; the page itself stays where it is. */
export function showOnStage(index: number): void {
  const stage = stageOf();
  stage?.scrollTo({ left: index * stage.clientWidth });
}

/** Marks the thumbnail of the picture that is shown, and brings it into the row's view. */
export function markShown(): void {
  const stage = stageOf();
  if (!stage) return;
  const shown = String(shownIn(stage));
  for (const thumbnail of document.querySelectorAll<HTMLElement>("[data-shows]")) {
    if (thumbnail.dataset["shows"] !== shown) thumbnail.removeAttribute("aria-current");
    else if (!thumbnail.hasAttribute("aria-current")) {
      thumbnail.setAttribute("aria-current", "true");
      const row = thumbnail.closest("ul");
      row?.scrollTo({ left: thumbnail.offsetLeft - row.offsetLeft - row.clientWidth / 2 });
    }
  }
}
