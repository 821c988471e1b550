import { UnknownValue, runSteps } from "../cells/cell-step.ts";
import { ALWAYS_REQUIRED } from "../mapping/named-columns.ts";
import type { FeedMapping, FieldRule, RowCondition } from "../mapping/feed-mapping.ts";
import type { FeedRow } from "../feed/feed-row.ts";
import {
  type CellReading,
  readMoney,
  readNumber,
  readTime,
  readWord,
  readYesNo,
} from "../cells/read-cell.ts";
import { readAddresses, readList } from "../cells/read-list.ts";
import {
  type StandardColumn,
  type StandardColumnName,
  standardColumnNames,
  standardColumns,
} from "../cells/standard-columns.ts";

/** A value of a standard column. */
export type ColumnValue = string | number | boolean | readonly string[];

/** A cell that held something unusable. */
export interface CellProblem {
  column: string;
  reason: string;
  value: string;
}

/** What one row says, in standard columns. */
export interface MappedRow {
  values: Map<StandardColumnName, ColumnValue>;
  /** Cells that were left empty although they held something. */
  notes: readonly CellProblem[];
}

/**
 * Reads one row by a mapping: each field from the first of its rules that gives
 * a value. A cell that cannot be read is noted and left out; a row without a
 * required field is refused.
 */
export function mapRow(
  row: FeedRow,
  mapping: FeedMapping,
):
  | { ok: true; mapped: MappedRow }
  | { ok: false; problem: { column: string | null; reason: string; value: string | null } } {
  const notes: CellProblem[] = [];
  const reader = new RowReader(row, mapping, notes);
  const values = new Map<StandardColumnName, ColumnValue>();
  for (const field of reader.fields) {
    const value = reader.value(field);
    if (value !== null) values.set(field, value);
  }
  for (const field of [...ALWAYS_REQUIRED, ...mapping.required]) {
    if (values.has(field)) continue;
    const column = reader.columnOf(field);
    const note = notes.find((candidate) => candidate.column === column);
    if (note)
      return { ok: false, problem: { column, reason: `${field}: ${note.reason}`, value: note.value } };
    return { ok: false, problem: { column, ...reader.whyEmpty(field) } };
  }
  return { ok: true, mapped: { values, notes } };
}

/** Whether a row meets a condition; an absent column counts as an empty cell. */
export function meets(row: FeedRow, condition: RowCondition): boolean {
  const cell = (row.get(condition.column) ?? "").trim().toLowerCase();
  const isOneOf = (texts: readonly string[]) => texts.some((text) => text.trim().toLowerCase() === cell);
  return condition.is ? isOneOf(condition.is) : !isOneOf(condition.isNot ?? []);
}

/** The text a single rule makes of a row, for ids; "" when it makes none. */
export function ruleText(row: FeedRow, mapping: FeedMapping, rule: FieldRule): string {
  return new RowReader(row, mapping, []).text(rule);
}

class RowReader {
  readonly #row: FeedRow;
  readonly #mapping: FeedMapping;
  readonly #notes: CellProblem[];
  readonly #empty: ReadonlySet<string>;
  readonly #done = new Map<StandardColumnName, ColumnValue | null>();

  constructor(row: FeedRow, mapping: FeedMapping, notes: CellProblem[]) {
    this.#row = row;
    this.#mapping = mapping;
    this.#notes = notes;
    this.#empty = emptyWords(mapping);
  }

  get fields(): readonly StandardColumnName[] {
    return mappedFields(this.#mapping);
  }

  /** The field's value; worked out once, on first use, so fields may name each other in any order. */
  value(field: StandardColumnName): ColumnValue | null {
    const known = this.#done.get(field);
    if (known !== undefined) return known;
    this.#done.set(field, null);
    for (const [at, rule] of (this.#mapping.fields[field] ?? []).entries()) {
      // Only the first rule notes a cell it cannot read; the others are fallbacks.
      const value = this.#read(field, rule, at === 0);
      if (value === null) continue;
      this.#done.set(field, value);
      return value;
    }
    return null;
  }

  /** The text of a rule after its steps. */
  text(rule: FieldRule): string {
    return runSteps(this.#cell(rule), rule.steps ?? [], (template) => this.#fill(template));
  }

  columnOf(field: StandardColumnName): string | null {
    return this.#mapping.fields[field]?.[0]?.column ?? null;
  }

  /** Why a needed field has no value: its cells are empty, or its rules make nothing of what stands in them. */
  whyEmpty(field: StandardColumnName): { reason: string; value: string | null } {
    const rules = this.#mapping.fields[field] ?? [];
    const apply = rules.filter(({ when }) => when === undefined || meets(this.#row, when));
    if (apply.length === 0)
      return { reason: `${field} is needed, and none of its rules is for this row`, value: null };
    for (const rule of apply) {
      const value = this.#cell(rule).slice(0, 80);
      const from = rule.column ?? rule.template;
      if (value !== "")
        return { reason: `${field} is needed, and its rule makes nothing of "${value}" in ${from}`, value };
    }
    const sources = [
      ...new Set(apply.flatMap(({ column, columns, template }) => column ?? columns ?? template ?? [])),
    ];
    const from =
      sources.length > 1 || sources.some((source) => source.includes("{")) ? ` in ${sources.join(", ")}` : "";
    return { reason: `${field} is needed and is empty${from}`, value: null };
  }

  #read(field: StandardColumnName, rule: FieldRule, noting: boolean): ColumnValue | null {
    if (rule.when && !meets(this.#row, rule.when)) return null;
    const column: StandardColumn = standardColumns[field];
    if (column.kind === "list" || column.kind === "addresses")
      return this.#readList(field, rule, column.kind);
    let text = "";
    try {
      text = typeof rule.constant === "object" ? "" : this.text(rule);
    } catch (error) {
      if (!(error instanceof UnknownValue)) throw error;
      if (noting) this.#note(field, rule, error.message, this.#cell(rule));
      return null;
    }
    const reading = readText(text, column);
    if (reading.ok) return reading.value;
    if (noting) this.#note(field, rule, reading.reason, text);
    return null;
  }

  #readList(
    field: StandardColumnName,
    rule: FieldRule,
    kind: "list" | "addresses",
  ): readonly string[] | null {
    if (Array.isArray(rule.constant)) return rule.constant;
    const cells = rule.columns
      ? rule.columns.flatMap((pattern) => this.#row.all(pattern))
      : [this.#cell(rule)];
    const steps = rule.steps ?? [];
    const items = cells.flatMap((cell) => (this.#isEmpty(cell) ? [] : readList(cell, rule.separator, kind)));
    const texts = items
      .map((item) => runSteps(item, steps, (template) => this.#fill(template)))
      .filter((item) => item !== "");
    if (kind === "list") return texts.length === 0 ? null : [...new Set(texts)];
    const { addresses, refused } = readAddresses(texts);
    for (const bad of refused) this.#note(field, rule, "this is no http(s) address", bad);
    return addresses.length === 0 ? null : addresses;
  }

  #cell(rule: FieldRule): string {
    if (rule.column !== undefined) {
      const cell = (this.#row.get(rule.column) ?? "").trim();
      return this.#isEmpty(cell) ? "" : cell;
    }
    if (rule.template !== undefined) return this.#fill(rule.template);
    return rule.constant === undefined ? "" : String(rule.constant);
  }

  #isEmpty(cell: string): boolean {
    return cell === "" || this.#empty.has(cell.toLowerCase());
  }

  #fill(template: string): string {
    if (!template.includes("{")) return template;
    const filled = template.replace(/\{([^{}]*)\}/g, (_, name: string) => {
      if (!name.startsWith("car.")) {
        const cell = (this.#row.get(name) ?? "").trim();
        return this.#isEmpty(cell) ? "" : cell;
      }
      const field = mappedFields(this.#mapping).find((known) => known === name.slice(4));
      const value = field === undefined ? null : this.value(field);
      return value === null || typeof value === "object" ? "" : String(value);
    });
    return filled.replace(/\s+/g, " ").trim();
  }

  #note(field: StandardColumnName, rule: FieldRule, reason: string, value: string): void {
    this.#notes.push({ column: rule.column ?? field, reason, value: value.slice(0, 80) });
  }
}

/** Reads a text as a column of one value wants it. */
export function readText(text: string, column: StandardColumn): CellReading<string | number | boolean> {
  const { kind } = column;
  if (kind === "whole number" || kind === "number") return readNumber(text, column);
  if (kind === "money") return readMoney(text, column);
  if (kind === "yes or no") return readYesNo(text);
  if (kind === "time") return readTime(text);
  if (kind === "condition" || kind === "status" || kind === "price type") return readWord(kind, text);
  return { ok: true, value: text === "" ? null : plainText(text, column.longest ?? 200) };
}

/** Without control characters (line breaks stay in long texts), cut to its longest without halving a character. */
function plainText(text: string, longest: number): string {
  const clean = longest > 2_000 ? text.replace(/[^\P{C}\n]/gu, " ") : text.replace(/[\p{C}\s]+/gu, " ");
  return clean
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
}

const emptyWordsOf = new WeakMap<FeedMapping, ReadonlySet<string>>();

function emptyWords(mapping: FeedMapping): ReadonlySet<string> {
  const known = emptyWordsOf.get(mapping);
  if (known) return known;
  const words = new Set(mapping.empty.map((word) => word.trim().toLowerCase()));
  emptyWordsOf.set(mapping, words);
  return words;
}

const fieldsOf = new WeakMap<FeedMapping, readonly StandardColumnName[]>();

function mappedFields(mapping: FeedMapping): readonly StandardColumnName[] {
  const known = fieldsOf.get(mapping);
  if (known) return known;
  const names = new Set(Object.keys(mapping.fields));
  const fields = standardColumnNames.filter((name) => names.has(name));
  fieldsOf.set(mapping, fields);
  return fields;
}
