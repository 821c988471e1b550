import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { sharedParts } from "./shared-parts.ts";

const LONG = "a sentence of a form that is long enough to be worth a reference, about eighty letters";

describe("sharedParts", () => {
  it("gives equal parts of several values as one object", () => {
    const share = sharedParts();
    const first = share({ words: { LONG } });
    expect(share({ words: { LONG }, id: 2 }).words).toBe(first.words);
    expect(share([{ words: { LONG } }, { id: 3 }])[0]?.words).toBe(first.words);
    expect(sharedParts()({ words: { LONG } }).words).not.toBe(first.words);
  });

  it("shares what the second value brought with the third", () => {
    const share = sharedParts();
    share({ id: 1 });
    expect(share({ words: { LONG } }).words).toBe(share({ words: { LONG } }).words);
  });

  it("writes nothing of a value that stays alone, and gives it back as it is", () => {
    const toJSON = vi.fn<() => string>(() => LONG);
    const share = sharedParts();
    const alone = { words: { LONG, toJSON } };
    expect(share(alone)).toBe(alone);
    expect(toJSON).not.toHaveBeenCalled();
    share({ words: { LONG } });
    expect(toJSON).toHaveBeenCalled();
  });

  it("leaves small parts their own", () => {
    const share = sharedParts();
    const [first] = share([{ id: 1 }]);
    const [second, third] = share([{ id: 1 }, { id: 1 }]);
    expect(new Set([first, second, third]).size).toBe(3);
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
