import { type Bits, emptyBits, hasBit, setBit } from "../columns/bits.ts";
import { stepTo, type TextIndex } from "./text-index.ts";

/** The documents that say a word. */
export function documentsWith(index: TextIndex, word: number): Uint32Array {
  return index.documents.subarray(index.starts[word], index.starts[word + 1]);
}

/** Whether a document says the words one after the other, `gaps` apart, in one field. */
function saysInOrder(
  index: TextIndex,
  document: number,
  words: readonly number[],
  gaps: readonly number[],
): boolean {
  const end = index.offsets[document + 1] as number;
  for (let at = index.offsets[document] as number; at < end; at++) {
    let step = 0;
    while (
      step < words.length &&
      at + step < end &&
      index.occurrences[at + step] === words[step] &&
      (step === 0 ||
        stepTo(index.places[at + step - 1] as number, index.places[at + step] as number) === gaps[step])
    ) {
      step++;
    }
    if (step === words.length) return true;
  }
  return false;
}

/**
 * The documents that say these words in this order, side by side in one field: a phrase, or a word typed as one
 * that is written as two. `gaps[i]` is the distance of word i from the one before it.
 */
export function documentsSaying(index: TextIndex, words: readonly number[], gaps: readonly number[]): Bits {
  const bits = emptyBits(index.size);
  const lists = words.map((word) => documentsWith(index, word)).toSorted((a, b) => a.length - b.length);
  const [shortest, ...others] = lists;
  if (!shortest) return bits;
  const inAll = others.map((list) => {
    const set = emptyBits(index.size);
    for (const document of list) setBit(set, document);
    return set;
  });
  for (const document of shortest) {
    if (!inAll.every((set) => hasBit(set, document))) continue;
    if (words.length === 1 || saysInOrder(index, document, words, gaps)) setBit(bits, document);
  }
  return bits;
}
