import type { ProcessState } from "./process-state.ts";
import type { Rehearsal } from "./rehearse.ts";
import type { Seen } from "./shoppers.ts";

type Row = Rehearsal | { name: string; skipped: string };

const seen = ({ statuses, slowest }: Seen): string =>
  `${[...statuses]
    .filter(([, count]) => count > 0)
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status === 0 ? "none" : status}`)
    .join(", ")}; ${(slowest / 1000).toFixed(1)} s`;

const state = ({ megabytes, sockets }: ProcessState): string =>
  megabytes === null ? "unknown" : `${megabytes} MB, ${sockets}`;

const line = (row: Row): string =>
  "skipped" in row
    ? `| ${row.name} | not rehearsed: ${row.skipped} | | | | | |`
    : `| ${[
        row.name,
        seen(row.pages),
        seen(row.leads),
        `${row.acknowledged} / ${row.lost} / ${row.undelivered}`,
        row.healedMs === null ? "**not within 60 s**" : `${(row.healedMs / 1000).toFixed(1)} s`,
        state(row.before),
        state(row.after),
      ].join(" | ")} |`;

/** The rehearsals as a Markdown table. */
export const faultsTable = (rows: readonly Row[]): string =>
  [
    "| what fails | pages: answers by status; slowest | leads: answers by status; slowest | acknowledged / lost / undelivered | healed after | before: memory, sockets | after |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...rows.map(line),
  ].join("\n");
