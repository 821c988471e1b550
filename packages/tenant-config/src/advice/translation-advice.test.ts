import { describe, expect, it } from "vitest";
import { aTranslatedSite } from "../testing/a-translated-site.ts";
import { translationAdvice } from "./translation-advice.ts";

function advice(files: Parameters<typeof aTranslatedSite>[0] = {}): string[] {
  const folder = aTranslatedSite(files);
  if (!folder.ok) throw new Error(JSON.stringify(folder.problems));
  return translationAdvice(folder.content).map(({ path, reason }) => `${path}: ${reason}`);
}

describe("translationAdvice", () => {
  it("names each article and each short text once that the other language lacks", () => {
    const given = advice();
    expect(given.map((line) => line.split(": ")[0])).toEqual([
      "es-US/pages/towing-guide",
      "es-US/posts/second",
      "es-US/posts/first",
      "es-US/offers/9",
      "site.tagline",
      "home.points.0.text",
      "careers.positions.0.place",
      "careers.positions.0.kind",
      "careers.positions.0.text",
      "careers.positions.0.title",
      "models",
      "models",
      "special-hours",
    ]);
    expect(given).toContain('site.tagline: "Here since 1979." is read as written in Español.');
  });

  it("says where the product's words stand in for the dealer's", () => {
    const settings = { wording: { notFound: { title: "Gone from the ranch" } } };
    expect(advice({ settings })).toContain(
      'wording.notFound.title: "Gone from the ranch" is read in the product\'s words in Español.',
    );
  });

  it("is content with a translation, and names one of a text that stands nowhere any more", () => {
    const texts = { "Here since 1979.": "Desde 1979.", "Here since 1978.": "Desde 1978." };
    const given = advice({ spanish: { "texts.json": texts } });
    expect(given.filter((line) => line.startsWith("site.tagline"))).toEqual([]);
    expect(given).toContain(
      'es-US/texts.json: "Here since 1978." is translated and stands nowhere on the site.',
    );
  });

  it("takes no text of a setting, a form, an offer, a model or a holiday for one that stands nowhere", () => {
    const texts = {
      "One price": "Un precio",
      "Parts clerk": "Repuestos",
      Ute: "Camioneta",
      Utes: "Camionetas",
      "Christmas Day": "Navidad",
    };
    expect(advice({ spanish: { "texts.json": texts } }).filter((line) => line.includes("nowhere"))).toEqual(
      [],
    );
  });

  it("says which file each translation belongs in", () => {
    const folder = aTranslatedSite();
    if (!folder.ok) throw new Error(JSON.stringify(folder.problems));
    const given = translationAdvice(folder.content);
    const better = (path: string) => given.find((each) => each.path === path)?.better;
    expect(better("es-US/pages/towing-guide")).toBe("a file es-US/pages/towing-guide.md");
    expect(better("es-US/posts/first")).toBe("a file es-US/posts/first.md");
    expect(better("es-US/offers/9")).toBe("its words in es-US/offers.json");
    expect(better("site.tagline")).toBe("its words in es-US/texts.json");
    expect(given.find(({ path }) => path === "es-US/offers/9")?.reason).toBe(
      "Who reads the site in Español finds this in English, and search engines are shown it in English alone.",
    );
  });

  it("has nothing to say of a site of one language", () => {
    expect(advice({ settings: { site: { otherLocales: [] } } })).toEqual([]);
  });
});
