// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { opensHere } from "../../frame/link-presses.ts";
import { openFromList } from "./open-from-list.ts";

const card = (slug: string): string =>
  `<li><article data-card><h2><a href="/cars/${slug}">${slug}</a></h2>
   <p><a href="/search/north">See more</a></p></article></li>`;
const links = (): (string | null)[] =>
  [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));

beforeEach(() => {
  document.body.innerHTML = `<ul data-trail="list=used-cars&make=Mazda&at=100">${card("one")}<li>Sell us yours</li>
    ${card("two?pickup=2026-11-24")}</ul><ul>${card("similar")}</ul>`;
});

describe("openFromList", () => {
  it("leads to cars with the list, its filters, the car's place over all pages and what the address had, and nowhere else", () => {
    openFromList(document);
    expect(links()).toEqual([
      "/cars/one?list=used-cars&make=Mazda&at=100",
      "/search/north",
      "/cars/two?list=used-cars&make=Mazda&at=101&pickup=2026-11-24",
      "/search/north",
      "/cars/similar",
      "/search/north",
    ]);
  });

  it("goes on where cars were added, and leaves the others as they are", () => {
    openFromList(document);
    const before = links().slice(0, 4);
    document.querySelector("ul")?.insertAdjacentHTML("beforeend", card("three"));
    openFromList(document);
    expect(links().slice(0, 5)).toEqual([...before, "/cars/three?list=used-cars&make=Mazda&at=102"]);
  });

  it("leaves a page without a list alone", () => {
    document.body.innerHTML = card("one");
    openFromList(document);
    expect(links()).toEqual(["/cars/one", "/search/north"]);
  });
});

describe("opensHere", () => {
  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "is false of a press with %j, which opens another tab or window",
    (init) => {
      expect(opensHere(new MouseEvent("click", init))).toBe(false);
      expect(opensHere(new MouseEvent("click"))).toBe(true);
    },
  );
});
