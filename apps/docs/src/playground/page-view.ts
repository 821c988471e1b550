import {
  emptyQuery,
  parseStockQuery,
  type SearchEngine,
  type SearchPlan,
  buildMultiSearch,
  searchStock,
  setKeywords,
  type StockQuery,
  type StockResult,
  stringifyStockQuery,
} from "@forecourt/search";
import type { Car } from "@forecourt/search/car";
import { type PlainWords, readPlainWords } from "@forecourt/search/sentences";
import type { CheckedChanges } from "./check-changes.ts";
import type { Dealer } from "./dealer.ts";
import { type ExplainedCar, explainCar } from "./explain-car.ts";
import type { PageState } from "./page-state.ts";
import { mainStockList, type TenantSite, tenantSearch, tenantSite } from "./site-parts.ts";

/** What the page is worked out of. */
export interface Sources {
  readonly engine: SearchEngine;
  /** Every car, by name. */
  readonly cars: readonly Car[];
  readonly now: Date;
  dealer(slug: string): Promise<Dealer>;
  check(): Promise<Pick<typeof import("./check-changes.ts"), "checkChanges">>;
}

/** Everything the page shows of a state. */
export interface PageView {
  /** With the changes, or as the dealer has it while they have problems. */
  readonly site: TenantSite;
  /** Null where no settings were changed or looked at. */
  readonly checked: CheckedChanges | null;
  readonly query: StockQuery;
  /** The query alone, in its one spelling. */
  readonly search: string;
  /** The address of the list on the dealer's site. */
  readonly address: string;
  /** Parameters of the address that was typed and that ask for nothing. */
  readonly unread: readonly string[];
  readonly reading: PlainWords | null;
  readonly plan: SearchPlan;
  readonly found: StockResult;
  readonly explained: ExplainedCar | null;
}

/** Works out all that the page shows: no network but for a dealer's files, no clock. */
export async function viewOf(state: PageState, sources: Sources): Promise<PageView> {
  const dealer = await sources.dealer(state.dealer);
  const checked =
    state.changes.trim() === "" && state.tab === "query"
      ? null
      : (await sources.check()).checkChanges(dealer, state.changes, sources.now);
  const site = tenantSite(checked?.content ?? dealer.content, sources.now);
  const policy = site.config.search;
  const parts = { stock: async () => ({ engine: sources.engine }), now: () => sources.now };
  const searchFor = (query: StockQuery) => tenantSearch(parts, site, query, { kind: "all" });

  const reading = state.ask === "" ? null : await readPlainWords(state.ask, await searchFor(emptyQuery));
  const typed = new URLSearchParams(state.query ?? "");
  const query =
    state.query === null
      ? (reading?.query ?? setKeywords(emptyQuery, state.ask))
      : parseStockQuery(typed, policy);
  const search = stringifyStockQuery(query, policy);
  const inFull = await searchFor(query);
  const found = await searchStock(inFull);
  const first = found.ok ? found.cars[0] : undefined;
  const car = sources.cars.find(({ id }) => id === state.car) ?? first;
  return {
    site,
    checked,
    query,
    search,
    address: `${mainStockList(site).href}${search === "" ? "" : `?${search}`}`,
    unread: [...typed].flatMap(([name, value]) =>
      stringifyStockQuery(parseStockQuery(new URLSearchParams([[name, value]]), policy), policy) === ""
        ? [`${name}=${value}`]
        : [],
    ),
    reading,
    plan: buildMultiSearch(query, inFull),
    found,
    explained: car ? await explainCar(car, inFull, site) : null,
  };
}
