import { describe, expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

const behind = (trustedProxies: number, forwardedFor?: string): string | null =>
  clientAddress({ socket: "10.0.0.2", forwardedFor, trustedProxies });

describe("clientAddress", () => {
  it("is the socket's where no proxy stands before the site, whatever a header says", () => {
    expect(behind(0, "1.1.1.1")).toBe("10.0.0.2");
    expect(behind(0)).toBe("10.0.0.2");
  });

  it("is the entry the outermost trusted proxy wrote, never one before it", () => {
    expect(behind(1, "6.6.6.6, 1.1.1.1")).toBe("1.1.1.1");
    expect(behind(2, "6.6.6.6, 1.1.1.1, 2.2.2.2")).toBe("1.1.1.1");
    expect(behind(3, "6.6.6.6, 1.1.1.1, 2.2.2.2")).toBe("6.6.6.6");
  });

  it("is the first entry when there are fewer than proxies, and the socket's when there is none", () => {
    expect(behind(3, "1.1.1.1, 2.2.2.2")).toBe("1.1.1.1");
    expect(behind(1, "")).toBe("10.0.0.2");
    expect(behind(1)).toBe("10.0.0.2");
  });

  it("is nobody's where neither a socket nor a proxy says one", () => {
    expect(clientAddress({ socket: undefined, forwardedFor: undefined, trustedProxies: 0 })).toBeNull();
    expect(clientAddress({ socket: undefined, forwardedFor: "", trustedProxies: 1 })).toBeNull();
  });

  it("takes what is no address as it stands, as far as an address may be long", () => {
    expect(behind(1, "unknown")).toBe("unknown");
    expect(behind(1, "x".repeat(101))).toBe("x".repeat(100));
  });

  it("counts one IPv6 network as one shopper, and an IPv4 address in IPv6 clothes as itself", () => {
    expect(behind(1, "2001:db8:1:2:aaaa::1")).toBe("2001:db8:1:2::/64");
    expect(behind(1, "2001:db8:1:2:bbbb::9")).toBe("2001:db8:1:2::/64");
    expect(behind(1, "::ffff:1.2.3.4")).toBe("1.2.3.4");
    expect(behind(1, "::ffff:0102:0304")).toBe("1.2.3.4");
  });
});
