import { describe, expect, it } from "vitest";
import { clientInfo } from "./client-info.ts";

const info = (headers: Record<string, string>) =>
  clientInfo(new Request("http://dealer.localhost/api/leads", { headers }));

describe("clientInfo", () => {
  it("is the browser's name and the one address the server trusts", () => {
    expect(info({ "user-agent": "Firefox", "x-forwarded-for": "203.0.113.9" })).toEqual({
      userAgent: "Firefox",
      address: "203.0.113.9",
    });
  });

  it("is nothing where nothing came", () => {
    expect(info({ "x-forwarded-for": "" })).toEqual({ userAgent: null, address: null });
  });

  it("cuts a name after 500 characters", () => {
    expect(info({ "user-agent": "x".repeat(501) }).userAgent).toBe("x".repeat(500));
  });
});
