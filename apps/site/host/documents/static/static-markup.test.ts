import { createElement, type ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { aRequest } from "#host/testing/an-exchange.ts";
import { documentPart } from "./document-parts.ts";
import { wantEarly } from "./early-pictures.ts";
import {
  addToDocument,
  cachedMarkup,
  provideStaticMarkup,
  renderPart,
  withStaticParts,
} from "./static-markup.ts";

const element = createElement("p");
const renderBy = (render: (elements: ReactNode) => string) =>
  provideStaticMarkup({ render, onProblem: () => undefined });
const part = (html: string) => ({ html, pictures: [] });

// In the order of a process's life: nothing renders before something is provided.
describe("static markup", () => {
  it("is nothing, and keeps nothing, where nothing renders", () => {
    expect(renderPart("part", element)).toBeNull();
    expect(cachedMarkup("card", () => element)({})).toBeNull();
    expect(addToDocument("cards", part("<p>"))).toBe(false);
    expect(withStaticParts(aRequest(), () => addToDocument("cards", part("<p>")))).toBe(false);
  });

  it("is the element's HTML, apart from what the renderer asks for before it", () => {
    const preload = '<link rel="preload" as="image" href="/a.webp" fetchPriority="high"/>';
    renderBy(() => `${preload}${preload}<p>A ${preload}</p>`);
    expect(renderPart("part", element)).toEqual(part(`<p>A ${preload}</p>`));
    expect(cachedMarkup("card", () => element)({})).toBe(`<p>A ${preload}</p>`);
  });

  it("has the early pictures of the kept elements in it, whenever these were rendered", () => {
    const picture = { href: "/a.webp" };
    let rendered = 0;
    renderBy(() => {
      rendered += 1;
      wantEarly(picture);
      return "<li>";
    });
    const card = cachedMarkup("card", () => element);
    card({});
    renderBy(() => card({}) ?? "");
    expect(renderPart("part", element)).toEqual({ html: "<li>", pictures: [picture] });
    expect(rendered).toBe(1);
  });

  it("renders an element of the same props once, and one of other props or another kind for itself", () => {
    let rendered = 0;
    renderBy(() => `<p>${(rendered += 1)}</p>`);
    const [card, other] = [cachedMarkup("card", () => element), cachedMarkup("card", () => element)];
    const first = card({ name: "Kia", price: { amount: 9 } });
    expect(card({ name: "Kia", price: { amount: 9 } })).toBe(first);
    expect(card({ name: "Kia", price: { amount: 8 } })).not.toBe(first);
    expect(other({ name: "Kia", price: { amount: 9 } })).not.toBe(first);
    expect(card({ name: "Kia", price: { amount: 9 } })).toBe(first);
    const named = cachedMarkup(
      "card",
      () => element,
      ({ name }: { name: string; at: number }) => name,
    );
    expect(named({ name: "Kia", at: 1 })).toBe(named({ name: "Kia", at: 2 }));
    expect(named({ name: "Kia", at: 1 })).not.toBe(named({ name: "Rio", at: 1 }));
    const passing = cachedMarkup(
      "range",
      () => element,
      () => null,
    );
    expect(passing({})).not.toBe(passing({}));
  });

  it("fills the gaps of an element that is rendered once", () => {
    let rendered = 0;
    let mark = "";
    renderBy(() => `<p>${(rendered += 1)}: ${mark} of ${mark}</p>`);
    const shown = cachedMarkup("shown", (_, gap) => {
      mark = gap;
      return element;
    });
    expect([shown({}, "1", "<b>9</b>"), shown({}, "2", "")]).toEqual([
      "<p>1: 1 of <b>9</b></p>",
      "<p>1: 2 of </p>",
    ]);
    // A text of the dealer's that holds the mark makes a gap more than there is to fill.
    expect(shown({ of: "others" }, "1")).toBeNull();
  });

  it("keeps the parts of a document while it is rendered, each document its own", async () => {
    renderBy(() => "");
    const parts = await Promise.all(
      ["one", "two"].map((text) =>
        withStaticParts(aRequest(), async () => {
          const isKept = addToDocument("cards", part(text));
          await Promise.resolve();
          return [isKept, documentPart("cards")?.html, documentPart("header")];
        }),
      ),
    );
    expect(parts).toEqual([
      [true, "one", undefined],
      [true, "two", undefined],
    ]);
    expect(documentPart("cards")).toBeUndefined();
    expect(addToDocument("cards", part("late"))).toBe(false);
  });

  it("refuses a second part of the name of another one in a document", () => {
    renderBy(() => "");
    withStaticParts(aRequest(), () => {
      expect(addToDocument("cards", part("one"))).toBe(true);
      expect(addToDocument("cards", part("one"))).toBe(true);
      expect(() => addToDocument("cards", part("two"))).toThrow('called "cards"');
    });
  });

  it("keeps none for what the framework fetches for a page that is open already", () => {
    renderBy(() => "");
    withStaticParts(aRequest({ headers: { rsc: "1" } }), () => {
      expect(addToDocument("cards", part("one"))).toBe(false);
      expect(documentPart("cards")).toBeUndefined();
    });
  });
});
