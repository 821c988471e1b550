import { parse, YAMLParseError } from "yaml";

/** A Markdown file's head and body. */
export type FrontMatter =
  | { ok: true; head: unknown; body: string }
  | { ok: false; problem: string; line?: number | undefined };

/** Characters of a head. Its few lines need a hundredth; checking that no key comes twice grows faster than the head. */
const MAX_HEAD = 16_000;

const isFence = (line: string | undefined) => line?.trimEnd() === "---";

/**
 * Splits a Markdown file into its YAML head and its text.
 *
 * @example
 * readFrontMatter("---\ntitle: Hello\n---\nText") // { ok: true, head: { title: "Hello" }, body: "Text" }
 */
export function readFrontMatter(text: string): FrontMatter {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const end = lines.findIndex((line, at) => at > 0 && isFence(line));
  if (!isFence(lines[0]) || end < 0)
    return { ok: false, problem: 'must begin with "---", its title and details, and "---" again' };
  const yaml = lines.slice(1, end).join("\n");
  if (yaml.length > MAX_HEAD) {
    return { ok: false, problem: `its details are longer than ${MAX_HEAD} characters` };
  }
  try {
    // Aliases are not needed here, and many of them are an attack on memory.
    const head: unknown = parse(yaml, { maxAliasCount: 0 });
    return { ok: true, head, body: lines.slice(end + 1).join("\n") };
  } catch (error) {
    const reason =
      error instanceof Error
        ? (error.message.split("\n")[0] ?? "").replace(/ at line \d+, column \d+:$/, "")
        : String(error);
    const place = error instanceof YAMLParseError ? error.linePos?.[0].line : undefined;
    // Counted from the line behind the first "---".
    const line = place === undefined ? place : place + 1;
    return { ok: false, problem: `its details are not YAML: ${reason}`, line };
  }
}
