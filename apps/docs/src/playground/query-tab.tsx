import { setSort, type StockQuery, stringifyStockQuery } from "@forecourt/search";
import type { Car } from "@forecourt/search/car";
import { useState } from "react";
import { Cards } from "./cards.tsx";
import { Explained } from "./explained.tsx";
import { Filters } from "./filters.tsx";
import type { PageState } from "./page-state.ts";
import type { PageView } from "./page-view.ts";
import { Problems } from "./problems.tsx";
import { readQueryJson } from "./read-query-json.ts";

/** What both tabs are given. */
export interface TabProps {
  readonly state: PageState;
  readonly view: PageView;
  readonly cars: readonly Car[];
  /** Where the build has put the pictures. */
  readonly folder: string;
  readonly change: (some: Partial<PageState>) => void;
}

/** So many cards are shown. */
const CARDS = 6;
/** Narrower windows have one column. */
const PHONE = 1150;

/** A query, edited in four ways, and all that becomes of it. */
export function QueryTab({ state, view, cars, folder, change }: TabProps) {
  const { query, site, found, plan, reading, explained } = view;
  const policy = site.config.search;
  const ask = (next: StockQuery) => change({ query: stringifyStockQuery(next, policy) });
  const choose = (car: string) => change({ car });
  return (
    <div className="pg-columns">
      <output className="pg-summary">
        <strong data-shown="total">{found.ok ? `${found.total} cars` : "No result"}</strong>
        <code data-shown="address">{view.address}</code>
      </output>
      <div className="pg-form">
        <label className="pg-field">
          In your own words
          <input
            type="search"
            value={state.ask}
            placeholder="auto ute under 40k, not white"
            onChange={({ target }) =>
              change({ ask: target.value, query: target.value === "" ? view.search : null })
            }
          />
        </label>
        <Reading reading={reading} state={state} />
        <label className="pg-field">
          As an address
          <input
            type="text"
            spellCheck={false}
            value={state.query ?? view.search}
            aria-describedby="pg-unread"
            onChange={({ target }) => change({ query: target.value })}
          />
        </label>
        <Problems id="pg-unread" texts={view.unread.map((each) => `${each} asks for nothing.`)} />
        <JsonField key="json" query={query} policy={policy} take={(address) => change({ query: address })} />
        {found.ok ? (
          <>
            <label className="pg-field">
              Order
              <select
                value={found.sorts.find(({ selected }) => selected)?.key}
                onChange={({ target }) =>
                  ask(setSort(query, found.sorts.find(({ key }) => key === target.value)?.key ?? null))
                }
              >
                {found.sorts.map(({ key, label }) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
            {/* On a phone the cars would be far below them. */}
            <details open={window.innerWidth > PHONE}>
              <summary>
                <h2>Filters</h2>
              </summary>
              <Filters filters={found.filters} query={query} change={ask} />
            </details>
          </>
        ) : null}
      </div>
      <div className="pg-results">
        {found.ok ? (
          <Cards cars={found.cars.slice(0, CARDS)} site={site} folder={folder} choose={choose} />
        ) : (
          <p>{found.detail}</p>
        )}
        <details open>
          <summary>
            <h2>The plan</h2>
          </summary>
          <pre data-shown="plan" tabIndex={0} aria-label="The plan">
            {JSON.stringify(plan, null, 2)}
          </pre>
        </details>
        <h2>One car explained</h2>
        {explained ? <Explained explained={explained} cars={cars} choose={choose} /> : null}
      </div>
    </div>
  );
}

/** What each word of the sentence was taken for. */
function Reading({ reading, state }: { readonly reading: PageView["reading"]; readonly state: PageState }) {
  if (state.ask === "") return null;
  if (reading === null) return <p>Nothing of it is understood, so all of it is searched for as keywords.</p>;
  return (
    <>
      <dl className="pg-reading">
        {reading.parts.map(({ words, kind, meaning, absent, doubt, instead }) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>
              {absent
                ? `none here${absent.shown ? `; ${absent.shown} instead` : ""}`
                : kind === "keyword"
                  ? "a keyword that some cars say"
                  : kind === "unread"
                    ? "not understood, and no car says it"
                    : meaning}
              {doubt ? <small>{`${doubt}${instead ? ` Otherwise: ${instead.meaning}.` : ""}`}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
      {state.query === null ? null : <p>The query was changed after this sentence.</p>}
    </>
  );
}

interface JsonFieldProps {
  readonly query: StockQuery;
  readonly policy: PageView["site"]["config"]["search"];
  readonly take: (address: string) => void;
}

/** The query as JSON. What is being typed stays as typed until it is left. */
function JsonField({ query, policy, take }: JsonFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : readQueryJson(typed, policy);
  return (
    <>
      <label className="pg-field">
        As JSON
        <textarea
          rows={10}
          spellCheck={false}
          value={typed ?? JSON.stringify(query, null, 2)}
          aria-describedby="pg-json"
          aria-invalid={read?.ok === false}
          onChange={({ target }) => {
            setTyped(target.value);
            const next = readQueryJson(target.value, policy);
            if (next.ok) take(next.address);
          }}
          onBlur={() => {
            if (read?.ok) setTyped(null);
          }}
        />
      </label>
      <Problems id="pg-json" texts={read?.ok === false ? read.problems : []} />
    </>
  );
}
