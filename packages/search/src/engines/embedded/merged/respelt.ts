import { foldValue } from "../../../kernel/fold-value.ts";
import { TextTable } from "../../../lists/text-table.ts";
import { type Column, labelOf, visitCodes } from "../columns/column.ts";
import type { MergedValues } from "./merge-values.ts";
import type { Merging } from "./merging.ts";

/** So many documents are looked at before it is seen that enough were. */
const STRETCH = 4096;

/**
 * A text is written as the first document has it. Where documents that had a text are gone, or new ones have it too, the
 * first may be another one now, and is read.
 */
export function respelt(
  column: Column,
  [base, added]: readonly [Column, Column],
  { places: [old, own] }: MergedValues,
  { left, spelling }: Merging,
): Column {
  const touched = new Uint8Array(column.totals.length);
  for (const document of left)
    visitCodes(base, document, document + 1, (code) => {
      touched[old[code] as number] = 1;
    });
  const isShared = new Uint8Array(column.totals.length);
  for (let code = base.firstText; code < old.length; code++) isShared[old[code] as number] = 1;
  for (let code = added.firstText; code < own.length; code++) {
    const place = own[code] as number;
    if (isShared[place] === 1) touched[place] = 1;
  }
  touched.fill(0, 0, column.firstText);
  const wanted = new Set<number>();
  for (let code = touched.indexOf(1); code >= 0; code = touched.indexOf(1, code + 1)) wanted.add(code);
  const respellings = new Map<number, string>();
  for (let from = 0; from < column.size && wanted.size > 0; from += STRETCH) {
    visitCodes(column, from, Math.min(from + STRETCH, column.size), (code, document) => {
      if (touched[code] !== 1) return;
      touched[code] = 0;
      wanted.delete(code);
      const label = labelOf(column, code);
      const spelt = spelling(document, column.field, foldValue(label));
      if (spelt !== label) respellings.set(code - column.firstText, spelt);
    });
  }
  if (respellings.size === 0) return column;
  const texts = Array.from(
    { length: column.texts.length },
    (_, at) => respellings.get(at) ?? column.texts.at(at),
  );
  return { ...column, texts: TextTable.of(texts) };
}
