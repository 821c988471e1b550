import { carIndexFields, type IndexFields } from "../../plan/car-index-fields.ts";
import { BEST_MATCH_FIELD, bestMatchOf } from "../../plan/best-match.ts";
import type { SearchDocument } from "../../plan/search-engine.ts";
import type { Column } from "./columns/column.ts";
import { ColumnBuilder } from "./columns/column-builder.ts";
import { type ColumnGroup, groupColumns } from "./columns/column-group.ts";
import { DocumentStore, type HeldDocuments } from "./documents/document-store.ts";
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
  const store = new DocumentStore(settings.cachedDocuments ?? MOST_CACHED);
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
  const groups = groupColumns(
    fields.values.flatMap((field) => columns.get(field) ?? []),
    size,
  );
  return storeOf({ fields, size, columns, groups, text: words.finish() }, store, settings);
}

/** What takes long to work out of documents: plain values and arrays, which can be written to a file. */
export interface IndexedStock extends Pick<ColumnStore, "fields" | "size" | "columns" | "groups" | "text"> {
  readonly held: HeldDocuments;
}

/** What of a store is to be written, so that {@link openColumnStore} can open it again. */
export const indexedStockOf = ({
  fields,
  size,
  columns,
  groups,
  text,
  documents,
}: ColumnStore): IndexedStock => ({
  fields,
  size,
  columns,
  groups,
  text,
  held: documents.held,
});

/** Opens a store over what was built before. The settings may be others; the fields are those it was built with. */
export const openColumnStore = (
  { held, ...built }: IndexedStock,
  settings: EmbeddedSettings = {},
): ColumnStore => storeOf(built, new DocumentStore(settings.cachedDocuments ?? MOST_CACHED, held), settings);

const MOST_CACHED = 2000;

function storeOf(
  built: Omit<IndexedStock, "held">,
  documents: DocumentStore,
  settings: EmbeddedSettings,
): ColumnStore {
  return {
    ...built,
    documents,
    filters: new FilterBits(built.columns, built.size, settings.cachedFilters),
    orders: new SortOrders(built.columns, built.size),
    typed: new TypedWords(built.text, settings.typos ?? { oneTypo: 5, twoTypos: 9, numbers: false }),
  };
}
