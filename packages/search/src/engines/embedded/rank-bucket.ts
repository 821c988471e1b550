import { type Bits, listBits } from "./columns/bits.ts";
import { smallestKeys } from "./columns/smallest-keys.ts";
import type { SortOrder } from "./columns/sort-order.ts";
import { fieldOf, placeOf, stepTo, type TextIndex } from "./text/text-index.ts";
import type { TypedWord } from "./text/typed-words.ts";

const FARTHEST = 4;
const LAST_PLACE = 63;

/** The finer rules of relevance for one document, packed in one number; lower is better. */
class Closeness {
  private readonly index: TextIndex;
  private readonly masks: Uint16Array;
  private readonly wanted: number;
  private readonly foundMasks: number[] = [];
  private readonly foundPlaces: number[] = [];
  /** Which word of the document each is. */
  private readonly foundAt: number[] = [];

  constructor(index: TextIndex, masks: Uint16Array, words: number) {
    this.index = index;
    this.masks = masks;
    this.wanted = words;
  }

  /** Distances of neighbouring words added up, then the most important field, then (six bits) how early in it. */
  of(document: number): number {
    const { offsets, occurrences, places } = this.index;
    const { foundMasks, foundPlaces, foundAt, masks, wanted } = this;
    const end = offsets[document + 1] as number;
    const relevant = (1 << wanted) - 1;
    let first = -1;
    let found = 0;
    for (let at = offsets[document] as number; at < end; at++) {
      const mask = (masks[occurrences[at] as number] as number) & relevant;
      if (mask === 0) continue;
      if (first < 0) first = places[at] as number;
      // One word has no neighbours: the first place is all there is to know.
      if (wanted === 1) break;
      foundMasks[found] = mask;
      foundPlaces[found] = places[at] as number;
      foundAt[found++] = at;
    }
    let proximity = 0;
    for (let word = 0; word + 1 < wanted; word++)
      proximity += this.distance(1 << word, 1 << (word + 1), found);
    const place = first < 0 ? 0 : first;
    return (proximity * 32 + fieldOf(place)) * 64 + Math.min(LAST_PLACE, placeOf(place));
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

/** How many of the typed words a document does not say exactly as typed. */
function missingExactly(index: TextIndex, document: number, exact: readonly number[]): number {
  let missing = exact.length;
  const end = index.offsets[document + 1] as number;
  for (const word of exact) {
    for (let at = index.offsets[document] as number; at < end; at++) {
      if (index.occurrences[at] === word) {
        missing--;
        break;
      }
    }
  }
  return missing;
}

/** What a bucket is ranked by. */
export interface Ranking {
  readonly index: TextIndex;
  readonly typed: readonly TypedWord[];
  readonly masks: Uint16Array;
  readonly sort: SortOrder | null;
}

/**
 * The documents of a bucket from one place to another: by nearness of the words, importance of the field, then
 * the wanted order, or without one how early the words stand and whether they stand exactly as typed; last, by
 * order of arrival.
 */
export function rankBucket(ranking: Ranking, bits: Bits, words: number, from: number, to: number): number[] {
  const { index, typed, masks, sort } = ranking;
  const list = listBits(bits);
  const closeness = new Closeness(index, masks, Math.max(words, 1));
  const exact = typed.slice(0, words).flatMap((word) => (word.exact === null ? [] : [word.exact]));
  const spread = 2 ** Math.ceil(Math.log2(index.size + 1));
  const keys = new Float64Array(list.length);
  for (let at = 0; at < list.length; at++) {
    const document = list[at] as number;
    const close = closeness.of(document);
    // One number holds all rules, the strongest in front: numbers sort many times faster than records.
    const rules = sort
      ? (close >>> 6) * spread + (sort.places[document] as number)
      : close * 16 + missingExactly(index, document, exact);
    keys[at] = rules * spread + document;
  }
  return Array.from(smallestKeys(keys, from, to), (key) => key % spread);
}
