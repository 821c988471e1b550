import { budgetSteps, defaultStockList } from "@forecourt/search";
import { formatMoney } from "@forecourt/search/car";
import { type Wording, wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { behaviour } from "@forecourt/ui/behaviours";
import { Button } from "@forecourt/ui/button";
import { HireFields } from "../_text/hire-fields.tsx";
import type { HomePage } from "#server/pages/home/home-page.ts";
import { SENTENCE } from "#server/pages/stock/stock-page.ts";
import { mainStockList } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** Id of the form, for fields that stand elsewhere on the page. */
export const HOME_SEARCH = "home-search";

type Shown = Pick<HomePage, "total" | "entryFacets" | "budget">;

/**
 * Finds a car by what the dealer's settings ask for (make, body and budget): a plain form that leads to the stock list, and
 * says how many cars there are; `StockCount` keeps that at what is chosen. With `keywords` the list's own search box
 * stands above them.
 */
export function StockSearch({ site, home, keywords }: { site: TenantSite; home: Shown; keywords: boolean }) {
  const { config } = site;
  const words = wording(config);
  const { showAll } = words.homePage;
  const { plainWords } = config.stockList;
  // Dates have no first line to be named by, so all fields stand under their names.
  const labelled = config.home.searchBy.includes("dates");
  const list = defaultStockList(config.search);
  const hint = plainWords ? words.stock.plainWords : words.stock.keywords;
  return (
    <search>
      <form
        id={HOME_SEARCH}
        action={mainStockList(site).href}
        method="get"
        className="fc-search fc-search--detailed"
        data-labelled={labelled || undefined}
        {...behaviour({ counts: true })}
      >
        {keywords ? (
          <>
            <label className="fc-visually-hidden" htmlFor="home-q">
              {hint}
            </label>
            <input
              id="home-q"
              className="fc-input"
              type="search"
              name={plainWords ? SENTENCE : "q"}
              placeholder={hint}
              maxLength={200}
              {...behaviour({ suggestions: href("suggestions", { list }, site) })}
            />
          </>
        ) : null}
        {config.home.searchBy.map((field) => {
          if (field === "dates") return <HireFields key={field} id="home" site={site} hire={null} />;
          if (field === "price") return <Budget key={field} site={site} budget={home.budget} />;
          return home.entryFacets
            .filter(({ filter }) => filter === field)
            .map(({ facet, label, values }) => (
              <Choice
                key={field}
                name={facet}
                heading={labelled ? label : null}
                label={anyOf(facet, label, words)}
                values={values}
              />
            ));
        })}
        <Button type="submit" {...behaviour({ counted: true })} aria-live="polite">
          {home.total === null ? words.stock.search : showAll(home.total)}
        </Button>
      </form>
    </search>
  );
}

/** No choice, in words: "All makes", "Seats: any". */
function anyOf(facet: string, label: string, { homePage }: Wording): string {
  if (facet === "make") return homePage.allMakes;
  if (facet === "location_name") return homePage.anyPlace;
  return facet === "body" ? homePage.allBodies : homePage.any(label);
}

function Budget({ site: { config }, budget }: { site: TenantSite; budget: Shown["budget"] }) {
  const { budget: label, upTo } = wording(config).homePage;
  const steps = budget?.bounds ? budgetSteps(budget.bounds) : [];
  return (
    <Choice
      name={`${budget?.facet ?? "price"}_max`}
      label={label}
      values={steps.map((amount) => ({
        value: String(amount),
        label: upTo(formatMoney(amount, config.cars)),
      }))}
    />
  );
}

interface ChoiceProps {
  name: string;
  /** Stands over the field; null where `label` names it. */
  heading?: string | null;
  /** Names the field and stands for no choice. */
  label: string;
  values: readonly { value: string; label: string; count?: number }[];
}

function Choice({ name, heading = null, label, values }: ChoiceProps) {
  if (values.length === 0) return null;
  const select = (
    <select name={name} className="fc-input" aria-label={heading ?? label}>
      <option value="">{label}</option>
      {values.map(({ value, label: text, count }) => (
        <option key={value} value={value}>
          {count === undefined ? text : `${text} (${count})`}
        </option>
      ))}
    </select>
  );
  if (heading === null) return select;
  return (
    <label className="fc-search__field">
      <span>{heading}</span>
      {select}
    </label>
  );
}
