import { foldValue } from "../../../kernel/fold-value.ts";
import { type Bits, emptyBits, GrowingBits } from "./bits.ts";
import type { Codes, Column } from "./column.ts";
import { type FieldReader, fieldReader } from "../documents/field-reader.ts";
import { GrowingList } from "../../../lists/growing-list.ts";
import { TextTable } from "../../../lists/text-table.ts";

/** Collects one field, document by document, in ascending order of their numbers. */
export class ColumnBuilder {
  private readonly field: string;
  /** The name of a document's own that holds the field, and the way on from its value. */
  readonly head: string;
  private readonly inner: FieldReader | null;
  /** The first code of each document; codes are in order of arrival, from 1. */
  private readonly codes = new GrowingList();
  /** Which documents have further codes, and beside it which: document and code by turns. */
  private readonly further = new GrowingList();
  private readonly present = new GrowingBits();
  private readonly nulls = new GrowingBits();
  private readonly empties = new GrowingBits();
  private readonly codeOfNumber = new Map<number, number>();
  private readonly codeOfText = new Map<string, number>();
  private readonly codeOfSpelling = new Map<string, number>();
  /** The first spelling of folded texts that are not their own. */
  private readonly spelling = new Map<string, string>();
  private values = 0;

  constructor(field: string) {
    this.field = field;
    const [head = field, ...inner] = field.split(".");
    this.head = head;
    this.inner = inner.length > 0 ? fieldReader(inner.join(".")) : null;
  }

  /** Takes what a document has under the {@link head}. */
  add(index: number, held: unknown): void {
    const value = this.inner ? this.inner(held) : held;
    if (value === undefined) return;
    this.present.add(index);
    if (value === null) this.nulls.add(index);
    else if (isEmpty(value)) this.empties.add(index);
    else this.addValue(index, value);
  }

  private addValue(index: number, value: unknown): void {
    if (Array.isArray(value)) {
      for (const element of value) this.addValue(index, element);
      return;
    }
    const code = this.encode(value);
    if (code === 0) return;
    const first = this.codes.at(index);
    if (first === 0) this.codes.set(index, code);
    else if (first !== code && !this.isFurther(index, code)) {
      this.further.push(index);
      this.further.push(code);
    }
  }

  private isFurther(index: number, code: number): boolean {
    const { further } = this;
    for (let at = further.length - 2; at >= 0 && further.at(at) === index; at -= 2)
      if (further.at(at + 1) === code) return true;
    return false;
  }

  private encode(value: unknown): number {
    if (typeof value === "number") {
      if (!Number.isFinite(value)) return 0;
      const known = this.codeOfNumber.get(value);
      if (known !== undefined) return known;
      this.codeOfNumber.set(value, ++this.values);
      return this.values;
    }
    if (typeof value !== "string") return typeof value === "boolean" ? this.encodeText(String(value)) : 0;
    return this.encodeText(value);
  }

  private encodeText(text: string): number {
    // Text that is folded already is its own key; only other spellings are remembered, and most texts are those.
    const known = this.codeOfSpelling.get(text) ?? this.codeOfText.get(text);
    if (known !== undefined) return known;
    const folded = foldValue(text);
    if (folded === text && text !== "") {
      this.codeOfText.set(text, ++this.values);
      return this.values;
    }
    let code = folded === "" ? 0 : this.codeOfText.get(folded);
    if (code === undefined) {
      code = ++this.values;
      this.codeOfText.set(folded, code);
      this.spelling.set(folded, text.trim());
    }
    this.codeOfSpelling.set(text, code);
    return code;
  }

  finish(size: number): Column {
    if (this.present.isEmpty) return emptyColumn(this.field, size);
    const { none } = sharedOf(size);
    const sortedNumbers = Float64Array.from(this.codeOfNumber.keys()).toSorted();
    // Without a function of ours the engine sorts by code unit, as "<" compares, and much faster.
    const sortedTexts = [...this.codeOfText.keys()].toSorted();
    const firstText = sortedNumbers.length + 1;
    const numbers = new Float64Array(firstText).fill(Number.NaN, 0, 1);
    numbers.set(sortedNumbers, 1);
    const ordinals = new Uint32Array(this.values + 1);
    let ordinal = 1;
    for (const number of sortedNumbers) ordinals[this.codeOfNumber.get(number) as number] = ordinal++;
    for (const text of sortedTexts) ordinals[this.codeOfText.get(text) as number] = ordinal++;
    const arrived = this.codes.finish(size);
    const codes = emptyCodes(size, this.values);
    for (let i = 0; i < size; i++) codes[i] = ordinals[arrived[i] as number] as number;
    const many = this.finishMany(size, codes, ordinals);
    const totals = new Uint32Array(this.values + 1);
    for (const code of many ? many.list : codes) totals[code] = (totals[code] as number) + 1;
    return {
      field: this.field,
      size,
      codes,
      many,
      texts: TextTable.of(sortedTexts.map((text) => this.spelling.get(text) ?? text)),
      numbers,
      firstText,
      totals,
      present: this.present.finish(size),
      nulls: this.nulls.isEmpty ? none : this.nulls.finish(size),
      empties: this.empties.isEmpty ? none : this.empties.finish(size),
    };
  }

  private finishMany(size: number, codes: Codes, ordinals: Uint32Array): Column["many"] {
    const further = this.further.finish();
    if (further.length === 0) return null;
    const offsets = new Uint32Array(size + 1);
    for (let i = 0; i < size; i++) if (codes[i] !== 0) offsets[i + 1] = 1;
    for (let at = 0; at < further.length; at += 2) {
      const next = (further[at] as number) + 1;
      offsets[next] = (offsets[next] as number) + 1;
    }
    for (let i = 0; i < size; i++) offsets[i + 1] = (offsets[i + 1] as number) + (offsets[i] as number);
    const list = new Uint32Array(offsets[size] as number);
    let at = 0;
    for (let i = 0; i < size; i++) {
      let next = offsets[i] as number;
      if (codes[i] !== 0) list[next++] = codes[i] as number;
      for (; further[at] === i; at += 2) list[next++] = ordinals[further[at + 1] as number] as number;
    }
    return { offsets, list };
  }
}

const isEmpty = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length === 0
    : value === "" || (typeof value === "object" && value !== null && Object.keys(value).length === 0);

interface Shared {
  readonly none: Bits;
  readonly empty: Omit<Column, "field">;
}

let shared: Shared | null = null;

/**
 * A stock of cars has no seat heights: all that a field without a value holds is shared by those fields, and sets without a
 * document.
 */
export function sharedOf(size: number): Shared {
  if (shared?.empty.size === size) return shared;
  const none = emptyBits(size);
  const empty = {
    size,
    codes: new Uint16Array(size),
    many: null,
    texts: TextTable.of([]),
    numbers: new Float64Array(1).fill(Number.NaN),
    firstText: 1,
    totals: new Uint32Array([size]),
    present: none,
    nulls: none,
    empties: none,
  };
  return (shared = { none, empty });
}

/** Room for codes up to the highest. */
export const emptyCodes = (length: number, highest: number): Codes =>
  highest < 0x10000 ? new Uint16Array(length) : new Uint32Array(length);

export const emptyColumn = (field: string, size: number): Column => ({ field, ...sharedOf(size).empty });
