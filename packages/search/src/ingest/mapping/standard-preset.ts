import type { FeedMappingInput } from "./feed-mapping.ts";
import { standardColumnNames } from "../cells/standard-columns.ts";

/** A feed whose columns already have the names of `standardColumns`; lists are split at `|`. */
export const standardPreset = {
  name: "standard",
  description: "Columns named like the fields of the stored document.",
  identity: { id: "id" },
  fields: Object.fromEntries(standardColumnNames.map((name) => [name, { column: name, separator: "|" }])),
} satisfies FeedMappingInput;
