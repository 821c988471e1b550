import { describe, expect, it } from "vitest";
import { oneOf } from "../../../testing/fixtures/a-plan.ts";
import { searchAsTenant } from "./search-as-tenant.ts";

const HOUR = 3_600_000;
const MINUTE = 60_000;

function asTenant() {
  const time = { now: Date.UTC(2026, 10, 21) };
  const sent: { url: string; headers: Headers; method: string | undefined }[] = [];
  const fetch = searchAsTenant({
    fetch: async (input, init) => {
      sent.push({
        url: input instanceof Request ? input.url : input.toString(),
        headers: new Headers(init?.headers),
        method: init?.method,
      });
      return new Response("{}");
    },
    clock: () => time.now,
    tenantKey: { key: "the-search-key", keyUid: "76cf8b87-fd12-4688-ad34-260d930ca4f4" },
    index: "cars",
    filter: oneOf("stock_tenant", "north"),
  });
  return { fetch, sent, time };
}

const tokenOf = (headers: Headers | undefined) => headers?.get("authorization")?.replace("Bearer ", "") ?? "";
const payloadOf = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

describe("searchAsTenant", () => {
  it("asks under a token of the tenant's filter that lasts an hour, and changes nothing else", async () => {
    const { fetch, sent, time } = asTenant();
    const headers = { authorization: "Bearer another", "x-other": "kept" };
    await fetch("http://meili.test/multi-search", { method: "POST", headers });
    expect(sent[0]).toMatchObject({ url: "http://meili.test/multi-search", method: "POST" });
    expect(sent[0]?.headers.get("x-other")).toBe("kept");
    expect(payloadOf(tokenOf(sent[0]?.headers))).toMatchObject({
      searchRules: { cars: { filter: 'stock_tenant IN ["north"]' } },
      exp: (time.now + HOUR) / 1000,
    });
  });

  it("keeps a token until five minutes before it ends", async () => {
    const { fetch, sent, time } = asTenant();
    const ask = async () => {
      await fetch("http://meili.test/multi-search");
      return tokenOf(sent.at(-1)?.headers);
    };
    const first = await ask();
    time.now += HOUR - 5 * MINUTE - 1;
    expect(await ask()).toBe(first);
    time.now += 1;
    const second = await ask();
    expect(second).not.toBe(first);
    expect(payloadOf(second)).toMatchObject({ exp: (time.now + HOUR) / 1000 });
    expect(await ask()).toBe(second);
  });
});
