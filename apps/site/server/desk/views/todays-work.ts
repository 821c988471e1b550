import type { LeadsOfHour, StoredLead } from "@forecourt/leads/stores";
import { standingOf, type Standing } from "#host/metrics/standing.ts";
import type { Readiness } from "#host/process/readiness.ts";
import type { Wiring } from "#host/wiring/wiring.ts";

const HOUR = 3_600_000;
const HOURS = 24;
const WEEK = 7 * HOURS * HOUR;
const MOST = 20;

/** Leads of one hour, and of the same hour a week before. */
export interface HourOfLeads {
  hour: number;
  leads: number;
  weekBefore: number;
}

/** What a person has to do, worst first. */
interface OpenWork {
  what: string;
  href: string;
  act: string;
}

/** The first page of the desk. */
export interface TodaysWork {
  hours: readonly HourOfLeads[];
  /** Null for a dealer's staff: queues are of all dealers together. */
  standing: Standing | null;
  readiness: Readiness | null;
  open: readonly OpenWork[];
}

/** Reads how things stand for some sites; `isPlatform` adds what belongs to no site. */
export async function todaysWork(
  wiring: Wiring,
  { sites, isPlatform }: { sites: readonly string[]; isPlatform: boolean },
): Promise<TodaysWork> {
  const now = wiring.now().getTime();
  const [dead, quarantined, hours, standing, readiness] = await Promise.all([
    wiring.leads.list({ tenants: sites, delivery: "dead", limit: MOST }),
    wiring.leads.list({ tenants: sites, standing: "quarantined", limit: MOST }),
    leadsByHour(wiring, sites, now),
    isPlatform ? standingOf(wiring) : null,
    isPlatform ? wiring.readiness() : null,
  ]);
  return {
    hours,
    standing,
    readiness,
    open: [
      ...wiring
        .awayStocks()
        .filter((slug) => sites.includes(slug))
        .map((slug) => ({
          what: `The search of ${slug} gives no response.`,
          href: `/desk/sites/${slug}`,
          act: "Look at the site",
        })),
      ...dead.map((lead) => workOf(lead, "was not delivered", "See why and send again")),
      ...quarantined.map((lead) => workOf(lead, "waits as possible spam", "Look and release")),
    ],
  };
}

const workOf = ({ id, lead }: StoredLead, state: string, act: string): OpenWork => ({
  what: `${lead.category} for ${lead.tenant} ${state}`,
  href: `/desk/leads/${id}`,
  act,
});

/** The last 24 hours beside the same hours a week before. */
async function leadsByHour(
  { leads }: Pick<Wiring, "leads">,
  tenants: readonly string[],
  now: number,
): Promise<HourOfLeads[]> {
  const last = Math.floor(now / HOUR) * HOUR;
  const first = last - (HOURS - 1) * HOUR;
  const counted = (from: number): Promise<LeadsOfHour[]> =>
    leads.countByHour({ tenants, receivedFrom: from, receivedBefore: from + HOURS * HOUR });
  const [today, before] = await Promise.all([counted(first), counted(first - WEEK)]);
  return Array.from({ length: HOURS }, (_, index) => {
    const hour = first + index * HOUR;
    return { hour, leads: leadsAt(today, hour), weekBefore: leadsAt(before, hour - WEEK) };
  });
}

const leadsAt = (hours: readonly LeadsOfHour[], at: number): number =>
  hours.find(({ hour }) => hour === at)?.leads ?? 0;
