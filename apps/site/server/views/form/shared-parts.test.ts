import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sharedParts } from "./shared-parts.ts";

const LONG = "a sentence of a form that is long enough to be worth a reference, about eighty letters";

describe("sharedParts", () => {
  it("gives equal parts as one object, of one value and of several", () => {
    const share = sharedParts();
    const [first, second] = share([{ words: { LONG } }, { words: { LONG }, id: 2 }]);
    expect(second?.words).toBe(first?.words);
    expect(share({ words: { LONG }, id: 3 }).words).toBe(first?.words);
    expect(sharedParts()({ words: { LONG } }).words).not.toBe(first?.words);
  });

  it("leaves small parts their own", () => {
    const [first, second] = sharedParts()([{ id: 1 }, { id: 1 }]);
    expect(second).not.toBe(first);
  });

  it("changes no value", () => {
    fc.assert(
      fc.property(fc.array(fc.json()), (texts) => {
        const share = sharedParts();
        for (const text of texts) {
          const value: unknown = JSON.parse(text);
          expect(share(value)).toEqual(value);
        }
      }),
    );
  });
});
