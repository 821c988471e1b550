import { cleanLine } from "../../forms/fields/clean-text.ts";

/** A text out of a stored record: one line, cut, and null when it is empty or no text. */
export function storedText(record: ReadonlyMap<string, unknown>, name: string, limit = 254): string | null {
  const value = record.get(name);
  return typeof value === "string" ? cleanLine(value.slice(0, limit)) || null : null;
}

/** A finite number out of a stored record. */
export function storedNumber(record: ReadonlyMap<string, unknown>, name: string): number | null {
  const value = record.get(name);
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}
