import { foldValue } from "../../../kernel/fold-value.ts";
import type { FilterValue } from "../../../plan/search-plan.ts";
import { type Bits, emptyBits, isEmptyBits } from "./bits.ts";

type Codes = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/**
 * One field of all documents. Each distinct value (folded text, or a number) has a code from 1; 0 is "no value".
 * Codes are ordinals: numbers ascending, then text ascending, so that comparing codes compares values.
 */
export interface Column {
  readonly field: string;
  readonly size: number;
  /** The first (or only) code of each document. */
  readonly codes: Codes;
  /** All codes of each document when some have several: document d has list[offsets[d] .. offsets[d+1]]. */
  readonly many: {
    readonly offsets: Uint32Array<ArrayBuffer>;
    readonly list: Uint32Array<ArrayBuffer>;
  } | null;
  /** By code, how people write the value; "" at 0. */
  readonly labels: readonly string[];
  /** By code, ascending; NaN at 0 and for text. */
  readonly numbers: Float64Array<ArrayBuffer>;
  /** Codes below it are numbers. */
  readonly firstText: number;
  readonly codeOf: ReadonlyMap<string | number, number>;
  /** By code, how many documents have it. */
  readonly totals: Uint32Array<ArrayBuffer>;
  readonly present: Bits;
  readonly nulls: readonly number[];
  readonly empties: readonly number[];
}

const NUMBERS = new WeakMap<Column, Float64Array<ArrayBuffer>>();

/** By document, the number of a field; NaN where there is none. Made at its first use; one value a document. */
export function numbersByDocument(column: Column): Float64Array<ArrayBuffer> {
  const known = NUMBERS.get(column);
  if (known) return known;
  const { codes, numbers: ofCodes } = column;
  const numbers = new Float64Array(codes.length);
  // A plain loop: a function for each of a million documents takes ten times as long.
  for (let i = 0; i < codes.length; i++) numbers[i] = ofCodes[codes[i] as number] as number;
  NUMBERS.set(column, numbers);
  return numbers;
}

const NUMERIC = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i;

/** The codes equal to a value: the same text, and the same number when the text is one. */
export function codesOf(column: Column, value: FilterValue): number[] {
  const text = String(value);
  const codes: number[] = [];
  const asText = column.codeOf.get(foldValue(text));
  if (asText !== undefined) codes.push(asText);
  if (NUMERIC.test(text)) {
    const asNumber = column.codeOf.get(Number(text));
    if (asNumber !== undefined) codes.push(asNumber);
  }
  return codes;
}

/** Collects one field, document by document. */
export class ColumnBuilder {
  private readonly head: string;
  private readonly inner: readonly string[];
  private readonly field: string;
  private codes = new Uint32Array(1024);
  private presentBits = emptyBits(1024);
  private readonly several = new Map<number, number[]>();
  private readonly codeOf = new Map<string | number, number>();
  private readonly codeOfRaw = new Map<string, number>();
  private readonly labels: string[] = [""];
  private readonly keys: (string | number)[] = [""];
  private readonly nulls: number[] = [];
  private readonly empties: number[] = [];

  constructor(field: string) {
    this.field = field;
    const [head = field, ...inner] = field.split(".");
    this.head = head;
    this.inner = inner;
  }

  add(index: number, document: { readonly [field: string]: unknown }): void {
    let value: unknown = Object.hasOwn(document, this.head) ? document[this.head] : undefined;
    for (const step of this.inner) {
      if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return;
      value = (value as { readonly [field: string]: unknown })[step];
    }
    if (value === undefined) return;
    while (index >= this.codes.length) this.grow();
    const word = index >>> 5;
    this.presentBits[word] = (this.presentBits[word] ?? 0) | (1 << (index & 31));
    if (value === null) this.nulls.push(index);
    else if (isEmpty(value)) this.empties.push(index);
    else this.addValue(index, value);
  }

  private addValue(index: number, value: unknown): void {
    if (Array.isArray(value)) {
      for (const element of value) this.addValue(index, element);
      return;
    }
    const code = this.encode(value);
    if (code === 0) return;
    const first = this.codes[index];
    if (first === 0) {
      this.codes[index] = code;
      return;
    }
    if (first === code) return;
    const list = this.several.get(index);
    if (!list) this.several.set(index, [first as number, code]);
    else if (!list.includes(code)) list.push(code);
  }

  private encode(value: unknown): number {
    if (typeof value === "number")
      return Number.isFinite(value) ? this.code(value === 0 ? 0 : value, String(value)) : 0;
    if (typeof value === "boolean") return this.code(String(value), String(value));
    if (typeof value !== "string") return 0;
    // Text that is folded already is its own key; only other spellings are remembered.
    const known = this.codeOfRaw.get(value) ?? this.codeOf.get(value);
    if (known !== undefined) return known;
    const folded = foldValue(value);
    const code = folded === "" ? 0 : this.code(folded, value.trim());
    if (folded !== value) this.codeOfRaw.set(value, code);
    return code;
  }

  private code(key: string | number, label: string): number {
    const known = this.codeOf.get(key);
    if (known !== undefined) return known;
    const code = this.labels.length;
    this.codeOf.set(key, code);
    this.labels.push(label);
    this.keys.push(key);
    return code;
  }

  private grow(): void {
    const codes = new Uint32Array(this.codes.length * 2);
    codes.set(this.codes);
    this.codes = codes;
    const bits = emptyBits(codes.length);
    bits.set(this.presentBits);
    this.presentBits = bits;
  }

  finish(size: number): Column {
    const { keys, codeOf } = this;
    // A stock of cars has no seat heights: fields without a value share one array.
    if (isEmptyBits(this.presentBits)) return emptyColumn(this.field, size);
    while (this.codes.length < size) this.grow();
    const order = this.codesInOrder();
    const ordinal = new Uint32Array(keys.length);
    for (const [rank, code] of order.entries()) ordinal[code] = rank + 1;
    const codes = keys.length <= 0x10000 ? new Uint16Array(size) : new Uint32Array(size);
    for (let i = 0; i < size; i++) codes[i] = ordinal[this.codes[i] as number] as number;
    const numbers = new Float64Array(keys.length).fill(Number.NaN);
    let firstText = 1;
    for (const [rank, code] of order.entries()) {
      const key = keys[code];
      if (typeof key !== "number") continue;
      numbers[rank + 1] = key;
      firstText = rank + 2;
    }
    const many = this.finishMany(size, codes, ordinal);
    const totals = new Uint32Array(keys.length);
    for (const code of many ? many.list : codes) totals[code] = (totals[code] ?? 0) + 1;
    for (const [key, code] of codeOf) codeOf.set(key, ordinal[code] as number);
    return {
      field: this.field,
      size,
      codes,
      many,
      labels: ["", ...order.map((code) => this.labels[code] as string)],
      numbers,
      firstText,
      codeOf,
      totals,
      present: this.presentBits.slice(0, (size + 31) >>> 5),
      nulls: this.nulls,
      empties: this.empties,
    };
  }

  /** Codes by their values: numbers before text, each ascending. */
  private codesInOrder(): number[] {
    const numbers = Float64Array.from(this.keys.filter((key) => typeof key === "number")).toSorted();
    const texts = this.keys.slice(1).filter((key) => typeof key === "string");
    // Without a function of ours the engine sorts by code unit, as "<" compares, and much faster.
    texts.sort();
    return [...numbers, ...texts].map((key) => this.codeOf.get(key) as number);
  }

  private finishMany(size: number, codes: Codes, ordinal: Uint32Array): Column["many"] {
    if (this.several.size === 0) return null;
    const offsets = new Uint32Array(size + 1);
    for (let i = 0; i < size; i++) {
      offsets[i + 1] = (offsets[i] as number) + (this.several.get(i)?.length ?? (codes[i] === 0 ? 0 : 1));
    }
    const list = new Uint32Array(offsets[size] as number);
    for (let i = 0; i < size; i++) {
      const several = this.several.get(i);
      const start = offsets[i] as number;
      if (several)
        list.set(
          several.map((code) => ordinal[code] as number),
          start,
        );
      else if (codes[i] !== 0) list[start] = codes[i] as number;
    }
    return { offsets, list };
  }
}

const isEmpty = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length === 0
    : value === "" || (typeof value === "object" && value !== null && Object.keys(value).length === 0);

let zeros = new Uint16Array(0);

function emptyColumn(field: string, size: number): Column {
  if (zeros.length !== size) zeros = new Uint16Array(size);
  return {
    field,
    size,
    codes: zeros,
    many: null,
    labels: [""],
    numbers: new Float64Array(1).fill(Number.NaN),
    firstText: 1,
    codeOf: new Map(),
    totals: new Uint32Array([size]),
    present: emptyBits(size),
    nulls: [],
    empties: [],
  };
}
