import { describe, expect, it } from "vitest";
import { aTranslatedSite } from "../testing/a-translated-site.ts";

const problems = (files: Parameters<typeof aTranslatedSite>[0]): string[] => {
  const folder = aTranslatedSite(files);
  return folder.ok
    ? []
    : folder.problems.map(({ file, path, message }) => `${file}${path && ` › ${path}`}: ${message}`);
};

describe("readTranslations", () => {
  it("reads nothing where there is nothing, and a folder's texts where there are", () => {
    const [none, some] = [aTranslatedSite(), aTranslatedSite({ spanish: { "texts.json": { a: "b" } } })];
    expect(none.ok && none.content.translations).toEqual([]);
    expect(some.ok && some.content.translations).toMatchObject([{ locale: "es-US", texts: { a: "b" } }]);
    expect(some.ok && none.ok && some.content.version !== none.content.version).toBe(true);
  });

  it("refuses texts that stand for nothing of the site, and files that are not read", () => {
    expect(
      problems({
        spanish: {
          "pages/gone.md": "---\ntitle: X\n---\nY",
          "posts/gone.md": "---\ntitle: X\n---\nY",
          "offers.json": [{ id: 10, name: "X" }],
          "text.json": {},
        },
      }),
    ).toEqual([
      "north/es-US/text.json: is not read; a language's folder has texts.json, offers.json, models.json, pages and posts",
      'north/es-US/offers.json: [0] translates "10", which offers.json does not have',
      "north/es-US/pages/gone.md: translates pages/gone.md, which is not there",
      "north/es-US/posts/gone.md: translates posts/gone.md, which is not there",
    ]);
  });

  it("refuses words that the setting would refuse", () => {
    const long = "x".repeat(61);
    expect(problems({ spanish: { "texts.json": { "One price": long } } })).toEqual([
      expect.stringMatching(
        /^north\/es-US\/texts\.json › home\.points\.0\.text: must have a length of at most 60/,
      ),
    ]);
    expect(problems({ spanish: { "texts.json": { "One price": "<b>Uno</b>" } } })).toHaveLength(1);
    const settings = { wording: { stock: { carsFound: "{count} found" } } };
    expect(problems({ settings, spanish: { "texts.json": { "{count} found": "{number} autos" } } })).toEqual([
      expect.stringContaining("wording.stock.carsFound"),
    ]);
  });

  it("refuses a language the site is not read in", () => {
    expect(problems({ settings: { site: { otherLocales: [] } }, spanish: { "texts.json": {} } })).toEqual([
      "north/es-US: is a language this site is not read in; name it in site.otherLocales",
    ]);
  });

  it("says only what is wrong with a page, not that its translation has none", () => {
    const spanish = { "pages/towing-guide.md": "---\ntitle: X\n---\nY", "texts.json": "{" };
    expect(problems({ spanish })).toEqual([expect.stringMatching(/^north\/es-US\/texts\.json: /)]);
  });
});
