import { existsSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Lead } from "@forecourt/leads";
import { type APIRequestContext, type APIResponse, expect, type Page, test } from "@playwright/test";

export const PORT = process.env["FORECOURT_E2E_PORT"] ?? "3140";
export const DATA = join(tmpdir(), `forecourt-e2e-${PORT}`);
export const AU = "harbourside";
export const US = "lonestar";
export const NZ = "kowhai";

/** `pnpm check:full` walks every tenant and screen; the daily check walks what differs. */
export const FULL: boolean = process.env["FORECOURT_CHECK"] === "full";

/** Within a journey that is the same on each screen: daily it is walked on one of them. */
export const dailyOn = (screen: "phone" | "desktop"): void =>
  test.skip(!FULL && test.info().project.name !== screen, "pnpm check:full walks it here, too");

/** The site of this run caches and starts pages itself (see `host/documents`); `off` leaves all of it to the framework. */
export const DOCUMENTS_FIRST: boolean = process.env["FORECOURT_DOCUMENTS"] !== "off";

const TENANTS = join(import.meta.dirname, "../../tenants");
/** Every demo dealer. */
export const DEMO_DEALERS = readdirSync(TENANTS).filter((name) =>
  existsSync(join(TENANTS, name, "tenant.json")),
);

/** One dealer of each template, the nine faces of the product. */
export const FACES = [
  "harbourside",
  "tidewater-yard",
  "redline",
  "longhaul",
  "wander",
  "lonestar",
  "gearshift",
  "kowhai",
  "flexidrive",
] as const;

/**
 * Addresses of other hosts, for what they answer to be played. An expression, and no function, which each request of a
 * page would wait for.
 */
export const OUTSIDE = /^https?:\/\/(?![^/]*localhost[:/])/;

/** The address of a page of a demo dealer. */
export const at = (tenant: string, path: string): string => `http://${tenant}.localhost:${PORT}${path}`;

/** Asks a demo dealer's site without a browser: Node does not know `*.localhost`, so the host goes in a header. */
export function ask(
  request: APIRequestContext,
  tenant: string | null,
  path: string,
  options: Parameters<APIRequestContext["fetch"]>[1] = {},
): Promise<APIResponse> {
  const host = tenant === null ? `localhost:${PORT}` : `${tenant}.localhost:${PORT}`;
  return request.fetch(`http://127.0.0.1:${PORT}${path}`, {
    ...options,
    headers: { host, ...options.headers },
  });
}

/** Every car of the demo dealer in Australia. */
export const LIST = "/search/new-used-and-demo-cars";
/** A dozen of them, for what does not depend on how many a list has. */
export const SHORT_LIST = `${LIST}?body=Wagon`;

/** The path of the first car of a dealer's list. */
export async function firstCar(
  request: APIRequestContext,
  tenant: string,
  list = "/search/used-cars",
): Promise<string> {
  const page = await (await ask(request, tenant, list)).text();
  const path = /href="(\/cars\/[^"]+)"/.exec(page)?.[1];
  if (path === undefined) throw new Error(`${list} of ${tenant} has no car.`);
  return path;
}

/** The leads in the store whose message holds a text, as the store keeps them. */
export function storedLeads(
  marker: string,
): { id: string; tenant: string; lead: { person: Record<string, unknown>; message: string } }[] {
  const database = new DatabaseSync(join(DATA, "leads.sqlite"), { readOnly: true });
  try {
    const rows = database.prepare("SELECT id, tenant, lead FROM leads WHERE lead IS NOT NULL").all();
    return rows.flatMap((row) => {
      const lead = JSON.parse(String(row["lead"])) as { person: Record<string, unknown>; message: string };
      return lead.message?.includes(marker)
        ? [{ id: String(row["id"]), tenant: String(row["tenant"]), lead }]
        : [];
    });
  } finally {
    database.close();
  }
}

/** A lead as the store keeps it, with the number of its files. */
export interface KeptLead {
  id: string;
  tenant: string;
  lead: Lead;
  files: number;
}

/** Every lead of a dealer, or of all. */
export function leadsOf(tenant: string | null): KeptLead[] {
  const database = new DatabaseSync(join(DATA, "leads.sqlite"), { readOnly: true });
  try {
    const rows = database
      .prepare(
        "SELECT id, tenant, lead, files FROM leads WHERE tenant = coalesce(?, tenant) AND lead IS NOT NULL",
      )
      .all(tenant);
    return rows.map((row) => ({
      id: String(row["id"]),
      tenant: String(row["tenant"]),
      lead: JSON.parse(String(row["lead"])) as Lead,
      files: (JSON.parse(String(row["files"])) as unknown[]).length,
    }));
  } finally {
    database.close();
  }
}

/** The one lead whose message holds a text: none or two of them is a failure. */
export function storedLead(marker: string): KeptLead {
  const found = leadsOf(null).filter(({ lead }) => lead.message?.includes(marker));
  const [only, ...more] = found;
  if (!only || more.length > 0) throw new Error(`${found.length} leads say "${marker}"; one was expected.`);
  return only;
}

/** The mails laid down for leads whose message holds a text. */
export function deliveredMails(marker: string): string[] {
  const folder = join(DATA, "mail");
  try {
    return (
      readdirSync(folder)
        // Long lines are folded on their way (quoted-printable); a text may stand across a fold.
        .map((file) => readFileSync(join(folder, file), "utf8").replaceAll(/=\r?\n/g, ""))
        .filter((mail) => mail.includes(marker))
    );
  } catch {
    return [];
  }
}

/** The leads that the endpoint of numbered events was told of, each as often as it was. */
export function countedLeads(tenant: string): string[] {
  const file = join(DATA, "numbered-events.jsonl");
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  return lines.flatMap((line) => {
    const event = JSON.parse(line) as { website_slug: string; lead_id: string | null };
    return event.website_slug === tenant && event.lead_id !== null ? [event.lead_id] : [];
  });
}

/** Nothing may stick out of a small phone. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(client);
}

/**
 * Makes the page believe that it was opened a minute ago: spam rules take a form sent within two seconds of that for a
 * program's, and a test does not wait.
 */
export async function openedEarlier(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const opened = performance.timeOrigin - 60_000;
    Object.defineProperty(performance, "timeOrigin", { get: () => opened });
  });
}
