import { type Car, type FactPolicy, formatDistance, formatFact } from "@forecourt/search/car";
import { hashWords, seededRandom } from "../dice/seeded-random.ts";
import type { StockHint } from "./stock-hint.ts";

/** A dealer's own sentences about its vehicles. */
export type DealerVoice = NonNullable<StockHint["comments"]>;

/**
 * Two to four of a dealer's sentences about a vehicle, each with the vehicle's own facts in it; a sentence that asks for a fact
 * which is not known is left out. Null now and then, as in real stock, and where the dealer has no sentence that fits.
 *
 * @example
 * dealerComments({ used: ["{year} {name}, {km}."] }, car, "Kia Rio", policy) // "2021 Kia Rio, 48,120 km."
 */
export function dealerComments(
  voice: DealerVoice,
  car: Car,
  name: string,
  policy: FactPolicy,
): string | null {
  const random = seededRandom(hashWords("comments", car.id));
  if (random.chance(0.06)) return null;
  const words = wordsOf(car, name, policy);
  const said = (sentences: readonly string[] = [], count: number) =>
    random.some(
      sentences.flatMap((sentence) => filled(sentence, words) ?? []),
      count,
    );
  const opening = said(voice[car.condition], 1);
  if (opening.length === 0) return null;
  return [
    ...opening,
    ...said(voice.facts, random.between(1, 2)),
    ...(random.chance(0.5) ? said(voice.closing, 1) : []),
  ].join(" ");
}

type Words = Readonly<Record<string, string | null>>;

/** The sentence with its names filled in; null where one of them is not known. */
function filled(sentence: string, words: Words): string | null {
  const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  if (names.some((name) => !words[name])) return null;
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? "");
}

/** What a sentence can name: some fields of the vehicle, and every fact of its trade. */
function wordsOf(car: Car, name: string, policy: FactPolicy): Words {
  const facts = Object.entries(car.facts).flatMap(([fact, value]) =>
    typeof value === "boolean"
      ? []
      : [[fact, typeof value === "number" ? formatFact(fact as keyof Car["facts"], value, policy) : value]],
  );
  return {
    ...Object.fromEntries(facts),
    name,
    year: car.year === null ? null : String(car.year),
    km: car.odometer === null ? null : formatDistance(car.odometer, policy),
    colour: car.colour,
    city: car.city,
    engine: car.engine,
    transmission: car.transmission,
    drive: car.drive,
    fuel: car.fuel,
    seats: car.seats === null ? null : String(car.seats),
  };
}
