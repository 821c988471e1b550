import { planProblem } from "../../plan/check-plan.ts";
import type { CountResult, SearchResult, SearchHit } from "../../plan/search-engine.ts";
import type { PlanFilter, PlanQuery, SearchPlan } from "../../plan/search-plan.ts";
import { type Bits, countBits, hasBit, listBits, listMissing } from "./columns/bits.ts";
import { type Counted, countFacet, type ValueSettings } from "./columns/count-facet.ts";
import type { ColumnStore } from "./column-store.ts";
import { GroupCounts } from "./columns/group-counts.ts";
import { ReusedList } from "./columns/reused-list.ts";
import { Highlighter } from "./text/highlight.ts";
import { rankBucket } from "./rank-bucket.ts";
import { smallestKeys } from "./columns/smallest-keys.ts";
import type { SortOrder } from "./columns/sort-order.ts";
import { allMeanings, bucketMeanings } from "./text/meaning-masks.ts";
import { readTerms, type TextQuery } from "./text/text-query.ts";
import { searchText, type TextFound } from "./text/text-search.ts";

const hasText = (query: TextQuery) => query.words.length + query.phrases.length + query.unwanted.length > 0;

/** The documents that text and filters find; `text` is `main.text` read. */
function findDocuments(
  index: ColumnStore,
  text: TextQuery,
  main: Pick<PlanQuery, "matching">,
  filter: readonly PlanFilter[],
): TextFound {
  return findAmong(index, text, main, index.filters.all(filter));
}

/** The documents of a set that text finds. The set is the caller's to give away. */
export function findAmong(
  index: ColumnStore,
  text: TextQuery,
  main: Pick<PlanQuery, "matching">,
  base: Bits,
): TextFound {
  return hasText(text)
    ? searchText(index.text, index.typed, text, main.matching, base)
    : { all: base, buckets: [{ words: 0, typos: 0, bits: base }], ways: [] };
}

const listOfFound = new ReusedList();
const listOfLifted = new ReusedList();

/** Counting the documents left out is quicker when they are fewer. */
function countedOf(index: ColumnStore, bits: Bits, total: number, memory: ReusedList): Counted {
  return total * 2 <= index.size
    ? { list: listBits(bits, total, memory.take(total)), complement: false }
    : { list: listMissing(bits, index.size, memory.take(index.size - total)), complement: true };
}

/** The documents of a set from `from` to `to` in an order: walked when the set is dense, sorted when it is not. */
function sorted(
  bits: Bits,
  count: number,
  order: SortOrder | null,
  size: number,
  from: number,
  to: number,
): number[] {
  if (!order) return [...listBits(bits, count).subarray(from, to)];
  if (count * 8 < size) {
    const found = listBits(bits, count);
    const places = new Float64Array(found.length);
    for (let i = 0; i < found.length; i++) places[i] = order.places[found[i] as number] as number;
    return Array.from(smallestKeys(places, from, to), (place) => order.order[place] as number);
  }
  const found: number[] = [];
  let skipped = 0;
  for (let place = 0; place < size && found.length < to - from; place++) {
    const document = order.order[place] as number;
    if (!hasBit(bits, document)) continue;
    if (skipped < from) skipped++;
    else found.push(document);
  }
  return found;
}

/** The documents of the page, in order. */
function page(
  index: ColumnStore,
  main: PlanQuery,
  found: TextFound,
  total: number,
  reachable: number,
): number[] {
  const from = Math.min(main.offset, reachable);
  const to = Math.min(from + main.limit, reachable);
  if (to <= from) return [];
  const order = index.orders.of(main.sort);
  if (found.ways.length === 0 || (order && main.order === "sort")) {
    return sorted(found.all, total, order, index.size, from, to);
  }
  const ranks = index.orders.ranks(main.sort);
  const documents: number[] = [];
  let passed = 0;
  for (const bucket of found.buckets) {
    const { bits } = bucket;
    const count = countBits(bits);
    if (passed + count > from && passed < to) {
      const meanings = bucketMeanings(found.ways, bucket, index.text.words.length);
      const ranking = { index: index.text, meanings, ranks };
      documents.push(...rankBucket(ranking, bits, Math.max(0, from - passed), to - passed));
    }
    passed += count;
    if (passed >= to) break;
  }
  return documents;
}

function readHits(
  index: ColumnStore,
  main: PlanQuery,
  text: TextQuery,
  found: TextFound,
  documents: number[],
) {
  const { highlight, fields } = main;
  const marker = highlight
    ? new Highlighter(index.text, text, allMeanings(found.ways, index.text.words.length).masks, highlight)
    : null;
  return documents.map((at): SearchHit => {
    const whole = index.documents.get(at);
    const document =
      fields === "all"
        ? whole
        : Object.fromEntries(Object.entries(whole).filter(([field]) => fields.includes(field)));
    return { document, formatted: marker ? marker.format(whole) : null };
  });
}

/** Answers a plan from the index. Never throws, whatever the shopper typed. */
export function evaluatePlan(
  index: ColumnStore,
  plan: SearchPlan,
  settings: ValueSettings & { readonly maxTotalHits: number },
): SearchResult {
  const problem = planProblem(plan, index.fields);
  if (problem) return { ok: false, ...problem };
  const { main } = plan;
  const text = readTerms(main.text);
  const found = findDocuments(index, text, main, main.filter);
  const total = countBits(found.all);
  const reachable = Math.min(total, settings.maxTotalHits);
  const counted = countedOf(index, found.all, total, listOfFound);
  const groups = new GroupCounts(index.groups, new Set(main.facets.map(({ field }) => field)), counted.list);
  const counts = plan.counts.map(({ facet, filter, text: own }): CountResult => {
    const lifted = findDocuments(index, own ? readTerms(own) : text, main, filter).all;
    const liftedTotal = countBits(lifted);
    const result = countFacet(
      facet,
      index.columns.get(facet.field),
      countedOf(index, lifted, liftedTotal, listOfLifted),
      settings,
    );
    return { facet: result, total: liftedTotal };
  });
  return {
    ok: true,
    hits: readHits(index, main, text, found, page(index, main, found, total, reachable)),
    total,
    reachable,
    facets: main.facets.map((facet) =>
      countFacet(facet, index.columns.get(facet.field), counted, settings, groups),
    ),
    counts,
  };
}
