import type { FormStep } from "@forecourt/leads";

/** Which question of a form takes which part of a vehicle that was found by its plate. */
export const VEHICLE_FIELDS = [
  ["Trade-in Year", "year"],
  ["Trade-in Make", "make"],
  ["Trade-in Model", "model"],
  ["Trade-in Badge", "badge"],
  ["Trade-in Colour", "colour"],
] as const;

/** What a look-up came to: a register's answer, a sample's, or none. */
export const LOOKUP_OUTCOMES = ["found", "sample", "missing"] as const;
export type LookupOutcome = (typeof LOOKUP_OUTCOMES)[number];

/** The hidden answer that says what a look-up without a script came to. */
export const LOOKUP_OUTCOME = "vehicle_lookup";

export const asksForPlate = ({ fields }: Pick<FormStep, "fields">): boolean =>
  fields.some(({ name }) => name === "Rego");
