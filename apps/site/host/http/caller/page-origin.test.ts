import { describe, expect, it } from "vitest";
import { pageOrigin } from "./page-origin.ts";

const of = (host: string, origin?: string) =>
  pageOrigin(new Headers({ host, ...(origin === undefined ? {} : { origin }) }));

describe("pageOrigin", () => {
  it("is what the browser says of the host that was asked", () => {
    expect(of("dealer.example", "https://dealer.example")).toBe("https://dealer.example");
    expect(of("dealer.localhost:3000", "http://dealer.localhost:3000")).toBe("http://dealer.localhost:3000");
  });

  it("is none of another host, of a document without one, or where nothing is said", () => {
    expect(of("dealer.example", "https://evil.example")).toBeNull();
    expect(of("dealer.example", "https://dealer.example:8443")).toBeNull();
    expect(of("dealer.example", "null")).toBeNull();
    expect(of("dealer.example")).toBeNull();
  });
});
