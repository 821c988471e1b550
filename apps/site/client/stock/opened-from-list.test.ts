// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { opensHere } from "../frame/link-presses.ts";
import { openedFromList } from "./opened-from-list.ts";

const card = (slug: string): string =>
  `<li><article data-card><h2><a href="/cars/${slug}">${slug}</a></h2>
   <p><a href="/search/north">See more</a></p></article></li>`;
const link = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`Nothing is ${selector}.`);
  return found;
};

beforeEach(() => {
  document.body.innerHTML = `<ul data-trail="list=used-cars&make=Mazda&at=100">${card("one")}<li>Sell us yours</li>
    ${card("two?pickup=2026-11-24")}</ul><ul>${card("similar")}</ul>`;
});

describe("openedFromList", () => {
  it("leads to a car with the list, its filters, and the car's place over all pages", () => {
    expect(openedFromList(link('a[href="/cars/one"]'))).toBe("/cars/one?list=used-cars&make=Mazda&at=100");
  });

  it("counts cars alone, and keeps what the address had", () => {
    expect(openedFromList(link('a[href^="/cars/two"]'))).toBe(
      "/cars/two?list=used-cars&make=Mazda&at=101&pickup=2026-11-24",
    );
  });

  it.each(['a[href="/search/north"]', 'a[href="/cars/similar"]'])("leaves %s alone", (selector) => {
    expect(openedFromList(link(selector))).toBeNull();
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
