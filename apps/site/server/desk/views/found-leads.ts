import "server-only";
import { checkPhoneShape } from "@forecourt/leads/phone";
import { contactKeys, type LeadFilter, type StoredLead } from "@forecourt/leads/stores";
import type { Wiring } from "#host/wiring/wiring.ts";
import { LEAD_STATES, leadFilterOf, type LeadStateWord } from "#server/leads/lead-filter.ts";

/** Leads of one page of the list. */
export const LEADS_A_PAGE = 50;

/** What the list of leads is narrowed by, as its address says. */
export interface LeadQuery {
  site: string | null;
  state: LeadStateWord | null;
  /** A lead's id, or a shopper's e-mail or phone. */
  text: string;
  page: number;
}

/** Reads the address of the list; what it does not know is left out. */
export function readLeadQuery(params: Readonly<Record<string, string | string[] | undefined>>): LeadQuery {
  const of = (name: string): string => (typeof params[name] === "string" ? params[name].trim() : "");
  return {
    site: of("site") || null,
    state: LEAD_STATES.find((state) => state === of("state")) ?? null,
    text: of("q").slice(0, 200),
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
    ...leadFilterOf(query.state === null ? {} : { state: query.state }),
    tenants,
    limit: LEADS_A_PAGE + 1,
    offset: (query.page - 1) * LEADS_A_PAGE,
  };
  if (query.text === "") return wiring.leads.list(filter);
  const named = await wiring.leads.get(query.text);
  if (named) return tenants.includes(named.lead.tenant) ? [named] : [];
  const found = await Promise.all(tenants.map((slug) => leadsOfPerson(wiring, slug, query.text, filter)));
  return found.flat().toSorted((one, other) => other.receivedAt - one.receivedAt);
}

/** Contacts are stored as hashes of their site, so each site is searched for its own. */
async function leadsOfPerson(
  { leads, tenant }: Pick<Wiring, "leads" | "tenant">,
  slug: string,
  text: string,
  filter: LeadFilter,
): Promise<StoredLead[]> {
  const content = await tenant(slug);
  if (!content) return [];
  const isEmail = text.includes("@");
  const shape = isEmail ? null : checkPhoneShape(text, { rule: content.tenant.config.rules.phone });
  const contact = contactKeys(slug, {
    email: isEmail ? text : null,
    phone: isEmail ? null : text,
    phoneE164: shape?.ok ? shape.e164 : null,
  });
  const { tenants: _all, ...others } = filter;
  return leads.list({ ...others, tenant: slug, contact });
}
