import { createWriteStream, mkdirSync, type WriteStream } from "node:fs";
import { dirname } from "node:path";
import { finished } from "node:stream/promises";
import type { RefusedRow } from "@forecourt/search/ingest";

/**
 * Writes refused rows to a CSV of their own, each with its cells under the columns of the first one; a cell of another
 * column stands behind them with its name. The file is made with the first row.
 */
export function refusedRowsFile(file: string) {
  let stream: WriteStream | null = null;
  let columns: string[] = [];
  return {
    async add(row: RefusedRow): Promise<void> {
      if (stream === null) {
        mkdirSync(dirname(file), { recursive: true });
        stream = createWriteStream(file);
        columns = row.cells.map(([name]) => name).filter((name) => name !== "");
        const header = [
          "file",
          "line",
          "column",
          "reason",
          "value",
          "repeats line",
          "repeats id",
          ...columns,
        ];
        stream.write(`${header.map(csvCell).join(",")}\n`);
      }
      const { file: of, line, column, reason, value, earlier } = row;
      const own = columns.map((name) => row.cells.find(([each]) => each === name)?.[1] ?? "");
      const others = row.cells
        .filter(([name]) => !columns.includes(name))
        .map(([name, cell]) => (name === "" ? cell : `${name}=${cell}`));
      const place =
        earlier && (earlier.file === null ? `${earlier.line}` : `${earlier.line} of ${earlier.file}`);
      const found = [of, String(line), column, reason, value, place, earlier?.id];
      const cells = [...found.map((each) => each ?? ""), ...own, ...others];
      const out = stream;
      if (!out.write(`${cells.map(csvCell).join(",")}\n`)) {
        await new Promise<void>((resolve) => out.once("drain", () => resolve()));
      }
    },
    /** The file, or null when no row was refused. */
    async close(): Promise<string | null> {
      if (stream === null) return null;
      stream.end();
      await finished(stream);
      return file;
    },
  };
}

/** Quoted where needed; a leading sign that a spreadsheet would run as a formula is disarmed, of full width too. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
