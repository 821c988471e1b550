import "server-only";
import { readFileSync } from "node:fs";
import type { SettingsFile } from "@forecourt/tenant-config";

/**
 * The developer's own layer over every tenant's settings, read once at the start. A file that is not there or is no
 * JSON stops the start: a developer who asked for an override must not look at a site without it.
 */
export function readOverride(file: string): SettingsFile {
  try {
    return { file, value: JSON.parse(readFileSync(file, "utf8")) };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`FORECOURT_OVERRIDE names ${file}, which is not readable as JSON: ${why}`, { cause });
  }
}
