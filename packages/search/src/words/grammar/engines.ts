import { NUMBER_WORDS } from "../lexicon/plain-words.ts";
import { BEHIND, type Comparison, COMPARISONS } from "./comparisons.ts";
import { isYearLike } from "./quantity-at.ts";
import { type Reading, reading, valuesIntent } from "./reading.ts";
import { type Rule, type Sentence, textOf, wordAt } from "./sentence.ts";

/** What is known of an engine by its text: "3.0L Turbo V6", "689cc Twin". */
interface Engine {
  readonly litres?: number;
  readonly cc?: number;
  readonly cylinders?: number;
  /** "v" for a V8. */
  readonly layout?: string;
  readonly turbo?: true;
}

const LITRES = /(?<![\d.])(\d{1,2}\.\d)(?!\d)/;
const CC = /(\d{2,4}) ?cc/;
const CYLINDERS = /(\d{1,2})[- ]?cyl/;
const LAYOUT = /\b([vwi])-?(\d{1,2})\b/;
const TURBO = /turbo/;

/** An engine as a stock writes it. */
function engineOf(text: string): Engine {
  const folded = text.toLowerCase();
  const [, litres] = LITRES.exec(folded) ?? [];
  const [, cc] = CC.exec(folded) ?? [];
  const [, layout, inLayout] = LAYOUT.exec(folded) ?? [];
  const [, cylinders = inLayout] = CYLINDERS.exec(folded) ?? [];
  return {
    ...(litres === undefined ? {} : { litres: Number(litres) }),
    ...(cc === undefined ? {} : { cc: Number(cc) }),
    ...(cylinders === undefined ? {} : { cylinders: Number(cylinders) }),
    ...(layout === undefined ? {} : { layout }),
    ...(TURBO.test(folded) ? { turbo: true } : {}),
  };
}

const LITRE = /^(?:l|lt|ltr|litres?|liters?)$/;

/** "A 125 scooter" is one of 125 cc. */
const BIKES = /^(?:scooter|bike|motorbike|motorcycle)s?$/;

/** How one word, or two, of a sentence speaks of an engine; null where it does not. */
function partAt({ words }: Sentence, at: number): { readonly part: Engine; readonly length: number } | null {
  const word = wordAt(words, at);
  const next = words[at]?.stops ? "" : wordAt(words, at + 1);
  const layout = /^([vw])-?(\d{1,2})$/.exec(/^[vw]$/.test(word) ? `${word}${next}` : word);
  if (layout && [4, 6, 8, 10, 12].includes(Number(layout[2])))
    return {
      part: { layout: layout[1] ?? "", cylinders: Number(layout[2]) },
      length: /^[vw]$/.test(word) ? 2 : 1,
    };
  if (/^(?:inline|straight|flat)$/.test(word)) {
    const cylinders = NUMBER_WORDS.get(next) ?? Number(next);
    if (cylinders >= 3 && cylinders <= 8) return { part: { cylinders }, length: 2 };
  }
  const isSaid = next === "cc";
  const isBike = BIKES.test(next) && !isYearLike(Number(word));
  const cc = /^(\d{2,4})(?:cc)?$/.exec(word);
  if (cc && (isSaid || isBike || word.endsWith("cc")))
    return { part: { cc: Number(cc[1]) }, length: isSaid ? 2 : 1 };
  if (/^(?:cyl|cyls|cylinders?|pot)$/.test(next)) {
    const cylinders = NUMBER_WORDS.get(word) ?? Number(word);
    return cylinders >= 1 && cylinders <= 16 ? { part: { cylinders }, length: 2 } : null;
  }
  const unit = LITRE.test(next) ? 1 : 0;
  const whole = unit > 0 ? (NUMBER_WORDS.get(word)?.toString() ?? word) : word;
  const litres =
    /^(\d\.\d)(?:l|lt|ltr|litre|liter|t)?$/.exec(word) ?? (unit > 0 ? /^(\d)$/ : /^(\d)l$/).exec(whole);
  if (litres) {
    return {
      part: { litres: Number(litres[1]), ...(word.endsWith("t") ? { turbo: true } : {}) },
      length: 1 + unit,
    };
  }
  if (/^(?:bi|twin)$/.test(word) && next === "turbo") return { part: { turbo: true }, length: 2 };
  return /^(?:turbo|turbocharged|biturbo)$/.test(word) ? { part: { turbo: true }, length: 1 } : null;
}

/** Whether an engine is what was asked; where `isStrict` is not so, "8cyl" may be a V8. */
const fits = (engine: Engine, asked: Engine, isStrict: boolean): boolean =>
  Object.entries(asked).every(([fact, value]) => {
    const own = engine[fact as keyof Engine];
    if (fact === "cc" && own === undefined) return engine.litres === Math.round(Number(value) / 100) / 10;
    return own === value || (!isStrict && fact === "layout" && own === undefined);
  });

/** How large an engine is, in cubic centimetres; of one that does not say, its cylinders compare. */
const sizeOf = ({ cc, litres }: Engine): number | undefined => cc ?? (litres && litres * 1000);

/** Whether an engine is larger or smaller than asked: "over 600cc", "2.0L or bigger". */
function isBeyond(engine: Engine, asked: Engine, { end, strict }: Comparison): boolean {
  const isSize = sizeOf(asked) !== undefined;
  const own = isSize ? sizeOf(engine) : engine.cylinders;
  const than = isSize ? sizeOf(asked) : asked.cylinders;
  if (own === undefined || than === undefined) return false;
  return own === than ? !strict : end === "min" ? own > than : own < than;
}

/**
 * "V8", "6 cyl", "2.0 turbo", "125cc": the engines of the stock that are so. A stock that says nothing of engines is
 * searched for the words.
 */
export const engine: Rule = (sentence, at): Reading | null => {
  const led = COMPARISONS.at(sentence.words, at);
  const leads = led?.length ?? 0;
  // "Under 4.5t" is a weight.
  if (led && wordAt(sentence.words, at + leads).endsWith("t")) return null;
  let asked: Engine = {};
  let length = leads;
  for (let found = partAt(sentence, at + leads); found; found = partAt(sentence, at + length)) {
    if (length > leads && sentence.words[at + length - 1]?.stops) break;
    // "Turbo diesel" is a fuel.
    if (
      found.part.turbo &&
      found.part.litres === undefined &&
      wordAt(sentence.words, at + length + found.length) === "diesel"
    )
      break;
    asked = { ...asked, ...found.part };
    length += found.length;
  }
  if (length === leads) return null;
  const behind =
    led || sentence.words[at + length - 1]?.stops ? null : BEHIND.at(sentence.words, at + length);
  const comparison = (led ?? behind)?.meaning;
  length += behind?.length ?? 0;
  const engines = sentence.lexicon.vocabulary.engine ?? [];
  const ofKind = (isStrict: boolean) =>
    engines.filter((value) =>
      comparison && comparison.end !== "around"
        ? isBeyond(engineOf(value), asked, comparison)
        : fits(engineOf(value), asked, isStrict),
    );
  const strict = ofKind(true);
  const values = strict.length > 0 ? strict : ofKind(false);
  if (values.length > 0) return reading(length, [valuesIntent("engine", values)]);
  const text = textOf(sentence, at, length);
  const isClear = engines.length > 0 && asked.cylinders !== undefined;
  return reading(length, [
    isClear ? { kind: "absent", name: text, shown: null } : { kind: "keywords", text },
  ]);
};
