import type { StockValue } from "@forecourt/search";
import { formatMoney } from "@forecourt/search/car";
import type { TenantConfig, Wording } from "@forecourt/tenant-config";
import { Button } from "@forecourt/ui/button";

interface StockSearchProps {
  action: string;
  config: TenantConfig;
  words: Wording;
  /** With make, body and budget besides the keywords. */
  detailed: boolean;
  makes: readonly StockValue[];
  bodies: readonly StockValue[];
}

/** Round amounts most cars stand between, in the market's money. */
const BUDGETS = [10_000, 20_000, 30_000, 40_000, 60_000, 80_000, 120_000];

/** The stock list's search on the home page: a plain form that leads to the list. */
export function StockSearch({ action, config, words, detailed, makes, bodies }: StockSearchProps) {
  const { allMakes, allBodies, budget, upTo } = words.homePage;
  return (
    <search>
      <form action={action} method="get" className={detailed ? "fc-search fc-search--detailed" : "fc-search"}>
        <label className="fc-visually-hidden" htmlFor="home-q">
          {words.stock.keywords}
        </label>
        <input
          id="home-q"
          className="fc-input"
          type="search"
          name="q"
          placeholder={words.stock.keywords}
          maxLength={200}
        />
        {detailed ? (
          <>
            <Choice name="make" label={allMakes} values={makes} />
            <Choice name="body" label={allBodies} values={bodies} />
            <Choice
              name="price_max"
              label={budget}
              values={BUDGETS.map((amount) => ({
                value: String(amount),
                label: upTo(formatMoney(amount, config.cars)),
              }))}
            />
          </>
        ) : null}
        <Button type="submit">{words.stock.search}</Button>
      </form>
    </search>
  );
}

interface ChoiceProps {
  name: string;
  /** Names the field and stands for no choice. */
  label: string;
  values: readonly { value: string; label: string }[];
}

function Choice({ name, label, values }: ChoiceProps) {
  return (
    <select name={name} className="fc-input" aria-label={label}>
      <option value="">{label}</option>
      {values.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
