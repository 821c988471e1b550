import type { z } from "zod";
import { describeIssue, valueAt } from "../layers/setting-problem.ts";

/** One thing wrong with a site's content, in words that let its author put it right. */
export interface ContentProblem {
  /** The file below the tenants' directory ("acme/offers.json"), or the call that returned it. */
  readonly file: string;
  /** Where in it: "[2].name"; empty for the whole. */
  readonly path: string;
  readonly message: string;
}

const step = (key: PropertyKey) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`);

/** Prints a path as code would: `[2].contact_detail.opening_hours[0]`. */
function printPath(keys: readonly PropertyKey[]): string {
  return keys.map(step).join("").replace(/^\./, "");
}

interface Reported {
  path: readonly PropertyKey[];
  message: string;
}

/** How much a branch of alternatives understood before it gave up: the furthest knows best what is wrong. */
const reach = (issues: readonly z.core.$ZodIssue[]) =>
  Math.max(0, ...issues.map((issue) => issue.path.length + (issue.code === "invalid_type" ? 0 : 1)));

function report(issue: z.core.$ZodIssue, value: unknown, before: readonly PropertyKey[]): Reported[] {
  const path = [...before, ...issue.path];
  if (issue.code === "invalid_union") {
    const branch = issue.errors.toSorted((left, right) => reach(right) - reach(left))[0];
    if (branch && reach(branch) > 0) return branch.flatMap((each) => report(each, value, path));
  }
  // Ours name the key that was probably meant.
  if (issue.code === "unrecognized_keys") return [{ path, message: issue.message }];
  return [{ path, message: describeIssue(issue, valueAt(value, path)) }];
}

/** Every problem a schema found in a value, each with its place and in words. */
export function problemsOf(file: string, error: z.ZodError, value: unknown): ContentProblem[] {
  return error.issues.flatMap((issue) =>
    report(issue, value, []).map(({ path, message }) => ({ file, path: printPath(path), message })),
  );
}
