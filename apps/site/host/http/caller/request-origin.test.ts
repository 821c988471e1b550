import { describe, expect, it } from "vitest";
import { requestOrigin } from "./request-origin.ts";

const originOf = (headers: Record<string, string>, ownUrl: string | null = null): string =>
  requestOrigin(new Request("http://inside:3000/api/alerts", { headers }), ownUrl);

describe("requestOrigin", () => {
  it("is the host the browser asked, over what the server found", () => {
    expect(originOf({ host: "www.dealer.example", "x-forwarded-proto": "https" })).toBe(
      "https://www.dealer.example",
    );
    expect(originOf({ host: "dealer.localhost:3000", "x-forwarded-proto": "http" })).toBe(
      "http://dealer.localhost:3000",
    );
    expect(originOf({ host: "dealer.localhost:3000" })).toBe("http://dealer.localhost:3000");
    expect(originOf({})).toBe("http://");
  });

  it("has no port that a client wrote, but for this machine's and the dealer's own", () => {
    const headers = { host: "www.dealer.example:6666", "x-forwarded-proto": "https" };
    expect(originOf(headers)).toBe("https://www.dealer.example");
    expect(originOf({ host: "[2001:db8::1]:6666" })).toBe("http://[2001:db8::1]");
    expect(originOf(headers, "https://www.dealer.example")).toBe("https://www.dealer.example");
    expect(originOf(headers, "https://www.dealer.example:6666")).toBe("https://www.dealer.example:6666");
  });
});
