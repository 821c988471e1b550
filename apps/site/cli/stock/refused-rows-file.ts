import { createWriteStream, mkdirSync, type WriteStream } from "node:fs";
import { dirname } from "node:path";
import { finished } from "node:stream/promises";
import type { RefusedRow } from "@forecourt/search/ingest";

/** Writes refused rows to a CSV of their own; the file is made with the first of them. */
export function refusedRowsFile(file: string) {
  let stream: WriteStream | null = null;
  return {
    async add(row: RefusedRow): Promise<void> {
      if (stream === null) {
        mkdirSync(dirname(file), { recursive: true });
        stream = createWriteStream(file);
        stream.write("line,column,reason,value\n");
      }
      const cells = [String(row.line), row.column ?? "", row.reason, row.value ?? ""];
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

/** Quoted where needed; a leading sign that a spreadsheet would run as a formula is disarmed. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
