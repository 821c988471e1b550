import type { Alert, AlertFind, AlertMailOutcome, CarChange, ClaimedMail } from "@forecourt/leads/returning";
import { findCarsById } from "@forecourt/search";
import { type Car, carTitle, describePrice, formatMoney, isFree } from "@forecourt/search/car";
import { siteLocales, siteOrigin, wording } from "@forecourt/tenant-config";
import { href, withQuery } from "@forecourt/tenant-config/routes";
import type { MailPart } from "#server/mails/mail-page.ts";
import { trySendMail } from "#server/mails/send-mail.ts";
import { type TenantSite, tenantSite } from "#server/tenants/tenant-site.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { alertsPage } from "./alerts-page.ts";

/** Cars in one mail; the others are counted. */
const MAX_CARS = 20;

/**
 * Writes and sends one mail about everything that was found for a shopper. Cars are read as they are now: what was sold
 * or hidden meanwhile is left out, and a mail with nothing left is not sent.
 */
export async function sendDigest(
  wiring: Wiring,
  mail: ClaimedMail,
  finds: readonly AlertFind[],
): Promise<AlertMailOutcome> {
  const content = await wiring.tenant(mail.tenant);
  if (!content?.tenant.config.alerts.enabled) return { kind: "dropped" };
  const all = await wiring.alerts.alertsOf(mail.tenant, mail.subscriber.id);
  // A mail of a day or a week may have several finds of one alert.
  const foundBy = new Set(finds.map(({ alertId }) => alertId));
  const alerts = all.filter(({ id }) => foundBy.has(id));
  const [newest] = alerts;
  if (!newest) return { kind: "dropped" };
  const locale = siteLocales(content.tenant.config).find((one) => one.locale === newest.locale) ?? null;
  const site = tenantSite(content, wiring.now(), undefined, locale);
  const origin = originOf(newest, site);
  if (origin === null) return { kind: "failed", retry: true, problem: "The site has no address of its own." };
  const changes = newestChanges(finds);
  const { engine } = await wiring.stock(mail.tenant);
  const { config, now } = site;
  const found = await findCarsById({
    engine,
    ids: [...changes.keys()],
    cars: config.cars,
    policy: config.search,
    now,
  });
  if (!found.ok) return { kind: "failed", retry: true, problem: found.detail };
  const cars = found.cars.filter(({ car, listed }) => listed && isFree(car));
  if (cars.length === 0) return { kind: "dropped" };
  const words = wording(config).mails;
  const shown = cars.slice(0, MAX_CARS);
  const unnamed = finds.reduce((sum, { total, cars: named }) => sum + total - named.length, 0);
  const more = unnamed + cars.length - shown.length;
  const unsubscribe = `${origin}/api/alerts/unsubscribe?token=${mail.subscriber.token}`;
  const manage = `${origin}${alertsPage(site, { token: mail.subscriber.token })}`;
  const sent = await trySendMail(wiring, config, {
    key: `digest.${mail.tenant}.${mail.id}`,
    to: mail.subscriber.email,
    subject: words.digestSubject(cars.length + unnamed),
    // The same at every try, so that a repeat is the same mail to the byte.
    date: new Date(mail.createdAt),
    headers: {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    parts: [
      { kind: "heading", text: [...new Set(alerts.map(({ name }) => name))].join(" · ") },
      ...shown.map(({ car }) => carPart(car, changes.get(car.id), site, origin)),
      ...(more > 0 ? ([{ kind: "text", text: words.more(more) }] as const) : []),
      ...searchButton(alerts, site, origin),
      { kind: "text", text: words.why, quiet: true },
      {
        kind: "links",
        links: [
          { label: words.manage, href: manage },
          { label: words.unsubscribe, href: manage },
        ],
      },
    ],
  });
  return sent.ok ? { kind: "sent" } : { kind: "failed", retry: sent.retry, problem: sent.problem };
}

/** Where links lead: the host of the shopper's request, else the site's own. */
function originOf({ consent }: Alert, { config }: TenantSite): string | null {
  return URL.parse(consent.page ?? "")?.origin ?? siteOrigin(config);
}

/** Each car once, with what was found last. */
const newestChanges = (finds: readonly AlertFind[]): ReadonlyMap<string, CarChange> =>
  new Map(finds.flatMap(({ cars }) => cars.map((change) => [change.carId, change] as const)));

function carPart(car: Car, change: CarChange | undefined, site: TenantSite, origin: string): MailPart {
  const { config } = site;
  const words = wording(config).mails;
  const price = describePrice(car, config.cars).text;
  const isCheaper = change?.kind === "cheaper" && car.price !== null && car.price < change.from;
  return {
    kind: "car",
    title: carTitle(car, config.cars),
    note: isCheaper
      ? words.cheaper({ price, before: formatMoney(change.from, config.cars) })
      : change?.kind === "returned"
        ? words.returned
        : change?.kind === "new"
          ? words.newCar
          : "",
    price: isCheaper ? "" : price,
    href: `${origin}${href("car", { slug: car.slug }, site)}`,
    picture: pictureOf(car),
  };
}

/** A picture that a mail program can fetch. */
function pictureOf({ images: [first] }: Car): string | null {
  const url = first?.thumbnailUrl ?? first?.url ?? "";
  return url.startsWith("https://") ? url : null;
}

function searchButton(alerts: readonly Alert[], site: TenantSite, origin: string): MailPart[] {
  const searches = alerts.flatMap(({ subject }) => (subject.kind === "search" ? [subject] : []));
  const [only] = searches;
  if (!only || searches.length > 1) return [];
  const path = href("stock", { list: only.list }, site);
  if (path === null) return [];
  const address = withQuery(path, new URLSearchParams(only.query));
  return [{ kind: "button", label: wording(site.config).mails.seeAll, href: `${origin}${address}` }];
}
