import { type Alert, hashSecret, shortName, type Subscriber } from "@forecourt/leads/returning";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { privateResponse, seeOther } from "#host/http/response/private-response.ts";
import { currentShopper } from "#server/accounts/current-shopper.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { readBody } from "#host/http/body/request-body.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { alertsPage } from "./alerts-page.ts";
import type { SiteHandler } from "#server/tenants/tenant-route.ts";
import {
  changeAlertBody,
  confirmAlertBody,
  tokenSchema,
  unsubscribeBody,
} from "#server/api/calls/request-bodies.ts";

/** Whose alerts a request may see and change: those of a mail's token, or of the signed-in shopper. */
async function subscriberOf(
  wiring: Pick<Wiring, "accounts" | "alerts" | "now">,
  content: TenantContent,
  given: string | undefined,
): Promise<Subscriber | null> {
  const { alerts } = wiring;
  if (given !== undefined) return alerts.subscriberOfToken(content.slug, given);
  const shopper = await currentShopper(wiring, content);
  return shopper && alerts.subscriberOfEmail(content.slug, shopper.emailKey);
}

/** What a shopper is written to about. */
export interface AlertsView {
  email: string;
  /** Of the mail's link; null for a shopper who is signed in. */
  token: string | null;
  /** Those that are not ended, the newest first. */
  alerts: readonly Alert[];
}

/** The alerts of a mail's token or of the signed-in shopper; null for a stranger. */
export async function alertsView(
  wiring: Pick<Wiring, "accounts" | "alerts" | "now">,
  content: TenantContent,
  given: string | null,
): Promise<AlertsView | null> {
  const known = given === null ? undefined : tokenSchema.safeParse(given).data;
  if (given !== null && known === undefined) return null;
  const { alerts } = wiring;
  const subscriber = await subscriberOf(wiring, content, known);
  if (!subscriber) {
    const shopper = given === null ? await currentShopper(wiring, content) : null;
    return shopper && { email: shopper.email, token: null, alerts: [] };
  }
  const all = await alerts.alertsOf(content.slug, subscriber.id);
  return { email: subscriber.email, token: given, alerts: all.filter(({ state }) => state !== "ended") };
}

/** The alert that the link of a first mail would begin; null once it is over. */
export async function pendingAlert(
  { alerts, now }: Pick<Wiring, "alerts" | "now">,
  content: TenantContent,
  confirm: string,
): Promise<Alert | null> {
  const link = tokenSchema.safeParse(confirm);
  return link.success ? alerts.pendingOfLink(content.slug, hashSecret(link.data), now().getTime()) : null;
}

/** Begins an alert whose address its link has proven. A POST, because programs that read mail follow links. */
export const confirmAlert: SiteHandler = async (request, content, wiring, site) => {
  const body = await readBody(request, 1_000);
  const parsed = confirmAlertBody.safeParse(body?.fields);
  if (!body || !parsed.success) return errorResponse(400, "The link of a mail was expected.");
  const { alerts, now, log } = wiring;
  const alert = await alerts.confirm(content.slug, hashSecret(parsed.data.confirm), now().getTime());
  log.info({ tenant: content.slug, confirmed: alert !== null }, "alert confirmed");
  if (body.kind === "json")
    return alert ? privateResponse({}) : errorResponse(410, "This link works no more.");
  return seeOther(alertsPage(site, alert ? { done: "confirmed" } : { problem: "over" }));
};

/** Changes or ends one alert of the shopper's own. */
export const changeAlert: SiteHandler = async (request, content, wiring, site) => {
  const body = await readBody(request, 2_000);
  const parsed = changeAlertBody.safeParse(body?.fields);
  if (!body || !parsed.success) return errorResponse(400, "An alert's id and what changes were expected.");
  const { id, frequency, end } = parsed.data;
  const name = shortName(parsed.data.name ?? "");
  const subscriber = await subscriberOf(wiring, content, parsed.data.token);
  const { alerts } = wiring;
  const of = subscriber && { tenant: content.slug, subscriberId: subscriber.id, id };
  const isDone =
    of !== null &&
    (end === "yes"
      ? (await alerts.endAlerts(of.tenant, of.subscriberId, id)) > 0
      : await alerts.changeAlert(of, {
          ...(frequency === undefined ? {} : { frequency }),
          ...(name === "" ? {} : { name }),
        }));
  if (body.kind === "json")
    return isDone ? privateResponse({}) : errorResponse(404, "There is no such alert.");
  return seeOther(
    alertsPage(site, {
      ...(isDone ? { done: end === "yes" ? "ended" : "changed" } : { problem: "over" }),
      ...(parsed.data.token === undefined ? {} : { token: parsed.data.token }),
    }),
  );
};

/**
 * Shows what the address of a mail's `List-Unsubscribe` is about. A GET ends nothing, because programs that read mail follow
 * links; the page has the button.
 */
export const showUnsubscribe: SiteHandler = (request, _content, _wiring, site) => {
  const given = tokenSchema.safeParse(new URL(request.url).searchParams.get("token"));
  return seeOther(alertsPage(site, given.success ? { token: given.data } : {}));
};

/**
 * Ends all alerts of a mail's token. One click in a mail program is a POST without a page around it (RFC 8058), with the
 * token in the address; a form of ours sends it as a field. An unknown token gets the same response.
 */
export const unsubscribe: SiteHandler = async (request, content, wiring, site) => {
  const body = await readBody(request, 2_000);
  const fields = unsubscribeBody.safeParse(body?.fields ?? {}).data;
  const given = tokenSchema.safeParse(fields?.token ?? new URL(request.url).searchParams.get("token"));
  if (!given.success) return errorResponse(400, "The token of a mail was expected.");
  const { alerts, log } = wiring;
  const subscriber = await alerts.subscriberOfToken(content.slug, given.data);
  const ended = subscriber ? await alerts.endAlerts(content.slug, subscriber.id, null) : 0;
  log.info({ tenant: content.slug, ended }, "unsubscribed");
  return fields?.page === "yes"
    ? seeOther(alertsPage(site, { done: "ended" }))
    : privateResponse({ ended: true });
};
