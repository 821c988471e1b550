import { describe, expect, it } from "vitest";
import { readBody } from "./request-body.ts";

const form = (body: string): Request =>
  new Request("http://dealer.localhost/api/leads", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body,
  });
const names = (count: number): string => Array.from({ length: count }, (_, n) => `n${n}=1`).join("&");

async function cost(body: string): Promise<number> {
  const began = performance.now();
  await readBody(form(body), 10_000_000);
  return performance.now() - began;
}

describe("readBody", () => {
  it("reads the fields of a plain form, with repeated names as a list in their order", async () => {
    expect(await readBody(form("name=Ada&extras=a&extras=b&extras=c"), 1000)).toEqual({
      kind: "form",
      fields: { name: "Ada", extras: ["a", "b", "c"] },
    });
  });

  it("reads a form of 300 fields and refuses one of 301, whether the names differ or not", async () => {
    const read = await readBody(form(names(300)), 10_000);
    expect(Object.keys(Object(read?.fields))).toHaveLength(300);
    expect(await readBody(form(names(301)), 10_000)).toBeNull();
    expect(await readBody(form("same=1&".repeat(301)), 10_000)).toBeNull();
  });

  it("treats a field called __proto__ as a field", async () => {
    const body = await readBody(form("__proto__=x&name=Ada"), 1000);
    expect(Object.keys(Object(body?.fields))).toEqual(["__proto__", "name"]);
  });

  it("does no work that grows faster than a form's length", async () => {
    await cost(names(20_000));
    const times = { small: 0, large: 0 };
    for (let round = 0; round < 5; round += 1) {
      times.small += await cost(names(20_000));
      times.large += await cost(names(40_000));
    }
    // Below a few milliseconds a ratio says nothing; quadratic work took seconds here.
    expect(times.large).toBeLessThan(Math.max(3 * times.small, 250));
  });
});
