import { readBehaviour, selectorOf, setBehaviour } from "@forecourt/ui/behaviours";
import { enlargeOnPress } from "./enlarge-on-press.ts";
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
    row.append(inList(filmOf(link)));
    const small = document.createElement("button");
    small.type = "button";
    setBehaviour(small, "goes", row.childElementCount - 1);
    small.ariaLabel = readBehaviour(link, "film");
    small.append(...[...link.querySelectorAll("svg")].map((icon) => icon.cloneNode(true)));
    thumbnails?.append(inList(small));
  }
  enlargeOnPress(row);
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
    const button = target instanceof Element ? target.closest("button") : null;
    const [by, goes] = [readBehaviour(button, "turn"), readBehaviour(button, "goes")];
    if (by !== null) turn(by);
    else if (goes !== null) row.scrollTo({ left: goes * row.clientWidth });
  });
  dialog.addEventListener("close", () => {
    setBehaviour(document.documentElement, "covered", null);
    playShown(row, null);
    // One that was left open with its page is none of the next page's.
    if (dialog.isConnected) showOnStage(shown);
  });
}

/** A film or a view of another company: its frame is filled while it is shown, and a link opens it beside the site. */
function filmOf(link: HTMLAnchorElement): DocumentFragment {
  const film = document.createDocumentFragment();
  const frame = document.createElement("iframe");
  setBehaviour(frame, "films", link.href);
  frame.title = readBehaviour(link, "film") ?? "";
  frame.allow = "autoplay; fullscreen";
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-presentation allow-popups");
  const beside = document.createElement("a");
  beside.href = link.href;
  beside.target = "_blank";
  beside.rel = "noopener noreferrer";
  beside.textContent = frame.title;
  film.append(frame, beside);
  return film;
}

/** Lets the film that is shown play, and no other. */
function playShown(row: HTMLElement, index: number | null): void {
  for (const [at, slide] of [...row.children].entries()) {
    const frame = slide.querySelector("iframe");
    const address = readBehaviour(frame, "films");
    if (!frame || !address) continue;
    if (at !== index) frame.removeAttribute("src");
    else if (frame.src !== address) frame.src = address;
  }
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

/** "3 / 24"; announced, since it stands in an `output`. */
function count(dialog: HTMLDialogElement, row: HTMLElement): void {
  // A closing viewer scrolls back to its beginning without a width.
  if (row.clientWidth === 0) return;
  shown = shownIn(row);
  playShown(row, shown);
  const text = `${shown + 1} / ${row.childElementCount}`;
  markThumbnail(dialog.querySelectorAll(selectorOf("goes")), shown);
  const output = dialog.querySelector("output");
  if (output && output.textContent !== text) output.textContent = text;
}
