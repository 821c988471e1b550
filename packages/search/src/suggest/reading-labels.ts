import { isRangeFacet } from "../query/fields/facets.ts";
import { chosenLabel, chosenRange, type LabelPolicy, refusedLabel } from "../stock/list/labels.ts";
import type { SentencePart } from "../words/read-sentence.ts";

/** What some words of a sentence ask for, in the words of a list; `make` marks a make, which a model's name says again. */
export interface ReadingLabel {
  readonly text: string;
  readonly make: boolean;
}

/**
 * The parts of a reading in the order of the sentence; what was not understood has none. A word for several values ("red")
 * stands for them.
 */
export const readingLabels = (parts: readonly SentencePart[], labels: LabelPolicy): readonly ReadingLabel[] =>
  parts.flatMap(({ words, intents }) =>
    intents.flatMap((intent): ReadingLabel[] => {
      if (intent.kind === "range" && isRangeFacet(intent.facet))
        return [{ text: chosenRange(intent.facet, intent.range, labels), make: false }];
      if (intent.kind === "sort") return [{ text: words, make: false }];
      if (intent.kind !== "values") return [];
      const isShort = intent.values.length === 1;
      const values = intent.values.map((value) => chosenLabel(intent.facet, value, labels)).join(", ");
      if (intent.not) return [{ text: isShort ? refusedLabel(values, labels) : words, make: false }];
      return [{ text: isShort ? values : words, make: intent.facet === "make" }];
    }),
  );
