import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { StoredLead } from "@forecourt/leads/stores";
import { aCar } from "@forecourt/search/testing";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { vi } from "vitest";
import { createLead, type LeadCallOptions } from "#server/leads/create-lead.ts";
import { testSite, type TestSite } from "./test-site.ts";

/** Where enquiries of the demo dealer are sent. */
export const LEAD_CALL = "http://harbourside.localhost:3000/api/leads";

let keys = 0;
/** A key that no enquiry has had yet. */
export const freshKey = (): string => `key-of-test-${(keys += 1)}`;

/** An enquiry as a script sends it. */
export const asJson = (lead: object, headers: Record<string, string> = {}): Request =>
  new Request(LEAD_CALL, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ lead }),
  });

/** An enquiry as a plain form sends it. */
export const asForm = (fields: Record<string, string>): Request =>
  new Request(LEAD_CALL, { method: "POST", body: new URLSearchParams(fields) });

/** An enquiry as a form with files sends it. */
export function asMultipart(fields: Record<string, string>, files: readonly File[]): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const file of files) body.append("files", file);
  return new Request(LEAD_CALL, { method: "POST", body });
}

/** A site whose demo dealer has one used car, and what becomes of enquiries to that dealer. */
export interface LeadSite extends TestSite {
  readonly content: TenantContent;
  send(call: Request, options?: LeadCallOptions): Promise<Response>;
  /** The stored lead with this message. */
  leadThatSays(message: string): Promise<StoredLead | undefined>;
}

/** Opens the site; close it afterwards. */
export async function openLeadSite(): Promise<LeadSite> {
  const world = await testSite();
  const location = { ...aCar().location, id: "401" };
  await world.stock("harbourside", [
    aCar({ id: "9", slug: "kia-rio-9", make: "Kia", condition: "used", location }),
  ]);
  const { content } = await world.site("harbourside");
  return {
    ...world,
    content,
    send: (call, options) => createLead(call, content, world.wiring, options),
    leadThatSays: async (message) => (await keptLeads(world)).find(({ lead }) => lead.message === message),
  };
}

/** The status of an answer, and where it leads. */
export const redirect = (answer: Response): [number, string | null] => [
  answer.status,
  answer.headers.get("location"),
];

/** The next lead finds the store away. */
export const storeAway = (world: TestSite) =>
  vi
    .spyOn(world.wiring.leads, "accept")
    .mockResolvedValueOnce({ ok: false, problem: "unavailable", detail: "disk" });

/** The dealer's newest leads. */
export const keptLeads = (world: TestSite) => world.wiring.leads.list({ tenant: "harbourside", limit: 100 });

/** Files of the dealer's leads on the disk. */
export function keptFiles(world: TestSite): string[] {
  try {
    const folder = join(world.wiring.dataDirectory, "files", "harbourside");
    return readdirSync(folder, { recursive: true }).map(String);
  } catch {
    return [];
  }
}
