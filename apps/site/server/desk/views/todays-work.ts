import type { Reservation } from "@forecourt/leads/reserve";
import type { DeliveryState, LeadsOfHour, StoredLead } from "@forecourt/leads/stores";
import { standingOf, type Standing } from "#host/metrics/standing.ts";
import type { Readiness } from "#host/process/readiness.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { type LastImport, lastImports } from "#server/stock/feeds/feed-runs.ts";

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
  recent: RecentLeads;
  /** Deposits that are held for shoppers and not yet taken or given back, the newest first. */
  deposits: readonly Reservation[];
  /** The last import of each feed, the oldest first. */
  feeds: readonly LastImport[];
}

/** What the newest leads of the last 24 hours are, and how their deliveries stand. */
export interface RecentLeads {
  /** So many are counted, where there were as many or more; null where all are. */
  readonly cutAt: number | null;
  /** By category, the most frequent first. */
  readonly kinds: readonly (readonly [category: string, leads: number])[];
  readonly deliveries: readonly { sink: string; state: DeliveryState; deliveries: number }[];
}

/** Reads how things stand for some sites; `isPlatform` adds what belongs to no site. */
export async function todaysWork(
  wiring: Wiring,
  { sites, isPlatform }: { sites: readonly string[]; isPlatform: boolean },
): Promise<TodaysWork> {
  const now = wiring.now().getTime();
  const [dead, quarantined, recent, deposits, feeds, hours, standing, readiness] = await Promise.all([
    wiring.leads.list({ tenants: sites, delivery: "dead", limit: MOST }),
    wiring.leads.list({ tenants: sites, standing: "quarantined", limit: MOST }),
    recentLeads(wiring, sites, now - HOURS * HOUR),
    wiring.reservations.list({ tenants: sites, states: ["reserved"], limit: MOST }),
    lastImports(wiring.dataDirectory, { sites, limit: MOST }),
    leadsByHour(wiring, sites, now),
    isPlatform ? standingOf(wiring) : null,
    isPlatform ? wiring.readiness() : null,
  ]);
  return {
    hours,
    standing,
    readiness,
    recent,
    deposits,
    feeds,
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

/** Leads of which the kinds and deliveries are counted; of more, the newest. */
const MOST_COUNTED = 500;

async function recentLeads(
  { leads }: Pick<Wiring, "leads">,
  tenants: readonly string[],
  receivedFrom: number,
): Promise<RecentLeads> {
  const newest = await leads.list({ tenants, receivedFrom, limit: MOST_COUNTED });
  const kinds = Map.groupBy(newest, ({ lead }) => lead.category);
  const deliveries = Map.groupBy(
    newest.flatMap(({ deliveries: of }) => of),
    ({ sink, state }) => `${sink} ${state}`,
  );
  return {
    cutAt: newest.length === MOST_COUNTED ? MOST_COUNTED : null,
    kinds: [...kinds]
      .map(([category, of]) => [category, of.length] as const)
      .toSorted(([, one], [, other]) => other - one),
    deliveries: [...deliveries.values()].flatMap(([first, ...more]) =>
      first ? [{ sink: first.sink, state: first.state, deliveries: more.length + 1 }] : [],
    ),
  };
}

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
