import { copyRuns, mergeOffsets, type Run, runsWithin } from "../../../lists/runs.ts";
import { narrow, TextTable } from "../../../lists/text-table.ts";

export function mergeTexts([one, other]: readonly [TextTable, TextTable], runs: readonly Run[]): TextTable {
  const both = [one.offsets, other.offsets] as const;
  const offsets = mergeOffsets(both, runs);
  const length = offsets.at(-1) ?? 0;
  const isNarrow = one.units instanceof Uint8Array && other.units instanceof Uint8Array;
  const units = copyRuns(
    isNarrow ? new Uint8Array(length) : new Uint16Array(length),
    [one.units, other.units],
    runsWithin(runs, both),
  );
  return new TextTable(narrow(units), offsets);
}
