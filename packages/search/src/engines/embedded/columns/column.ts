import { foldValue } from "../../../kernel/fold-value.ts";
import type { FilterValue } from "../../../plan/search-plan.ts";
import type { Bits } from "./bits.ts";
import type { TextTable } from "../../../lists/text-table.ts";

export type Codes = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

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
  /** How people write each text, from the code `firstText` on. */
  readonly texts: TextTable;
  /** By code, ascending; NaN at 0. */
  readonly numbers: Float64Array<ArrayBuffer>;
  /** Codes below it are numbers. */
  readonly firstText: number;
  /** By code, how many documents have it. */
  readonly totals: Uint32Array<ArrayBuffer>;
  /** Documents that have the field, as whatever; as null; and as an empty text, list or object. */
  readonly present: Bits;
  readonly nulls: Bits;
  readonly empties: Bits;
}

/** How people write a value; of a code from 1. */
export const labelOf = ({ numbers, firstText, texts }: Column, code: number): string =>
  code < firstText ? String(numbers[code]) : texts.at(code - firstText);

/** The first code of a stretch from which on a test holds; codes ascend by value, so it holds to the end. */
export function firstCode(from: number, to: number, holds: (code: number) => boolean): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const NUMERIC = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i;

/** The codes equal to a value: the same text, and the same number when the text is one. */
export function codesOf(column: Column, value: FilterValue): number[] {
  const { numbers, firstText, totals } = column;
  const text = String(value);
  const codes: number[] = [];
  const folded = foldValue(text);
  const asText = firstCode(firstText, totals.length, (code) => foldValue(labelOf(column, code)) >= folded);
  if (asText < totals.length && foldValue(labelOf(column, asText)) === folded) codes.push(asText);
  if (NUMERIC.test(text)) {
    const number = Number(text);
    const asNumber = firstCode(1, firstText, (code) => (numbers[code] as number) >= number);
    if (asNumber < firstText && numbers[asNumber] === number) codes.push(asNumber);
  }
  return codes;
}

/** Visits the codes of documents from one to another. */
export function visitCodes(
  { codes, many }: Column,
  from: number,
  to: number,
  visit: (code: number, document: number) => void,
): void {
  for (let document = from; document < to; document++) {
    if (many === null) {
      visit(codes[document] as number, document);
      continue;
    }
    const end = many.offsets[document + 1] as number;
    for (let at = many.offsets[document] as number; at < end; at++) visit(many.list[at] as number, document);
  }
}
