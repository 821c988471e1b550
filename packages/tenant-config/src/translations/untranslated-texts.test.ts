import { describe, expect, it } from "vitest";
import { aTranslatedSite } from "../testing/a-translated-site.ts";
import { translationOf } from "./translate-content.ts";
import { type UntranslatedText, untranslatedTexts } from "./untranslated-texts.ts";

type Spanish = Readonly<Record<string, unknown>>;

/** Texts of a dealer in Texas that have no Spanish. */
function lacking(spanish: Spanish = {}, settings: object = {}): UntranslatedText[] {
  const folder = aTranslatedSite({ settings, spanish });
  if (!folder.ok) throw new Error(JSON.stringify(folder.problems));
  return untranslatedTexts(folder.content, translationOf(folder.content, "es-US"));
}
const of = (given: readonly UntranslatedText[], where: string) =>
  given.filter((each) => each.where === where).map(({ text }) => text);
const asWritten = (where: string, ...texts: string[]) =>
  texts.map((text) => ({ where, text, read: "as written" }));

const added = (label: string) =>
  lacking({}, { forms: { changes: { general: { labels: { message: label } } } } }).map(({ text }) => text);

describe("untranslatedTexts", () => {
  it("names every text of the dealer's where it stands, settings first, then article by article", () => {
    const given = lacking();
    expect(given.slice(0, 6)).toEqual([
      ...asWritten("site.tagline", "Here since 1979."),
      ...asWritten("home.points.0.text", "One price"),
      ...asWritten("careers.positions.0.place", "Austin"),
      ...asWritten("careers.positions.0.kind", "Full time"),
      ...asWritten("careers.positions.0.text", "Counter work."),
      ...asWritten("careers.positions.0.title", "Parts clerk"),
    ]);
    expect(given.slice(6).map(({ where }) => where)).toEqual([
      "pages/towing-guide",
      "pages/towing-guide",
      "pages/towing-guide",
      "posts/second",
      "posts/second",
      "posts/second",
      "posts/first",
      "posts/first",
      "posts/first",
      "offers/9",
      "offers/9",
      "models",
      "models",
      "special-hours",
    ]);
    expect(of(given, "pages/towing-guide")).toContain("Towing guide");
    expect(given.every(({ read }) => read === "as written")).toBe(true);
    expect(of(given, "offers/9")[0]).toBe("Run-out");
    expect(of(given, "models")).toEqual(["Ute", "Utes"]);
    expect(of(given, "special-hours")).toEqual(["Christmas Day"]);
  });

  it("leaves out what is translated as a short text, wherever it stands", () => {
    const texts = { "One price": "Un precio", Ute: "Camioneta", "Christmas Day": "Navidad" };
    const given = lacking({ "texts.json": texts });
    expect(of(given, "home.points.0.text")).toEqual([]);
    expect(of(given, "models")).toEqual(["Utes"]);
    expect(of(given, "special-hours")).toEqual([]);
    expect(of(given, "site.tagline")).toEqual(["Here since 1979."]);
  });

  it("leaves out articles that have a file of their own, by their name", () => {
    const given = lacking({
      "pages/towing-guide.md": "---\ntitle: Remolque\n---\nCuidado.",
      "posts/first.md": "---\ntitle: Primero\n---\nHola.",
    });
    expect(of(given, "pages/towing-guide")).toEqual([]);
    expect(of(given, "posts/first")).toEqual([]);
    expect(of(given, "posts/second")).toContain("Second");
  });

  it("names of an offer and of a model what is missing, and only that", () => {
    const named = lacking({ "offers.json": [{ id: 9, name: "Liquidación" }] });
    expect(of(named, "offers/9")).not.toContain("Run-out");
    expect(of(named, "offers/9")).toHaveLength(of(lacking(), "offers/9").length - 1);
    expect(of(lacking({ "offers.json": [{ id: 9, description: "Ahorre" }] }), "offers/9")).toContain(
      "Run-out",
    );
  });

  it("names no sentence that only repeats the product's, and says where the product's words are read instead", () => {
    const changed = { wording: { notFound: { title: "Gone from the ranch" } } };
    expect(lacking({}, changed).filter(({ where }) => where === "wording.notFound.title")).toEqual([
      { where: "wording.notFound.title", text: "Gone from the ranch", read: "in the product's words" },
    ]);
  });

  it("names the words of a dealer's own questions, even those that the product has a text for", () => {
    expect(added("Your wishes")).toContain("Your wishes");
    expect(added("Comments")).toContain("Comments");
  });
});
