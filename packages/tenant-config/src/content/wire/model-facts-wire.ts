import { type CarFacts, factRow, factRows } from "@forecourt/search/car";
import { nearestName } from "@forecourt/search/kernel";
import { z } from "zod";
import type { WireReading } from "../../wire/wire-values.ts";

type Value = string | number | boolean;

/** What is wrong with a value as that of a fact; null for nothing. */
function problemOf(name: string, value: Value): string | null {
  const row = factRow(name);
  if (row === undefined) {
    const near = nearestName(
      name,
      factRows.map(({ fact }) => fact),
    );
    return near === null ? `"${name}" is no fact` : `"${name}" is no fact; did you mean "${near}"?`;
  }
  const { kind, min = 0, max = Number.MAX_VALUE } = row;
  if (kind === "flag") return typeof value === "boolean" ? null : `"${name}" must be true or false`;
  if (kind === "word") return typeof value === "string" ? null : `"${name}" must be a text`;
  return typeof value === "number" && value >= min && value <= max
    ? null
    : `"${name}" must be a number from ${min} to ${max}`;
}

/** Facts of a model by the names of the table of facts; in a file a wrong one is reported, from a dashboard it is left out. */
export const modelFacts = (reading: WireReading) =>
  z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .nullish()
    .transform((given, context): CarFacts => {
      const facts = Object.entries(given ?? {}).filter(([name, value]) => {
        const message = problemOf(name, value);
        if (message !== null && reading === "strict") context.addIssue({ code: "custom", message });
        return message === null;
      });
      // Each value has the kind of its row, which was looked at one by one.
      return Object.fromEntries(facts) as CarFacts;
    });
