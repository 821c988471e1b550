import { policyDefaults as leads } from "@forecourt/leads/defaults";
import { facetRows, sortOptions } from "@forecourt/search";
import { policyDefaults as search } from "@forecourt/search/defaults";
import type { OtherCatalogue } from "./catalogue.ts";
import { EN_AU } from "./en-au.ts";
import { valueLabels } from "./value-labels.ts";

const ACCENTS: ReadonlyMap<string, string> = new Map(
  Object.entries({ a: "á", e: "é", i: "í", o: "ó", u: "ú", n: "ñ", y: "ý" }),
);

const FILLER =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen";

/**
 * A message as the pseudo-language says it: accents show that it was not left out, brackets where it is cut off, and
 * 40 % more of it what a longer language does to the page.
 *
 * @example
 * pseudoText("Show {count}") // "[Shów {count} on]"
 */
export function pseudoText(text: string): string {
  let depth = 0;
  let shown = 0;
  const said = text.replaceAll(/[^]/g, (letter) => {
    if (letter === "{" || letter === "}") depth += letter === "{" ? 1 : -1;
    // Arguments stand in braces, and what is said for a number of them in braces within those.
    if (depth % 2 === 1 || letter === "}") return letter;
    shown += 1;
    return ACCENTS.get(letter) ?? letter;
  });
  return `[${said} ${FILLER.slice(0, Math.ceil(shown * 0.4)).trimEnd()}]`;
}

/** Every text within an object as the pseudo-language says it; lists are left as they are. */
function pseudo<Given>(given: Given): Given {
  if (typeof given === "string") return pseudoText(given) as Given;
  if (typeof given !== "object" || given === null || Array.isArray(given)) return given;
  return Object.fromEntries(
    Object.entries(given).map(([key, text]: [string, unknown]) => [key, pseudo(text)]),
  ) as Given;
}

const byKey = (rows: readonly (readonly [key: string, label: string])[]) =>
  Object.fromEntries(rows.map(([key, label]) => [key, pseudoText(label)]));

/** The base language as a language no one speaks, which shows on a site's pages what would not survive a translation. */
export function pseudoCatalogue(): OtherCatalogue {
  const { hours } = EN_AU;
  const { cars } = search;
  return {
    locale: "en-XA",
    name: pseudoText("Pseudo"),
    prefix: "/xa",
    messages: pseudo(EN_AU.messages),
    forms: pseudo(EN_AU.forms),
    // Names of days are cut to three letters, and what stands between two of them is no text.
    hours: {
      ...pseudo(hours),
      dayJoin: hours.dayJoin,
      timeJoin: hours.timeJoin,
      spokenJoin: hours.spokenJoin,
    },
    market: {
      stateWord: pseudoText("State"),
      phone: {
        message: pseudoText("Invalid phone number."),
        mobileMessage: null,
        label: pseudoText("Phone"),
      },
      postcode: { message: pseudoText("Invalid postcode."), word: pseudoText("postcode") },
    },
    vehicles: {
      car: { one: "cár", other: "cárs" },
      any: { one: "véhíclé", other: "véhíclés" },
    },
    words: [],
    listTitles: byKey(search.search.paths.map(({ path, title }) => [path, title])),
    settings: {
      market: { priceNote: pseudoText("Prices include GST.") },
      cars: {
        newConditionLabel: pseudoText(cars.newConditionLabel),
        usedConditionLabel: pseudoText(cars.usedConditionLabel),
        demoConditionLabel: pseudoText(cars.demoConditionLabel),
        noPriceText: pseudoText(cars.noPriceText),
        priceTypeTexts: pseudo(cars.priceTypeTexts),
        tagBanner: {
          soldText: pseudoText(cars.tagBanner.soldText),
          reservedText: pseudoText(cars.tagBanner.reservedText),
          certifiedText: pseudoText(cars.tagBanner.certifiedText),
          comingSoonText: pseudoText(cars.tagBanner.comingSoonText),
          newArrivalText: pseudoText(cars.tagBanner.newArrivalText),
        },
      },
      search: {
        facetLabels: byKey(
          facetRows.map(({ facet, label }) => [facet, label]),
        ) as OtherCatalogue["settings"]["search"]["facetLabels"],
        sortLabels: byKey(
          sortOptions.map(({ key, label }) => [key, label]),
        ) as OtherCatalogue["settings"]["search"]["sortLabels"],
        rangeLabels: pseudo(search.search.rangeLabels),
      },
      consent: {
        optInText: pseudoText(leads.consent.optInText),
        termsText: pseudoText(leads.consent.termsText),
      },
      finance: { comparisonWarning: pseudoText(leads.finance.comparisonWarning) },
    },
    // Fuels, bodies and their like stay: they are words of the stock.
    valueLabels: {
      ...valueLabels((seats) => pseudoText(`${seats} seats`), {
        yes: pseudoText("Yes"),
        no: pseudoText("No"),
      }),
      status: pseudo({ in_stock: "In stock", coming_soon: "Coming soon", sold: "Sold" }),
      certified: pseudo({ true: "Certified", false: "Not certified" }),
    },
  };
}
