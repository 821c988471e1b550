import { type Bits, listBits } from "./bits.ts";
import type { SortOrder } from "./sort-order.ts";
import { fieldOf, placeOf, type TextIndex } from "./text-index.ts";
import type { TypedWord } from "./typed-words.ts";

const FARTHEST = 4;

/** For each word of the index, which typed words it may stand for: bit i is typed word i. */
export function meaningMasks(index: TextIndex, words: readonly TypedWord[]): Uint16Array {
  const masks = new Uint16Array(index.words.length);
  for (const [at, word] of words.entries()) {
    for (const meaning of word.meanings) masks[meaning] = (masks[meaning] as number) | (1 << at);
  }
  return masks;
}

/** The finer rules of relevance for one document, lower is better. */
class Closeness {
  private readonly index: TextIndex;
  private readonly masks: Uint16Array;
  private readonly wanted: number;
  private readonly foundMasks: number[] = [];
  private readonly foundPlaces: number[] = [];

  constructor(index: TextIndex, masks: Uint16Array, words: number) {
    this.index = index;
    this.masks = masks;
    this.wanted = words;
  }

  /** Distances of neighbouring words added up, then the most important field, then how early. */
  of(document: number): { proximity: number; field: number; place: number } {
    const { offsets, said, places } = this.index;
    const { foundMasks, foundPlaces, masks, wanted } = this;
    foundMasks.length = 0;
    foundPlaces.length = 0;
    const end = offsets[document + 1] as number;
    const relevant = (1 << wanted) - 1;
    for (let at = offsets[document] as number; at < end; at++) {
      const mask = (masks[said[at] as number] as number) & relevant;
      if (mask === 0) continue;
      foundMasks.push(mask);
      foundPlaces.push(places[at] as number);
      // One word has no neighbours: the first place is all there is to know.
      if (wanted === 1) break;
    }
    const first = foundPlaces[0] ?? 0;
    let proximity = 0;
    for (let word = 0; word + 1 < wanted; word++) proximity += this.distance(1 << word, 1 << (word + 1));
    return { proximity, field: fieldOf(first), place: placeOf(first) };
  }

  private distance(left: number, right: number): number {
    const { foundMasks, foundPlaces } = this;
    let nearest = FARTHEST;
    for (let i = 0; i < foundMasks.length; i++) {
      if (((foundMasks[i] as number) & left) === 0) continue;
      const from = foundPlaces[i] as number;
      for (let j = 0; j < foundMasks.length; j++) {
        if (((foundMasks[j] as number) & right) === 0) continue;
        const to = foundPlaces[j] as number;
        if (fieldOf(from) !== fieldOf(to)) continue;
        // Words the wrong way round are one farther apart; one word standing for both is as near as can be.
        const distance = to > from ? to - from : from > to ? from - to + 1 : 1;
        if (distance < nearest) nearest = distance;
      }
    }
    return nearest;
  }
}

/**
 * Orders the documents of a bucket: nearness of the words, importance of the field, then the wanted order, or
 * without one how early the words stand and whether they stand exactly; last, order of arrival.
 */
export function rankBucket(
  index: TextIndex,
  bits: Bits,
  words: number,
  typed: readonly TypedWord[],
  masks: Uint16Array,
  sort: SortOrder | null,
): number[] {
  const list = listBits(bits);
  const closeness = new Closeness(index, masks, Math.max(words, 1));
  const exact = typed.slice(0, words).map((word) => word.exact);
  const spread = 2 ** Math.ceil(Math.log2(index.size + 1));
  const keys = new Float64Array(list.length);
  for (const [at, document] of list.entries()) {
    const { proximity, field, place } = closeness.of(document);
    const rule = sort
      ? (sort.ranks[document] as number)
      : Math.min(63, place) * 16 + missingExactly(index, document, exact);
    // One number holds all rules, the strongest in front: numbers sort many times faster than records.
    keys[at] = ((proximity * 32 + field) * (sort ? spread : 1024) + rule) * spread + document;
  }
  keys.sort();
  return Array.from(keys, (key) => key % spread);
}

/** How many of the typed words a document does not say exactly as typed; at most 15. */
function missingExactly(index: TextIndex, document: number, exact: readonly (number | null)[]): number {
  let missing = exact.length;
  const end = index.offsets[document + 1] as number;
  for (const word of exact) {
    if (word === null) continue;
    for (let at = index.offsets[document] as number; at < end; at++) {
      if (index.said[at] === word) {
        missing--;
        break;
      }
    }
  }
  return Math.min(15, missing);
}
