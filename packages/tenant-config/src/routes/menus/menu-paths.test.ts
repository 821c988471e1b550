import { describe, expect, it } from "vitest";
import { aLocation } from "../../testing/a-location.ts";
import { aSite } from "../../testing/a-site.ts";
import { searchLocations } from "../../locations/search-locations.ts";
import { withoutPrefix, withPrefix } from "../table/locale-prefix.ts";
import { builtEntries } from "./menu-builder.ts";
import { pagePath, withoutPagesPrefix } from "../table/pages-path.ts";

describe("withPrefix", () => {
  it.each([
    ["/contact", "/es", "/es/contact"],
    ["/", "/es", "/es"],
    ["/es", "/es", "/es"],
    ["/es/contact", "/es", "/es/contact"],
    ["/es?a=1", "/es", "/es?a=1"],
    ["/es#top", "/es", "/es#top"],
    ["/estimate", "/es", "/es/estimate"],
    ["https://a.example/", "/es", "https://a.example/"],
    ["tel:13", "/es", "tel:13"],
    ["/contact", "", "/contact"],
  ])("writes %s below %j as %s", (path, prefix, written) =>
    expect(withPrefix(path, { prefix })).toBe(written),
  );

  it.each([
    ["/es/contact", "/es", "/contact"],
    ["/es", "/es", "/"],
    ["/es?a=1", "/es", "/?a=1"],
    ["/estimate", "/es", "/estimate"],
    ["/contact", "/es", "/contact"],
    ["/es/contact", "", "/es/contact"],
  ])("is taken off %s below %j: %s", (path, prefix, bare) =>
    expect(withoutPrefix(path, { prefix })).toBe(bare),
  );

  it("is none where a site has no other language", () => {
    expect([withPrefix("/a", {}), withoutPrefix("/a", {})]).toEqual(["/a", "/a"]);
  });
});

const pages = (usePagesPath: boolean, ...rootPages: string[]) => ({ links: { usePagesPath, rootPages } });

describe("withoutPagesPrefix", () => {
  it.each([
    ["/pages/about", pages(false), "/about"],
    ["/pages/about", pages(true), "/pages/about"],
    ["/pages/about", pages(true, "about"), "/about"],
    ["/pages/about/team", pages(true, "about"), "/about/team"],
    ["/pages/about-us", pages(true, "about"), "/pages/about-us"],
    ["/pages//about", pages(false), "/about"],
    ["/pages/", pages(false), "/pages/"],
    ["/pages", pages(false), "/pages"],
    ["/other/pages/about", pages(false), "/other/pages/about"],
  ])("reads %s as %#", (path, policy, bare) => expect(withoutPagesPrefix(path, policy)).toBe(bare));

  it("writes where a page lives", () => {
    expect(pagePath("towing guide", pages(true))).toBe("/pages/towing%20guide");
    expect(pagePath("towing", pages(false))).toBe("/towing");
  });
});

describe("drawnEntries", () => {
  const site = aSite({ navigation: { hidden: ["/finance/"] } });
  const labels = (...entries: Parameters<typeof builtEntries>[0]) =>
    builtEntries(entries, site).map(({ label }) => label);

  it("leaves out what is hidden, refused or not there, and keeps other sites", () => {
    expect(
      labels(
        { label: "Contact", href: "/contact" },
        { label: "Finance", href: "/finance?a=1#top" },
        { label: "Nowhere", href: "/no-such-page" },
        { label: "Script", href: "javascript:alert(1)" },
        { label: "Maker", href: "https://maker.example/" },
        { label: "Nothing", href: null },
      ),
    ).toEqual(["Contact", "Maker"]);
  });

  it("opens a dropdown at its first entry where it has no page of its own, and drops an empty one", () => {
    const children = [
      { label: "Nowhere", href: "/no-such-page" },
      { label: "Maker", href: "https://maker.example/" },
    ];
    expect(builtEntries([{ label: "More", href: null, children }], site)).toEqual([
      {
        label: "More",
        href: "https://maker.example/",
        kind: "external",
        external: true,
        ownPage: false,
        children: [expect.objectContaining({ label: "Maker", ownPage: true, children: [] })],
      },
    ]);
    expect(labels({ label: "More", href: null, children: children.slice(0, 1) })).toEqual([]);
  });

  it("draws one entry to a page, and a dropdown beside it", () => {
    const contact = { label: "Contact", href: "/contact" };
    const dropdown = {
      label: "Menu",
      href: "/contact",
      children: [{ label: "Maker", href: "https://m.example/" }],
    };
    expect(labels(contact, { ...contact, label: "Again" })).toEqual(["Contact"]);
    expect(labels(dropdown, contact)).toEqual(["Menu", "Contact"]);
    expect(labels(contact, dropdown)).toEqual(["Contact", "Menu"]);
  });
});

describe("searchLocations", () => {
  const places = [aLocation("North"), aLocation("South", { manufacturers: ["Kia"] })];
  const found = (query: string, searchBox = true) =>
    searchLocations(places, query, { locations: { searchBox } }).map(({ name }) => name);

  it("finds places by every word of a name, an address or a make, whatever their accents", () => {
    expect(found("north skoda")).toEqual(["North"]);
    expect(found("kia 4032")).toEqual(["South"]);
    expect(found("north kia")).toEqual([]);
  });

  it("finds all for nothing but blanks, and where the site has no such box", () => {
    expect(found("   ")).toEqual(["North", "South"]);
    expect(found("kia", false)).toEqual(["North", "South"]);
    expect(found(" kia ")).toEqual(["South"]);
  });

  it("reads 200 characters of what was typed", () => {
    expect(found(`${"kia ".repeat(50)}nowhere`)).toEqual(["South"]);
  });
});
