import { editDistance } from "../../kernel/edit-distance.ts";

const SOUNDS: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/^(?:kn|gn)/, "n"],
  [/^wr/, "r"],
  [/qu/g, "kw"],
  [/ph/g, "f"],
  [/sch|tch|sh|ch/g, "x"],
  [/ck/g, "k"],
  [/th/g, "f"],
  [/x(?=.)|(?<=.)x$/g, "x"],
  [/dg|g(?=[eiy])/g, "j"],
  [/c(?=[eiy])/g, "s"],
  [/[cq]/g, "k"],
  [/z/g, "s"],
  [/d/g, "t"],
  [/w/g, "v"],
  [/y/g, "i"],
  [/(?<=.)h/g, ""],
  [/(.)\1+/g, "$1"],
  [/(?<=.)[aeiou]/g, ""],
];

/** "Mazder" ends as "Mazda" does, where an "r" is not heard. */
const endHeard = (word: string): string =>
  word.replace(/ture$/, "cher").replace(/(?<=[^aeiou])(?:[aeo]?r|re|ah)$/, "a");

/** "hilucks" and "hilux" sound alike, and so do "porshe" and "Porsche". */
function soundOf(word: string): string {
  const spelt = word.replaceAll("x", "ks").replaceAll("sksh", "sh");
  return SOUNDS.reduce((sound, [letters, by]) => sound.replace(letters, by), spelt);
}

/** How many edits are forgiven in a word of so many letters. */
const forgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : length < 11 ? 2 : 3);
/** A sound is the same only where it has so many consonants. */
const CLEAR_SOUND = 3;
const FURTHEST_SOUND = 3;
const ENOUGH_LETTERS = 4;

/** Whether two words of four letters differ by a swap, or a letter that is missing or doubled, and not by another letter. */
export const sameLetters = (a: string, b: string): boolean =>
  a.length !== b.length || a.split("").toSorted().join("") === b.split("").toSorted().join("");

interface NearWord {
  readonly word: string;
  readonly heard: string;
  /** Lower is likelier. */
  readonly rank: number;
}

/** Words that a misspelt one may stand for, found by their first letter and by their sound. */
export class NearWords {
  private readonly byLetter = new Map<string, NearWord[]>();
  private readonly bySound = new Map<string, NearWord[]>();
  private readonly byDigits = new Map<string, NearWord[]>();
  private readonly known = new Set<string>();

  /** Of two words as near, the one of the lower rank is meant. */
  add(word: string, rank: number): void {
    if (word.length < 4 || this.known.has(word)) return;
    this.known.add(word);
    const near = { word, heard: endHeard(word), rank };
    if (/\d/.test(word)) {
      // "4runer" is a 4Runner: the digits have to be right, and the letters enough.
      const digits = word.replaceAll(/\D/g, "");
      if (word.length - digits.length >= ENOUGH_LETTERS)
        this.byDigits.set(digits, [...(this.byDigits.get(digits) ?? []), near]);
      return;
    }
    const sound = soundOf(word);
    for (const [map, key] of [
      [this.byLetter, word.slice(0, 1)],
      [this.bySound, sound],
    ] as const) {
      const list = map.get(key);
      if (list) list.push(near);
      else map.set(key, [near]);
    }
  }

  /**
   * The words that may have been meant, the likeliest first, with how unlike each is. A short word that differs by another
   * letter is one of them only where it `fits` its neighbours.
   */
  nearest(typed: string, fits = false): { readonly word: string; readonly cost: number }[] {
    const most = forgiven(typed.length);
    if (most === 0) return [];
    if (/\d/.test(typed))
      return (this.byDigits.get(typed.replaceAll(/\D/g, "")) ?? [])
        .map(({ word, rank }) => ({ word, cost: editDistance(typed, word, 1) + rank / 10 }))
        .filter(({ cost }) => cost < 2);
    const costs = new Map<string, number>();
    const consider = ({ word, rank }: NearWord, distance: number) => {
      const cost = distance + rank / 10;
      if (cost < (costs.get(word) ?? Infinity)) costs.set(word, cost);
    };
    const heard = endHeard(typed);
    // A swap of the first two letters leaves the second in front.
    for (const letter of new Set([typed.slice(0, 1), typed.slice(1, 2)])) {
      for (const near of this.byLetter.get(letter) ?? []) {
        if (Math.abs(near.word.length - typed.length) > most) continue;
        const isHeard = heard === near.heard && typed.length > 4;
        const distance = isHeard ? 0.5 : editDistance(typed, near.word, most);
        if (distance > most || (letter !== typed[0] && (distance > 1 || near.word[1] !== typed[0]))) continue;
        const isShort = Math.min(typed.length, near.word.length) <= 4;
        if (
          isShort &&
          !fits &&
          !sameLetters(typed, near.word) &&
          !(near.rank === 0 && soundOf(typed) === soundOf(near.word))
        )
          continue;
        consider(near, distance);
      }
    }
    const sound = soundOf(typed);
    if (sound.length >= CLEAR_SOUND) {
      for (const near of this.bySound.get(sound) ?? []) {
        // What a stock has is guessed at more freely than what it may have.
        if (near.rank > 1 && sound.length <= CLEAR_SOUND) continue;
        const distance = editDistance(typed, near.word, FURTHEST_SOUND);
        if (distance <= FURTHEST_SOUND && distance < typed.length / 2) consider(near, distance / 2 + 0.5);
      }
    }
    return [...costs].map(([word, cost]) => ({ word, cost })).toSorted((a, b) => a.cost - b.cost);
  }
}
