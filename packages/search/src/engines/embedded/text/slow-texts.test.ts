import { policyDefaults } from "../../../policy-defaults.ts";
import { describe, expect, it } from "vitest";
import { stringifyCar } from "../../../car/wire/stringify-car.ts";
import { textTerms } from "../../../plan/text-terms.ts";
import { cleanKeywords } from "../../../query/parse-stock-query.ts";
import { aCar } from "../../../testing/fixtures/a-car.ts";
import { aPlan } from "../../../testing/fixtures/a-plan.ts";
import { readSentence, sentenceLexicon } from "../../../words/read-sentence.ts";
import { embeddedEngine } from "../embedded-engine.ts";

const engine = embeddedEngine(
  Array.from({ length: 500 }, (_, index) =>
    stringifyCar(aCar({ id: String(index), stockNumber: `U${index}` })),
  ),
);

/** Texts made to be slow: repeats that a careless pattern reads again and again from every place. */
const TEXTS = ["a", "1", "-", '"', "k", "$1", "1-", "ab ", "toyota ", "!", "\u0301", "1,", "under "].map(
  (piece) => piece.repeat(20_000),
);

const lexicon = sentenceLexicon(
  { make: ["Toyota"] },
  { words: "australian", distanceUnit: "km", year: 2026 },
);

describe("a text made to be slow", () => {
  it.each(TEXTS.map((text) => ({ begins: text.slice(0, 12), text })))(
    "is read in one go: $begins…",
    async ({ text }) => {
      // The test's own time limit is the check: reading again from every place would take minutes.
      const terms = textTerms(text, policyDefaults.search).slice(0, 500);
      expect(await engine.run(aPlan({ text: terms }))).toHaveProperty("ok", true);
      expect(
        await engine.run(aPlan({ text: textTerms(cleanKeywords(text), policyDefaults.search) })),
      ).toHaveProperty("ok", true);
      expect(readSentence(text, lexicon)).toHaveProperty("query");
    },
  );
});
