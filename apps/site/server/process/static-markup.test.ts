import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { aRequest } from "#server/testing/an-exchange.ts";
import { documentPart } from "./document-parts.ts";
import { wantEarly } from "./early-pictures.ts";
import {
  drawPart,
  keepForDocument,
  keptMarkup,
  provideStaticMarkup,
  withStaticParts,
} from "./static-markup.ts";

const element = createElement("p");
const part = (html: string) => ({ html, pictures: [] });

// In the order of a process's life: nothing renders before something is provided.
describe("static markup", () => {
  it("is nothing, and keeps nothing, where nothing renders", () => {
    expect(drawPart(element)).toBeNull();
    expect(keptMarkup(() => element)({})).toBeNull();
    expect(keepForDocument("cards", part("<p>"))).toBe(false);
    expect(withStaticParts(aRequest(), () => keepForDocument("cards", part("<p>")))).toBe(false);
  });

  it("is the element's HTML, apart from what the renderer asks for before it", () => {
    const preload = '<link rel="preload" as="image" href="/a.webp" fetchPriority="high"/>';
    provideStaticMarkup(() => `${preload}${preload}<p>A ${preload}</p>`);
    expect(drawPart(element)).toEqual(part(`<p>A ${preload}</p>`));
    expect(keptMarkup(() => element)({})).toBe(`<p>A ${preload}</p>`);
  });

  it("has the early pictures of the kept elements in it, whenever these were drawn", () => {
    const picture = { href: "/a.webp" };
    let drawn = 0;
    provideStaticMarkup(() => {
      drawn += 1;
      wantEarly(picture);
      return "<li>";
    });
    const card = keptMarkup(() => element);
    card({});
    provideStaticMarkup(() => card({}) ?? "");
    expect(drawPart(element)).toEqual({ html: "<li>", pictures: [picture] });
    expect(drawn).toBe(1);
  });

  it("draws an element of the same props once, and one of other props or another kind for itself", () => {
    let drawn = 0;
    provideStaticMarkup(() => `<p>${(drawn += 1)}</p>`);
    const [card, other] = [keptMarkup(() => element), keptMarkup(() => element)];
    const first = card({ name: "Kia", price: { amount: 9 } });
    expect(card({ name: "Kia", price: { amount: 9 } })).toBe(first);
    expect(card({ name: "Kia", price: { amount: 8 } })).not.toBe(first);
    expect(other({ name: "Kia", price: { amount: 9 } })).not.toBe(first);
    expect(card({ name: "Kia", price: { amount: 9 } })).toBe(first);
  });

  it("keeps the parts of a document while it is drawn, each document its own", async () => {
    provideStaticMarkup(() => "");
    const parts = await Promise.all(
      ["one", "two"].map((text) =>
        withStaticParts(aRequest(), async () => {
          const isKept = keepForDocument("cards", part(text));
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
    expect(keepForDocument("cards", part("late"))).toBe(false);
  });

  it("refuses a second part of the name of another one in a document", () => {
    provideStaticMarkup(() => "");
    withStaticParts(aRequest(), () => {
      expect(keepForDocument("cards", part("one"))).toBe(true);
      expect(keepForDocument("cards", part("one"))).toBe(true);
      expect(() => keepForDocument("cards", part("two"))).toThrow('called "cards"');
    });
  });

  it("keeps none for what the framework fetches for a page that is open already", () => {
    provideStaticMarkup(() => "");
    withStaticParts(aRequest({ headers: { rsc: "1" } }), () => {
      expect(keepForDocument("cards", part("one"))).toBe(false);
      expect(documentPart("cards")).toBeUndefined();
    });
  });
});
