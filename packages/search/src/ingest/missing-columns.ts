import { editDistance } from "../kernel/edit-distance.ts";
import { slugify } from "../kernel/slugify.ts";
import type { FeedRow } from "./feed/feed-row.ts";
import type { FeedMapping } from "./mapping/feed-mapping.ts";
import { ALWAYS_REQUIRED, namedColumns, neededColumns } from "./mapping/named-columns.ts";

/** A column that the mapping names and the file lacks. */
export interface MissingColumn {
  /** As the mapping spells it. */
  column: string;
  /** What it is read for: fields, `identity`, `skip` or `delete`. */
  usedFor: readonly string[];
  /** Columns of the file that were perhaps meant, the likeliest first. */
  nearest: readonly string[];
  /** Without it no row becomes a car, or every car gets another id: it cannot be accepted as missing. */
  needed: boolean;
}

const MAX_NEAREST = 3;
/** Names held for suggestions; a file of JSON lines may have others in every row. */
const MAX_NAMES = 500;

/**
 * Finds columns that a mapping names and a file lacks, before their fields are cleared in every car. A CSV file shows
 * all of its columns in its first row; of JSON lines each row may have others, so they are known at the end.
 */
export class ColumnCheck {
  readonly #mapping: FeedMapping;
  readonly #accepted: ReadonlySet<string>;
  readonly #absent: Map<string, string[]>;
  readonly #names = new Set<string>();

  /** `accepted`: columns this file may lack, whatever the mapping says. */
  constructor(mapping: FeedMapping, accepted: readonly string[]) {
    this.#mapping = mapping;
    this.#accepted = new Set(accepted);
    this.#absent = namedColumns(mapping);
  }

  /** Takes note of a row's columns. */
  see(row: FeedRow): void {
    for (const column of this.#absent.keys()) {
      const there = column.includes("*") ? row.all(column).length > 0 : row.get(column) !== undefined;
      if (there) this.#absent.delete(column);
    }
    if (this.#names.size >= MAX_NAMES) return;
    for (const [name] of row.entries()) if (this.#names.size < MAX_NAMES) this.#names.add(name);
  }

  /** The columns of the file, as far as rows were seen. */
  names(): string[] {
    return [...this.#names];
  }

  /** What is missing and was not accepted. A column that files may lack counts when another one looks like it. */
  missing(): MissingColumn[] {
    const needed = neededColumns(this.#mapping);
    const named = namedColumns(this.#mapping);
    const unnamed = this.names().filter((name) => !named.has(name));
    return [...this.#absent].flatMap(([column, usedFor]): MissingColumn[] => {
      const nearest = nearestColumns(column, unnamed);
      const optional = this.#mapping.optional.includes(column) && nearest.length === 0;
      const isNeeded = needed.has(column);
      if (!isNeeded && (optional || this.#accepted.has(column))) return [];
      return [{ column, usedFor, nearest, needed: isNeeded }];
    });
  }
}

/** Names that differ only in case, signs or a few letters. */
function nearestColumns(column: string, names: readonly string[]): string[] {
  const wanted = slugify(column);
  const most = Math.min(2, Math.floor(wanted.length / 3));
  return names
    .map((name) => ({ name, distance: editDistance(wanted, slugify(name), most) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MAX_NEAREST)
    .map(({ name }) => name);
}

/** What is missing in one sentence, with the file's own columns. */
export function describeMissing(
  missing: readonly MissingColumn[],
  names: readonly string[],
  what = "The file",
): string {
  const columns = missing.map(({ column, usedFor, nearest }) => {
    const perhaps = nearest.length === 0 ? "" : `; perhaps '${nearest.join("' or '")}'`;
    return `'${column}' (${usedFor.join(", ")}${perhaps})`;
  });
  return `${what} lacks columns the mapping names: ${columns.join(", ")}. Its columns are: ${names.join(", ")}.`;
}

/** The fields every car needs for which a mapping has no rule at all. */
export const unmappedFields = (mapping: FeedMapping): string[] =>
  [...ALWAYS_REQUIRED, ...mapping.required].filter((field) => (mapping.fields[field] ?? []).length === 0);
