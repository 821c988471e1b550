import { describe, expect, it } from "vitest";
import type { TenantContent } from "../content/content-source.ts";
import { aTranslatedSite } from "../testing/a-translated-site.ts";
import { pageLanguages } from "./page-languages.ts";
import { inLanguage } from "./translate-content.ts";
import { wording } from "../wording/wording.ts";

/** A site whose folder is right. */
function content(files: Parameters<typeof aTranslatedSite>[0] = {}): TenantContent {
  const folder = aTranslatedSite(files);
  if (!folder.ok) throw new Error(JSON.stringify(folder.problems));
  return folder.content;
}

const TOWING = "---\ntitle: Guía de remolque\n---\nCuide el peso.";

describe("inLanguage", () => {
  it("is the dealer's content as it was written, in the language it was written in", () => {
    const own = content();
    const read = inLanguage(own, "en-US");
    expect([read.config, read.content]).toEqual([own.tenant.config, own]);
    expect([read.writtenIn, read.languageOf("Here since 1979."), read.say("Ute")]).toEqual([
      undefined,
      undefined,
      "Ute",
    ]);
  });

  it("reads translated settings, and marks those that are not", () => {
    const { config, languageOf } = inLanguage(
      content({ spanish: { "texts.json": { "One price": "Un solo precio" } } }),
      "es-US",
    );
    expect(config.home.points).toEqual([{ icon: "money", text: "Un solo precio" }]);
    expect(languageOf(config.home.points[0]?.text ?? "")).toBeUndefined();
    expect(config.site.tagline).toBe("Here since 1979.");
    expect(languageOf(config.site.tagline)).toBe("en-US");
  });

  it("puts the dealer's own message in Spanish over the product's", () => {
    const settings = { wording: { notFound: { title: "Gone from the ranch" } } };
    const title = (texts: object) =>
      wording(inLanguage(content({ settings, spanish: { "texts.json": texts } }), "es-US").config).notFound
        .title;
    expect(title({ "Gone from the ranch": "Se fue del rancho" })).toBe("Se fue del rancho");
    expect(title({})).toBe("No encontramos esa página");
  });

  it("translates what is read of a position, and keeps the title that is sent", () => {
    const { config, say } = inLanguage(
      content({
        spanish: { "texts.json": { "Parts clerk": "Refacciones", "Full time": "Tiempo completo" } },
      }),
      "es-US",
    );
    expect(config.careers.positions).toMatchObject([{ title: "Parts clerk", kind: "Tiempo completo" }]);
    expect(say("Parts clerk")).toBe("Refacciones");
  });

  it("takes words from a translated page, post, offer and model, and nothing else", () => {
    const own = content();
    const { content: read, languageOf } = inLanguage(
      content({
        spanish: {
          "pages/towing-guide.md": TOWING,
          "posts/first.md": "---\ntitle: Primero\nimage_alt: Un auto\n---\nHola.",
          "offers.json": [{ id: 9, name: "Liquidación" }],
          "models.json": [{ id: 5, description: "<p onclick='x()'>Fuerte</p>" }],
        },
      }),
      "es-US",
    );
    expect(read.pages).toEqual([
      {
        ...own.pages[0],
        title: "Guía de remolque",
        summary: "Cuide el peso.",
        html: "<p>Cuide el peso.</p>",
      },
    ]);
    const first = own.posts.find(({ slug }) => slug === "first");
    expect(read.posts.find(({ slug }) => slug === "first")).toMatchObject({
      title: "Primero",
      imageAlt: "Un auto",
      publishedAt: first?.publishedAt,
    });
    expect(read.offers).toEqual([{ ...own.offers[0], name: "Liquidación" }]);
    expect(languageOf(read.offers[0]?.name ?? "")).toBeUndefined();
    expect(languageOf(read.offers[0]?.description ?? "")).toBe("en-US");
    expect(read.models[0]?.description).toBe("<p>Fuerte</p>");
    expect(languageOf(read.posts.find(({ slug }) => slug === "second")?.html ?? "")).toBe("en-US");
  });

  it("is made once for a content and a language", () => {
    const own = content();
    expect(inLanguage(own, "es-US")).toBe(inLanguage(own, "es-US"));
  });
});

describe("pageLanguages", () => {
  const site = content({
    spanish: { "pages/towing-guide.md": TOWING, "offers.json": [{ id: 9, name: "Liquidación" }] },
  });

  it.each([
    ["a page of the product's words", { screen: "home" }, ["en-US", "es-US"]],
    ["a translated page", { screen: "content-page", slug: "towing-guide" }, ["en-US", "es-US"]],
    ["a post that is not translated", { screen: "post", slug: "first" }, ["en-US"]],
    ["a translated offer", { screen: "offer", offer: "9" }, ["en-US", "es-US"]],
    ["a model without a text of the dealer's", { screen: "model", slug: "ranger" }, ["en-US", "es-US"]],
  ])("of %s", (_, page, languages) => {
    expect(pageLanguages(page, site).map(({ locale }) => locale)).toEqual(languages);
  });
});
