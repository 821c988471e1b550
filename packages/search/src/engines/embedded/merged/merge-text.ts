import { copyRuns, mergeOffsets, type Run, runsWithin } from "../../../lists/runs.ts";
import { TextTable } from "../../../lists/text-table.ts";
import { fieldOf, invert, type TextIndex } from "../text/text-index.ts";
import type { Merging } from "./merge-column.ts";
import { mergeValues } from "./merge-values.ts";

type Both = readonly [TextIndex, TextIndex];

/** The index that building it of the merged documents would make. `exact` has 1 for a field that allows no typos. */
export function* mergeText(
  indexes: Both,
  { runs, left }: Pick<Merging, "runs" | "left">,
  exact: Uint8Array,
): Generator<undefined, TextIndex> {
  const [base, added] = indexes;
  const { places: numbers, runs: wordRuns, length } = mergeWords(indexes, left);
  const offsets = mergeOffsets([base.offsets, added.offsets], runs);
  const within = runsWithin(runs, [base.offsets, added.offsets]);
  const said = offsets.at(-1) ?? 0;
  yield;
  const places = copyRuns(new Uint16Array(said), [base.places, added.places], within);
  yield;
  const occurrences = new Uint32Array(said);
  const allowsTypos = new Uint8Array(length);
  let at = 0;
  for (const { of, from, to } of cutInto(within, STRETCH)) {
    const own = indexes[of].occurrences;
    const number = numbers[of];
    for (let i = from; i < to; i++, at++) {
      const word = number[own[i] as number] as number;
      occurrences[at] = word;
      if (exact[fieldOf(places[at] as number)] === 0) allowsTypos[word] = 1;
    }
    yield;
  }
  return {
    size: offsets.length - 1,
    words: TextTable.merge([base.words, added.words], wordRuns),
    allowsTypos,
    offsets,
    occurrences,
    places,
    ...invert(occurrences, offsets, length),
  };
}

/** So many words are renumbered at a time. */
const STRETCH = 1 << 22;

function* cutInto(runs: readonly Run[], most: number): Generator<Run> {
  for (const { of, from, to } of runs)
    for (let at = from; at < to; at += most) yield { of, from: at, to: Math.min(to, at + most) };
}

/** The words that some document says still, or now. */
function mergeWords([base, added]: Both, left: readonly number[]) {
  const used = new Uint32Array(base.words.length);
  for (let word = 0; word < used.length; word++)
    used[word] = (base.starts[word + 1] as number) - (base.starts[word] as number);
  for (const document of left) {
    const words = base.occurrences.subarray(base.offsets[document], base.offsets[document + 1]);
    for (const word of new Set(words)) used[word] = (used[word] as number) - 1;
  }
  const before = new Uint32Array(added.words.length);
  const same = new Uint8Array(added.words.length);
  for (let word = 0; word < before.length; word++) {
    const text = added.words.at(word);
    before[word] = base.words.lowerBound(text);
    if (base.words.find(text) !== null) same[word] = 1;
  }
  return mergeValues(used, before, same);
}
