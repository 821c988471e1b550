import type { StandardColumn } from "./standard-columns.ts";

/** A cell, read: a value, nothing, or a reason why its text is no value. */
export type CellReading<T> = { ok: true; value: T | null } | { ok: false; reason: string };

const nothing: CellReading<never> = { ok: true, value: null };

/** Words that stand where a price should, and mean that there is none. */
const NO_PRICE = new Set([
  "poa",
  "p.o.a",
  "p.o.a.",
  "call",
  "tba",
  "tbc",
  "enquire",
  "inquire",
  "contact dealer",
  "price on application",
  "sold",
]);

const TRUE_WORDS = new Set(["yes", "y", "true", "t", "1", "on"]);
const FALSE_WORDS = new Set(["no", "n", "false", "f", "0", "off"]);

const CONDITIONS = new Map([
  ["new", "new"],
  ["used", "used"],
  ["pre-owned", "used"],
  ["preowned", "used"],
  ["second hand", "used"],
  ["demo", "demo"],
  ["demonstrator", "demo"],
  ["ex-demo", "demo"],
]);

const STATUSES = new Map([
  ["in_stock", "in_stock"],
  ["in stock", "in_stock"],
  ["available", "in_stock"],
  ["active", "in_stock"],
  ["for sale", "in_stock"],
  ["coming_soon", "coming_soon"],
  ["coming soon", "coming_soon"],
  ["in transit", "coming_soon"],
  ["sold", "sold"],
]);

const PRICE_TYPES = new Map([
  ["drive_away", "drive_away"],
  ["drive away", "drive_away"],
  ["driveaway", "drive_away"],
  ["dap", "drive_away"],
  ["excluding_government_charges", "excluding_government_charges"],
  ["excl. govt. charges", "excluding_government_charges"],
  ["egc", "excluding_government_charges"],
]);

/** Reads a condition, status, price type or yes/no word, whatever its case. */
export function readWord(kind: "condition" | "status" | "price type", text: string): CellReading<string> {
  const words = kind === "condition" ? CONDITIONS : kind === "status" ? STATUSES : PRICE_TYPES;
  if (text === "") return nothing;
  const value = words.get(text.toLowerCase());
  return value === undefined ? { ok: false, reason: `this is no ${kind} we know` } : { ok: true, value };
}

export function readYesNo(text: string): CellReading<boolean> {
  const word = text.toLowerCase();
  if (word === "") return nothing;
  if (TRUE_WORDS.has(word)) return { ok: true, value: true };
  return FALSE_WORDS.has(word)
    ? { ok: true, value: false }
    : { ok: false, reason: "this is neither yes nor no" };
}

/** Reads a price; 0, less, and words such as 'POA' mean that there is none. */
export function readMoney(text: string, column: StandardColumn): CellReading<number> {
  if (NO_PRICE.has(text.toLowerCase())) return nothing;
  const reading = readNumber(text, { ...column, units: MONEY_UNITS });
  if (!reading.ok || reading.value === null) return reading;
  const amount = Math.round(reading.value);
  return amount <= 0 ? nothing : { ok: true, value: amount };
}

const MONEY_UNITS = [
  "aud",
  "nzd",
  "usd",
  "au",
  "nz",
  "us",
  "a",
  "each",
  "driveaway",
  "drive",
  "away",
  "egc",
  "dap",
  "pw",
  "week",
  "per",
];

/**
 * Reads a number as people write it: '$1,800', ' 69 654 km ', '4 Doors',
 * '5.0'. A unit that is not the column's own ('12 Seats' under doors) makes the
 * whole cell unreadable.
 */
export function readNumber(text: string, column: StandardColumn): CellReading<number> {
  if (text === "") return nothing;
  const parts = numberAndWords(text);
  if (parts === null) return { ok: false, reason: "this is not a number" };
  if (parts.isUnclear && (column.max ?? Number.POSITIVE_INFINITY) >= 10_000) {
    return {
      ok: false,
      reason:
        "its point may stand before a fraction or between thousands; take it out by a step if it is the latter",
    };
  }
  const foreign = parts.words.find((word) => !(column.units ?? []).includes(word));
  if (foreign !== undefined) return { ok: false, reason: `'${foreign}' does not belong to this column` };
  const value = column.kind === "whole number" ? Math.round(parts.number) : parts.number;
  if (column.min !== undefined && value < column.min) return { ok: false, reason: `less than ${column.min}` };
  if (column.max !== undefined && value > column.max) return { ok: false, reason: `more than ${column.max}` };
  return { ok: true, value };
}

/** `isUnclear`: three digits stand behind the only point, as people write a fraction seldom and thousands in half the world. */
function numberAndWords(text: string): { number: number; words: string[]; isUnclear: boolean } | null {
  if (/^\d{1,15}$/.test(text)) return { number: Number(text), words: [], isUnclear: false };
  const words: string[] = [];
  let digits = "";
  for (const token of text.toLowerCase().match(/\p{L}+|-?\d(?:[\d.,' \u00a0\u202f]*\d)?|\S/gu) ?? []) {
    const last = token.at(-1) ?? "";
    if (/\d/.test(last)) {
      if (digits !== "") return null;
      digits = token;
    } else if (/\p{L}/u.test(last)) words.push(token);
    else if (!"$€£.,/()-".includes(token)) return null;
  }
  const plain = withoutThousands(digits);
  return plain === null
    ? null
    : { number: Number(plain), words, isUnclear: /^-?[1-9]\d{0,2}\.\d{3}$/.test(plain) };
}

/** '1,800' and '12 000.50' become plain; '1,80' and '1.2.3' are no numbers. */
function withoutThousands(digits: string): string | null {
  const trimmed = digits.replace(/[\s\u00a0\u202f']/g, ",");
  const negative = trimmed.startsWith("-");
  const [whole = "", fraction, ...more] = (negative ? trimmed.slice(1) : trimmed).split(".");
  if (more.length > 0 || whole === "" || (fraction !== undefined && !/^\d+$/.test(fraction))) return null;
  const groups = whole.split(",");
  const grouped = groups.length > 1;
  const wellGrouped = groups.every((group, index) =>
    index === 0 ? /^\d{1,3}$/.test(group) : /^\d{3}$/.test(group),
  );
  if (grouped ? !wellGrouped : !/^\d{1,15}$/.test(whole)) return null;
  return `${negative ? "-" : ""}${groups.join("")}${fraction === undefined ? "" : `.${fraction}`}`;
}

/** Reads a moment as epoch milliseconds, from an ISO date or a count of seconds or milliseconds. */
export function readTime(text: string): CellReading<number> {
  if (text === "") return nothing;
  if (/^\d{9,14}$/.test(text)) {
    const count = Number(text);
    // Seconds stay below 10^11 until the year 5138; milliseconds passed it in 1973.
    return { ok: true, value: count < 1e11 ? count * 1000 : count };
  }
  const iso = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isFinite(iso)
    ? { ok: true, value: iso }
    : { ok: false, reason: "this is no date of the form YYYY-MM-DD" };
}
