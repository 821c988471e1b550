import type { OutgoingHttpHeaders } from "node:http";
import { describe, expect, it } from "vitest";
import { SHARED_PAGE } from "#server/page-cache/keep/shared-page.ts";
import { anExchange } from "#server/testing/an-exchange.ts";
import { secureAnswer, securityHeaders } from "./security-headers.ts";

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

/** What an answer is sent with that is given its headers in one piece. */
function sent(given: OutgoingHttpHeaders, https: boolean): Record<string, unknown> {
  const { response } = anExchange();
  let written: Record<string, unknown> = {};
  response.writeHead = ((_status: number, headers: Record<string, unknown>) => {
    written = headers;
    return response;
  }) as typeof response.writeHead;
  secureAnswer(response, { https });
  response.writeHead(200, given);
  return written;
}

describe("secureAnswer", () => {
  it("keeps a header that the answer brings, in whatever case", () => {
    const headers = sent({ "content-security-policy": "default-src 'self'" }, false);
    expect(headers["content-security-policy"]).toBe("default-src 'self'");
    expect(headers["Content-Security-Policy"]).toBeUndefined();
    expect(headers["X-Frame-Options"]).toBe("DENY");
  });

  it("completes the headers of a kept page apart for HTTP and HTTPS, and leaves them as they were", () => {
    const kept = Object.freeze({ etag: '"1"' });
    expect(sent(kept, true)["Strict-Transport-Security"]).toBeDefined();
    expect(sent(kept, false)["Strict-Transport-Security"]).toBeUndefined();
    expect(sent(kept, true)["Strict-Transport-Security"]).toBeDefined();
    expect(kept).toEqual({ etag: '"1"' });
  });

  it("completes headers anew that may have changed since", () => {
    const given: OutgoingHttpHeaders = { etag: '"1"' };
    sent(given, false);
    given["etag"] = '"2"';
    expect(sent(given, false)["etag"]).toBe('"2"');
  });

  it("takes off what is for the site itself, also where it is written with the status", () => {
    const inner = { "X-Middleware-Rewrite": "/inner", [SHARED_PAGE]: "1" };
    expect(Object.keys(sent({ etag: '"1"', ...inner }, false))).not.toContain("X-Middleware-Rewrite");
    expect(Object.keys(sent({ etag: '"1"', ...inner }, false))).not.toContain(SHARED_PAGE);
    const { response } = anExchange();
    secureAnswer(response, { https: false });
    response.setHeader("etag", '"1"');
    response.writeHead(200, "Fine", inner);
    expect(response.getHeaderNames()).not.toContain("x-middleware-rewrite");
    expect(response.getHeaderNames()).not.toContain(SHARED_PAGE);
    expect(response.getHeader("x-frame-options")).toBe("DENY");
  });
});
