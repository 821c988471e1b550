/**
 * `pnpm bench faults [--only NAMES] [--seconds N] [--out FILE]`: the built site under load while, by turns, each part it
 * stands on fails. Shows what shoppers saw, that every acknowledged lead is in the store and was delivered, and how long
 * the site took to heal by itself. Targets: none lost, each healed within 60 s.
 */
import { writeFileSync } from "node:fs";
import { Command } from "commander";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { FAULTS } from "./faults/faults.ts";
import { faultsTable } from "./faults/faults-table.ts";
import { rehearse } from "./faults/rehearse.ts";
import { requireBuiltSite } from "#host/testing/built-site.ts";
import { machine } from "./site/figures.ts";
import { seededStock } from "./site/scratch.ts";

const values = new Command("pnpm bench faults")
  .description("Let each part of the built site fail under load, and show what shoppers saw.")
  .option("--only <texts>", "only faults whose name contains one of these, separated by commas")
  .option("--seconds <seconds>", "how long each fault lasts", wholeNumber, 10)
  .option("--out <file>", "also write the table to this file")
  .option("--list", "list the faults and end", false)
  .showHelpAfterError()
  .parse()
  .opts<{ only?: string; seconds: number; out?: string; list: boolean }>();

type Row = Awaited<ReturnType<typeof rehearse>>;
const chosen = FAULTS.filter(({ name }) =>
  (values.only ?? "").split(",").some((part) => name.includes(part)),
);

async function run(): Promise<void> {
  const stock = seededStock();
  const rows: Row[] = [];
  for (const fault of chosen) {
    const row = await rehearse(fault, { stock, faultMs: values.seconds * 1000 });
    rows.push(row);
    console.log(faultsTable([row]).split("\n").at(-1));
    // After each: a run that is ended early has shown what it has shown.
    if (values.out) writeFileSync(values.out, report(rows));
  }
  const bad = rows.filter(
    (row) => !("skipped" in row) && (row.lost + row.undelivered > 0 || row.healedMs === null),
  );
  console.log(`${rows.length} faults rehearsed, ${bad.length} not as they should be (target 0)`);
  if (bad.length > 0) process.exitCode = 1;
}

const report = (rows: readonly Row[]): string => `# When parts fail

What \`pnpm bench faults\` showed on ${new Date().toISOString().slice(0, 10)} (${machine()}). Each row is a world of its own: the built site with three shoppers and three senders of leads, the
fault for ${values.seconds} s, then the same traffic until pages, \`/readyz\` and leads are answered as before and every acknowledged lead has been
delivered. "none" is a connection that broke or gave no answer in a minute. "Lost" counts acknowledged leads that are not in the store
afterwards, or not with the file they brought, "undelivered" those that did not come to the dashboard, mail server or mail folder within the minute. The dashboard, the
mail server, Meilisearch and the object store are doubles behind a TCP proxy that hangs, slows, cuts or changes bytes; PostgreSQL is real, behind the same
proxy. A full disk is a small mounted one; for a slow one \`strace\` delays each flush, for a read-only one it answers each write with
EROFS; the clock is moved by libfaketime.

${faultsTable(rows)}
`;

if (values.list) for (const { name } of chosen) console.log(name);
else {
  requireBuiltSite();
  await run();
}
