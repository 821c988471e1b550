import "server-only";
import { randomUUID } from "node:crypto";
import { type LeadIntake, submissionCounter } from "@forecourt/leads/intake";
import { memoryLeadStore } from "@forecourt/leads/memory";
import type { FileStorage } from "@forecourt/leads/uploads";
import { errorAnswer } from "#server/http/answer/error-answer.ts";
import { getTenant } from "#server/tenants/get-tenant.ts";
import { perWiring } from "#server/wiring/per-wiring.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";
import type { Wiring } from "#server/wiring/wiring.ts";
import { createLead } from "./create-lead.ts";

/** Files are read and checked, and kept nowhere. */
const NOWHERE: FileStorage = {
  write: async (_location, content) => {
    for await (const chunk of content) void chunk;
  },
  read: () => Promise.reject(new Error("Mock mode keeps no files, so there is none to read.")),
  remove: async () => undefined,
};

/** After so many leads the memory starts anew; a lead that is then extended answers 404, as a lost one would. */
const MAX_LEADS = 1_000;
const memory = perWiring(() => ({ leads: 0, store: memoryLeadStore(), counter: submissionCounter() }));

function mockIntake(wiring: Wiring): LeadIntake {
  const held = memory(wiring);
  held.leads += 1;
  if (held.leads > MAX_LEADS)
    Object.assign(held, { leads: 1, store: memoryLeadStore(), counter: submissionCounter() });
  const { store, counter } = held;
  return { store, counter, verifier: null, now: wiring.now, newId: randomUUID };
}

/**
 * A lead call in mock mode: the same intake over a memory store, so the same answers, and no lead ever reaches a
 * dealer. Production has no mock mode unless it is switched on.
 */
export async function mockLead(request: Request, tenant: string, leadId?: string): Promise<Response> {
  const wiring = await getWiring();
  const content = wiring.env.FORECOURT_MOCK === "on" ? await getTenant(tenant) : null;
  if (!content) return errorAnswer(404, "There is no mock mode here.");
  const place = { intake: mockIntake(wiring), storage: NOWHERE };
  return createLead(request, content, { place, ...(leadId === undefined ? {} : { leadId }) });
}
