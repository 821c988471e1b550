import { reportIssues } from "@forecourt/search/kernel";
import type { z } from "zod";

/** One thing wrong with a site's content, in words that let its author put it right. */
export interface ContentProblem {
  /** The file below the tenants' directory ("acme/offers.json"), or the call that returned it. */
  readonly file: string;
  /** Where in it: "[2].name"; empty for the whole. */
  readonly path: string;
  readonly message: string;
  /** The line it stands on, counted from 1, where a file was read. */
  readonly line?: number | undefined;
}

/**
 * A problem in one line, which begins as compilers write it, so that editors and terminals open the place.
 *
 * @example
 * describeProblem({ file: "acme/offers.json", line: 7, path: "[2].name", message: "must be a text, not 7" })
 * // "acme/offers.json:7 › [2].name: must be a text, not 7"
 */
export const describeProblem = ({ file, line, path, message }: ContentProblem): string =>
  `${file}${line === undefined ? "" : `:${line}`}${path === "" ? "" : ` › ${path}`}: ${message}`;

const step = (key: PropertyKey) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`);

/** Prints a path as code would: `[2].contact_detail.opening_hours[0]`. */
function printPath(keys: readonly PropertyKey[]): string {
  return keys.map(step).join("").replace(/^\./, "");
}

/** Every problem a schema found in a value, each with its place and in words; `below` is where in the file the value stands. */
export function problemsOf(
  file: string,
  error: z.ZodError,
  value: unknown,
  below: readonly PropertyKey[] = [],
): ContentProblem[] {
  return reportIssues(error, value).map(({ path, message }) => ({
    file,
    path: printPath([...below, ...path]),
    message,
  }));
}
