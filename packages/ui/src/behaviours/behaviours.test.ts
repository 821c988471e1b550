// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attributeOf, behaviour, readBehaviour, selectorOf, setBehaviour } from "./behaviours.ts";
import { readAs } from "./page-behaviours.ts";

const elementWith = (props: Readonly<Record<string, string>>): Element => {
  const element = document.createElement("a");
  for (const [name, value] of Object.entries(props)) element.setAttribute(name, value);
  return element;
};

describe("behaviour and readBehaviour", () => {
  it("give back every value that was written", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "|", "\\", "p", '"', "&", "%", " ") });
    const values = fc.record({
      opens: fc.string(),
      view: fc.integer(),
      does: fc.constantFrom("back" as const, "print" as const),
      heart: fc.array(word).map((list) => [...list, "end"]),
      car: fc.record({ id: fc.string(), slug: fc.string(), name: fc.string(), price: fc.option(fc.nat()) }),
    });
    fc.assert(
      fc.property(values, (given) => {
        const element = elementWith(behaviour(given));
        for (const [name, value] of Object.entries(given))
          expect(readBehaviour(element, name as keyof typeof given)).toEqual(value);
      }),
    );
  });

  it("leave out what is null, undefined or false, and write an empty text", () => {
    expect(behaviour({ opens: null, list: false, counts: undefined, error: "" })).toEqual({
      "data-error": "",
    });
  });

  it("read nothing from an element without the attribute, and from none", () => {
    expect([readBehaviour(elementWith({}), "opens"), readBehaviour(null, "opens")]).toEqual([null, null]);
  });

  it("never throw, whatever an attribute holds, and take nothing for a value that is none", () => {
    const names = Object.keys(readAs) as (keyof typeof readAs)[];
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.oneof(fc.string(), fc.json()), (name, text) => {
        readBehaviour(elementWith({ [attributeOf(name)]: text }), name);
      }),
    );
    for (const text of ["", "{", "7", "null", "[]", '["9"]', '{"id":"9"}', '{"id":"9","slug":"","name":""}'])
      expect(readBehaviour(elementWith({ "data-car": text }), "car")).toBeNull();
    for (const text of ["", " ", "x", "NaN", "Infinity"])
      expect(readBehaviour(elementWith({ "data-view": text }), "view")).toBeNull();
    expect(readBehaviour(elementWith({ "data-places": "" }), "places")).toEqual([]);
  });
});

describe("selectorOf", () => {
  it("finds an element with the behaviour, and by its value", () => {
    const name = 'a "quoted" \\ name';
    const element = elementWith(behaviour({ part: name, textUsPopup: true }));
    expect(element.matches(selectorOf("textUsPopup"))).toBe(true);
    expect([element.matches(selectorOf("part", name)), element.matches(selectorOf("part", "a"))]).toEqual([
      true,
      false,
    ]);
  });
});

describe("setBehaviour", () => {
  it("writes a value, takes it away, and leaves alone an element that says it already", () => {
    const element = elementWith({});
    setBehaviour(element, "goes", 3);
    expect(element.getAttribute("data-goes")).toBe("3");
    const watcher = new MutationObserver(() => undefined);
    watcher.observe(element, { attributes: true });
    setBehaviour(element, "goes", 3);
    expect(watcher.takeRecords()).toEqual([]);
    setBehaviour(element, "goes", null);
    setBehaviour(element, "busy", false);
    expect(element.attributes).toHaveLength(0);
  });
});
