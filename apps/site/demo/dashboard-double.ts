/**
 * A dealer platform of one's own, on the loopback interface: answers the site's calls from the tenant folders,
 * prints every request, and fails in any way that is typed in.
 *
 *     node apps/site/demo/dashboard-double.ts --port 4010
 *     DASHBOARD_URL=http://127.0.0.1:4010 DASHBOARD_STAGING_URL=http://127.0.0.1:4010 pnpm dev
 */
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { dashboardDouble } from "@forecourt/tenant-config/dashboard-double";
import { Command } from "commander";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { doubledSites } from "./dashboard/doubled-sites.ts";
import { BEHAVIOURS, parseBehaviour } from "./dashboard/parse-behaviour.ts";

const values = new Command("dashboard-double")
  .description("Answer the site's calls to a dealer platform from the tenant folders.")
  .option("--port <port>", "where to listen", wholeNumber, 4010)
  .option("--tenants <folder>", "the folder of tenants", resolve(import.meta.dirname, "../tenants"))
  .option("--behaviour <behaviour>", "how to fail", "normal")
  .showHelpAfterError()
  .parse()
  .opts<{ port: number; tenants: string; behaviour: string }>();

const double = await dashboardDouble(await doubledSites(values.tenants, new Date()), {
  port: values.port,
  onRequest: ({ method, path }) => process.stdout.write(`${method} ${path}\n`),
});

function behave(line: string) {
  const behaviour = parseBehaviour(line);
  if (behaviour) double.behave(behaviour);
  process.stdout.write(
    behaviour ? `now: ${line.trim()}\n` : `not a behaviour: "${line.trim()}". There are: ${BEHAVIOURS}\n`,
  );
}

process.stdout.write(`Dashboard double on ${double.url}. Type a behaviour and Enter: ${BEHAVIOURS}\n`);
behave(values.behaviour);
createInterface({ input: process.stdin }).on("line", behave);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void double.close().then(() => process.exit(0)));
}
