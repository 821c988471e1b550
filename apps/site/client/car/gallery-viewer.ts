import { showOnStage, shownIn } from "./gallery-stage.ts";

const KEYS: ReadonlyMap<string, number> = new Map([
  ["ArrowLeft", -1],
  ["ArrowRight", 1],
  ["Home", -Infinity],
  ["End", Infinity],
]);

/** The picture the viewer showed last: once closed it has no width to read it from. */
let shown = 0;

/** Opens the viewer at a picture. Escape, the backdrop and where focus returns to are the native dialog's. */
export function openViewer(index: number): void {
  const dialog = document.querySelector<HTMLDialogElement>("dialog.fc-viewer");
  const row = dialog?.querySelector<HTMLElement>("ul");
  if (!dialog || !row) return;
  if (row.childElementCount === 0) fill(dialog, row);
  dialog.showModal();
  row.scrollTo({ left: index * row.clientWidth, behavior: "instant" });
  count(dialog, row);
}

/** Fills the viewer with the stage's pictures, once; those that are not near are fetched when they come near. */
function fill(dialog: HTMLDialogElement, row: HTMLElement): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>(".fc-gallery__stage img")) {
    const large = picture.cloneNode();
    if (!(large instanceof HTMLImageElement)) continue;
    large.sizes = "100vw";
    large.loading = "lazy";
    const slide = document.createElement("li");
    slide.append(large);
    row.append(slide);
  }
  const turn = (by: number): void => {
    const to = Math.min(row.childElementCount - 1, Math.max(0, shownIn(row) + by));
    row.scrollTo({ left: to * row.clientWidth });
  };
  row.addEventListener("scroll", () => count(dialog, row), { passive: true });
  dialog.addEventListener("keydown", (event) => {
    const by = KEYS.get(event.key);
    if (by === undefined) return;
    event.preventDefault();
    turn(by);
  });
  dialog.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-turn]") : null;
    if (button) turn(Number(button.dataset["turn"]));
  });
  dialog.addEventListener("close", () => showOnStage(shown));
}

/** "3 / 24"; announced, since it stands in an `output`. */
function count(dialog: HTMLDialogElement, row: HTMLElement): void {
  // A closing viewer scrolls back to its beginning without a width.
  if (row.clientWidth === 0) return;
  shown = shownIn(row);
  const text = `${shown + 1} / ${row.childElementCount}`;
  const output = dialog.querySelector("output");
  if (output && output.textContent !== text) output.textContent = text;
}
