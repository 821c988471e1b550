/**
 * A dealer platform of one's own, on the loopback interface: answers the site's calls from the tenant folders,
 * prints every request, and fails in any way that is typed in.
 *
 *     node --conditions=react-server apps/site/demo/dashboard-double.ts --port 4010
 *     DASHBOARD_URL=http://127.0.0.1:4010 DASHBOARD_STAGING_URL=http://127.0.0.1:4010 pnpm dev
 */
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { dashboardDouble } from "@forecourt/tenant-config/dashboard-double";
import { doubledSites } from "./dashboard/doubled-sites.ts";
import { BEHAVIOURS, parseBehaviour } from "./dashboard/parse-behaviour.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4010" },
    tenants: { type: "string", default: resolve(import.meta.dirname, "../tenants") },
    behaviour: { type: "string", default: "normal" },
  },
});

const double = await dashboardDouble(await doubledSites(values.tenants, new Date()), {
  port: Number(values.port),
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
