import { applyEdits, type JSONPath, modify, parse } from "jsonc-parser";
import type { SettingChange } from "./draft-store.ts";

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2, insertFinalNewline: true } };

/**
 * The text of a settings file with one setting changed; all else in it stays as it was written.
 *
 * @example
 * changeSetting('{ "site": { "name": "North" } }', { path: "site.name", value: "South" })
 * // '{ "site": { "name": "South" } }'
 */
export function changeSetting(text: string, change: SettingChange): string {
  const path = change.path.split(".");
  const value = "unset" in change ? undefined : change.value;
  if (value === undefined && !isThere(parse(text), path)) return text;
  return applyEdits(text, modify(text, path, value, FORMAT));
}

/** Whether a file says something at a path, so that it can be taken out. */
function isThere(file: unknown, path: JSONPath): boolean {
  let at = file;
  for (const name of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, name)) return false;
    at = Object.entries(at).find(([key]) => key === name)?.[1];
  }
  return true;
}
