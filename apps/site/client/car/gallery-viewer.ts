import { readBehaviour, selectorOf, setBehaviour } from "@forecourt/ui/behaviours";
import { enlarge, enlargeOnPress, moveEnlarged } from "./enlarge-on-press.ts";
import { filmButton, filmName, filmSlide, playFilm, stopFilms } from "./gallery-films.ts";
import { markThumbnail, showOnStage, shownIn } from "./gallery-stage.ts";

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
  const dialog = document.querySelector<HTMLDialogElement>(`dialog${selectorOf("viewer")}`);
  const row = dialog?.querySelector<HTMLElement>("ul");
  if (!dialog || !row) return;
  if (row.childElementCount === 0) fill(dialog, row);
  dialog.showModal();
  setBehaviour(document.documentElement, "covered", true);
  row.scrollTo({ left: index * row.clientWidth, behavior: "instant" });
  count(dialog, row);
  playFilm(row.children[index]);
}

/** Fills the viewer with the stage's pictures, once; those that are not near are fetched when they come near. */
function fill(dialog: HTMLDialogElement, row: HTMLElement): void {
  const thumbnails = dialog.querySelector(selectorOf("thumbnails"));
  for (const slide of document.querySelectorAll(`${selectorOf("stage")} li`)) {
    const picture = slide.querySelector("img");
    if (!picture) continue;
    const index = row.childElementCount;
    const label = slide.querySelector(selectorOf("pictureLabel"))?.cloneNode(true);
    row.append(inList(copyOf(picture, "100vw"), ...(label ? [label] : [])));
    const small = document.createElement("button");
    small.type = "button";
    setBehaviour(small, "goes", index);
    small.ariaLabel = picture.alt;
    const thumbnail = copyOf(picture, "80px");
    thumbnail.alt = "";
    small.append(thumbnail);
    thumbnails?.append(inList(small));
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a${selectorOf("film")}`)) {
    row.append(inList(filmSlide(link)));
    const small = filmButton(link);
    setBehaviour(small, "goes", row.childElementCount - 1);
    small.ariaLabel = readBehaviour(link, "film");
    thumbnails?.append(inList(small));
  }
  enlargeOnPress(row);
  const turn = (by: number): void => {
    const to = Math.min(row.childElementCount - 1, Math.max(0, shownIn(row) + by));
    row.scrollTo({ left: to * row.clientWidth });
  };
  row.addEventListener("scroll", () => count(dialog, row), { passive: true });
  const shownPicture = () => row.children[shownIn(row)]?.querySelector("img") ?? null;
  dialog.addEventListener("keydown", (event) => {
    const by = KEYS.get(event.key);
    if (moveEnlarged(shownPicture(), event.key)) event.preventDefault();
    else if (by !== undefined) {
      event.preventDefault();
      turn(by);
    }
  });
  dialog.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    const [by, goes] = [readBehaviour(button, "turn"), readBehaviour(button, "goes")];
    if (by !== null) turn(by);
    else if (goes !== null) {
      row.scrollTo({ left: goes * row.clientWidth });
      playFilm(row.children[goes]);
    } else if (button?.matches(selectorOf("zooms"))) enlarge(shownPicture());
    else if (button?.matches(selectorOf("plays"))) playFilm(button.closest("li"));
  });
  dialog.addEventListener("close", () => {
    setBehaviour(document.documentElement, "covered", null);
    stopFilms(row);
    // One that was left open with its page is none of the next page's.
    if (dialog.isConnected) showOnStage(shown);
  });
}

function inList(...parts: readonly Node[]): HTMLLIElement {
  const item = document.createElement("li");
  item.append(...parts);
  return item;
}

/** The same picture in another size, fetched when it comes near. */
function copyOf(picture: HTMLImageElement, sizes: string): HTMLImageElement {
  const copy = picture.cloneNode();
  if (!(copy instanceof HTMLImageElement)) throw new TypeError("A picture's copy is a picture.");
  // Lazy before it has sizes, so that the larger one is not fetched at once.
  copy.loading = "lazy";
  copy.sizes = sizes;
  return copy;
}

/** "3 / 24", and the name of a film; announced, since it stands in an `output`. */
function count(dialog: HTMLDialogElement, row: HTMLElement): void {
  // A closing viewer scrolls back to its beginning without a width.
  if (row.clientWidth === 0) return;
  shown = shownIn(row);
  const slide = row.children[shown] ?? null;
  stopFilms(row, slide);
  const film = filmName(slide);
  const text = `${shown + 1} / ${row.childElementCount}${film === null ? "" : ` · ${film}`}`;
  // Not disabled, which would take the focus from it, and the keys from the viewer.
  for (const zoom of dialog.querySelectorAll(selectorOf("zooms")))
    zoom.setAttribute("aria-disabled", String(film !== null));
  markThumbnail(dialog.querySelectorAll(selectorOf("goes")), shown);
  const output = dialog.querySelector("output");
  if (output && output.textContent !== text) output.textContent = text;
}
