import type { CarDocument } from "@forecourt/search/car";
import MiniSearch, { type SearchOptions } from "minisearch";
import { type Answer, type Contender, FACETS, type Question } from "./question.ts";

interface Column {
  labels: string[];
  codes: readonly (readonly number[])[];
}

/** MiniSearch for the words, and plain columns beside it for filters and counts: what a careful afternoon builds. */
export function columnsContender(cars: readonly CarDocument[]): Contender {
  const columns = new Map(FACETS.map((field) => [field, columnOf(cars, field)]));
  const words = new MiniSearch<CarDocument>({
    fields: ["name", "make", "model", "badge", "colour", "body"],
    idField: "id",
  });
  words.addAll(cars);
  const place = new Map(cars.map((car, at) => [car.id, at]));
  return {
    cannot: {},
    search(question) {
      const candidates = question.text === "" ? cars.keys() : found(words, place, question.text);
      return answerFrom(cars, columns, question, [...candidates]);
    },
  };
}

function found(words: MiniSearch<CarDocument>, place: ReadonlyMap<unknown, number>, text: string): number[] {
  const last = text.split(" ").at(-1);
  const options: SearchOptions = {
    combineWith: "AND",
    prefix: (term: string) => term === last,
    fuzzy: (term: string) => (term.length >= 5 ? 1 : 0),
  };
  return words.search(text, options).flatMap(({ id }) => place.get(id) ?? []);
}

function columnOf(cars: readonly CarDocument[], field: (typeof FACETS)[number]): Column {
  const codeOf = new Map<string, number>();
  const codes = cars.map((car) => {
    const value = car[field];
    const values = value === undefined ? [] : typeof value === "string" ? [value] : value;
    return values.map((label) => {
      const code = codeOf.get(label) ?? codeOf.size;
      codeOf.set(label, code);
      return code;
    });
  });
  return { labels: [...codeOf.keys()], codes };
}

function answerFrom(
  cars: readonly CarDocument[],
  columns: ReadonlyMap<string, Column>,
  { kind, filters, ranges }: Question,
  candidates: readonly number[],
): Answer {
  const tests = [
    ...Object.entries(filters).map(([field, values]) => ({
      field,
      test: valueTest(columns.get(field), values),
    })),
    ...Object.entries(ranges).map(([field, range]) => ({ field, test: rangeTest(cars, field, range) })),
  ];
  const without = (lifted: string | null) => {
    const kept = tests.filter(({ field }) => field !== lifted);
    return candidates.filter((at) => kept.every(({ test }) => test(at)));
  };
  const main = without(null);
  const listFor = (field: string) => (tests.some((one) => one.field === field) ? without(field) : main);
  const facets: Answer["facets"] = {};
  for (const [field, column] of columns) facets[field] = countColumn(column, listFor(field));
  const stats: Answer["stats"] = {};
  if (kind === "ranges")
    for (const field of ["price", "km", "year"] as const) stats[field] = statsOf(cars, field, listFor(field));
  const price = (at: number) => cars[at]?.price ?? null;
  const ordered =
    kind === "keyword"
      ? null
      : main
          .map(price)
          .toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity))
          .slice(0, 100);
  return { total: main.length, prices: ordered, facets, stats };
}

function valueTest(column: Column | undefined, values: readonly string[]): (at: number) => boolean {
  const wanted = new Set(values.map((value) => column?.labels.indexOf(value) ?? -1));
  return (at) => column?.codes[at]?.some((code) => wanted.has(code)) ?? false;
}

function rangeTest(cars: readonly CarDocument[], field: string, { min, max }: { min: number; max: number }) {
  return (at: number) => {
    const car = cars[at];
    const value = field === "price" ? car?.price : field === "km" ? car?.km : car?.year;
    return value !== undefined && value >= min && value <= max;
  };
}

function countColumn({ labels, codes }: Column, list: readonly number[]): Record<string, number> {
  const counts = new Uint32Array(labels.length);
  for (const at of list) for (const code of codes[at] ?? []) counts[code] = (counts[code] ?? 0) + 1;
  const named: Record<string, number> = {};
  for (const [code, label] of labels.entries()) if ((counts[code] ?? 0) > 0) named[label] = counts[code] ?? 0;
  return named;
}

function statsOf(cars: readonly CarDocument[], field: "price" | "km" | "year", list: readonly number[]) {
  let min = Infinity;
  let max = -Infinity;
  for (const at of list) {
    const value = cars[at]?.[field];
    if (value === undefined) continue;
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  return min <= max ? { min, max } : null;
}
