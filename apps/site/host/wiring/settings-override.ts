import { readFileSync } from "node:fs";
import type { SettingsFile } from "@forecourt/tenant-config";
import { parseWrittenJson } from "@forecourt/tenant-config/files";

/**
 * The developer's own layer over every tenant's settings, read once at the start. A file that is not there or is no
 * JSON stops the start: a developer who set an override must not look at a site without it.
 */
export function readOverride(file: string): SettingsFile {
  const read = parseWrittenJson(textOf(file));
  if (read.ok) return { file, value: read.value };
  throw new Error(`FORECOURT_OVERRIDE names ${file}, which is not readable as JSON: ${read.problem}`);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    throw new Error(`FORECOURT_OVERRIDE names ${file}, which cannot be read: ${String(cause)}`, { cause });
  }
}
