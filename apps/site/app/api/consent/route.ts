import type { ConsentPurpose } from "@forecourt/analytics/consent";
import { href, matchRoute, withQuery } from "@forecourt/tenant-config/routes";
import { z } from "zod";
import { clientInfo } from "#host/http/caller/client-info.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { privateResponse, seeOther } from "#host/http/response/private-response.ts";
import { rateLimit } from "#server/limits/rate-limit.ts";
import { readBody } from "#host/http/body/request-body.ts";
import { keepConsentAnswer, shopperConsent } from "#server/privacy/shopper-consent.ts";
import { siteOfRequest } from "#server/tenants/site-of-request.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { consentBody } from "#server/api/calls/request-bodies.ts";

const answers = rateLimit({ name: "consent", times: 60, windowMs: 60_000 });

/**
 * Keeps what a shopper agrees to. A yes or a no to the banner is about other companies; the site's own count stays as it
 * was. A script gets the answer back, a plain form the page it was on.
 */
export const POST = tenantRoute(async (request, content, wiring) => {
  const wait = await answers.take(wiring, clientInfo(request).address);
  if (wait !== null)
    return errorResponse(429, "The answer was changed too often.", { "retry-after": String(wait) });
  const body = await readBody(request, 2000);
  const parsed = consentBody.safeParse(body?.fields);
  if (!body || !parsed.success)
    return errorResponse(400, "An answer was expected: accept, refuse or choose.");
  const site = await siteOfRequest(wiring, content);
  const { own } = await shopperConsent(site.config.analytics.thirdPartyConsent);
  const answer = chosen(parsed.data, own);
  await keepConsentAnswer(answer);
  const response = body.kind === "json" ? privateResponse({ answer }) : seeOther(pageBefore(site, request));
  // Pages that the browser has prefetched or prerendered are of the answer before.
  response.headers.set("clear-site-data", '"prefetchCache", "prerenderCache"');
  return response;
});

function chosen(
  { answer, purpose: purposes = [] }: z.infer<typeof consentBody>,
  own: boolean,
): readonly ConsentPurpose[] {
  if (answer === "choose") return purposes;
  const others: readonly ConsentPurpose[] = answer === "accept" ? ["measurement", "advertising"] : [];
  return own ? ["own", ...others] : others;
}

/** The page of this site that the form was on; the page of choices says that they are stored. */
function pageBefore(site: TenantSite, request: Request): string {
  const from = URL.parse(request.headers.get("referer") ?? "");
  const here = from !== null && from.host === request.headers.get("host");
  if (!here || matchRoute(from.pathname, site).kind !== "page") return href("home", {}, site);
  return from.pathname === href("privacy", {}, site)
    ? withQuery(from.pathname, { saved: "yes" })
    : `${from.pathname}${from.search}`;
}
