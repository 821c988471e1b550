import { foldValue } from "../../kernel/fold-value.ts";
import type { SearchDocument } from "../../plan/search-engine.ts";
import { codesOf, type Column } from "./columns/column.ts";
import { groupColumns } from "./columns/column-group.ts";
import { type ColumnStore, ColumnStoreBuilder, storeOf } from "./column-store.ts";
import { DocumentStore } from "./documents/document-store.ts";
import { fieldReader } from "./documents/field-reader.ts";
import { documentsOf, type EmbeddedSettings } from "./embedded-settings.ts";
import type { Run } from "../../lists/runs.ts";
import type { Steps } from "../../lists/steps.ts";
import { mergeColumn } from "./merged/merge-column.ts";
import { mergeDocuments } from "./merged/merge-documents.ts";
import { mergeText } from "./merged/merge-text.ts";

/** What became of documents, by their ids; null where one is gone. */
export type Changes = ReadonlyMap<string, SearchDocument | null>;

/**
 * The store that building it anew of the changed documents would make, in a twentieth of the time: what did not change is
 * copied. A changed document keeps its place, new ones come last in the order of `changes`. The store before goes on being
 * searched meanwhile, so this is done in steps.
 */
export function* changedStore(
  store: ColumnStore,
  changes: Changes,
  settings: EmbeddedSettings = {},
): Steps<ColumnStore> {
  const { replaced, added } = placed(store, changes);
  const builder = new ColumnStoreBuilder({ ...settings, fields: store.fields });
  const documents = [...replaced.flatMap(([, document]) => (document ? [document] : [])), ...added];
  for (const document of documents) {
    builder.add(document);
    yield;
  }
  const changed = yield* builder.finish();
  const runs = runsOf(store.size, replaced, added.length);
  const held = new DocumentStore(
    documentsOf(settings),
    mergeDocuments(store.documents.held, documents, runs),
  );
  const spelling = (at: number, field: string, folded: string) =>
    spellings(fieldReader(field)(held.get(at)))
      .find((text) => foldValue(text) === folded)
      ?.trim() ?? folded;
  const merging = { runs, left: replaced.map(([place]) => place), spelling };
  const columns = new Map<string, Column>();
  for (const [field, column] of store.columns) {
    const own = changed.columns.get(field);
    if (own) columns.set(field, yield* mergeColumn([column, own], merging));
    yield;
  }
  const { fields } = store;
  const exact = Uint8Array.from(fields.searchable, (field) => (fields.exactOnly.includes(field) ? 1 : 0));
  const text = yield* mergeText([store.text, changed.text], merging, exact);
  const groups = yield* groupColumns(
    fields.values.flatMap((field) => columns.get(field) ?? []),
    text.size,
  );
  return storeOf({ fields, size: text.size, columns, groups, text }, held, settings);
}

/** The texts of a field, in order. */
const spellings = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(spellings)
    : typeof value === "string" || typeof value === "boolean"
      ? [String(value)]
      : [];

type Replaced = readonly (readonly [place: number, document: SearchDocument | null])[];

/** The changes of documents that are there, in their order, and those that are new. */
function placed(store: ColumnStore, changes: Changes): { replaced: Replaced; added: SearchDocument[] } {
  const places = placesOf(store, changes);
  const replaced: [number, SearchDocument | null][] = [];
  const added: SearchDocument[] = [];
  for (const [id, document] of changes) {
    const place = places.get(id);
    if (place !== undefined) replaced.push([place, document]);
    else if (document) added.push(document);
  }
  return { replaced: replaced.toSorted(([a], [b]) => a - b), added };
}

function placesOf(store: ColumnStore, changes: Changes): Map<string, number> {
  const places = new Map<string, number>();
  const column = store.columns.get("id");
  if (!column) return places;
  const wanted = new Uint8Array(column.totals.length);
  for (const id of changes.keys()) for (const code of codesOf(column, id)) wanted[code] = 1;
  for (let at = 0; at < store.size; at++) {
    if (wanted[column.codes[at] as number] === 0) continue;
    // A column does not tell capitals apart, ids do.
    const id = store.documents.get(at)["id"];
    if (typeof id === "string") places.set(id, at);
  }
  return places;
}

/** Documents that were there, those that replace some of them, and at the end those that are new. */
function runsOf(size: number, replaced: Replaced, added: number): Run[] {
  const runs: Run[] = [];
  const take = (of: 0 | 1, from: number, to: number) => {
    if (from < to) runs.push({ of, from, to });
  };
  let [at, next] = [0, 0];
  for (const [place, document] of replaced) {
    take(0, at, place);
    at = place + 1;
    if (document) take(1, next, ++next);
  }
  take(0, at, size);
  take(1, next, next + added);
  return runs;
}
