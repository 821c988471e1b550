import type { OutgoingHttpHeaders } from "node:http";
import { describe, expect, it } from "vitest";
import { SHARED_PAGE } from "#host/documents/cache/shared-page.ts";
import { isWithinTheSite, securityHeaders, withSecurity } from "./security-headers.ts";

describe("securityHeaders", () => {
  it("lets an answer that is no page load nothing, be framed nowhere and be read as what it is", () => {
    expect(Object.fromEntries(securityHeaders({ https: false }))).toEqual({
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": "camera=(), geolocation=(self), microphone=(), payment=(self)",
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

describe("withSecurity", () => {
  it("keeps a header that the response brings, in whatever case", () => {
    const headers = withSecurity({ "content-security-policy": "default-src 'self'" }, false);
    expect(headers["content-security-policy"]).toBe("default-src 'self'");
    expect(headers["Content-Security-Policy"]).toBeUndefined();
    expect(headers["X-Frame-Options"]).toBe("DENY");
  });

  it("completes the headers of a cached page apart for HTTP and HTTPS, once, and leaves them as they were", () => {
    const cached = Object.freeze({ etag: '"1"' });
    expect(withSecurity(cached, true)["Strict-Transport-Security"]).toBeDefined();
    expect(withSecurity(cached, false)["Strict-Transport-Security"]).toBeUndefined();
    expect(withSecurity(cached, true)).toBe(withSecurity(cached, true));
    expect(cached).toEqual({ etag: '"1"' });
  });

  it("completes headers anew that may have changed since", () => {
    const given: OutgoingHttpHeaders = { etag: '"1"' };
    withSecurity(given, false);
    given["etag"] = '"2"';
    expect(withSecurity(given, false)["etag"]).toBe('"2"');
  });

  it("takes off what is for the site itself", () => {
    const inner = { "X-Middleware-Rewrite": "/inner", [SHARED_PAGE]: "1" };
    expect(Object.keys(withSecurity(inner, false)).filter(isWithinTheSite)).toEqual([]);
  });
});
