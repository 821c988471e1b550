import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseEncoding } from "./choose-encoding.ts";

describe("chooseEncoding", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip", "gzip"],
    ["X-GZip", "gzip"],
    ["br", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["deflate", "identity"],
    [" BR ;q=0.1 , gzip", "gzip"],
    ["br;q=0.9, gzip;q=0.901", "gzip"],
    ["gzip;q=0.5, br;q=0.5", "br"],
    ["br;q=0.001", "br"],
    ["br;q=0.001, identity", "identity"],
    ["br;q=0.5, identity;q=0.5", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br; Q=0.000 , gzip;q=0", "identity"],
    ["br;level=1;q=0", "identity"],
    ["*", "br"],
    ["*;q=0.5, gzip", "gzip"],
    ["br;q=0, *", "gzip"],
    ["gzip;q=0.2, identity;q=0.4, *;q=0.3", "identity"],
    ["identity;q=0, gzip;q=0.1", "gzip"],
    ["*;q=0, gzip", "gzip"],
    ["br;q=2", "identity"],
    ["br;q=1.001", "identity"],
    ["br;q=0.0001", "identity"],
    ["br;q=much", "identity"],
    ["br;q=", "identity"],
  ])("of %j is %s, and the same when it is asked again", (accepts, encoding) => {
    expect(chooseEncoding(accepts)).toBe(encoding);
    expect(chooseEncoding(accepts)).toBe(encoding);
  });

  it.each(["identity;q=0", "*;q=0", "zstd, *;q=0"])(
    "of %j, which takes nothing there is, is the text as it stands",
    (accepts) => expect(chooseEncoding(accepts)).toBe("identity"),
  );

  it("is never one that is weighed at nothing, nor one liked less than another, in whatever order they stand", () => {
    const weight = fc.integer({ min: 0, max: 1000 });
    const weights = fc.record({ br: weight, gzip: weight, identity: weight });
    fc.assert(
      fc.property(
        weights,
        fc.shuffledSubarray(["br", "gzip", "identity"] as const, { minLength: 3 }),
        (given, order) => {
          const accepts = order.map((name) => `${name};q=${(given[name] / 1000).toFixed(3)}`).join(", ");
          const most = Math.max(...Object.values(given));
          const best = chooseEncoding(accepts);
          expect(given[best]).toBe(most);
          expect(most > 0 || best === "identity").toBe(true);
        },
      ),
    );
  });
});
