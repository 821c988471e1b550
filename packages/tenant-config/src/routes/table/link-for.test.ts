import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aConfig } from "../../testing/a-config.ts";
import { aSite } from "../../testing/a-site.ts";
import { linkFor } from "./link-for.ts";
import { siteLink } from "../lookup/site-link.ts";

/** Milliseconds a property may take on a machine that is busy with other things. */
const TIME_LIMIT_MS = 60_000;

const config = aConfig();
const noPages = aConfig({ links: { usePagesPath: false } });

describe("linkFor", () => {
  it.each([
    ["/special-offers", { kind: "internal", href: "/special-offers" }],
    ["special-offers", { kind: "internal", href: "/special-offers" }],
    ["/pages/towing-guide", { kind: "internal", href: "/pages/towing-guide" }],
    ["/pages/privacy-policy", { kind: "internal", href: "/privacy-policy" }],
    ["/pages/about-us?x=1#team", { kind: "internal", href: "/about-us?x=1#team" }],
    ["https://acme.example/finance", { kind: "internal", href: "/finance" }],
    ["https://www.ACME.example/finance", { kind: "internal", href: "/finance" }],
    ["http://acme.example:8080/", { kind: "internal", href: "/" }],
    ["#top", { kind: "internal", href: "/#top" }],
    ["https://other.example/x", { kind: "external", href: "https://other.example/x" }],
    ["//other.example/x", { kind: "external", href: "https://other.example/x" }],
    ["https://www.google.com/maps/place/x", { kind: "map", href: "https://www.google.com/maps/place/x" }],
    ["https://maps.app.goo.gl/abc", { kind: "map", href: "https://maps.app.goo.gl/abc" }],
    ["tel:02 5550 1010", { kind: "phone", href: "tel:0255501010", number: "02 5550 1010" }],
    ["TEL:+61-2-5550-1010", { kind: "phone", href: "tel:+61255501010", number: "+61-2-5550-1010" }],
    ["mailto:a@b.example?subject=x", { kind: "email", href: "mailto:a@b.example", address: "a@b.example" }],
    ["", { kind: "refused", reason: "empty" }],
    [" \n ", { kind: "refused", reason: "empty" }],
    ["javascript:alert(1)", { kind: "refused", reason: "scheme" }],
    ["java\nscript:alert(1)", { kind: "refused", reason: "scheme" }],
    ["\u0001javascript:alert(1)", { kind: "refused", reason: "scheme" }],
    ["data:text/html,x", { kind: "refused", reason: "scheme" }],
    ["https://user:pw@acme.example/", { kind: "refused", reason: "malformed" }],
    ["tel:call-me", { kind: "refused", reason: "malformed" }],
    ["mailto:nobody", { kind: "refused", reason: "malformed" }],
    ["https://", { kind: "refused", reason: "malformed" }],
  ])("reads %j", (href, link) => {
    expect(linkFor(href, config)).toEqual(link);
  });

  it("strips /pages everywhere on a site that does not use it, and nothing else", () => {
    expect(linkFor("/pages/towing-guide", noPages)).toEqual({ kind: "internal", href: "/towing-guide" });
    expect(linkFor("/pages", noPages)).toEqual({ kind: "internal", href: "/pages" });
    expect(linkFor("/pages//evil.example", noPages)).toEqual({ kind: "internal", href: "/evil.example" });
  });

  it(
    "never calls a link internal that a browser would follow off the site",
    () => {
      const hostile = fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc
          .tuple(
            fc.constantFrom(
              "/",
              "//",
              "/\\",
              "\\\\",
              "/pages/",
              "/pages//",
              "https:",
              "/.//",
              "\t//",
              "/%2f",
            ),
            fc.string(),
          )
          .map((parts) => parts.join("")),
      );
      fc.assert(
        fc.property(hostile, fc.boolean(), (text, pages) => {
          const link = linkFor(text, pages ? config : noPages);
          const stays =
            link.kind !== "internal" ||
            new URL(link.href, "https://acme.example/x/y").origin === "https://acme.example";
          expect(stays).toBe(true);
        }),
        { numRuns: 1500 },
      );
    },
    TIME_LIMIT_MS,
  );

  const shared = process.env["FORECOURT_SHARED"] ?? "";
  const payloads = join(shared, "data/xss-payloads/payloads.txt");
  const absent = existsSync(payloads) ? "" : " (skipped: the shared data folder is not here)";
  it.skipIf(absent !== "")(`lets no hostile payload become a script${absent}`, () => {
    const lines = readFileSync(payloads, "utf8").split("\n");
    const unsafe = lines.filter((line) => {
      const link = linkFor(line, config);
      return link.kind !== "refused" && !/^(?:https?:|tel:|mailto:|\/(?!\/))/.test(link.href);
    });
    expect(unsafe).toEqual([]);
  });
});

describe("siteLink", () => {
  const site = aSite({ links: { redirects: [{ from: "/old", to: "/contact" }] } });
  it.each([
    ["/contact", { kind: "internal", href: "/contact" }],
    ["/old", { kind: "internal", href: "/contact" }],
    ["/no-such-page", { kind: "refused", reason: "missing" }],
    ["https://elsewhere.example/", { kind: "external", href: "https://elsewhere.example/" }],
  ])("draws %s where it leads", (text, link) => expect(siteLink(text, site)).toMatchObject(link));
});
