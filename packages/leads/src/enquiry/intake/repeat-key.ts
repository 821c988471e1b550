import { createHash } from "node:crypto";
import { isRecord } from "@forecourt/search/kernel";

/**
 * The key of a form that was sent without a script. Its page may be shared by many shoppers, so it carries no key of its
 * own but the minute it was rendered in (`drawn_at`): the same answers from the page of the same minute are the same
 * submit, sent twice. Null for what names no minute.
 *
 * @example
 * repeatKey({ form: "general", drawn_at: "2026-11-22T06:30Z", first_name: "Ada" })?.startsWith("page-"); // true
 */
export function repeatKey(body: unknown): string | null {
  if (!isRecord(body) || typeof body["drawn_at"] !== "string" || body["drawn_at"] === "") return null;
  const answers = Object.entries(body).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `page-${createHash("sha256").update(JSON.stringify(answers)).digest("base64url").slice(0, 32)}`;
}
