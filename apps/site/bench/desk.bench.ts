/**
 * `pnpm bench desk`: the desk of the built site over 100,000 leads of 500 dealers. Target: each of its pages is there within
 * 300 ms, and the list of sites also at its first request, which reads folders.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contactKeys, leadStore, sqliteDatabase } from "@forecourt/leads/stores";
import { aNewLead } from "@forecourt/leads/testing";
import { Command } from "commander";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { builtSite, requireBuiltSite, SITE } from "#host/testing/built-site.ts";
import { freePort } from "#host/testing/listening.ts";
import { deskUsers } from "#server/desk/desk-users.ts";
import { makeSignInCode } from "#server/desk/sign-in-links.ts";
import { median, row } from "./site/figures.ts";
import { scratchFolder } from "./site/scratch.ts";

const { leads: LEADS, sites: SITES } = new Command("pnpm bench desk")
  .description("Measure the desk's first pages over many leads and sites.")
  .option("--leads <leads>", "leads in the store", wholeNumber, 100_000)
  .option("--sites <sites>", "dealers", wholeNumber, 500)
  .showHelpAfterError()
  .parse()
  .opts<{ leads: number; sites: number }>();

const ROUNDS = 11;
const AT_ONCE = 2_000;
const MODEL = "tidewater-yard";
const HOUR = 3_600_000;
const EMAIL = "shopper-7@example.com";

requireBuiltSite();
const data = scratchFolder();
const tenants = join(data, "tenants");
const slugOf = (number: number): string => `dealer-${number}`;

/** So many folders as the demo dealer's, each with an id and host of its own. */
function layDealers(): void {
  mkdirSync(tenants);
  cpSync(join(SITE, "tenants/presets"), join(tenants, "presets"), { recursive: true });
  for (let number = 0; number < SITES; number += 1) {
    const folder = join(tenants, slugOf(number));
    cpSync(join(SITE, "tenants", MODEL), folder, { recursive: true });
    const file = join(folder, "tenant.json");
    const settings = JSON.parse(readFileSync(file, "utf8")) as { site: object };
    const site = { ...settings.site, id: String(number), hosts: [`${slugOf(number)}.example`] };
    writeFileSync(file, JSON.stringify({ ...settings, site }));
  }
}

/** Leads of the last weeks, spread over the dealers; a few are held as spam, a few were given up. */
async function pourLeads(now: number): Promise<void> {
  const store = leadStore(sqliteDatabase({ file: join(data, "leads.sqlite"), synchronous: "NORMAL" }));
  await store.migrate();
  for (let from = 0; from < LEADS; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, LEADS - from) }, (_, at) => from + at);
    await Promise.all(
      numbers.map(async (number) => {
        const tenant = slugOf(number % SITES);
        const person = { email: `shopper-${number % 20_000}@example.com`, phone: null, phoneE164: null };
        const accepted = await store.accept(
          aNewLead({
            id: `lead-${number}`,
            key: `lead-${number}`,
            lead: { tenant, receivedAt: now - ((number * 7919) % (21 * 24 * 60)) * (HOUR / 60) },
            contact: contactKeys(tenant, person),
            standing:
              number % 10_000 === 0 ? { kind: "quarantined", reasons: ["too_fast"] } : { kind: "clear" },
            sinks: ["mail"],
          }),
        );
        if (!accepted.ok) throw new Error(accepted.detail);
      }),
    );
  }
  await store.close();
}

async function signedIn(port: number, now: number): Promise<string> {
  await deskUsers(data).save({
    name: "operator",
    role: "platform",
    sites: [],
    password: null,
    sessionsFrom: 0,
  });
  const code = await makeSignInCode(data, "operator", now + HOUR);
  const response = await fetch(`http://127.0.0.1:${port}/api/desk/session`, {
    method: "POST",
    body: new URLSearchParams({ act: "in", code, next: "/desk" }),
    redirect: "manual",
  });
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

const now = Date.now();
layDealers();
await pourLeads(now);
const port = await freePort();
const site = await builtSite(data, {
  tenant: slugOf(0),
  environment: { FORECOURT_TENANTS: tenants, FORECOURT_DESK_PORT: String(port), FORECOURT_DELIVERY: "off" },
});
await site.start();
try {
  const cookie = await signedIn(port, now);
  const page = async (path: string): Promise<number> => {
    const began = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { cookie },
      redirect: "manual",
    });
    const html = await response.text();
    if (response.status !== 200 || !html.includes("<h1>")) throw new Error(`${path}: ${response.status}`);
    return performance.now() - began;
  };
  await page("/desk/reservations");
  row("/desk/sites: first", await page("/desk/sites"), "ms", { most: 300 });
  for (const path of [
    "/desk",
    "/desk/leads",
    `/desk/leads?q=${encodeURIComponent(EMAIL)}`,
    "/desk/leads?state=quarantined",
    "/desk/leads?page=200",
    "/desk/reservations",
    "/desk/sites",
    "/desk/sites?page=3",
    "/desk/sites?q=dealer-49",
  ]) {
    const first = await page(path);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await page(path));
    row(`${path}: first ${first.toFixed(0)} ms, then`, median(times), "ms", { most: 300 });
  }
} finally {
  await site.stop("SIGTERM");
}
