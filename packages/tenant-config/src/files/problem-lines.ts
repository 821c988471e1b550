import type { ContentProblem } from "../content/content-problem.ts";
import { linesOf } from "../wire/json-lines.ts";

/** A feature's settings are reported under `presets/features.json#early`, by their paths in it. */
function placeOf({ file, path }: ContentProblem): { file: string; path: string } {
  const [name = "", feature] = file.split("#");
  return { file: name, path: feature === undefined ? path : `${feature}.settings.${path}` };
}

/** The line of the detail that a path of an article's head begins with; the first line for one that is not there. */
function lineOfHead(text: string, path: string): number {
  const key = /^\w+/.exec(path)?.[0];
  const at = text.split("\n").findIndex((line) => key !== undefined && line.startsWith(`${key}:`));
  return Math.max(0, at) + 1;
}

/**
 * The problems, each with the line it stands on. Those about a file as a whole stay without one, as do those about what
 * was not read from a file.
 *
 * @example
 * withLines([{ file: "acme/offers.json", path: "[0].id", message: "" }], () => '[\n{"id": ""}]')[0]?.line // 2
 */
export function withLines(
  problems: readonly ContentProblem[],
  textOf: (file: string) => string | undefined,
): ContentProblem[] {
  const known = new Map<string, (path: string) => number>();
  const linesIn = (file: string): ((path: string) => number) | null => {
    const before = known.get(file);
    const text = before === undefined ? textOf(file) : undefined;
    if (text === undefined) return before ?? null;
    const lines = file.endsWith(".json") ? linesOf(text) : (path: string) => lineOfHead(text, path);
    known.set(file, lines);
    return lines;
  };
  return problems.map((problem) => {
    const { file, path } = placeOf(problem);
    const line = problem.line ?? (problem.path === "" ? undefined : linesIn(file)?.(path));
    return line === undefined ? problem : { ...problem, line };
  });
}
