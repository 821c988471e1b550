import { describe, expect, it } from "vitest";
import { securityHeaders } from "./security-headers.ts";

describe("securityHeaders", () => {
  it("lets an answer that is no page load nothing, be framed nowhere and be read as what it is", () => {
    expect(Object.fromEntries(securityHeaders({ https: false }))).toEqual({
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(self)",
      "X-Frame-Options": "DENY",
      "X-Permitted-Cross-Domain-Policies": "none",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Origin-Agent-Cluster": "?1",
      "Content-Security-Policy":
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    });
  });

  it("promises HTTPS for a year, over HTTPS alone", () => {
    const [name, value] = securityHeaders({ https: true }).at(-1) ?? [];
    expect([name, value]).toEqual(["Strict-Transport-Security", "max-age=31536000; includeSubDomains"]);
    expect(securityHeaders({ https: true })).toHaveLength(securityHeaders({ https: false }).length + 1);
  });
});
