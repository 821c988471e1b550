import { createReadStream } from "node:fs";
import { access } from "node:fs/promises";
import { basename } from "node:path";
import { type SuggestedColumn, type SuggestedMapping, suggestMapping } from "@forecourt/search/ingest";
import type { Terminal } from "./stock-tools.ts";
import { BadCall, EXIT } from "../options/exit-codes.ts";

/**
 * `stock suggest-map`: a first mapping of a feed to standard output, and what to look at in it to standard error, so that
 * the former can be sent into a file.
 */
export async function suggestMap(
  files: readonly string[],
  options: { name?: string },
  terminal: Terminal,
): Promise<number> {
  for (const file of files) {
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (!isThere) throw new BadCall(`There is no file '${file}', or it may not be read.`);
  }
  const name = options.name ?? basename(files[0] ?? "feed").replace(/\.[\w.]+$/, "");
  let suggested: SuggestedMapping;
  try {
    suggested = await suggestMapping(
      name,
      files.map((file) => ({ name: file, source: createReadStream(file) as AsyncIterable<Uint8Array> })),
    );
  } catch (error) {
    terminal.error(`The feed could not be read: ${error instanceof Error ? error.message : String(error)}.`);
    return EXIT.failed;
  }
  for (const line of describeSuggestion(suggested)) terminal.error(line);
  terminal.out(JSON.stringify(suggested.mapping, null, 2));
  return EXIT.done;
}

function describeSuggestion({ rows, columns, doubts }: SuggestedMapping): string[] {
  const used = columns.filter(({ fields }) => fields.length > 0);
  const unused = columns.filter(({ fields }) => fields.length === 0);
  return [
    `A first mapping after ${rows} rows. Read it before you use it; forecourt stock import --dry-run shows what it does.`,
    ...used.flatMap((column) => columnLines(column, rows)),
    ...(unused.length > 0 ? ["Left out, since neither their names nor their values say what they are:"] : []),
    ...unused.flatMap((column) => columnLines(column, rows)),
    ...(doubts.length > 0 ? ["What no column says:"] : []),
    ...doubts.map((doubt) => `  ? ${doubt}`),
  ];
}

function columnLines(
  { column, fields, why, examples, filled, doubts }: SuggestedColumn,
  rows: number,
): string[] {
  const shown = examples.map((text) => `"${text.replaceAll(/\s+/g, " ")}"`).join(", ");
  const empty = filled < rows ? `, empty in ${rows - filled} rows` : "";
  const what = fields.length === 0 ? column : `${column} → ${fields.join(", ")} (${why})`;
  return [
    `  ${what}: ${shown === "" ? "nothing" : shown}${empty}`,
    ...doubts.map((doubt) => `    ? ${doubt}`),
  ];
}
