import { carIndexFields, type IndexFields } from "../../plan/car-index-fields.ts";
import { BEST_MATCH_FIELD, bestMatchOf } from "../../plan/best-match.ts";
import type { SearchDocument } from "../../plan/search-engine.ts";
import type { Column } from "./columns/column.ts";
import { ColumnBuilder } from "./columns/column-builder.ts";
import { type ColumnGroup, groupColumns } from "./columns/column-group.ts";
import { DocumentStore } from "./documents/document-store.ts";
import type { EmbeddedSettings } from "./embedded-settings.ts";
import { FilterBits } from "./columns/filter-bits.ts";
import { SortOrders } from "./columns/sort-order.ts";
import { type TextIndex, TextIndexBuilder } from "./text/text-index.ts";
import { TypedWords } from "./text/typed-words.ts";

/** Everything the evaluation of a plan reads: documents, their columns, and their words. */
export interface ColumnStore {
  readonly fields: IndexFields;
  readonly size: number;
  readonly documents: DocumentStore;
  readonly columns: ReadonlyMap<string, Column>;
  readonly groups: readonly ColumnGroup[];
  readonly filters: FilterBits;
  readonly orders: SortOrders;
  readonly text: TextIndex;
  readonly typed: TypedWords;
}

/** Reads documents once, in order, and builds the index of them. Documents without an object in them are skipped. */
export function buildColumnStore(
  documents: Iterable<SearchDocument>,
  settings: EmbeddedSettings = {},
): ColumnStore {
  const fields = settings.fields ?? carIndexFields;
  const store = new DocumentStore(settings.cachedDocuments ?? 2000);
  const names = new Set([...fields.values, ...fields.numbers, ...fields.sortable]);
  // No document has it: it is worked out of the others.
  const bestMatch = names.delete(BEST_MATCH_FIELD) ? new ColumnBuilder(BEST_MATCH_FIELD) : null;
  const builders = [...names].map((field) => new ColumnBuilder(field));
  const words = new TextIndexBuilder(fields.searchable, fields.exactOnly);
  for (const document of documents) {
    const index = store.size;
    store.add(document);
    for (const builder of builders) builder.add(index, document);
    bestMatch?.add(index, { [BEST_MATCH_FIELD]: bestMatchOf(document).points });
    words.add(document);
  }
  const size = store.size;
  const columns = new Map(
    [...builders, ...(bestMatch ? [bestMatch] : [])]
      .map((builder) => builder.finish(size))
      .map((column) => [column.field, column]),
  );
  const text = words.finish();
  return {
    fields,
    size,
    documents: store,
    columns,
    groups: groupColumns(
      fields.values.flatMap((field) => columns.get(field) ?? []),
      size,
    ),
    filters: new FilterBits(columns, size, settings.cachedFilters),
    orders: new SortOrders(columns, size),
    text,
    typed: new TypedWords(text, settings.typos ?? { oneTypo: 5, twoTypos: 9, numbers: false }),
  };
}
