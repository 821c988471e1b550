import { framedScheduler, type ThirdPartyPurpose, thirdParties } from "@forecourt/tenant-config";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** Why something is stored: what a page needs, the site's own count, or what an outside service is for. */
export type StoredReason = "necessary" | "own" | "map" | ThirdPartyPurpose;

/** How long it is stored: a browser's session, so many days, until the shopper removes it, or while a page is open. */
export type StoredLife = "session" | "page" | "removed" | { readonly days: number };

/** One cookie, storage key or script. `*` in a name stands for any ending, `{site}` for the tenant's slug. */
export interface StoredItem {
  readonly name: string;
  readonly kind: "cookie" | "storage" | "script";
  /** Null is the site itself. */
  readonly owner: string | null;
  readonly life: StoredLife;
  readonly reason: StoredReason;
}

const cookie = (name: string, life: StoredLife): StoredItem => ({
  name,
  kind: "cookie",
  owner: null,
  life,
  reason: "necessary",
});
const storage = (name: string, life: StoredLife, reason: StoredReason = "necessary"): StoredItem => ({
  name,
  kind: "storage",
  owner: null,
  life,
  reason,
});
const MINUTES = { days: 1 } as const;

/** Everything the product itself stores in a browser. What is not listed here must not be stored. */
export const OWN_THINGS: readonly StoredItem[] = [
  cookie("fc-consent", { days: 180 }),
  cookie("fc-favourites", { days: 365 }),
  cookie("fc-session", { days: 90 }),
  cookie("fc-sign-in", MINUTES),
  cookie("fc-draft", MINUTES),
  cookie("fc-phone", MINUTES),
  cookie("fc-sent-lead", MINUTES),
  cookie("fc-conversion", MINUTES),
  cookie("fc-refused-files", MINUTES),
  cookie("fc-reservation", { days: 30 }),
  storage("{site}-favourites", "removed"),
  storage("{site}-recently-seen", "removed"),
  storage("recent-searches", "removed"),
  storage("{site}-compare", "session"),
  storage("opened-groups", "session"),
  storage("{site}-enquiries", "removed"),
  storage("{site}-User", "removed"),
  storage("{site}-EnquiredCar", "removed"),
  storage("{site}-TradeIn", { days: 30 }),
  storage("{site}-Counted", "removed"),
  storage("{site}-Form-*", { days: 1 }),
  storage("visited-pages", "removed"),
  storage("first-page-query", { days: 30 }),
  storage("session-id", "session", "own"),
  storage("distinct-id", "removed", "own"),
  storage("event-queue", { days: 7 }, "own"),
  storage("prompts", "removed"),
];

/** What a map brings once it is opened. */
const MAP: StoredItem = {
  name: "www.google.com",
  kind: "script",
  owner: "Google",
  life: "page",
  reason: "map",
};

/** What the scheduler of service bookings brings once it is opened. */
const schedulerOf = (host: string): StoredItem => ({
  name: host,
  kind: "script",
  owner: host,
  life: "page",
  reason: "conversation",
});

/** Two years, as most of these services say of their cookies. */
const SERVICE_COOKIE_DAYS = 730;

/** What one site keeps and fetches: the product's own, and what the services it uses bring. */
export function storedItems({ config }: Pick<TenantSite, "config">): StoredItem[] {
  const services = thirdParties(config).flatMap(({ script, owner, purpose: reason, cookies }) =>
    script === null
      ? []
      : [
          {
            name: new URL(script).host,
            kind: "script",
            owner: owner ?? new URL(script).host,
            life: "page",
            reason,
          } as const,
          ...cookies.map(
            (name) =>
              ({
                name,
                kind: "cookie",
                owner: owner ?? new URL(script).host,
                life: { days: SERVICE_COOKIE_DAYS },
                reason,
              }) as const,
          ),
        ],
  );
  const maps = config.integrations.mapKeySecret === null ? [] : [MAP];
  const scheduler = framedScheduler(config);
  const framed = scheduler === null ? [] : [schedulerOf(new URL(scheduler).host)];
  const known = new Map(
    [...OWN_THINGS, ...services, ...maps, ...framed].map((thing) => [`${thing.kind} ${thing.name}`, thing]),
  );
  return [...known.values()].map((thing) => ({
    ...thing,
    name: thing.name.replace("{site}", config.site.slug),
  }));
}
