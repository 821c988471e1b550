import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const directives = new Map(
  contentSecurityPolicy("abc", { dev: false })
    .split("; ")
    .map((directive) => [directive.split(" ")[0] ?? "", directive.split(" ").slice(1)] as const),
);

const withOthers = (hosts: readonly string[], scripts: readonly string[] = []): string =>
  contentSecurityPolicy("abc", { dev: false, hosts, scripts });

describe("contentSecurityPolicy", () => {
  it("allows nothing that is not named, and no frame, base or plug-in", () => {
    for (const name of ["default-src", "base-uri", "frame-ancestors"])
      expect(directives.get(name)).toEqual(["'none'"]);
    expect(directives.get("form-action")).toEqual(["'self'"]);
    expect(directives.has("object-src")).toBe(false);
  });

  it("runs scripts by their nonce alone", () => {
    expect(directives.get("script-src")).toEqual(["'self'", "'nonce-abc'", "'strict-dynamic'"]);
    expect([...directives].filter(([, sources]) => sources.includes("'unsafe-eval'"))).toEqual([]);
  });

  it("allows inline style in attributes only", () => {
    const inline = [...directives].filter(([, sources]) => sources.includes("'unsafe-inline'"));
    expect(inline.map(([name]) => name)).toEqual(["style-src-attr"]);
  });

  it("loads pictures over HTTPS, and all else from the site alone", () => {
    expect(directives.get("img-src")).toEqual(["'self'", "data:", "https:"]);
    expect(directives.get("style-src")).toEqual(["'self'", "'nonce-abc'"]);
    for (const name of ["font-src", "connect-src", "manifest-src"])
      expect(directives.get(name)).toEqual(["'self'"]);
  });

  it("is this whole line, with the hosts and scripts of the outside services where there are some", () => {
    const [before, after] = [
      "default-src 'none'; script-src 'self' 'nonce-abc' 'strict-dynamic'",
      "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ];
    const styles =
      "style-src 'self' 'nonce-abc'; style-src-attr 'unsafe-inline'; img-src 'self' data: https:; font-src 'self'";
    expect(withOthers([])).toBe(`${before}; ${styles}; connect-src 'self'; ${after}`);
    const hosts = "https://a.example https://b.example";
    expect(withOthers(hosts.split(" "), ["https://a.example/js/"])).toBe(
      `${before} https://a.example/js/; ${styles}; connect-src 'self' ${hosts}; frame-src 'self' ${hosts}; ${after}`,
    );
  });

  it("lets a page frame hosts of which it runs nothing", () => {
    const policy = contentSecurityPolicy("abc", { dev: false, frames: ["https://films.example"] });
    expect(policy).toContain("frame-src 'self' https://films.example;");
    expect(policy.match(/films\.example/g)).toHaveLength(1);
  });

  it("lets a development server evaluate scripts and write styles", () => {
    const policy = contentSecurityPolicy("abc", { dev: true });
    expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic' 'unsafe-eval';");
    expect(policy).toContain("style-src 'self' 'nonce-abc' 'unsafe-inline';");
  });
});
