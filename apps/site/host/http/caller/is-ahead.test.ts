import { describe, expect, it } from "vitest";
import { isAhead } from "./is-ahead.ts";

describe("isAhead", () => {
  it.each([
    [{ "sec-purpose": "prefetch", "sec-fetch-mode": "navigate" }, true],
    [{ "sec-purpose": "prefetch;prerender", "sec-fetch-mode": "navigate" }, true],
    [{ "sec-purpose": "prefetch" }, true],
    [{ "sec-purpose": "prefetch;prerender", "sec-fetch-mode": "cors" }, false],
    [{ "sec-purpose": "prefetch;prerender", "sec-fetch-mode": "no-cors" }, false],
    [{ "sec-purpose": "other", "sec-fetch-mode": "navigate" }, false],
    [{ "sec-fetch-mode": "navigate" }, false],
  ])("of %j is %s", (headers, ahead) => expect(isAhead(headers)).toBe(ahead));
});
