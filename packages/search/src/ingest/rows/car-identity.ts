import { createHash } from "node:crypto";
import type { FeedMapping } from "../mapping/feed-mapping.ts";
import { columnsOfRule } from "../mapping/named-columns.ts";
import type { FeedRow } from "../feed/feed-row.ts";
import { ruleText } from "./map-row.ts";
import type { StandardColumnName } from "../cells/standard-columns.ts";

/** Fields that change while a car stays the same car. */
const CHANGING: readonly StandardColumnName[] = ["price", "weekly_price", "subscription_price", "km"];

/** A row's id, or why it has none. `repeats` is the line of an earlier row that is the same but for what may change. */
export type CarId = { ok: true; id: string; repeats: number | null } | { ok: false; reason: string };

/**
 * Gives each row of a feed its car's id. With an id column it is that id. Without one it is a hash of the
 * row's other cells, leaving out price and kilometres (and what the mapping ignores), plus a counter, so that
 * the second of two identical rows is a second car. Ids stay the same from file to file as long as the rest of the row does.
 */
export class CarIdentity {
  readonly #mapping: FeedMapping;
  readonly #ignored: ReadonlySet<string>;
  /** Of an id its line; of a row without one, its line and how often it came. */
  readonly #lines = new Map<string, number>();
  readonly #rows = new Map<string, { line: number; times: number }>();

  constructor(mapping: FeedMapping) {
    this.#mapping = mapping;
    const changing = CHANGING.flatMap((field) => (mapping.fields[field] ?? []).flatMap(columnsOfRule));
    this.#ignored = new Set([...changing, ...mapping.identity.ignore]);
  }

  /** The id of a row, and the line of the earlier row it repeats; call it once a row, in the order of the file. */
  idOf(row: FeedRow): CarId {
    const rule = this.#mapping.identity.id;
    if (rule) {
      const own = ruleText(row, this.#mapping, rule);
      if (own !== "") return this.#fromFeed(own, row.line);
    }
    const hash = createHash("sha256");
    hash.update(this.#mapping.name);
    for (const [column, cell] of row.entries()) {
      const text = cell.trim();
      // An empty cell counts as an absent one, so that a new column does not rename the whole stock.
      if (text !== "" && !this.#ignored.has(column)) hash.update(`\u0000${column}\u0001${text}`);
    }
    const base = shortHash(hash.digest());
    const first = this.#rows.get(base);
    if (!first) {
      this.#rows.set(base, { line: row.line, times: 1 });
      return { ok: true, id: base, repeats: null };
    }
    if (this.#mapping.identity.repeats === "refuse") {
      return { ok: false, reason: `this row repeats line ${first.line}, and repeats are refused` };
    }
    first.times++;
    return { ok: true, id: `${base}-${first.times}`, repeats: first.line };
  }

  #fromFeed(own: string, line: number): CarId {
    const id = safeId(own);
    const before = this.#lines.get(id);
    if (before !== undefined) return { ok: false, reason: `the same id is on line ${before} already` };
    this.#lines.set(id, line);
    return { ok: true, id, repeats: null };
  }
}

/** An id every index accepts (`[A-Za-z0-9_-]`); an id that had to be changed gets a hash, so that no two fall together. */
function safeId(own: string): string {
  if (/^[A-Za-z0-9_-]{1,120}$/.test(own)) return own;
  const plain = own.replace(/[^A-Za-z0-9]+/g, "-").slice(0, 40);
  return `${plain}_${shortHash(createHash("sha256").update(own).digest())}`;
}

/** Sixty bits, in letters and digits that cannot be confused when read out: enough for a million cars. */
function shortHash(digest: Buffer): string {
  const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
  let text = "";
  for (const byte of digest.subarray(0, 12)) text += alphabet[byte & 31] ?? "";
  return text;
}
