import { isRecord } from "@forecourt/search/kernel";
import { parseWrittenJson } from "@forecourt/tenant-config/files";
import { applyEdits, modify } from "jsonc-parser";
import { FORMAT } from "./own-value.ts";

/** One entry of a list file, such as an offer. */
export interface ListEntry {
  /** Names it in its file: its id; of a special day its date, and the location it is for. */
  key: string;
  /** What people call it. */
  name: string;
  value: unknown;
}

/** A list of a file, with where it stands in it. */
interface FoundList {
  at: readonly string[];
  entries: readonly unknown[];
}

/** A file that is not there yet is an empty list. */
const EMPTY = "[]\n";

/** The list of a file: the file itself, or what stands in it under the file's own name. Null for a file that is no list. */
function listOf(file: string, text: string): FoundList | null {
  const parsed = parseWrittenJson(text);
  if (!parsed.ok) return null;
  const { value } = parsed;
  if (Array.isArray(value)) return { at: [], entries: value };
  const own = file.replace(/^.*\//, "").replace(/\.json$/, "");
  const list = isRecord(value) ? value[own] : undefined;
  return Array.isArray(list) ? { at: [own], entries: list } : null;
}

const written = (value: unknown): string | null =>
  typeof value === "string" || typeof value === "number" ? String(value).trim() : null;

/** The key of an entry of a file; null for one that has none. */
export function entryKey(entry: unknown): string | null {
  if (!isRecord(entry)) return null;
  const [id, date, place] = [written(entry["id"]), written(entry["date"]), written(entry["location_id"])];
  if (id !== null && id !== "") return id;
  if (date === null || date === "") return null;
  return place === null || place === "" ? date : `${date} ${place}`;
}

/** The entries of a list file that have a key, in their order; null for a file that is no list, or cannot be read. */
export function listEntries(file: string, text: string | null): ListEntry[] | null {
  const list = listOf(file, text ?? EMPTY);
  if (list === null) return null;
  return list.entries.flatMap((value) => {
    const key = entryKey(value);
    if (key === null || !isRecord(value)) return [];
    return [{ key, name: written(value["name"] ?? value["customer_name"]) ?? key, value }];
  });
}

/**
 * The text of a list file with one entry in place of the one with its key, or at the end where there is none; all else
 * stays as it was written. Null when the file is no list, or the entry has no key.
 */
export function putEntry(file: string, text: string | null, entry: unknown): string | null {
  const [whole, key] = [text ?? EMPTY, entryKey(entry)];
  const list = listOf(file, whole);
  if (list === null || key === null) return null;
  // Of two special days for one date the later counts.
  const found = list.entries.findLastIndex((each) => entryKey(each) === key);
  const at = [...list.at, found === -1 ? list.entries.length : found];
  return applyEdits(whole, modify(whole, at, entry, { ...FORMAT, isArrayInsertion: found === -1 }));
}

/** The text of a list file without the entries of a key; null when there is none, or the file is no list. */
export function withoutEntry(file: string, text: string | null, key: string): string | null {
  let rest = text ?? EMPTY;
  const list = listOf(file, rest);
  const found = list?.entries.flatMap((each, index) => (entryKey(each) === key ? [index] : [])) ?? [];
  if (list === null || found.length === 0) return null;
  for (const index of found.toReversed())
    rest = applyEdits(rest, modify(rest, [...list.at, index], undefined, FORMAT));
  return rest;
}
