import type { z } from "zod";

/**
 * What zod found, in words for a reader who does not know zod. `path` is the whole one, where the issue's is only its end.
 *
 * @example
 * const issue = { code: "invalid_type", expected: "string", path: ["name"], message: "Invalid input" };
 * describeIssue(issue, 7); // "must be a text, not 7"
 */
export function describeIssue(
  issue: z.core.$ZodIssue,
  given: unknown,
  path: readonly PropertyKey[] = issue.path,
): string {
  const not = given === undefined ? "; it is missing" : `, not ${printValue(given)}`;
  if (issue.code === "invalid_type" && issue.message.startsWith("Invalid input")) {
    return `must be ${EXPECTED.get(issue.expected) ?? `a ${issue.expected}`}${not}`;
  }
  if (issue.code === "invalid_value") {
    return `must be ${issue.values.map((value) => printValue(value)).join(" or ")}${not}`;
  }
  if (issue.code === "too_small" && issue.message.startsWith("Too small")) {
    const bound = issue.inclusive === false ? "more than" : "at least";
    return `must ${sizeWords(issue.origin)} ${bound} ${issue.minimum}${not}`;
  }
  if (issue.code === "too_big" && issue.message.startsWith("Too big")) {
    const bound = issue.inclusive === false ? "less than" : "at most";
    return `must ${sizeWords(issue.origin)} ${bound} ${issue.maximum}${not}`;
  }
  if (issue.code === "unrecognized_keys") {
    return `does not know ${issue.keys.map((key) => `"${key}"`).join(", ")}`;
  }
  if (issue.code === "invalid_union" && issue.message.startsWith("Invalid input")) {
    const firsts = issue.errors.flatMap(([first]) => (first ? [first] : []));
    const ways = firsts.map((first) =>
      describeIssue(first, valueAt(given, first.path)).replace(/(?:, not .*|; it is missing)$/, ""),
    );
    return ways.length > 0 ? `${[...new Set(ways)].join(", or ")}${not}` : issue.message;
  }
  if (issue.code === "invalid_format" && issue.message.startsWith("Invalid")) {
    const wanted = issue.pattern === undefined ? `a valid ${issue.format}` : `written like ${issue.pattern}`;
    return `must be ${wanted}${not}`;
  }
  return issue.message.startsWith("must ") && !isSecret(path) ? issue.message + not : issue.message;
}

/** What was written where the name of a secret belongs may be the secret. */
const isSecret = (path: readonly PropertyKey[]): boolean =>
  path.some((key) => /secrets?$/i.test(String(key)));

/** Texts and lists have a length, numbers a size. */
const sizeWords = (origin: string): string =>
  origin === "string" || origin === "array" ? "have a length of" : "be";

const EXPECTED = new Map<string, string>([
  ["string", "a text"],
  ["number", "a number"],
  ["int", "a whole number"],
  ["boolean", "true or false"],
  ["array", "a list"],
  ["object", "an object"],
  ["record", "an object"],
]);

/**
 * A value as it may stand in a message: short, on one line.
 *
 * @example
 * printValue({ name: "Kea" }); // '{"name":"Kea"}'
 */
export function printValue(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

/**
 * The value that stands at an issue's place, as far as there is one.
 *
 * @example
 * valueAt({ offers: [{ id: 9 }] }, ["offers", 0, "id"]); // 9
 */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value;
  for (const name of path) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, name)) return undefined;
    found = Reflect.get(found, name);
  }
  return found;
}

/** One thing that a schema found: where, and in words. */
export interface ReportedIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** How much a branch of alternatives understood before it gave up: the furthest knows best what is wrong. */
const reach = (issues: readonly z.core.$ZodIssue[]) =>
  Math.max(0, ...issues.map((issue) => issue.path.length + (issue.code === "invalid_type" ? 0 : 1)));

/** Whether a branch does not even know the keys that are there. */
const strangers = (issues: readonly z.core.$ZodIssue[]): number =>
  issues.some(({ code, path }) => code === "unrecognized_keys" && path.length === 0) ? 1 : 0;

function report(issue: z.core.$ZodIssue, value: unknown, before: readonly PropertyKey[]): ReportedIssue[] {
  const path = [...before, ...issue.path];
  if (issue.code === "invalid_union") {
    const branch = issue.errors.toSorted(
      (left, right) => strangers(left) - strangers(right) || reach(right) - reach(left),
    )[0];
    if (branch && reach(branch) > 0) return branch.flatMap((each) => report(each, value, path));
  }
  if (issue.code === "unrecognized_keys") {
    // Ours name the keys there are; the library's own words do not.
    const message = issue.message.startsWith("Unrecognized key")
      ? describeIssue(issue, value)
      : issue.message;
    return [{ path: issue.keys.length === 1 ? [...path, ...issue.keys] : path, message }];
  }
  return [{ path, message: describeIssue(issue, valueAt(value, path)) }];
}

/**
 * Everything that a schema found in a value, each with its place and in words. Of alternatives the one that understood most
 * says what is wrong.
 *
 * @example
 * const issues = [{ code: "invalid_type", expected: "string", path: ["name"], message: "Invalid input" }];
 * reportIssues({ issues }, { name: 7 })[0]?.message; // "must be a text, not 7"
 */
export const reportIssues = (error: Pick<z.ZodError, "issues">, value: unknown): readonly ReportedIssue[] =>
  error.issues.flatMap((issue) => report(issue, value, []));
