import { foldValue } from "../../../kernel/fold-value.ts";
import { type Bits, emptyBits, hasBit, isEmptyBits, setBit } from "../columns/bits.ts";
import { type Codes, type Column, firstCode, labelOf, visitCodes } from "../columns/column.ts";
import { emptyCodes, emptyColumn, sharedOf } from "../columns/column-builder.ts";
import { GrowingList } from "../../../lists/growing-list.ts";
import { copyRuns, lengthOf, type Run } from "../../../lists/runs.ts";
import type { Steps } from "../../../lists/steps.ts";
import type { Merging } from "./merging.ts";
import { mergeTexts } from "./merge-texts.ts";
import { mergeValues } from "./merge-values.ts";
import { respelt } from "./respelt.ts";

type Both = readonly [Column, Column];

/** The column that building it of the merged documents would make. */
export function* mergeColumn(columns: Both, merging: Merging): Steps<Column> {
  const { runs, left } = merging;
  const [base, added] = columns;
  const size = lengthOf(runs);
  const present = mergeBits([base.present, added.present], runs, size);
  if (isEmptyBits(present)) return emptyColumn(base.field, size);
  const used = base.totals.slice();
  for (const document of left)
    visitCodes(base, document, document + 1, (code) => {
      used[code] = (used[code] as number) - 1;
    });
  // "No value" is code 0 of every column.
  used[0] = 1;
  const { before, same } = placesIn(base, added);
  const merged = mergeValues(used, before, same);
  yield;
  const { codes, many } = mergeCodes(columns, runs, merged.places, emptyCodes(size, merged.length - 1));
  const totals = new Uint32Array(merged.length);
  for (const code of many ? many.list : codes) totals[code] = (totals[code] as number) + 1;
  yield;
  const split = (of: 0 | 1) => columns[of].firstText;
  const numberRuns = cut(merged.runs, (run) => [run.from, Math.min(run.to, split(run.of))]);
  const textRuns = cut(merged.runs, ({ of, from, to }) => [
    Math.max(from, split(of)) - split(of),
    to - split(of),
  ]);
  const numbers = copyRuns(new Float64Array(lengthOf(numberRuns)), [base.numbers, added.numbers], numberRuns);
  const column: Column = {
    field: base.field,
    size,
    codes,
    many,
    texts: mergeTexts([base.texts, added.texts], textRuns),
    numbers,
    firstText: numbers.length,
    totals,
    present,
    nulls: mergeBits([base.nulls, added.nulls], runs, size),
    empties: mergeBits([base.empties, added.empties], runs, size),
  };
  yield;
  return respelt(column, columns, merged, merging);
}

const cut = (runs: readonly Run[], ends: (run: Run) => readonly [from: number, to: number]): Run[] =>
  runs.flatMap((run) => {
    const [from, to] = ends(run);
    return from < to ? [{ of: run.of, from, to }] : [];
  });

/** Where the values of one column stand among those of another; "no value" is one to both. */
function placesIn(base: Column, added: Column): { before: Uint32Array; same: Uint8Array } {
  const before = new Uint32Array(added.totals.length);
  const same = new Uint8Array(added.totals.length);
  same[0] = 1;
  for (let code = 1; code < before.length; code++) {
    if (code < added.firstText) {
      const number = added.numbers[code] as number;
      const at = firstCode(1, base.firstText, (other) => (base.numbers[other] as number) >= number);
      before[code] = at;
      if (at < base.firstText && base.numbers[at] === number) same[code] = 1;
      continue;
    }
    const folded = foldValue(labelOf(added, code));
    const foldedAt = (other: number) => foldValue(labelOf(base, other));
    const at = firstCode(base.firstText, base.totals.length, (other) => foldedAt(other) >= folded);
    before[code] = at;
    if (at < base.totals.length && foldedAt(at) === folded) same[code] = 1;
  }
  return { before, same };
}

/** Fills in the codes of the merged documents, with those of documents that have several beside them. */
function mergeCodes(
  columns: Both,
  runs: readonly Run[],
  places: readonly [Uint32Array, Uint32Array],
  codes: Codes,
): Pick<Column, "codes" | "many"> {
  let at = 0;
  for (const { of, from, to } of runs) {
    const own = columns[of].codes;
    const place = places[of];
    for (let i = from; i < to; i++) codes[at++] = place[own[i] as number] as number;
  }
  if (columns.every(({ many }) => many === null)) return { codes, many: null };
  const offsets = new Uint32Array(codes.length + 1);
  const list = new GrowingList();
  let severalHave = false;
  let before = 0;
  for (const { of, from, to } of runs) {
    const place = places[of];
    visitCodes(columns[of], from, to, (code, document) => {
      if (code === 0) return;
      const at = before + document - from + 1;
      offsets[at] = (offsets[at] as number) + 1;
      severalHave ||= offsets[at] === 2;
      list.push(place[code] as number);
    });
    before += to - from;
  }
  if (!severalHave) return { codes, many: null };
  for (let i = 1; i < offsets.length; i++) offsets[i] = (offsets[i] as number) + (offsets[i - 1] as number);
  return { codes, many: { offsets, list: list.finish() } };
}

function mergeBits(both: readonly [Bits, Bits], runs: readonly Run[], size: number): Bits {
  const merged = emptyBits(size);
  let at = 0;
  for (const { of, from, to } of runs) {
    const bits = both[of];
    for (let i = from; i < to; ) {
      // A whole word, where both stand at one.
      if (((i | at) & 31) === 0 && to - i >= 32) {
        merged[at >>> 5] = bits[i >>> 5] as number;
        i += 32;
        at += 32;
        continue;
      }
      if (hasBit(bits, i++)) setBit(merged, at);
      at++;
    }
  }
  return isEmptyBits(merged) ? sharedOf(size).none : merged;
}
