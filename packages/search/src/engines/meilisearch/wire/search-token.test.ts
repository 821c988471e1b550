import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { searchToken } from "./search-token.ts";

describe("searchToken, from derived cases", () => {
  it("is a signed token that carries the rule, the key's uid and the end, but never the key", async () => {
    const token = await searchToken({
      key: "the-search-key",
      keyUid: "76cf8b87-fd12-4688-ad34-260d930ca4f4",
      index: "Car_production",
      filter: { kind: "oneOf", field: "dealership_id", values: ["7"] },
      expiresAt: new Date("2026-11-21T10:00:00Z"),
    });
    const [header = "", payload = "", signature] = token.split(".");
    expect(JSON.parse(Buffer.from(payload, "base64url").toString())).toEqual({
      searchRules: { Car_production: { filter: 'dealership_id IN ["7"]' } },
      apiKeyUid: "76cf8b87-fd12-4688-ad34-260d930ca4f4",
      exp: Date.UTC(2026, 10, 21, 10) / 1000,
    });
    expect(signature).toBe(
      createHmac("sha256", "the-search-key").update(`${header}.${payload}`).digest("base64url"),
    );
    expect(Buffer.from(payload, "base64url").toString()).not.toContain("the-search-key");
  });
});
