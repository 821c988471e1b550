import type { ContractCase } from "./contract-case.ts";
import { facetCases } from "./facet-cases.ts";
import { filterCases } from "./filter-cases.ts";
import { orderCases } from "./order-cases.ts";
import { textCases } from "./text-cases.ts";

const onTheWire = (ids: readonly string[], title: string, skip: string): ContractCase[] =>
  ids.map((id) => ({ id, title, skip }));

/** Every case by its id, those that only the wire knows among them. */
export const contractCases: readonly ContractCase[] = [
  ...onTheWire(
    ["ENV-01", "ENV-02", "ENV-03", "ENV-04", "ENV-05", "ENV-06", "ENV-07"],
    "the JSON envelope of a search server",
    "A plan is always well formed; envelopes belong to the adapter's tests.",
  ),
  ...filterCases,
  ...facetCases,
  ...orderCases,
  ...textCases,
  ...onTheWire(
    ["AUT-01", "AUT-02", "AUT-03"],
    "keys and tokens of a search server",
    "A plan carries no key; the adapter's tests do.",
  ),
  ...onTheWire(
    ["WRT-01", "WRT-02", "WRT-03", "WRT-04", "WRT-05"],
    "writes to a search server",
    "A plan only reads; describeStockIndex examines writes.",
  ),
];
