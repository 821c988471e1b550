import { rangeIntents } from "./ends.ts";
import type { Intent, Reading } from "./reading.ts";

const NEWER = /^(?:newer|later|younger|onwards?|upwards?|after)$/;
const OLDER = /^(?:older|earlier|before)$/;

const isOneYear = (intent: Intent): intent is Extract<Intent, { kind: "range" }> =>
  intent.kind === "range" && intent.facet === "year" && intent.range.min === intent.range.max;

const isWord = ({ intents: [only] }: Reading, pattern: RegExp): boolean =>
  only?.kind === "keywords" && pattern.test(only.text);

/** "2017 HiLux SR5 or newer": the words that open a year may stand behind the car's name. */
export function openYears(readings: readonly Reading[]): readonly Reading[] {
  const at = readings.findIndex(({ intents }) => intents.some(isOneYear));
  const behind = readings.findIndex(
    (read, index) => at >= 0 && index > at + 1 && (isWord(read, NEWER) || isWord(read, OLDER)),
  );
  const word = readings[behind];
  if (!word || readings[behind - 1]?.intents[0]?.kind !== "filler") return readings;
  const isNewer = isWord(word, NEWER);
  return readings.map((read, index) => {
    if (index === behind) return { ...read, intents: [{ kind: "filler" as const }] };
    if (index !== at) return read;
    const intents = read.intents.flatMap((intent) => {
      if (!isOneYear(intent)) return [intent];
      const { min, max } = intent.range;
      return rangeIntents("year", isNewer && min !== undefined ? { min } : max === undefined ? {} : { max });
    });
    return { ...read, intents };
  });
}
