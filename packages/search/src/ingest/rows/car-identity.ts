import { createHash } from "node:crypto";
import type { FeedMapping, FieldRule } from "../mapping/feed-mapping.ts";
import type { FeedRow } from "../feed/feed-row.ts";
import { ruleText } from "./map-row.ts";
import type { StandardColumnName } from "../cells/standard-columns.ts";

/** Fields that change while a car stays the same car. */
const CHANGING: readonly StandardColumnName[] = ["price", "weekly_price", "subscription_price", "km"];

/**
 * Gives each row of a feed its car's id. With an id column it is that id. Without one it is a hash of the
 * row's other cells, leaving out price and kilometres (and what the mapping ignores), plus a counter, so that
 * the second of two identical rows is a second car. Ids stay the same from file to file as long as the rest of the row does.
 */
export class CarIdentity {
  readonly #mapping: FeedMapping;
  readonly #ignored: ReadonlySet<string>;
  readonly #seen = new Map<string, number>();

  constructor(mapping: FeedMapping) {
    this.#mapping = mapping;
    const changing = CHANGING.flatMap((field) => (mapping.fields[field] ?? []).flatMap(columnsOf));
    this.#ignored = new Set([...changing, ...mapping.identity.ignore]);
  }

  /** The id of a row; call it once a row, in the order of the file. */
  idOf(row: FeedRow): { ok: true; id: string } | { ok: false; reason: string } {
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
    const times = (this.#seen.get(base) ?? 0) + 1;
    this.#seen.set(base, times);
    return { ok: true, id: times === 1 ? base : `${base}-${times}` };
  }

  #fromFeed(own: string, line: number): { ok: true; id: string } | { ok: false; reason: string } {
    const id = safeId(own);
    const before = this.#seen.get(id);
    if (before !== undefined) return { ok: false, reason: `the same id is on line ${before} already` };
    this.#seen.set(id, line);
    return { ok: true, id };
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

function columnsOf(rule: FieldRule): string[] {
  const named = [rule.column ?? [], rule.columns ?? []].flat();
  const inTemplate = [...(rule.template ?? "").matchAll(/\{([^{}]+)\}/g)].flatMap((match) => match[1] ?? []);
  return [...named, ...inTemplate];
}
