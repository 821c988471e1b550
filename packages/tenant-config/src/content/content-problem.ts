import type { z } from "zod";
import { sayIssue, valueAt } from "../tenant/setting-problem.ts";

/** One thing wrong with a site's content, told so that its author can put it right. */
export interface ContentProblem {
  /** The file below the tenants' directory ("acme/offers.json"), or the call that answered. */
  readonly file: string;
  /** Where in it: "[2].name"; empty for the whole. */
  readonly path: string;
  readonly message: string;
}

const step = (key: PropertyKey) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`);

/** Prints a path as code would: `[2].contact_detail.opening_hours[0]`. */
export function printPath(keys: readonly PropertyKey[]): string {
  return keys.map(step).join("").replace(/^\./, "");
}

/** Every problem a schema found in a value, each with its place and in words. */
export function problemsOf(file: string, error: z.ZodError, value: unknown): ContentProblem[] {
  return error.issues.map((issue) => ({
    file,
    path: printPath(issue.path),
    // Ours name the key that was probably meant.
    message: issue.code === "unrecognized_keys" ? issue.message : sayIssue(issue, valueAt(value, issue.path)),
  }));
}
