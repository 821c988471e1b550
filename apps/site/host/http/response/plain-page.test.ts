import { describe, expect, it } from "vitest";
import { PLAIN_PAGE_HEADERS, plainPage } from "./plain-page.ts";

const page = {
  lang: "en-AU",
  title: "Something went wrong",
  text: "Please call us.",
  name: 'O\'Neil <Motors> & "Sons"',
  search: { action: "/search/used-cars", label: "Make, model or keyword", button: "Search" },
  links: [{ label: "Call 02 5550 1000", href: "tel:0255501000" }],
};

describe("plainPage", () => {
  it("is a whole page with its ways on and no script", () => {
    const html = plainPage(page);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).toContain('action="/search/used-cars"');
    expect(html).toContain('<a href="tel:0255501000">Call 02 5550 1000</a>');
    expect(html).not.toMatch(/<script/);
  });

  it("says its words once each, then a search of the stock and the ways on", () => {
    const body = /<body>([^]*)<\/body>/.exec(plainPage({ ...page, name: "Acme" }))?.[1];
    expect(body).toBe(
      "<p><strong>Acme</strong></p><main><h1>Something went wrong</h1><p>Please call us.</p>" +
        '<form action="/search/used-cars" method="get" role="search">' +
        '<input type="search" name="q" maxlength="200" aria-label="Make, model or keyword" placeholder="Make, model or keyword">' +
        '<button type="submit">Search</button></form>' +
        '<p><a href="tel:0255501000">Call 02 5550 1000</a></p></main>',
    );
    const bare = plainPage({ ...page, name: null, search: null, links: [...page.links, ...page.links] });
    const way = '<a href="tel:0255501000">Call 02 5550 1000</a>';
    expect(/<body>([^]*)<\/body>/.exec(bare)?.[1]).toBe(
      `<main><h1>Something went wrong</h1><p>Please call us.</p><p>${way}\n${way}</p></main>`,
    );
  });

  it("prints a dealer's name as text", () => {
    expect(plainPage(page)).toContain("O'Neil &lt;Motors&gt; &amp; &quot;Sons&quot;");
  });

  it("is sent with a policy that allows its own style alone", () => {
    expect(PLAIN_PAGE_HEADERS["content-security-policy"]).toMatch(/style-src 'sha256-[\w+/=]{44}';/);
  });

  it("is named in its title, with the site's name where there is one, and is not for search engines", () => {
    const bare = plainPage({ ...page, name: null, search: null, links: [] });
    expect(bare).toContain("<title>Something went wrong</title>");
    expect(bare).not.toMatch(/<form|<strong>|<a /);
    const html = plainPage({ ...page, name: "Acme" });
    expect(html).toContain("<title>Something went wrong · Acme</title>");
    expect(html).toContain("<p><strong>Acme</strong></p>");
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html.startsWith('<!doctype html>\n<html lang="en-AU">')).toBe(true);
  });

  it("is sent as HTML that no cache keeps", () => {
    expect(PLAIN_PAGE_HEADERS).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
    });
    const policy = PLAIN_PAGE_HEADERS["content-security-policy"];
    expect(policy).toContain("default-src 'none';");
    expect(policy).toContain("form-action 'self'; base-uri 'none'; frame-ancestors 'none'");
  });
});
