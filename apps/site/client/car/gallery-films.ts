import { readBehaviour, selectorOf, setBehaviour } from "@forecourt/ui/behaviours";

/**
 * A film or a 360° view of another company in the viewer. Nothing of it is fetched before it is asked for: by the button on it,
 * by its thumbnail, or by its link on the page. The link below opens it beside the site.
 */
export function filmSlide(link: HTMLAnchorElement): DocumentFragment {
  const name = readBehaviour(link, "film") ?? "";
  const film = document.createDocumentFragment();
  const frame = document.createElement("iframe");
  setBehaviour(frame, "films", link.href);
  frame.title = name;
  frame.allow = "autoplay; fullscreen";
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-presentation allow-popups");
  const play = filmButton(link);
  play.append(name);
  setBehaviour(play, "plays", true);
  const beside = document.createElement("a");
  beside.href = link.href;
  beside.target = "_blank";
  beside.rel = "noopener noreferrer";
  beside.textContent = name;
  film.append(frame, play, beside);
  return film;
}

/** A button with the film's icon; its caller says what it does. */
export function filmButton(link: HTMLAnchorElement): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.append(...[...link.querySelectorAll("svg")].map((icon) => icon.cloneNode(true)));
  return button;
}

/** Plays the film of a slide, where it is one, and moves the focus to it from the button that it takes the place of. */
export function playFilm(slide: Element | null | undefined): void {
  const frame = slide?.querySelector("iframe");
  const address = readBehaviour(frame, "films");
  if (!frame || !address) return;
  const pressed = slide?.querySelector(selectorOf("plays")) === document.activeElement;
  if (frame.src !== address) frame.src = address;
  if (pressed) frame.focus();
}

/** Empties the frames of every film but one slide's. */
export function stopFilms(row: Element, shown: Element | null = null): void {
  for (const frame of row.querySelectorAll("iframe"))
    if (!shown?.contains(frame)) frame.removeAttribute("src");
}

/** The name of a slide's film; null for a picture. */
export const filmName = (slide: Element | null | undefined): string | null =>
  slide?.querySelector("iframe")?.title ?? null;
