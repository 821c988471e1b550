import { budgetSteps } from "@forecourt/search";
import { formatMoney } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { Button } from "@forecourt/ui/button";
import type { HomePage } from "#server/pages/home-page.ts";
import { SENTENCE } from "#server/pages/stock-page.ts";
import { mainStockList } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

type Shown = Pick<HomePage, "total" | "makes" | "bodies" | "budget">;

/**
 * Finds a car by make, body and budget: a plain form that leads to the stock list, and says how many cars there are.
 * With `keywords` the list's own search box stands above them.
 */
export function StockSearch({ site, home, keywords }: { site: TenantSite; home: Shown; keywords: boolean }) {
  const { config } = site;
  const words = wording(config);
  const { allMakes, allBodies, budget, upTo, showAll } = words.homePage;
  const { plainWords } = config.stockList;
  const hint = plainWords ? words.stock.plainWords : words.stock.keywords;
  const steps = home.budget?.bounds ? budgetSteps(home.budget.bounds) : [];
  return (
    <search>
      <form action={mainStockList(site).href} method="get" className="fc-search fc-search--detailed">
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
            />
          </>
        ) : null}
        <Choice name="make" label={allMakes} values={home.makes} />
        <Choice name="body" label={allBodies} values={home.bodies} />
        <Choice
          name={`${home.budget?.facet ?? "price"}_max`}
          label={budget}
          values={steps.map((amount) => ({
            value: String(amount),
            label: upTo(formatMoney(amount, config.cars)),
          }))}
        />
        <Button type="submit">
          {home.total === null || home.total === 0 ? words.stock.search : showAll(home.total)}
        </Button>
      </form>
    </search>
  );
}

interface ChoiceProps {
  name: string;
  /** Names the field and stands for no choice. */
  label: string;
  values: readonly { value: string; label: string; count?: number }[];
}

function Choice({ name, label, values }: ChoiceProps) {
  if (values.length === 0) return null;
  return (
    <select name={name} className="fc-input" aria-label={label}>
      <option value="">{label}</option>
      {values.map(({ value, label: text, count }) => (
        <option key={value} value={value}>
          {count === undefined ? text : `${text} (${count})`}
        </option>
      ))}
    </select>
  );
}
