import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openEmbeddedStock } from "@forecourt/search/snapshot";
import { MARKETS } from "@forecourt/tenant-config";
import { expect, type Page, test } from "../support/touched-pages.ts";
import { layDealer } from "../support/own-dealer.ts";
import { ask, at, firstCar, LIST } from "../support/site.ts";

/** A dealer like the Australian one, also read in the pseudo-language: brackets, accents, and two fifths longer. */
const DEALER = "in-xa";

/** Every text in a value of JSON. */
const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** Lays the dealer down, and gives all texts that are its own or its cars'. */
async function openDealer(): Promise<string[]> {
  const { folder, stock } = await layDealer(DEALER, { otherLocales: ["en-XA"] });
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const presets = "../presets";
  const files = [
    ...readdirSync(folder),
    ...readdirSync(join(folder, presets)).map((name) => join(presets, name)),
  ];
  const data = files
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => textsIn(JSON.parse(read(name))));
  for (const inside of ["pages", "posts"])
    for (const name of readdirSync(join(folder, inside))) data.push(...read(join(inside, name)).split("\n"));
  const opened = await openEmbeddedStock({ directory: stock });
  for await (const { document } of opened.index.records()) data.push(...textsIn(document));
  await opened.close();
  return data;
}

/** A word that no car has. */
const UNKNOWN = "zzzzzz";

/** What is the same in every language: units, and words of dates and times that the browser's own tables write. */
const UNIVERSAL =
  /\b(?:km|kms|kW|kg|cc|cyl|mm|Nm|am|pm|ago|days?|weeks?|months?|years?|WhatsApp|p\.a\.|AUD|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*)\b/gi;

/** What stands on a page outside the pseudo-language and is neither data nor universal. */
function untranslated(texts: readonly string[], prose: string, words: ReadonlySet<string>): string[] {
  return texts.filter((text) => {
    if (/[áéíóúñýÁÉÍÓÚÑÝ[\]]/.test(text) || prose.includes(text.replace("…", "").toLowerCase())) return false;
    const left = text.replaceAll(UNIVERSAL, " ").match(/\p{L}[\p{L}'’]+/gu) ?? [];
    return left.some((word) => !words.has(word.toLowerCase()));
  });
}

/** Texts that are shown or read out, each once; and those that their own box cuts. */
const readPage = (page: Page): Promise<{ texts: string[]; cut: string[] }> =>
  page.evaluate(() => {
    const texts = new Set<string>();
    const cut = new Set<string>();
    const add = (text: string | null) => {
      const plain = (text ?? "").replaceAll(/\s+/g, " ").trim();
      if (/\p{L}{2}/u.test(plain)) texts.add(plain);
    };
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      if (element.closest("script, style, noscript, template, svg")) continue;
      for (const name of ["aria-label", "placeholder", "title", "alt"]) add(element.getAttribute(name));
      const own = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? "").trim() !== "",
      );
      for (const node of own) add(node.nodeValue);
      const style = getComputedStyle(element);
      const hides = style.overflowX === "hidden" || style.overflowX === "clip";
      const isBox = element.clientWidth > 1 && element.checkVisibility({ checkVisibilityCSS: true });
      // The bar of a phone shows as much of its button's name as there is room for, with an ellipsis.
      if (element.closest("[data-filter-sheet] > summary")) continue;
      const isCut = own.length > 0 && hides && isBox && element.scrollWidth > element.clientWidth + 1;
      if (isCut)
        cut.add(`${element.localName}.${element.className}: ${element.textContent.trim().slice(0, 60)}`);
    }
    const wide = document.documentElement;
    if (wide.scrollWidth > wide.clientWidth) cut.add(`the page is ${wide.scrollWidth} px wide`);
    return { texts: [...texts], cut: [...cut] };
  });

test("says everything in a language that is two fifths longer, and cuts nothing off", async ({
  page,
  request,
}, info) => {
  test.skip(info.project.name !== "phone", "a phone has the least room");
  const settings = [MARKETS.AU.rules, "Škoda", "English", UNKNOWN];
  const data = [...(await openDealer()), ...textsIn(settings)];
  const prose = data
    .join("\n")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .toLowerCase();
  // Names stand together on pages, such as a make with its model; sentences stand whole.
  const names = data.filter((text) => text.split(" ").length <= 4);
  const words = new Set(names.flatMap((text) => text.toLowerCase().match(/\p{L}[\p{L}'’]+/gu) ?? []));
  await expect.poll(async () => (await ask(request, DEALER, "/xa")).status()).toBe(200);
  const car = await firstCar(request, DEALER);
  const found: string[] = [];
  for (const path of [
    "",
    LIST,
    `${LIST}?price=20000:40000&fuel=Hybrid`,
    `${LIST}?q=${UNKNOWN}`,
    car,
    `${car}/enquire`,
    "/finance",
    "/service",
    "/sell-my-car",
    "/contact",
    "/locations",
    "/my-garage",
    "/special-offers",
    "/reviews",
    "/finance-calculator",
    "/no-such-page",
  ]) {
    await page.goto(at(DEALER, `/xa${path}`));
    const { texts, cut } = await readPage(page);
    expect(texts.some((text) => text.startsWith("["))).toBe(true);
    found.push(...untranslated(texts, prose, words).map((text) => `${path} says: ${text}`));
    found.push(...cut.map((what) => `${path} cuts ${what}`));
  }
  expect([...new Set(found)]).toEqual([]);
});
