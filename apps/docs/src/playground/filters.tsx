import { type StockFacet, type StockQuery, type StockRange, toggleValue } from "@forecourt/search";

interface FiltersProps {
  readonly filters: readonly (StockFacet | StockRange)[];
  readonly query: StockQuery;
  readonly change: (query: StockQuery) => void;
}

/** Every filter of the list with its counts, each count without the filter's own choice. */
export function Filters({ filters, query, change }: FiltersProps) {
  return filters.map((filter) =>
    filter.kind === "values" ? (
      <details
        key={filter.facet}
        open={filter.values.some(({ selected }) => selected) || filter.facet === "make"}
      >
        <summary>
          {filter.label} <small>{filter.values.length}</small>
        </summary>
        <ul className="pg-values">
          {filter.values.map(({ value, label, count, selected }) => (
            <li key={value}>
              <label>
                <input
                  type="checkbox"
                  checked={selected}
                  onChange={() => change(toggleValue(query, filter.facet, value))}
                />
                <span>{label}</span> <small>{count}</small>
              </label>
            </li>
          ))}
        </ul>
      </details>
    ) : (
      <Range key={filter.facet} range={filter} query={query} change={change} />
    ),
  );
}

function Range({
  range: { facet, label, selected, boundLabels },
  query,
  change,
}: Pick<FiltersProps, "query" | "change"> & { readonly range: StockRange }) {
  const set = (end: "min" | "max", text: string) => {
    const { [facet]: before = {}, ...others } = query.ranges;
    const { [end]: _, ...rest } = before as { min?: number; max?: number };
    const next = text === "" ? rest : { ...rest, [end]: Number(text) };
    const ranges = Object.keys(next).length === 0 ? others : { ...others, [facet]: next };
    change({ ...query, ranges, page: 0 });
  };
  return (
    <details open={selected !== null}>
      <summary>
        {label} {boundLabels ? <small>{`${boundLabels.min} to ${boundLabels.max}`}</small> : null}
      </summary>
      <div className="pg-ends">
        {(["min", "max"] as const).map((end) => (
          <label key={end}>
            {end === "min" ? "From" : "To"}
            <input
              type="number"
              value={selected?.[end] ?? ""}
              onChange={(event) => set(end, event.target.value)}
            />
          </label>
        ))}
      </div>
    </details>
  );
}
