import type { CarDocument } from "@forecourt/search/car";
import { type SeededRandom, seededRandom } from "../../demo/dice/seeded-random.ts";

/** What is typed, by what may be read otherwise, with the reason for what may remain different. */
export const KINDS = {
  "one word": "of more than 150 similar words the server looks at 150 only",
  "several words": "the server ranks pairs across joined words by other sums",
  "a beginning": "of more than 150 similar words the server looks at 150 only",
  "a typo": "of more than 150 similar words the server looks at 150 only",
  "joined or parted words": "how early joined words stand is summed a little otherwise",
  "a year beside words": "a year is a word like any other in both",
  "a phrase": "a phrase filters here, and has no part in nearness and places",
  "a stock number": "nothing: it is found exactly, or not at all",
} as const;
export type TextKind = keyof typeof KINDS;

export interface TypedText {
  readonly text: string;
  readonly kind: TextKind;
}

/** A letter left out, doubled, swapped with the next or mistyped; never the first. */
function misspelt(word: string, { between, pick }: SeededRandom): string {
  const at = between(1, Math.max(1, word.length - 2));
  const [before, letter, behind] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  return pick([
    before + behind,
    before + letter + letter + behind,
    before + behind.slice(0, 1) + letter + behind.slice(1),
    `${before}e${behind}`,
  ]);
}

/** Texts that shoppers may type, made of what cars of the stock say; the same for one seed. */
export function textsOf(cars: readonly CarDocument[], count: number, seed: number): TypedText[] {
  const random = seededRandom(seed);
  const { pick, between, chance } = random;
  const names = Object.keys(KINDS) as TextKind[];
  return Array.from({ length: count }, (_, at): TypedText => {
    const car = pick(cars);
    const said = [car.make, car.model, car.badge, car.series, car.body, car.colour, car.fuel]
      .filter((value) => value !== undefined)
      .flatMap((value) => value.split(/\s+/))
      .filter((word) => word !== "");
    const words = Array.from({ length: between(2, 3) }, () => pick(said));
    const long = said.filter((word) => word.length > 4);
    const word = long.length > 0 ? pick(long) : car.make;
    const kind = names[at % names.length] ?? "one word";
    const texts: Record<TextKind, () => string> = {
      "one word": () => pick(said),
      "several words": () => words.join(" "),
      "a beginning": () => `${chance(0.5) ? `${pick(said)} ` : ""}${word.slice(0, between(2, 4))}`,
      "a typo": () => `${misspelt(word, random)}${chance(0.5) ? ` ${pick(said)}` : ""}`,
      "joined or parted words": () => (chance(0.5) ? words.join("") : `${word.slice(0, 3)} ${word.slice(3)}`),
      "a year beside words": () => `${chance(0.5) ? word : misspelt(word, random)} ${car.year ?? 2018}`,
      "a phrase": () => `"${car.make} ${car.model}" ${pick(said)}`,
      "a stock number": () => car.stocknum ?? car.id,
    };
    return { kind, text: texts[kind]() };
  });
}
