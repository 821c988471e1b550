import { applyEdits, modify } from "jsonc-parser";
import { FORMAT, ownValue } from "./own-value.ts";
import type { SettingChange } from "./draft-store.ts";

/**
 * The text of a settings file with one setting changed; all else in it stays as it was written.
 *
 * @example
 * changeSetting('{ "site": { "name": "North" } }', { path: "site.name", value: "South", before: null })
 * // '{ "site": { "name": "South" } }'
 */
export function changeSetting(text: string, change: SettingChange): string {
  const path = change.path.split(".");
  const value = "unset" in change ? undefined : change.value;
  if (value === undefined && ownValue(text, path) === null) return text;
  return applyEdits(text, modify(text, path, value, FORMAT));
}
