import { isRecord } from "@forecourt/search/kernel";
import { findDuplicateKey } from "./json-lines.ts";

/** Limits for JSON that others wrote. */
export interface JsonLimits {
  /** Brackets within brackets. Real content needs six or so. */
  maxDepth: number;
  /** Objects, lists, texts and numbers together. A large dealer's content has some ten thousand. */
  maxValues: number;
}

const LIMITS: JsonLimits = { maxDepth: 32, maxValues: 250_000 };

/** Keys that could reach an object's prototype once someone merges or copies. */
const REFUSED_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/** The deepest nesting of brackets, texts not counted; found without parsing, so depth cannot hurt. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inText) {
      if (character === "\\") at += 1;
      else if (character === '"') inText = false;
    } else if (character === '"') inText = true;
    else if (character === "{" || character === "[") {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (character === "}" || character === "]") depth -= 1;
  }
  return deepest;
}

/** Why a value is refused: a key in it, or how much it holds. */
function refusalOf(root: unknown, maxValues: number): string | null {
  const waiting: unknown[] = [root];
  let values = 0;
  while (waiting.length > 0) {
    const value = waiting.pop();
    values += 1;
    if (values > maxValues) return `holds more than ${maxValues} values`;
    if (typeof value !== "object" || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      if (REFUSED_KEYS.has(key)) return `the key "${key}" is not allowed`;
      waiting.push(child);
    }
  }
  return null;
}

/** JSON that was understood, or why it was refused, with the line where that is known. */
export type ParsedJson =
  | { ok: true; value: unknown }
  | { ok: false; problem: string; line?: number | undefined };

/**
 * Parses JSON that may be hostile: depth and number of values are bounded, and keys that name a prototype are refused
 * rather than dropped, since none is written by accident.
 *
 * @example
 * parseJson('{"__proto__":{}}') // { ok: false, problem: 'the key "__proto__" is not allowed' }
 */
export function parseJson(text: string, limits: JsonLimits = LIMITS): ParsedJson {
  // Editors on Windows still put a byte order mark first.
  const body = text.startsWith("\uFEFF") ? text.slice(1) : text;
  if (depthOf(body) > limits.maxDepth) {
    return { ok: false, problem: `nested deeper than ${limits.maxDepth} levels` };
  }
  try {
    const value: unknown = JSON.parse(body);
    const problem = refusalOf(value, limits.maxValues);
    return problem === null ? { ok: true, value } : { ok: false, problem };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const line = / \(line (\d+) column \d+\)/.exec(reason)?.[1];
    return { ok: false, problem: `not JSON: ${reason}`, line: line === undefined ? line : Number(line) };
  }
}

/**
 * Parses JSON that a person wrote, as `parseJson` does, and refuses a key that stands twice in one object: only the last
 * of them would count, and nothing would say so.
 *
 * @example
 * parseWrittenJson('{"a":1,"a":2}') // { ok: false, problem: 'the key "a" stands twice in one object, the second time on line 1' }
 */
export function parseWrittenJson(text: string): ParsedJson {
  const parsed = parseJson(text);
  const twice = parsed.ok ? findDuplicateKey(text) : null;
  if (twice === null) return parsed;
  const problem = `the key "${twice.key}" stands twice in one object, the second time on line ${twice.line}`;
  return { ok: false, problem, line: twice.line };
}

/** What a file says, without the line by which editors find its schema. */
export function withoutSchemaLine(value: unknown): unknown {
  if (!isRecord(value) || !Object.hasOwn(value, "$schema")) return value;
  const { $schema: _, ...rest } = value;
  return rest;
}
