// @vitest-environment jsdom
import { behaviour } from "@forecourt/ui/behaviours";
import { beforeEach, describe, expect, it } from "vitest";
import { filmName, filmSlide, playFilm, stopFilms } from "./gallery-films.ts";

const FILM = "https://videos.example/1";

function slides(count: number): HTMLElement {
  const link = document.createElement("a");
  link.href = FILM;
  for (const [name, value] of Object.entries(behaviour({ film: "Watch the video" })))
    link.setAttribute(name, value);
  const row = document.createElement("ul");
  for (let at = 0; at < count; at += 1) {
    const slide = document.createElement("li");
    slide.append(filmSlide(link));
    row.append(slide);
  }
  document.body.append(row);
  return row;
}
const sources = (row: Element) =>
  [...row.querySelectorAll("iframe")].map((frame) => frame.getAttribute("src"));

beforeEach(() => document.body.replaceChildren());

describe("films in the viewer", () => {
  it("fetch nothing before they are asked for, and lead beside the site all the same", () => {
    const row = slides(1);
    expect(sources(row)).toEqual([null]);
    expect(row.querySelector("a")?.href).toBe(FILM);
    expect(filmName(row.children[0])).toBe("Watch the video");
    playFilm(row.children[0]);
    expect(sources(row)).toEqual([FILM]);
  });

  it("take the focus from the button that is pressed, and from nothing else", () => {
    const row = slides(1);
    playFilm(row.children[0]);
    expect(document.activeElement).toBe(document.body);
    row.querySelector("button")?.focus();
    playFilm(row.children[0]);
    expect(document.activeElement).toBe(row.querySelector("iframe"));
  });

  it("stop where another slide is shown, and all of them once the viewer is closed", () => {
    const row = slides(2);
    for (const slide of row.children) playFilm(slide);
    stopFilms(row, row.children[1]);
    expect(sources(row)).toEqual([null, FILM]);
    stopFilms(row);
    expect(sources(row)).toEqual([null, null]);
  });

  it("are none of a picture", () => {
    const slide = document.createElement("li");
    playFilm(slide);
    expect(filmName(slide)).toBeNull();
  });
});
