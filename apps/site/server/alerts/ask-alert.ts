import { randomBytes } from "node:crypto";
import { isEmailAddress } from "@forecourt/leads";
import { askForAlert, shortName, type AlertSubject } from "@forecourt/leads/returning";
import { wording } from "@forecourt/tenant-config";
import { z } from "zod";
import { privateResponse, seeOther } from "#host/http/response/private-response.ts";
import { signedInAccount } from "#server/accounts/current-shopper.ts";
import { clientInfo } from "#host/http/caller/client-info.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { rateLimit } from "#server/limits/rate-limit.ts";
import { readBody } from "#host/http/body/request-body.ts";
import { requestOrigin } from "#host/http/caller/request-origin.ts";
import { sendMail } from "#server/mails/send-mail.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { alertsPage } from "./alerts-page.ts";
import type { SiteHandler } from "#server/tenants/tenant-route.ts";
import { alertBody } from "#server/api/calls/request-bodies.ts";
import { resolveStockList, type StockQuery, stockChips, stringifyStockQuery } from "@forecourt/search";
import { type Car, carTitle } from "@forecourt/search/car";
import { readStockQuery } from "#server/stock/read-stock-query.ts";
import { findCarById, type StockParts } from "#server/stock/stock.ts";

const limit = rateLimit({ name: "alerts", times: 30, windowMs: 10 * 60_000 });
/** First mails to one address, whose owner may be another shopper: from one network, and from all of them. */
const written = rateLimit({ name: "alert-mails", times: 6, windowMs: 3_600_000 });
const writtenByAll = rateLimit({ name: "alert-mails-of-all", times: 20, windowMs: 3_600_000 });

type Fields = z.infer<typeof alertBody>;

/**
 * Stores an alert of a search or a car. A stranger is asked by a first mail whether the address is theirs; the answer is
 * the same for an address that is known, and so is the mail that follows it.
 */
export const askAlert: SiteHandler = async (request, content, wiring, site) => {
  const words = wording(site.config).mails;
  const body = await readBody(request, 10_000);
  const parsed = alertBody.safeParse(body?.fields);
  if (!body || !parsed.success) return errorResponse(400, "A list with its query or a car_id was expected.");
  const refused = (problem: string, status: number, error: string): Response =>
    body.kind === "json" ? errorResponse(status, error) : seeOther(alertsPage(site, { problem }));
  const { address } = clientInfo(request);
  if ((await limit.take(wiring, address)) !== null) return refused("later", 429, words.tooOften);
  const named = await subjectOf(wiring, parsed.data, site);
  if (!named) return errorResponse(404, "This site has no such list or car.");
  const account = await signedInAccount(wiring, content);
  const email = account?.email ?? (parsed.data.email ?? "").trim();
  if (!isEmailAddress(email)) return refused("email", 422, words.invalidEmail);
  const mailbox = `${content.slug} ${email.toLowerCase()}`;
  if (
    !account &&
    ((await written.take(wiring, `${address ?? ""} ${mailbox}`)) ??
      (await writtenByAll.take(wiring, mailbox))) !== null
  )
    return refused("later", 429, words.tooOften);
  if (!(await wiring.databaseHasRoom())) return refused("mail", 503, words.notSent);
  const name = shortName(parsed.data.name ?? "") || shortName(named.name);
  const origin = requestOrigin(request, site.config.site.url);
  const saved = await askForAlert(
    { store: wiring.alerts, now: () => wiring.now().getTime(), random: randomBytes },
    {
      tenant: content.slug,
      email,
      name,
      subject: named.subject,
      frequency: parsed.data.frequency,
      locale: site.config.market.locale,
      consent: { text: words.confirm, page: pageOf(request, origin) },
      isProven: account !== null,
    },
  );
  if (!saved.ok) return refused("full", 409, words.tooManyAlerts);
  wiring.log.info(
    { tenant: content.slug, kind: named.subject.kind, proven: account !== null },
    "alert requested",
  );
  if (account)
    return body.kind === "json"
      ? privateResponse({ message: words.alertSaved(email) }, 201)
      : seeOther(alertsPage(site, { done: "saved" }));
  const link =
    saved.link === null
      ? alertsPage(site, { token: saved.subscriber.token })
      : alertsPage(site, { confirm: saved.link });
  const sent = await sendMail(wiring, site.config, {
    key: `alert.${content.slug}.${randomBytes(9).toString("base64url")}`,
    to: email,
    subject: saved.isRepeated ? words.repeatedSubject(named.ownName) : words.confirmSubject(named.ownName),
    parts: [
      {
        kind: "text",
        text: saved.isRepeated ? words.repeatedText(named.ownName) : words.confirmText(named.ownName),
      },
      {
        kind: "button",
        label: saved.isRepeated ? words.manage : words.confirm,
        href: `${origin}${link}`,
      },
      { kind: "text", text: words.confirmNot, quiet: true },
    ],
  });
  if (!sent) return refused("mail", 503, words.notSent);
  return body.kind === "json"
    ? privateResponse({ message: words.confirmSent(email) }, 202)
    : seeOther(alertsPage(site, { done: "asked" }));
};

const subjectOf = async (wiring: Wiring, fields: Fields, site: TenantSite): Promise<NamedSubject> =>
  "car_id" in fields
    ? carSubject(wiring, site, fields.car_id)
    : searchSubject(site, fields.list, fields.query);

/** The page of this site that the form stood on, as evidence of what was agreed to; without its query. */
function pageOf(request: Request, origin: string): string {
  const from = URL.parse(request.headers.get("referer") ?? "");
  return from !== null && from.host === request.headers.get("host") ? `${origin}${from.pathname}` : origin;
}

/**
 * What a shopper wants to hear of, with a name for it; null for a list or a car that the site does not have. `ownName` has
 * words of the site alone, for mails to an address that is not proven: a search's name repeats words of an address or a form.
 */
type NamedSubject = { subject: AlertSubject; name: string; ownName: string } | null;

const MAX_CHIPS = 4;

/** A search of one of the site's lists, in the one form in which equal searches are equal. */
function searchSubject(site: TenantSite, list: string, query: string): NamedSubject {
  const { config } = site;
  const found = resolveStockList(list, config.search);
  if (!found) return null;
  const parsed: StockQuery = {
    ...readStockQuery(new URLSearchParams(query), site),
    page: 0,
    sort: null,
  };
  const chips = stockChips(parsed, { policy: config.search, cars: config.cars }).map(({ label }) => label);
  return {
    subject: { kind: "search", list, query: stringifyStockQuery(parsed, config.search) },
    name: [found.title, ...chips.slice(0, MAX_CHIPS)].join(", "),
    ownName: found.title,
  };
}

async function carSubject(wiring: StockParts, site: TenantSite, carId: string): Promise<NamedSubject> {
  const car: Car | null = await findCarById(wiring, site.content, carId);
  if (!car) return null;
  const name = carTitle(car, site.config.cars);
  return { subject: { kind: "car", carId: car.id }, name, ownName: name };
}
