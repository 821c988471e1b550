import { carIndexFields, type IndexFields } from "../../plan/car-index-fields.ts";
import { BEST_MATCH_FIELD, bestMatchOf } from "../../plan/best-match.ts";
import type { SearchDocument } from "../../plan/search-engine.ts";
import { atOnce, type Steps } from "../../lists/steps.ts";
import type { Column } from "./columns/column.ts";
import { ColumnBuilder } from "./columns/column-builder.ts";
import { type ColumnGroup, groupColumns } from "./columns/column-group.ts";
import { DocumentStore, type HeldDocuments } from "./documents/document-store.ts";
import { documentsOf, type EmbeddedSettings } from "./embedded-settings.ts";
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

/** Reads documents once, in order, and makes the index of them. */
export class ColumnStoreBuilder {
  private readonly settings: EmbeddedSettings;
  private readonly fields: IndexFields;
  private readonly documents: DocumentStore;
  private readonly builders: readonly ColumnBuilder[];
  /** By the name in a document. */
  private readonly buildersOf: ReadonlyMap<string, readonly ColumnBuilder[]>;
  private readonly bestMatch: ColumnBuilder | null;
  private readonly words: TextIndexBuilder;

  constructor(settings: EmbeddedSettings) {
    this.settings = settings;
    const fields = settings.fields ?? carIndexFields;
    const names = new Set([...fields.values, ...fields.numbers, ...fields.sortable]);
    this.fields = fields;
    this.documents = new DocumentStore(documentsOf(settings));
    // No document has it: it is worked out of the others.
    this.bestMatch = names.delete(BEST_MATCH_FIELD) ? new ColumnBuilder(BEST_MATCH_FIELD) : null;
    this.builders = [...names].map((field) => new ColumnBuilder(field));
    this.buildersOf = Map.groupBy(this.builders, ({ head }) => head);
    this.words = new TextIndexBuilder(fields.searchable, fields.exactOnly);
  }

  add(document: SearchDocument): void {
    const index = this.documents.size;
    this.documents.add(document);
    for (const name of Object.keys(document)) {
      const builders = this.buildersOf.get(name);
      if (builders) for (const builder of builders) builder.add(index, document[name]);
    }
    this.bestMatch?.add(index, bestMatchOf(document).points);
    this.words.add(document);
  }

  /** Makes the store of what was added, in steps between which something else may be done. */
  *finish(): Steps<ColumnStore> {
    const { fields } = this;
    const { size } = this.documents;
    const columns = new Map<string, Column>();
    for (const builder of [...this.builders, ...(this.bestMatch ? [this.bestMatch] : [])]) {
      const column = builder.finish(size);
      columns.set(column.field, column);
      yield;
    }
    const groups = yield* groupColumns(
      fields.values.flatMap((field) => columns.get(field) ?? []),
      size,
    );
    const text = yield* this.words.finish();
    return storeOf({ fields, size, columns, groups, text }, this.documents.finished(), this.settings);
  }
}

/** The index of documents. */
export function buildColumnStore(
  documents: Iterable<SearchDocument>,
  settings: EmbeddedSettings = {},
): ColumnStore {
  const builder = new ColumnStoreBuilder(settings);
  for (const document of documents) builder.add(document);
  return atOnce(builder.finish());
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
): ColumnStore => storeOf(built, new DocumentStore(documentsOf(settings), held), settings);

/** A store over what was built, with what is worked out while it is searched. */
export function storeOf(
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
