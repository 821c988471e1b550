import { type FieldReader, fieldReader } from "../documents/field-reader.ts";
import { GrowingList } from "../../../lists/growing-list.ts";
import type { Steps } from "../../../lists/steps.ts";
import { TextTable } from "../../../lists/text-table.ts";
import { visitTokens } from "../../../kernel/tokenise.ts";

const PLACE_BITS = 11;
const MAX_FIELDS = 32;
const ELEMENT_DISTANCE = 8;
/** Places below it are stored as they are; of those above only where they stand in their round of so many. */
const ROUND = 1024;

/** A field's number and a place in it, in 16 bits. However long a text is, `stepTo` is exact. */
const pack = (field: number, place: number): number =>
  (field << PLACE_BITS) | (place < ROUND ? place : ROUND | (place & (ROUND - 1)));

/** Which field a packed place is in: its number in the list of searchable fields. */
export const fieldOf = (packed: number): number => packed >>> PLACE_BITS;
/** Where in the field it is; of a place from the 1,024th on, only that it is one of those. */
export const placeOf = (packed: number): number => packed & ((1 << PLACE_BITS) - 1);

/**
 * How far a word stands behind one that is read shortly before it; 0 in another field. Neighbours are at most 8 apart, so
 * no two words with fewer than a hundred between them are a whole round apart.
 */
export const stepTo = (from: number, to: number): number =>
  fieldOf(from) === fieldOf(to) ? (to - from) & (ROUND - 1) : 0;

/**
 * The words of all documents, both ways round. Words are numbered alphabetically, so that all words with one
 * beginning are neighbours.
 */
export interface TextIndex {
  readonly size: number;
  readonly words: TextTable;
  /** 1 where a word also stands in a field that allows typos. */
  readonly allowsTypos: Uint8Array<ArrayBuffer>;
  /** Document d says words[offsets[d] .. offsets[d+1]], in reading order. */
  readonly offsets: Uint32Array<ArrayBuffer>;
  readonly occurrences: Uint32Array<ArrayBuffer>;
  /** Field and place of each occurrence, packed: `fieldOf`, `placeOf` and `stepTo` read them. */
  readonly places: Uint16Array<ArrayBuffer>;
  /** Word w stands in documents[starts[w] .. starts[w+1]], ascending. */
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly documents: Uint32Array<ArrayBuffer>;
}

// Most texts of a stock repeat (makes, colours, names of models); codes and comments do not.
const MAX_REMEMBERED = 50_000;
const MAX_REMEMBERED_LENGTH = 64;

/** The words of a text by their numbers, and the place of each. */
interface Words {
  readonly numbers: number[];
  readonly places: number[];
}

/** Collects the words of documents, one document after the other. */
export class TextIndexBuilder {
  private readonly searchable: readonly { read: FieldReader; number: number; exact: boolean }[];
  private readonly numberOf = new Map<string, number>();
  private readonly typoFlags: number[] = [];
  private readonly remembered = new Map<string, Words>();
  /** Where the words of each document end. */
  private readonly ends = new GrowingList();
  private occurrences = new Uint32Array(1 << 14);
  private places = new Uint16Array(1 << 14);
  private length = 0;

  constructor(searchable: readonly string[], exactOnly: readonly string[]) {
    if (searchable.length > MAX_FIELDS)
      throw new Error(
        `${searchable.length} fields are to be searched, of which an index can tell ${MAX_FIELDS} apart. Name fewer.`,
      );
    this.searchable = searchable.map((field, number) => ({
      read: fieldReader(field),
      number,
      exact: exactOnly.includes(field),
    }));
  }

  add(document: { readonly [field: string]: unknown }): void {
    for (const { read, number, exact } of this.searchable) {
      const value = read(document);
      if (value !== undefined && value !== null) this.addValue(value, number, exact, 0);
    }
    this.ends.push(this.length);
  }

  /** Returns the place at which the next element of a list may begin. */
  private addValue(value: unknown, field: number, exact: boolean, from: number): number {
    if (Array.isArray(value)) {
      let next = from;
      for (const element of value) next = this.addValue(element, field, exact, next);
      return next;
    }
    if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return from;
    const { numbers, places } = this.read(String(value), !exact);
    for (let i = 0; i < numbers.length; i++) {
      const word = numbers[i] as number;
      if (!exact) this.typoFlags[word] = 1;
      this.push(word, pack(field, from + (places[i] as number)));
    }
    return numbers.length === 0 ? from : from + (places.at(-1) ?? 0) + ELEMENT_DISTANCE;
  }

  /** The words of a text. Short ones may repeat from car to car (makes, colours, features) and are remembered. */
  private read(text: string, mayRepeat: boolean): Words {
    const known = this.remembered.get(text);
    if (known) return known;
    const read: Words = { numbers: [], places: [] };
    visitTokens(text, (word, place) => {
      read.numbers.push(this.number(word));
      read.places.push(place);
    });
    if (mayRepeat && text.length <= MAX_REMEMBERED_LENGTH && this.remembered.size < MAX_REMEMBERED)
      this.remembered.set(text, read);
    return read;
  }

  private number(word: string): number {
    const known = this.numberOf.get(word);
    if (known !== undefined) return known;
    const number = this.numberOf.size;
    this.numberOf.set(word, number);
    this.typoFlags.push(0);
    return number;
  }

  private push(number: number, packed: number): void {
    if (this.length === this.occurrences.length) {
      const occurrences = new Uint32Array(this.length * 2);
      occurrences.set(this.occurrences);
      this.occurrences = occurrences;
      const places = new Uint16Array(this.length * 2);
      places.set(this.places);
      this.places = places;
    }
    this.occurrences[this.length] = number;
    this.places[this.length++] = packed;
  }

  *finish(): Steps<TextIndex> {
    // Without a function of ours the engine sorts by code unit, as "<" compares, and much faster.
    const words = [...this.numberOf.keys()].toSorted();
    yield;
    const renumbered = new Uint32Array(words.length);
    const allowsTypos = new Uint8Array(words.length);
    for (const [next, word] of words.entries()) {
      const number = this.numberOf.get(word) as number;
      renumbered[number] = next;
      allowsTypos[next] = this.typoFlags[number] as number;
    }
    const occurrences = this.occurrences.slice(0, this.length);
    for (let i = 0; i < occurrences.length; i++)
      occurrences[i] = renumbered[occurrences[i] as number] as number;
    yield;
    const offsets = new Uint32Array(this.ends.length + 1);
    offsets.set(this.ends.finish(), 1);
    return {
      size: this.ends.length,
      words: TextTable.of(words),
      allowsTypos,
      offsets,
      occurrences,
      places: this.places.slice(0, this.length),
      ...(yield* invert(occurrences, offsets, words.length)),
    };
  }
}

/** So many documents are looked through at a time. */
const STRETCH = 1 << 15;

/** The documents of each word, by counting: each document once a word. */
function* invert(
  occurrences: Uint32Array,
  offsets: Uint32Array,
  words: number,
): Steps<Pick<TextIndex, "starts" | "documents">> {
  const lastDocument = new Int32Array(words);
  const starts = new Uint32Array(words + 1);
  const eachOnce = (from: number, to: number, visit: (word: number, document: number) => void) => {
    for (let document = from; document < to; document++) {
      const end = offsets[document + 1] as number;
      for (let at = offsets[document] as number; at < end; at++) {
        const word = occurrences[at] as number;
        if (lastDocument[word] === document) continue;
        lastDocument[word] = document;
        visit(word, document);
      }
    }
  };
  const size = offsets.length - 1;
  lastDocument.fill(-1);
  for (let from = 0; from < size; from += STRETCH) {
    eachOnce(from, Math.min(from + STRETCH, size), (word) => {
      starts[word + 1] = (starts[word + 1] as number) + 1;
    });
    yield;
  }
  for (let word = 0; word < words; word++)
    starts[word + 1] = (starts[word + 1] as number) + (starts[word] as number);
  const next = starts.slice();
  const documents = new Uint32Array(starts[words] as number);
  lastDocument.fill(-1);
  for (let from = 0; from < size; from += STRETCH) {
    eachOnce(from, Math.min(from + STRETCH, size), (word, document) => {
      const at = next[word] as number;
      documents[at] = document;
      next[word] = at + 1;
    });
    yield;
  }
  return { starts, documents };
}
