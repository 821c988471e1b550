import { z } from "zod";

/** Texts and lists of a mapping file are bounded: each is tried on every cell of a feed. */
const text = z.string().min(1).max(500);
const words = z.array(text).min(1).max(500);

/**
 * One small change to the text of a cell. There are no regular expressions
 * here on purpose: a mapping file can be wrong, but it cannot be slow.
 *
 * @example
 * cellStepSchema.safeParse({ split: ",", take: 1 }).success; // true
 */
export const cellStepSchema = z.union([
  z
    .strictObject({
      split: text.describe("Cut the text at each occurrence of this."),
      take: z.int().describe("Which piece to keep: 0 is the first, -1 the last."),
    })
    .describe("Keep one piece: '{ \"split\": \",\", \"take\": 1 }' makes 'NSW' of 'Caringbah, NSW'."),
  z.strictObject({ before: text }).describe("Keep what stands before this; all of it when absent."),
  z.strictObject({ after: text }).describe("Keep what stands after this; nothing when absent."),
  z
    .strictObject({ dropStart: words })
    .describe(
      "Take these words off the start, one after the other, where they are there. May hold {Column}.",
    ),
  z
    .strictObject({ dropEnd: words })
    .describe("Take these endings off, where they are there. May hold {Column}."),
  z.strictObject({ remove: words }).describe("Take every occurrence of these out, whatever their case."),
  z.strictObject({ replace: text, with: z.string().max(500) }).describe("Replace every occurrence."),
  z.strictObject({ case: z.enum(["lower", "upper", "title"]) }).describe("Change the case of the letters."),
  z.strictObject({ firstWords: z.int().positive() }).describe("Keep only so many words."),
  z
    .strictObject({ startsWith: words })
    .describe("Keep the longest of these the text starts with, spelt as here; nothing when it is none."),
  z
    .strictObject({ contains: words })
    .describe("Keep the first of these the text contains as whole words, spelt as here; nothing when none."),
  z
    .strictObject({
      values: z
        .record(z.string().max(500), z.union([z.string().max(500), z.null()]))
        .refine((values) => Object.keys(values).length <= 5_000, { error: "At most 5,000 values." }),
      otherwise: z.enum(["keep", "empty", "refuse"]).default("keep"),
    })
    .describe(
      "Translate known values, whatever their case; null means no value. Others as `otherwise` says.",
    ),
  z.strictObject({ prefix: text }).describe("Put this in front. May hold {Column}."),
  z.strictObject({ suffix: text }).describe("Put this behind. May hold {Column}."),
  z
    .strictObject({ date: z.enum(["dmy", "mdy", "ymd"]) })
    .describe(
      "Read a date whose day, month and year stand in this order, whatever is between them, and write it as YYYY-MM-DD; a time behind it stays. Another text stays as it is.",
    ),
  z.strictObject({ decodeUrl: z.literal(true) }).describe("Undo %-encoding."),
]);

/** A step of a field in a mapping file. */
export type CellStep = z.output<typeof cellStepSchema>;

/** Why a `values` step refuses a cell. */
export class UnknownValue extends Error {
  override name = "UnknownValue";
}

/** Fills `{Column}` and `{car.field}` in a step's text. */
export type FillText = (template: string) => string;

/**
 * Runs the steps of one field over one cell. An empty text ends the run:
 * nothing can be made of nothing.
 *
 * @throws UnknownValue when a `values` step with `otherwise: "refuse"` meets an unknown value; `mapRow` turns it into a refusal.
 * @example
 * runSteps("Caringbah, NSW", [{ split: ",", take: 1 }], (text) => text) // "NSW"
 */
export function runSteps(cell: string, steps: readonly CellStep[], fill: FillText): string {
  let text = cell.trim();
  for (const step of steps) {
    if (text === "") return "";
    text = runStep(text, step, fill).trim();
  }
  return text;
}

function runStep(text: string, step: CellStep, fill: FillText): string {
  if ("split" in step) return text.split(step.split).at(step.take) ?? "";
  if ("before" in step) return cut(text, step.before)?.before ?? text;
  if ("after" in step) return cut(text, step.after)?.after ?? "";
  if ("dropStart" in step) return step.dropStart.reduce((rest, start) => dropStart(rest, fill(start)), text);
  if ("dropEnd" in step) return step.dropEnd.reduce((rest, end) => dropEnd(rest, fill(end)), text);
  if ("remove" in step) return step.remove.reduce(removeEvery, text).replaceAll("  ", " ");
  if ("replace" in step) return text.replaceAll(step.replace, step.with);
  if ("case" in step) return changeCase(text, step.case);
  if ("firstWords" in step) return text.split(/\s+/).slice(0, step.firstWords).join(" ");
  if ("startsWith" in step) return longest(step.startsWith.filter((start) => hasWordsAt(text, start, 0)));
  if ("contains" in step) return step.contains.find((part) => hasWords(text, part)) ?? "";
  if ("values" in step) return translate(text, step);
  if ("prefix" in step) return fill(step.prefix) + text;
  if ("suffix" in step) return text + fill(step.suffix);
  if ("date" in step) return isoDate(text, step.date);
  return decodeUrl(text);
}

const DATE = /^(\d{1,4})\D{1,3}(\d{1,2})\D{1,3}(\d{1,4})(?:[ T](\d{1,2}:\d{2}(?::\d{2})?))?$/;

/** '21.11.2026' or '11/21/26' as ISO writes it; a text that is no date is left for its column to refuse. */
function isoDate(text: string, order: "dmy" | "mdy" | "ymd"): string {
  const [, ...parts] = DATE.exec(text) ?? [];
  const part = (letter: string) => parts[order.indexOf(letter)] ?? "";
  const year = part("y").length === 2 ? `20${part("y")}` : part("y");
  const [month, day] = [part("m"), part("d")];
  const isDate =
    /^\d{4}$/.test(year) &&
    Number(month) >= 1 &&
    Number(month) <= 12 &&
    Number(day) >= 1 &&
    Number(day) <= 31;
  if (!isDate) return text;
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return parts[3] === undefined ? date : `${date}T${parts[3].padStart(5, "0")}Z`;
}

function cut(text: string, at: string): { before: string; after: string } | null {
  const index = text.indexOf(at);
  return index === -1 ? null : { before: text.slice(0, index), after: text.slice(index + at.length) };
}

function dropStart(text: string, start: string): string {
  return start !== "" && hasWordsAt(text, start, 0) ? text.slice(start.length).trimStart() : text;
}

function dropEnd(text: string, end: string): string {
  const matches = end !== "" && text.toLowerCase().endsWith(end.toLowerCase());
  return matches ? text.slice(0, text.length - end.length).trimEnd() : text;
}

function removeEvery(text: string, part: string): string {
  const lower = text.toLowerCase();
  const wanted = part.toLowerCase();
  // A lower-cased text of another length (İ) would cut at the wrong place.
  if (lower.length !== text.length) return text.replaceAll(part, "");
  let rest = "";
  let from = 0;
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, from)) {
    rest += text.slice(from, at);
    from = at + wanted.length;
  }
  return rest + text.slice(from);
}

function changeCase(text: string, wanted: "lower" | "upper" | "title"): string {
  if (wanted === "lower") return text.toLowerCase();
  if (wanted === "upper") return text.toUpperCase();
  return text
    .toLowerCase()
    .replace(/(^|[\s/-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());
}

const isWordCharacter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

function hasWordsAt(text: string, part: string, at: number): boolean {
  return (
    text.slice(at, at + part.length).toLowerCase() === part.toLowerCase() &&
    !(isWordCharacter(part.at(-1)) && isWordCharacter(text[at + part.length])) &&
    !(isWordCharacter(part[0]) && at > 0 && isWordCharacter(text[at - 1]))
  );
}

function hasWords(text: string, part: string): boolean {
  const lower = text.toLowerCase();
  const wanted = part.toLowerCase();
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + 1)) {
    if (hasWordsAt(text, part, at)) return true;
  }
  return false;
}

const longest = (texts: readonly string[]) =>
  texts.reduce((best, text) => (text.length > best.length ? text : best), "");

type ValuesStep = Extract<CellStep, { values: unknown }>;

/** Each step's table by lower-cased value, made once: a feed asks it a hundred thousand times. */
const tables = new WeakMap<ValuesStep, ReadonlyMap<string, string | null>>();

function translate(text: string, step: ValuesStep): string {
  let table = tables.get(step);
  if (!table) {
    table = new Map(Object.entries(step.values).map(([from, to]) => [from.toLowerCase(), to]));
    tables.set(step, table);
  }
  const known = table.get(text.toLowerCase());
  if (known !== undefined) return known ?? "";
  if (step.otherwise === "refuse") {
    throw new UnknownValue(`"${text.slice(0, 60)}" is not one of the mapped values`);
  }
  return step.otherwise === "empty" ? "" : text;
}

function decodeUrl(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray % is data, not an error
  }
}
