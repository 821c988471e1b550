import { setValues, stringifyStockQuery } from "@forecourt/search";
import { type Car, colourFamily, type FactName, factRows, formatMoney } from "@forecourt/search/car";
import { type TenantConfig, wording } from "@forecourt/tenant-config";
import type { ModelGrade } from "@forecourt/tenant-config/content";
import type { Fact } from "@forecourt/ui/fact-list";
import type { GradeTableProps } from "@forecourt/ui/grade-table";
import type { KeyFact, KeyFactsProps } from "@forecourt/ui/key-facts";
import type { ModelColoursProps } from "@forecourt/ui/model-colours";
import { inStudio } from "#server/media/illustration-address.ts";
import type { ModelPage } from "#server/pages/model-page.ts";
import { mainStockList } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { iconOf } from "#server/views/car/car-facts.ts";
import { factLabel, tradeFactText } from "#server/views/car/shown-fact.ts";

/** How many figures stand large. */
const FIGURES = 4;

/** What one arrangement of a model's page does otherwise than the standard one. */
interface ModelArrangement {
  /** How its figures stand. */
  readonly figures: NonNullable<KeyFactsProps["as"]>;
  /** They stand with the name, beside the picture or under it. */
  readonly withName: boolean;
}

const ARRANGEMENTS: Readonly<Record<TenantConfig["modelPage"]["arrangement"], ModelArrangement>> = {
  standard: { figures: "strip", withName: false },
  plate: { figures: "table", withName: true },
  figures: { figures: "figures", withName: true },
  plan: { figures: "plan", withName: false },
  stage: { figures: "strip", withName: false },
  label: { figures: "label", withName: true },
};

/** How the models of a site are arranged. */
export const modelArrangement = ({ modelPage }: Pick<TenantConfig, "modelPage">): ModelArrangement =>
  ARRANGEMENTS[modelPage.arrangement];

/** The figures that stand large on a model's page: the first of the settings' that are known of it, or are the same of all of it in stock. */
export function modelFigures({
  model,
  site,
  inStock,
}: Pick<ModelPage, "model" | "site" | "inStock">): KeyFact[] {
  return site.config.modelPage.figures
    .flatMap((fact) => {
      const value = tradeFactText(fact, model, site) ?? factOfAll(inStock, fact, site);
      return value === null ? [] : [{ icon: iconOf(fact), label: factLabel(fact, site), value, fact }];
    })
    .slice(0, FIGURES);
}

/** What a fact is of all these cars; null where they differ, or where it is not known of one. */
function factOfAll(cars: readonly Car[], fact: FactName, site: TenantSite): string | null {
  const [value = null, ...others] = new Set(cars.map((car) => tradeFactText(fact, car, site)));
  return others.length > 0 ? null : value;
}

/** What else is published of a model; without what stands large. */
export function furtherFacts(page: ModelPage): Fact[] {
  const large = new Set(modelFigures(page).map(({ fact }) => fact));
  return factRows.flatMap(({ fact }) => {
    const value = large.has(fact) ? null : tradeFactText(fact, page.model, page.site);
    return value === null ? [] : [{ label: factLabel(fact, page.site), value }];
  });
}

/** The grades of a model, each with those of it in stock, and the facts in which they differ; null without grades. */
export function gradeTable(page: ModelPage): GradeTableProps | null {
  const { model, site, gradeCounts } = page;
  const { config } = site;
  const { models: words, homePage } = wording(config);
  const of = model.grades.length > 0 ? model.grades : gradesInStock(page);
  if (of.length === 0) return null;
  const list = mainStockList(site).href;
  const grades = of.map(({ name, price, adds }) => {
    const count = gradeCounts.get(name.toLowerCase()) ?? 0;
    const query = setValues(page.query, "badge", [name]);
    return {
      name,
      price: price === null ? null : homePage.fromPrice(formatMoney(price, config.cars)),
      adds: adds.map(site.say),
      stock:
        count === 0
          ? null
          : { label: homePage.inStock(count), href: `${list}?${stringifyStockQuery(query, config.search)}` },
    };
  });
  const rows = factRows.flatMap(({ fact }) => {
    if (of.every(({ facts }) => facts[fact] === undefined)) return [];
    const values = of.map(({ facts }) => tradeFactText(fact, { facts: { ...model.facts, ...facts } }, site));
    return new Set(values).size < 2 ? [] : [{ label: factLabel(fact, site), values }];
  });
  return {
    grades,
    rows,
    as: config.modelPage.gradesAs,
    words: { ...words, compare: words.compareGrades },
  };
}

/** The grades that stand in stock of a model without published ones, the cheapest first; none where there is no choice. */
function gradesInStock({ inStock }: ModelPage): ModelGrade[] {
  const named = Map.groupBy(
    inStock.filter(({ badge }) => badge !== null),
    ({ badge }) => badge ?? "",
  );
  const grades = [...named].map(([name, cars]): ModelGrade => {
    const prices = cars.flatMap(({ price }) => price ?? []);
    return { name, price: prices.length === 0 ? null : Math.min(...prices), adds: [], facts: {} };
  });
  return grades.length < 2 ? [] : grades.toSorted((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity));
}

/** A model's pictures by colour; null where there are not two to choose from. */
export function modelColours({
  model,
  site,
  title,
}: ModelPage): Omit<ModelColoursProps, "pictureLabel"> | null {
  const colours = model.colours.flatMap(({ name, imageUrl }) =>
    imageUrl === null
      ? []
      : [{ name, family: colourFamily(name), image: inStudio(imageUrl, site.config.theme.scheme) }],
  );
  return colours.length < 2 ? null : { label: wording(site.config).models.colours, title, colours };
}
