import { valueAt } from "@forecourt/search/kernel";
import type { LayerKind } from "../layers/layer.ts";
import type { ResolvedTenant } from "../tenant/resolve-tenant.ts";

/** Where settings hold words that shoppers only read; `*` stands for every entry. */
export const READ_TEXTS: readonly string[] = [
  "site.tagline",
  "market.priceNote",
  "wording.*.*",
  "wording.*.*.*",
  "home.points.*.text",
  ...["title", "text", "signedBy", "stamp", "points.*"].map((name) => `home.promise.${name}`),
  ...["title", "text"].map((name) => `home.promotions.*.${name}`),
  "carPage.assurances.*.text",
  "carPage.priceIncludes.*",
  ...["place", "kind", "text"].map((name) => `careers.positions.*.${name}`),
  "careers.reasons.*",
  ...["header", "footer"].flatMap((menu) =>
    ["*.label", "*.children.*.label"].map((name) => `navigation.${menu}.${name}`),
  ),
  "navigation.extraCompany.*.label",
  ...["newConditionLabel", "usedConditionLabel", "demoConditionLabel", "noPriceText"].map(
    (name) => `cars.${name}`,
  ),
  "cars.priceTypeTexts.*",
  ...["soldText", "reservedText", "certifiedText", "comingSoonText", "newArrivalText"].map(
    (name) => `cars.tagBanner.${name}`,
  ),
  "search.facetLabels.*",
  "search.sortLabels.*",
  "search.paths.*.title",
  "carActions.labels.*",
  "carActions.custom.label",
  "reserve.changeOfMind",
  "finance.comparisonWarning",
  "consent.optInText",
  "consent.termsText",
];

/** Where settings hold words of forms. Some of them are sent, so the settings keep them and forms translate what is read. */
export const FORM_TEXTS: readonly string[] = [
  "careers.positions.*.title",
  ...["suggestions.*", "whereDidYouHear.*", "additionalServices.*"].map((name) => `forms.${name}`),
  ...["title", "submitLabel", "labels.*", "options.*.*.label"].map((name) => `forms.changes.*.${name}`),
  ...["label", "hint", "options.*.label"].map((name) => `forms.changes.*.add.*.${name}`),
];

/** One text of a tenant's settings. */
export interface SettingText {
  readonly path: readonly string[];
  readonly text: string;
}

/** The texts at a list of places. */
export const textsOfSettings = (config: object, places: readonly string[]): SettingText[] =>
  places.flatMap((place) => [...textsAt(config, place.split("."), [])]);

function* textsAt(
  value: unknown,
  [name, ...rest]: readonly string[],
  path: readonly string[],
): Generator<SettingText> {
  if (name === undefined) {
    if (typeof value === "string" && value !== "") yield { path, text: value };
    return;
  }
  if (typeof value !== "object" || value === null) return;
  for (const each of name === "*" ? Object.keys(value) : [name])
    yield* textsAt(valueAt(value, [each]), rest, [...path, each]);
}

const OWN: readonly LayerKind[] = ["preset", "tenant", "feature", "override"];

/** Those of the texts that the dealer or its group wrote; the others are the product's, in every language already. */
export const ownTexts = (tenant: ResolvedTenant, places: readonly string[]): SettingText[] =>
  textsOfSettings(tenant.config, places).filter(({ path, text }) =>
    tenant.layers.some(({ kind, values }) => OWN.includes(kind) && valueAt(values, path) === text),
  );
