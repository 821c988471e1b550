/**
 * A dealer platform of one's own, on the loopback interface: answers the site's calls from the tenant folders,
 * prints every request, and changes its mood when told.
 *
 *     node --conditions=react-server apps/site/demo/dashboard-double.ts --port 4010
 *     DASHBOARD_URL=http://127.0.0.1:4010 pnpm dev
 */
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { dashboardDouble } from "@forecourt/tenant-config/dashboard-double";
import { doubledSites } from "./dashboard/doubled-sites.ts";
import { MOODS, parseMood } from "./dashboard/parse-mood.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4010" },
    tenants: { type: "string", default: resolve(import.meta.dirname, "../tenants") },
    mood: { type: "string", default: "well" },
  },
});

const double = await dashboardDouble(await doubledSites(values.tenants, new Date()), {
  port: Number(values.port),
  onRequest: ({ method, path }) => process.stdout.write(`${method} ${path}\n`),
});

function feel(line: string) {
  const mood = parseMood(line);
  if (mood) double.feel(mood);
  process.stdout.write(mood ? `now: ${line.trim()}\n` : `not a mood: "${line.trim()}". Moods: ${MOODS}\n`);
}

process.stdout.write(`Dashboard double on ${double.url}. Type a mood and Enter: ${MOODS}\n`);
feel(values.mood);
createInterface({ input: process.stdin }).on("line", feel);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void double.close().then(() => process.exit(0)));
}
