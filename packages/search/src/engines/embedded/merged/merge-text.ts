import { copyRuns, mergeOffsets, type Run, runsWithin } from "../../../lists/runs.ts";
import type { Steps } from "../../../lists/steps.ts";
import { fieldOf, type TextIndex } from "../text/text-index.ts";
import type { Merging } from "./merging.ts";
import { mergeTexts } from "./merge-texts.ts";
import { type MergedValues, mergeValues } from "./merge-values.ts";

type Both = readonly [TextIndex, TextIndex];

/** The index that building it of the merged documents would make. `exact` has 1 for a field that allows no typos. */
export function* mergeText(
  indexes: Both,
  { runs, left }: Pick<Merging, "runs" | "left">,
  exact: Uint8Array,
): Steps<TextIndex> {
  const [base, added] = indexes;
  const words = mergeWords(indexes, left);
  const { places: numbers } = words;
  const offsets = mergeOffsets([base.offsets, added.offsets], runs);
  const within = runsWithin(runs, [base.offsets, added.offsets]);
  const said = offsets.at(-1) ?? 0;
  yield;
  const places = copyRuns(new Uint16Array(said), [base.places, added.places], within);
  yield;
  const occurrences = new Uint32Array(said);
  const allowsTypos = new Uint8Array(words.length);
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
    words: mergeTexts([base.words, added.words], words.runs),
    allowsTypos,
    offsets,
    occurrences,
    places,
    ...(yield* mergeDocuments(indexes, runs, words)),
  };
}

/** So many words are renumbered, or documents, at a time. */
const STRETCH = 1 << 20;

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

/** Where each document of two lists stands in the merged one; {@link GONE} where it does not. */
function placesOf(runs: readonly Run[], sizes: readonly [number, number]) {
  const places = [new Uint32Array(sizes[0]).fill(GONE), new Uint32Array(sizes[1])] as const;
  let at = 0;
  for (const { of, from, to } of runs) for (let i = from; i < to; i++) places[of][i] = at++;
  return places;
}

const GONE = 0xffffffff;

/** The documents of each word. */
function* mergeDocuments(
  [base, added]: Both,
  runs: readonly Run[],
  words: MergedValues,
): Steps<Pick<TextIndex, "starts" | "documents">> {
  const places = placesOf(runs, [base.size, added.size]);
  const addedWord = new Map(Array.from(words.places[1], (word, own) => [word, own]));
  const starts = new Uint32Array(words.length + 1);
  const documents = new Uint32Array(base.documents.length + added.documents.length);
  let [at, word, rest] = [0, 0, STRETCH];
  for (const { of, from, to } of words.runs) {
    for (let own = from; own < to; own++) {
      const other = of === 1 ? own : addedWord.get(word);
      let next = other === undefined ? 0 : (added.starts[other] as number);
      const last = other === undefined ? 0 : (added.starts[other + 1] as number);
      const end = of === 1 ? 0 : (base.starts[own + 1] as number);
      for (let i = of === 1 ? 0 : (base.starts[own] as number); i < end; i++) {
        const place = places[0][base.documents[i] as number] as number;
        if (place === GONE) continue;
        while (next < last && (places[1][added.documents[next] as number] as number) < place)
          documents[at++] = places[1][added.documents[next++] as number] as number;
        documents[at++] = place;
      }
      while (next < last) documents[at++] = places[1][added.documents[next++] as number] as number;
      starts[++word] = at;
      if (at < rest) continue;
      rest = at + STRETCH;
      yield;
    }
  }
  return { starts, documents: documents.subarray(0, at) };
}
