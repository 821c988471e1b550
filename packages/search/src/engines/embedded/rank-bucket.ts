import { type Bits, listBits } from "./columns/bits.ts";
import { smallestKeys } from "./columns/smallest-keys.ts";
import type { Meanings } from "./text/meaning-masks.ts";
import { fieldOf, placeOf, stepTo, type TextIndex } from "./text/text-index.ts";

const FARTHEST = 4;
/** A word that a document does not say counts as one in the least important field. */
const LEAST_IMPORTANT = 31;
const FIELD_SUMS = 512;
const LATEST = 10;
/** No field: the words of a document are over. */
const END = -2;
const FINE = 128 * 4 * 16;

/** From which distance on a word's place in its field, from its place in the text, costs one more. */
const PLACE_STEPS = [1, 2, 5, 8, 12, 17, 25, 65, 257, 1025];
const COSTS = Uint8Array.from(
  { length: PLACE_STEPS.at(-1) ?? 0 },
  (_, distance) => PLACE_STEPS.filter((from) => distance >= from).length,
);
/** Places from the 16th on are told apart only roughly: as 24, 32, 64 and so on. */
const roughly = (place: number): number =>
  place < 16 ? place : place < 24 ? 24 : 2 ** Math.ceil(Math.log2(place));

const ROUGH_PLACES = Uint16Array.from({ length: 2048 }, (_, place) => roughly(place));

/** How early a word stands: by how far its place in the field is from its place in the text. */
const placeCost = (place: number, typedAt: number): number =>
  COSTS[Math.abs((ROUGH_PLACES[place] as number) - typedAt)] ?? LATEST;

/** The finer rules of relevance for one document after the other; lower is better. */
class Closeness {
  /** Distances of neighbouring words added up, then the importance of the field of each word. */
  near = 0;
  /** How early the words stand, whether a field says just them or begins so, and how many are not said exactly. */
  fine = 0;
  private readonly index: TextIndex;
  private readonly masks: Uint16Array;
  private readonly exact: readonly (number | null)[];
  private readonly words: number;
  /** The exact words from the first one on, up to one that there is none of. */
  private readonly run: number;
  private readonly fields: Uint8Array;
  private readonly places: Uint8Array;
  private readonly foundMasks: number[] = [];
  private readonly foundPlaces: number[] = [];
  /** Which word of the document each is. */
  private readonly foundAt: number[] = [];

  constructor(index: TextIndex, { masks, exact }: Meanings) {
    this.index = index;
    this.masks = masks;
    this.exact = exact;
    this.words = exact.length;
    const without = exact.indexOf(null);
    this.run = without < 0 ? exact.length : without;
    this.fields = new Uint8Array(this.words);
    this.places = new Uint8Array(this.words);
  }

  read(document: number): void {
    const { offsets, occurrences, places } = this.index;
    const { masks, exact, words, run, fields } = this;
    const end = offsets[document + 1] as number;
    const wholeRun = (1 << run) - 1;
    fields.fill(LEAST_IMPORTANT);
    this.places.fill(LATEST);
    let found = 0;
    let said = 0;
    let inPlace = 0;
    let field = -1;
    let fieldStart = 0;
    let fieldSaid = 0;
    // 0: a field says just the words; 1: one has all of them; 2: none has.
    let attribute = 2;
    for (let at = offsets[document] as number; at <= end; at++) {
      const packed = places[at] as number;
      const here = at === end ? END : fieldOf(packed);
      if (here !== field) {
        if (run > 0 && fieldSaid === wholeRun && attribute > 0) attribute = at - fieldStart === run ? 0 : 1;
        if (at === end) break;
        // Nothing that follows ranks one word better.
        if (words === 1 && attribute === 0 && this.places[0] === 0 && inPlace === 1) break;
        field = here;
        fieldStart = at;
        fieldSaid = 0;
      }
      const mask = masks[occurrences[at] as number] as number;
      if (mask === 0) continue;
      const place = placeOf(packed);
      for (let word = 0; word < words; word++) {
        if (((mask >>> word) & 1) === 0) continue;
        if (fields[word] === LEAST_IMPORTANT) fields[word] = here;
        const cost = placeCost(place, word);
        if (cost < (this.places[word] as number)) this.places[word] = cost;
        if (exact[word] !== occurrences[at]) continue;
        said |= 1 << word;
        fieldSaid |= 1 << word;
        if (place === word) inPlace |= 1 << word;
      }
      if (words === 1) continue;
      this.foundMasks[found] = mask;
      this.foundPlaces[found] = packed;
      this.foundAt[found++] = at;
    }
    let missing = 0;
    for (let word = 0; word < words; word++)
      if (exact[word] !== null && ((said >>> word) & 1) === 0) missing++;
    const isInPlace = (inPlace & wholeRun) === wholeRun && run > 0;
    this.near = this.proximity(found) * FIELD_SUMS + sum(fields);
    this.fine = (sum(this.places) * 4 + (isInPlace ? attribute : 2)) * 16 + missing;
  }

  private proximity(found: number): number {
    let proximity = 0;
    for (let word = 0; word + 1 < this.words; word++)
      proximity += this.distance(1 << word, 1 << (word + 1), found);
    return proximity;
  }

  private distance(left: number, right: number, found: number): number {
    const { foundMasks, foundPlaces, foundAt } = this;
    let nearest = FARTHEST;
    for (let i = 0; i < found; i++) {
      if (((foundMasks[i] as number) & left) === 0) continue;
      const from = foundPlaces[i] as number;
      for (let j = 0; j < found; j++) {
        if (((foundMasks[j] as number) & right) === 0) continue;
        const words = (foundAt[j] as number) - (foundAt[i] as number);
        if (words >= FARTHEST || words <= -FARTHEST) continue;
        const to = foundPlaces[j] as number;
        if (fieldOf(from) !== fieldOf(to)) continue;
        // Words the wrong way round are one farther apart; one word standing for both is as near as can be.
        const distance = words > 0 ? stepTo(from, to) : words < 0 ? stepTo(to, from) + 1 : 1;
        if (distance < nearest) nearest = distance;
        if (nearest === 1) return 1;
      }
    }
    return nearest;
  }
}

const sum = (numbers: Uint8Array): number => {
  let all = 0;
  for (const number of numbers) all += number;
  return all;
};

/** What a bucket is ranked by. */
export interface Ranking {
  readonly index: TextIndex;
  readonly meanings: Meanings;
  /** By document, its rank in the wanted order: equal where the order says nothing. Null without an order. */
  readonly ranks: Uint32Array | null;
}

/**
 * The documents of a bucket from one place to another: by nearness of the words, importance of the fields, then the
 * wanted order, then how early the words stand and whether they stand exactly as typed; last, by order of arrival.
 */
export function rankBucket(
  { index, meanings, ranks }: Ranking,
  bits: Bits,
  from: number,
  to: number,
): number[] {
  const list = listBits(bits);
  const closeness = new Closeness(index, meanings);
  const spread = 2 ** Math.ceil(Math.log2(index.size + 1));
  const keys = new Float64Array(list.length);
  // One number holds all rules, the strongest in front: numbers sort many times faster than records.
  if (ranks === null) {
    for (let at = 0; at < list.length; at++) {
      const document = list[at] as number;
      closeness.read(document);
      keys[at] = (closeness.near * FINE + closeness.fine) * spread + document;
    }
    return Array.from(smallestKeys(keys, from, to), (key) => key % spread);
  }
  const fine = new Uint16Array(list.length);
  for (let at = 0; at < list.length; at++) {
    const document = list[at] as number;
    closeness.read(document);
    keys[at] = closeness.near * spread + (ranks[document] as number);
    fine[at] = closeness.fine;
  }
  // An order is one rule too many for one number: what stands up to the last place wanted is ranked by both.
  const last = smallestKeys(keys.slice(), 0, to).at(-1) ?? -1;
  return Array.from(list.keys())
    .filter((at) => (keys[at] as number) <= last)
    .toSorted(
      (a, b) => (keys[a] as number) - (keys[b] as number) || (fine[a] as number) - (fine[b] as number),
    )
    .slice(from, to)
    .map((at) => list[at] as number);
}
