import { createHash } from "node:crypto";

/** A short name for exactly this content: two contents that differ anywhere have different ones. */
export function contentVersion(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url").slice(0, 22);
}
