import { hash } from "node:crypto";
import type { FeedMapping } from "../mapping/feed-mapping.ts";
import { columnsOfRule } from "../mapping/named-columns.ts";
import { type FeedRow, placeOf } from "../feed/feed-row.ts";
import { GrowingList } from "../../lists/growing-list.ts";
import { TextNumbers } from "../../lists/text-numbers.ts";
import { ruleText } from "./map-row.ts";
import type { StandardColumnName } from "../cells/standard-columns.ts";

/** Fields that change while a car stays the same car. */
const CHANGING: readonly StandardColumnName[] = ["price", "weekly_price", "subscription_price", "km"];

type Place = Pick<FeedRow, "file" | "line">;

/** The row that a refused one repeats, and what says that they are one car. */
export interface EarlierRow {
  file: string | null;
  line: number;
  id: string;
  /** The column of the id; null where the whole row is compared. */
  column: string | null;
}

/**
 * A row's id, or why it has none. `repeats` is an earlier row that is the same but for what may change; `exact` when
 * some earlier row is the same in every cell.
 */
export type CarId =
  | { ok: true; id: string; repeats: Place | null; exact: boolean }
  | { ok: false; reason: string; column: string | null; value: string | null; earlier: EarlierRow };

/**
 * Gives each row of a feed its car's id. With an id column it is that id. Without one it is a hash of the
 * row's other cells by their columns' names, leaving out price and kilometres (and what the mapping ignores), plus a
 * counter, so that the second of two identical rows is a second car. Ids stay the same from file to file as long as
 * the rest of the row does, in whatever order its columns come.
 */
export class CarIdentity {
  readonly #mapping: FeedMapping;
  readonly #ignored: ReadonlySet<string>;
  readonly #places = new Places();
  /** Of each id of the feed, its row's place and a hash of its cells. */
  readonly #ids: TextNumbers;
  readonly #placeOfId = new GrowingList();
  readonly #hashOfId = new GrowingList();
  /** Of rows without an id: by what does not change, where it came first and how often; and every row's cells. */
  readonly #rows: TextNumbers;
  readonly #placeOfRow = new GrowingList();
  readonly #timesOfRow = new GrowingList();
  readonly #whole: TextNumbers;
  readonly #placeOfWhole = new GrowingList();

  /** `seed` is a number that the writer of the feed does not know. */
  constructor(mapping: FeedMapping, seed: number) {
    this.#mapping = mapping;
    this.#ids = new TextNumbers(seed);
    this.#rows = new TextNumbers(seed);
    this.#whole = new TextNumbers(seed);
    const changing = CHANGING.flatMap((field) => (mapping.fields[field] ?? []).flatMap(columnsOfRule));
    this.#ignored = new Set([...changing, ...mapping.identity.ignore]);
  }

  /** The id of a row, and the earlier row it repeats; call it once a row, in the order of the file. */
  idOf(row: FeedRow): CarId {
    const { id: rule, repeats } = this.#mapping.identity;
    const own = rule ? ruleText(row, this.#mapping, rule) : "";
    if (rule && own !== "") return this.#fromFeed(own, row);
    const base = shortHash(hashOf(this.#mapping.name, row, this.#ignored));
    const cells = hashOf("", row, NONE).toString("latin1", 0, 8);
    const first = this.#rows.find(base);
    const same = this.#whole.find(cells);
    if (first === null) {
      const place = this.#places.add(row);
      this.#placeOfWhole.set(this.#whole.add(cells), place);
      const number = this.#rows.add(base);
      this.#placeOfRow.set(number, place);
      this.#timesOfRow.set(number, 1);
      return { ok: true, id: base, repeats: null, exact: false };
    }
    const earlier = this.#places.at(
      (same === null ? this.#placeOfRow : this.#placeOfWhole).at(same ?? first),
    );
    if (repeats === "refuse") {
      const reason = `this row repeats ${placeOf(earlier)}, and repeats are refused`;
      return {
        ok: false,
        reason,
        column: null,
        value: null,
        earlier: { ...earlier, id: base, column: null },
      };
    }
    if (same === null) this.#placeOfWhole.set(this.#whole.add(cells), this.#places.add(row));
    const times = this.#timesOfRow.at(first) + 1;
    this.#timesOfRow.set(first, times);
    return { ok: true, id: `${base}-${times}`, repeats: earlier, exact: same !== null };
  }

  #fromFeed(own: string, row: FeedRow): CarId {
    const id = safeId(own);
    const cells = hashOf("", row, NONE).readUInt32BE();
    const before = this.#ids.find(id);
    if (before === null) {
      const number = this.#ids.add(id);
      this.#placeOfId.set(number, this.#places.add(row));
      this.#hashOfId.set(number, cells);
      return { ok: true, id, repeats: null, exact: false };
    }
    const earlier = this.#places.at(this.#placeOfId.at(before));
    const rule = this.#mapping.identity.id;
    const column = rule ? columnsOfRule(rule).join(", ") : "";
    const reason =
      this.#hashOfId.at(before) === cells
        ? `this row repeats ${placeOf(earlier)} in every cell`
        : `the id '${own.slice(0, 60)}' in ${column} is on ${placeOf(earlier)} already, in a row that differs`;
    return { ok: false, reason, column, value: own.slice(0, 80), earlier: { ...earlier, id, column } };
  }
}

/** Where rows stand. A feed may have a million rows in a few files. */
class Places {
  /** Each file with the number of its first place. */
  readonly #files: { name: string | null; from: number }[] = [];
  readonly #lines = new GrowingList();

  add({ file, line }: Place): number {
    if (this.#files.at(-1)?.name !== file) this.#files.push({ name: file, from: this.#lines.length });
    this.#lines.push(line);
    return this.#lines.length - 1;
  }

  at(place: number): { file: string | null; line: number } {
    const file = this.#files.findLast(({ from }) => from <= place);
    return { file: file?.name ?? null, line: this.#lines.at(place) };
  }
}

const NONE: ReadonlySet<string> = new Set();

/** A hash of a row's cells that are not left out, whatever the order of its columns. */
function hashOf(start: string, row: FeedRow, leftOut: ReadonlySet<string>): Buffer {
  let text = start;
  for (const [column, cell] of row.entriesByName()) {
    const value = cell.trim();
    // An empty cell counts as an absent one, so that a new column does not rename the whole stock.
    if (value !== "" && !leftOut.has(column)) text += `\u0000${column}\u0001${value}`;
  }
  return hash("sha256", text, "buffer");
}

/** An id every index accepts (`[A-Za-z0-9_-]`); an id that had to be changed gets a hash, so that no two fall together. */
function safeId(own: string): string {
  if (/^[A-Za-z0-9_-]{1,120}$/.test(own)) return own;
  const plain = own.replace(/[^A-Za-z0-9]+/g, "-").slice(0, 40);
  return `${plain}_${shortHash(hash("sha256", own, "buffer"))}`;
}

/** Sixty bits, in letters and digits that cannot be confused when read out: enough for a million cars. */
function shortHash(digest: Buffer): string {
  const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
  let text = "";
  for (const byte of digest.subarray(0, 12)) text += alphabet[byte & 31] ?? "";
  return text;
}
