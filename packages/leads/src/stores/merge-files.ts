import type { StoredFile } from "../model/stored-lead.ts";

/** Files of earlier steps stay; one that is named again is not doubled. */
export function mergeFiles(kept: readonly StoredFile[], added: readonly StoredFile[]): StoredFile[] {
  const known = new Set(kept.map((file) => file.id));
  return [...kept, ...added.filter((file) => !known.has(file.id))];
}
