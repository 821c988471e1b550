import { parse } from "jsonc-parser";

/** How a changed part of a JSON file is written. */
export const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2, insertFinalNewline: true } };

/** What a JSON file itself says at a path, as JSON; null where it says nothing. */
export function ownValue(text: string, path: readonly (string | number)[]): string | null {
  let at: unknown = parse(text);
  for (const name of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, name)) return null;
    at = Object.entries(at).find(([key]) => key === String(name))?.[1];
  }
  return JSON.stringify(at);
}
