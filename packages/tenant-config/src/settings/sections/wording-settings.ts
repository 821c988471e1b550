import { z } from "zod";
import { words } from "./setting-values.ts";
import { type CountedSentence, SENTENCES, type SentenceGroup } from "../../sentences/sentences.ts";

/** Sentences of the dealer's own, by group and name: the config section `wording`. */
export type WordingSettings = {
  readonly [Group in SentenceGroup]: {
    readonly [Name in keyof (typeof SENTENCES)[Group]]?: string | CountedSentence | undefined;
  };
} & {
  /** What this site calls what it sells. */
  readonly vehicle: CountedSentence;
};

const counted = z.strictObject({ one: words, other: words }) satisfies z.ZodType<CountedSentence>;
const KNOWN_BEFOREHAND = new Set(["site", "vehicle", "vehicles", "Vehicle", "Vehicles"]);

/** The `{names}` of a sentence, in order, without those known beforehand. */
const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name = ""]) => (KNOWN_BEFOREHAND.has(name) ? [] : [name]));

function sentence(group: string, name: string, ours: string | CountedSentence): z.ZodType {
  const known = new Set(placeholdersOf(typeof ours === "string" ? ours : ours.other));
  const own = words.refine((text) => placeholdersOf(text).every((placeholder) => known.has(placeholder)), {
    error:
      known.size === 0
        ? "takes no {name}s of its own; only {site}, {vehicle} and {vehicles}"
        : `may use ${[...known].map((placeholder) => `{${placeholder}}`).join(", ")}, {site}, {vehicle} and {vehicles}, and no other {name}`,
  });
  const schema = typeof ours === "string" ? own : z.union([own, z.strictObject({ one: own, other: own })]);
  return schema
    .optional()
    .describe(`Own words for "${typeof ours === "string" ? ours : ours.other}" (${group}.${name}).`);
}

/** One strict object for each group; its keys are the table's own, so the type is too. */
const groups = Object.fromEntries(
  Object.entries(SENTENCES).map(([group, sentences]) => [
    group,
    z
      .strictObject(
        Object.fromEntries(
          Object.entries(sentences).map(([name, ours]) => [name, sentence(group, name, ours)]),
        ),
      )
      .describe(`Own words for the sentences of the group ${group}, by name.`),
  ]),
) as unknown as { readonly [Group in SentenceGroup]: z.ZodType<WordingSettings[Group]> };

/** The section `wording` of a tenant's settings. */
export const wordingSchema = z.strictObject({
  vehicle: counted.describe("What the site calls what it sells: one, and several."),
  ...groups,
}) satisfies z.ZodType<WordingSettings>;
