import type { FeedMappingInput } from "./feed-mapping.ts";
import { dealerStudioPreset } from "./dealer-studio-preset.ts";
import { googleVehicleListingsPreset } from "./google-vehicle-listings-preset.ts";
import { metaAutomotivePreset } from "./meta-automotive-preset.ts";
import { standardColumnNames } from "../cells/standard-columns.ts";

/** A feed whose columns already have the names of `standardColumns`; lists are split at `|`. */
const standardPreset = {
  name: "standard",
  description: "Columns named like the fields of the stored document.",
  identity: { id: "id" },
  fields: Object.fromEntries(standardColumnNames.map((name) => [name, { column: name, separator: "|" }])),
} satisfies FeedMappingInput;

/** Mappings for well-known feed shapes. A mapping file starts from one with `"extends": "meta-automotive"`. */
const feedPresets: readonly FeedMappingInput[] = [
  standardPreset,
  googleVehicleListingsPreset,
  metaAutomotivePreset,
  dealerStudioPreset,
];

/** The names `extends` knows. */
export const feedPresetNames: readonly string[] = feedPresets.map((preset) => preset.name);

/**
 * The preset of this name; undefined when there is none.
 *
 * @example
 * findFeedPreset("standard")?.name; // "standard"
 */
export function findFeedPreset(name: string): FeedMappingInput | undefined {
  return feedPresets.find((preset) => preset.name === name);
}
