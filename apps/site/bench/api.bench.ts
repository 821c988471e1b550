/**
 * `pnpm bench api [--requests N] [--seed N]`: a property-based client of the calls that `forecourt api openapi` describes,
 * against the built site. Fails on a response that is not described, and on a status that is described as reachable and
 * was not seen. Prints a table of all calls and statuses.
 */
import { Agent } from "node:http";
import * as fc from "fast-check";
import { Command } from "commander";
import { askSite, type TestResponse } from "#host/testing/ask-site.ts";
import { builtSite, requireBuiltSite } from "#host/testing/built-site.ts";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { type DescribedCall, describedCalls } from "./api/described-calls.ts";
import { type GeneratedRequest, requestsOf } from "./api/generated-requests.ts";
import { knownWorld } from "./api/known-world.ts";
import { undocumented } from "./api/undocumented.ts";
import { row } from "./site/figures.ts";
import { seededStock } from "./site/scratch.ts";

const options = new Command("pnpm bench api")
  .description("Send generated requests to every described call of the built site.")
  .option("--requests <requests>", "how many in all", wholeNumber, 20_000)
  .option("--seed <seed>", "chooses the requests", wholeNumber, 1)
  .showHelpAfterError()
  .parse()
  .opts<{ requests: number; seed: number }>();

requireBuiltSite();
const data = seededStock();
const world = await knownWorld(data);
// Each request is a shopper of its own, or nearly all would be refused as a flood.
const site = await builtSite(data, {
  environment: {
    FORECOURT_TRUSTED_PROXIES: "1",
    FORECOURT_DELIVERY: "off",
    FORECOURT_SECRET_HARBOURSIDE_MAPS_KEY: "demo",
  },
});
const calls = describedCalls();
const numRuns = Math.ceil(options.requests / calls.length);
const agent = new Agent({ keepAlive: true });
const seen = new Map<string, number>();
const faults: string[] = [];
let sent = 0;

/** What one call gives and another takes: a lead's id, for the same lead sent again too, and the token of a saved form. */
function learn(
  call: DescribedCall,
  { tenant, headers: sent, body: form }: GeneratedRequest,
  { status, headers, body }: TestResponse,
): void {
  if (status !== 201 || !headers["content-type"]?.startsWith("application/json")) return;
  const { id, kept }: { id?: unknown; kept?: unknown } = JSON.parse(body);
  if (typeof id === "string") {
    world.values["id"]?.push(id);
    if (form !== undefined && sent["content-type"] === "application/json")
      world.bodies[call.id.replace("create", "extend")]?.push({
        tenant,
        body: JSON.parse(form),
        inPath: { id },
      });
  }
  if (typeof kept === "string" && form !== undefined)
    world.bodies["openForm"]?.push({ tenant, body: { form: JSON.parse(form).form, token: kept } });
}

try {
  await site.start();
  for (const call of calls) {
    const checked = await fc.check(
      fc.asyncProperty(requestsOf(call, world), async (request) => {
        const { tenant, ...asked } = request;
        const answer = await askSite({ ...asked, host: `${tenant}.localhost`, port: site.port, agent });
        sent += 1;
        const key = `${call.id} ${answer.status}`;
        seen.set(key, (seen.get(key) ?? 0) + 1);
        learn(call, request, answer);
        const fault = undocumented(call, answer);
        if (fault !== null) throw new Error(fault);
      }),
      { numRuns, seed: options.seed, interruptAfterTimeLimit: 600_000 },
    );
    if (checked.failed)
      faults.push(
        `${checked.errorInstance instanceof Error ? checked.errorInstance.message : "?"}\n    ${JSON.stringify(checked.counterexample)}`,
      );
  }
} finally {
  await site.stop("SIGTERM");
}
let missing = 0;
for (const { id, method, path, statuses } of calls) {
  const words = [...statuses].map(([status, { unreachable }]) => {
    const times = seen.get(`${id} ${status}`) ?? 0;
    if (times === 0 && unreachable === null) missing += 1;
    return `${status}: ${times > 0 ? times : (unreachable ?? "NOT SEEN")}`;
  });
  console.log(`${method} ${path}\n  ${words.join("\n  ")}`);
}
for (const fault of faults) console.log(`  ${fault}`);
row("requests sent", sent, "", { least: options.requests });
row("calls described", calls.length, "");
row("calls with a response that is not described", faults.length, "", { is: 0 });
row("reachable statuses that were not seen", missing, "", { is: 0 });
