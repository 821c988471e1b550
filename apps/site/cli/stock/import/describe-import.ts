import { type ImportFailure, type ImportReport, placeOf, type RefusedRow } from "@forecourt/search/ingest";

const count = (number: number) => number.toLocaleString("en-AU");
const NOTES_SHOWN = 8;
const REFUSED_SHOWN = 5;

/** What an import did, in a few lines for a person. */
export function describeReport(report: ImportReport): string[] {
  const { dryRun } = report;
  const lines = [
    `${dryRun ? "Dry run, nothing was changed. This file would give" : "Stock updated"}: ${report.summary}`,
    line("new", report.added),
    line("back in stock", report.returned),
    line("changed", report.changed),
    line("unchanged", report.unchanged),
    line(dryRun ? "left the feed, would be marked sold" : "left the feed, now marked sold", report.left),
    line("removed at the feed's request", report.deleted),
    line("sold long ago, forgotten", report.forgotten),
    line("left out by the mapping", report.skipped),
    line("refused", report.refused),
    line(
      "without a status: not available, in no list; map a column or a constant, or set cars.missingStatus",
      report.withoutStatus,
    ),
  ].filter((text) => text !== "");
  lines.push(`  ${count(report.rows)} rows read from the feed '${report.feed}' (${report.kind}).`);
  const { count: repeats, exact, first } = report.repeats;
  if (first) {
    lines.push(
      `  ${count(repeats)} rows without an id repeat an earlier one and count as further cars, ${count(exact)} of them in ` +
        `every cell (first: ${first.place} repeats ${first.earlier}). "repeats": "refuse" under identity refuses them.`,
    );
  }
  for (const remark of report.remarks) lines.push(`  ${remark}`);
  for (const row of report.refusedRows.slice(0, REFUSED_SHOWN)) lines.push(`  refused ${refusedLine(row)}`);
  for (const note of report.notes.slice(0, NOTES_SHOWN)) {
    const place = placeOf({ file: note.firstFile, line: note.firstLine });
    const example = `first on ${place}: "${note.example}"`;
    lines.push(`  left empty ${count(note.count)} ×, ${note.column}: ${note.reason} (${example})`);
  }
  const more = report.notes.length - NOTES_SHOWN;
  if (more > 0) lines.push(`  … and ${more} other reasons.`);
  for (const name of dryRun ? report.examples.changed : []) lines.push(`  for example changed: ${name}`);
  for (const name of dryRun ? report.examples.left : []) lines.push(`  for example gone: ${name}`);
  return lines;
}

/** Why nothing was imported, and what helps. */
export function describeFailure(failure: ImportFailure): string[] {
  const lines = [`The import stopped: ${failure.detail}`];
  if (failure.missingColumns.length > 0) {
    lines.push(
      'Correct the mapping, or the file. Columns that files may lack stand under "optional" in the mapping.',
    );
  }
  for (const row of failure.refusedRows.slice(0, REFUSED_SHOWN)) lines.push(`  ${refusedLine(row)}`);
  return lines;
}

const refusedLine = (row: RefusedRow): string =>
  `${placeOf(row)}${row.column ? `, ${row.column}` : ""}: ${row.reason}`;

const line = (what: string, number: number) => (number === 0 ? "" : `  ${count(number).padStart(9)} ${what}`);
