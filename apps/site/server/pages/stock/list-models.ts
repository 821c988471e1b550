import {
  setValues,
  type StockQuery,
  type StockResult,
  type StockValue,
  toggleValue,
} from "@forecourt/search";
import { modelTile } from "@forecourt/tenant-config/routes";
import type { StripModel } from "@forecourt/ui/model-strip";
import type { Illustrator } from "#host/illustrator/illustrator.ts";
import type { StockPage } from "#server/pages/every-page/found-pages.ts";

/** So many models stand in one row; a dealer of more has them in the menu and among the filters. */
const IN_A_ROW = 8;

/**
 * The models that the dealer presents, over a list that has cars of two of them or more: each with its picture, how many of
 * it the list has besides the choice of a model, and the list of it alone. None where the site's settings show none.
 */
export function listModels(
  { site, query }: Pick<StockPage, "site" | "query">,
  { filters }: Pick<Extract<StockResult, { ok: true }>, "filters">,
  hrefOf: (query: StockQuery) => string,
  { standAlone }: Pick<Illustrator, "standAlone">,
): readonly StripModel[] {
  if (!site.config.stockList.modelStrip) return [];
  const values = filters.flatMap((filter) =>
    filter.kind === "values" && filter.facet === "model" ? filter.values : [],
  );
  const names = site.models.map(({ name }) => name.toLowerCase());
  const presented = site.models.flatMap((model, at): StripModel[] => {
    const name = model.name.toLowerCase();
    const value = values.find((each) => each.value.toLowerCase() === name);
    // A dealer may present a model once for each of its variants.
    if (names.indexOf(name) !== at) return [];
    const tile = modelTile(model, site);
    if (tile === null) return [];
    const { count = 0, selected: chosen = false } = value ?? {};
    const image = model.imageUrl && standAlone(model.imageUrl, "side");
    return [{ name: tile.name, href: value ? hrefOf(queryOf(query, value)) : null, image, count, chosen }];
  });
  const models = presented.slice(0, IN_A_ROW);
  return models.filter(({ href }) => href !== null).length > 1 ? models : [];
}

/** The list of a model alone; where it is chosen, the list without that choice. */
const queryOf = (query: StockQuery, { value, selected }: StockValue): StockQuery =>
  selected ? toggleValue(query, "model", value) : setValues(query, "model", [value]);
