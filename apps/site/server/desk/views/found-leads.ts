import { checkPhoneShape } from "@forecourt/leads/phone";
import { type ContactKeys, contactKeys, type LeadFilter, type StoredLead } from "@forecourt/leads/stores";
import type { Wiring } from "#host/wiring/wiring.ts";
import { LEAD_STATES, leadFilterOf, type LeadStateWord } from "#server/leads/lead-filter.ts";

export const LEADS_A_PAGE = 50;

/** What the list of leads is narrowed by, as its address says. */
export interface LeadQuery {
  site: string | null;
  state: LeadStateWord | null;
  /** A lead's id, or a shopper's e-mail or phone. */
  text: string;
  /** Days of UTC, as 2026-11-28, both included. */
  from: string | null;
  to: string | null;
  page: number;
}

const DAY = 86_400_000;
const DATE = /^\d{4}-\d\d-\d\d$/;

/** The day after a day of UTC. */
export const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);

/** A day that is one, and no other. */
const dayOf = (text: string): string | null =>
  DATE.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;

/** Reads the address of the list; what it does not know is left out. */
export function readLeadQuery(params: Readonly<Record<string, string | string[] | undefined>>): LeadQuery {
  const of = (name: string): string => (typeof params[name] === "string" ? params[name].trim() : "");
  return {
    site: of("site") || null,
    state: LEAD_STATES.find((state) => state === of("state")) ?? null,
    text: of("q").slice(0, 200),
    from: dayOf(of("from")),
    to: dayOf(of("to")),
    page: Math.min(Math.max(1, Math.trunc(Number(of("page"))) || 1), 10_000),
  };
}

/** The leads of some sites that a query means, newest first, and one more than a page where there are more. */
export async function findLeads(
  wiring: Pick<Wiring, "leads" | "tenant">,
  query: LeadQuery,
  sites: readonly string[],
): Promise<StoredLead[]> {
  const tenants = query.site === null ? sites : sites.filter((site) => site === query.site);
  const filter: LeadFilter = {
    ...leadFilterOf({
      ...(query.state === null ? {} : { state: query.state }),
      ...(query.from === null ? {} : { from: Date.parse(query.from) }),
      ...(query.to === null ? {} : { before: Date.parse(dayAfter(query.to)) }),
    }),
    tenants,
    limit: LEADS_A_PAGE + 1,
    offset: (query.page - 1) * LEADS_A_PAGE,
  };
  if (query.text === "") return wiring.leads.list(filter);
  const named = await wiring.leads.get(query.text);
  if (named) return tenants.includes(named.lead.tenant) ? [named] : [];
  return wiring.leads.list({ ...filter, contacts: await contactsOf(wiring, tenants, query.text) });
}

/** The keys of a shopper at some sites; contacts are stored as hashes of their site. */
async function contactsOf(
  { tenant }: Pick<Wiring, "tenant">,
  slugs: readonly string[],
  text: string,
): Promise<ContactKeys[]> {
  const isEmail = text.includes("@");
  return Promise.all(
    slugs.map(async (slug) => {
      if (isEmail) return contactKeys(slug, { email: text, phone: null, phoneE164: null });
      // How a number is written in full depends on the site's market.
      const content = await tenant(slug);
      const shape = content && checkPhoneShape(text, { rule: content.tenant.config.rules.phone });
      return contactKeys(slug, { email: null, phone: text, phoneE164: shape?.ok ? shape.e164 : null });
    }),
  );
}
