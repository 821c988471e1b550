import { readFile, stat } from "node:fs/promises";
import { type FeedMapping, parseFeedMapping } from "@forecourt/search/ingest";
import { describeProblem, parseWrittenJson, withLines } from "@forecourt/tenant-config/files";

/** A mapping of every column with long tables of values takes some 50 KB. */
const MAX_BYTES = 1_000_000;

/** Reads and checks a mapping file; each problem is a line a person can act on. */
export async function readMappingFile(
  file: string,
): Promise<{ ok: true; mapping: FeedMapping } | { ok: false; problems: string[] }> {
  let text: string;
  try {
    const { size } = await stat(file);
    if (size > MAX_BYTES) {
      return { ok: false, problems: [`The mapping file '${file}' has ${size} bytes; at most ${MAX_BYTES}.`] };
    }
    text = await readFile(file, "utf8");
  } catch {
    return { ok: false, problems: [`There is no mapping file '${file}', or it may not be read.`] };
  }
  const json = parseWrittenJson(text);
  if (!json.ok)
    return { ok: false, problems: [`The mapping file '${file}' cannot be used: ${json.problem}`] };
  const parsed = parseFeedMapping(json.value);
  if (parsed.ok) return parsed;
  const problems = withLines(
    parsed.problems.map((problem) => ({ file, ...problem })),
    () => text,
  );
  return {
    ok: false,
    problems: [
      `The mapping file '${file}' cannot be used:`,
      ...problems.map((problem) => `  ${describeProblem(problem)}`),
    ],
  };
}
