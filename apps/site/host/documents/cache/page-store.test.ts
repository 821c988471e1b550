import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { encodedBody } from "../encoding/encoded-body.ts";
import type { CachedPage } from "./cached-page.ts";
import { pageStore } from "./page-store.ts";

const MINUTE = 1;
/** A page that compresses as HTML does, to a fraction. */
const pageOf = (text: string): CachedPage => ({
  body: encodedBody(text.repeat(2_000)),
  tag: "a",
  headers: {},
});

function storeOf(maxBytes: number) {
  const store = pageStore({ maxBytes, thisMinute: () => MINUTE });
  const put = (name: string, page: CachedPage): void =>
    store.put({ key: `${MINUTE}\n${name}`, host: "yard.example" }, page, {
      html: "",
      policy: "",
      script: { hash: "same", body: "" },
    });
  const has = (name: string): boolean => store.page(`${MINUTE}\n${name}`) !== null;
  return { store, put, has };
}

describe("pageStore", () => {
  it("counts a page by what it holds, which is less once it is compressed", async () => {
    const { store, put, has } = storeOf(1_000_000);
    const page = pageOf("A car for sale. ");
    put("list", page);
    expect(store.bytes).toBeGreaterThan(32_000);
    await page.body.in("br");
    expect(store.bytes).toBeLessThan(32_000 / 2);
    expect(has("list")).toBe(true);
  });

  it("holds many more compressed pages than it could hold as they are, and never more than its bound", async () => {
    const { store, put, has } = storeOf(100_000);
    for (let at = 0; at < 12; at += 1) {
      const page = pageOf("A car for sale. ");
      put(`list ${at}`, page);
      await page.body.in("gzip");
      expect(store.bytes).toBeLessThanOrEqual(100_000);
    }
    expect([0, 5, 11].map((at) => has(`list ${at}`))).toEqual([true, true, true]);
  });

  it("does not bring back a page that is compressed after it was pushed out", async () => {
    const { store, put, has } = storeOf(60_000);
    const slow = pageOf("A car for sale. ");
    put("slow", slow);
    put("next", { ...pageOf("x"), body: encodedBody(randomBytes(25_000).toString("hex")) });
    expect(has("slow")).toBe(false);
    await slow.body.in("gzip");
    expect(has("slow")).toBe(false);
    expect(store.bytes).toBeLessThanOrEqual(60_000);
  });
});
