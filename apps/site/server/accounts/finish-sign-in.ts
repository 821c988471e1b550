import { wording } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { href, withQuery } from "@forecourt/tenant-config/routes";
import { clientInfo } from "#host/http/caller/client-info.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { browserWatchlist } from "#server/favourites/kept-cars.ts";
import { ownPage } from "#host/http/response/own-page.ts";
import { rateLimit } from "#server/limits/rate-limit.ts";
import { readBody } from "#host/http/body/request-body.ts";
import {
  challengeCookie,
  forgetChallengeCookie,
  keepSessionCookie,
  sessionCookie,
} from "./account-cookies.ts";
import { type AccountParts, sessionsOf, signInsOf } from "./account-desks.ts";
import { privateResponse, seeOther } from "#host/http/response/private-response.ts";
import { uniteWith } from "./shopper-watchlist.ts";
import type { SiteHandler } from "#server/tenants/tenant-route.ts";
import { sessionBody } from "#server/api/calls/request-bodies.ts";

const tries = rateLimit({ name: "sign-in-codes", times: 40, windowMs: 10 * 60_000 });

/**
 * Opens a session with a code or a link. The session's secret is made here and is never one that a browser brought; a
 * session that this browser had is ended.
 */
export const finishSignIn: SiteHandler = async (request, content, wiring, site) => {
  const words = wording(site.config).mails;
  const body = await readBody(request, 5_000);
  const parsed = sessionBody.safeParse(body?.fields);
  if (!body || !parsed.success) return errorResponse(400, "A code or a link was expected.");
  const refused = (problem: "wrong" | "over" | "later", status: number, error: string): Response =>
    body.kind === "json"
      ? privateResponse({ error, over: problem === "over" }, status)
      : seeOther(
          withQuery(href("sign-in", {}, site) ?? href("home", {}, site), {
            ...(problem === "over" ? {} : { step: "code" }),
            problem,
          }),
        );
  if ((await tries.take(wiring, clientInfo(request).address)) !== null)
    return refused("later", 429, words.tooOften);
  const desk = signInsOf(wiring);
  const tenant = content.slug;
  const given = parsed.data;
  const signedIn =
    "link" in given
      ? await desk.withLink({ tenant, link: given.link })
      : await desk.withCode({
          tenant,
          challenge: (await challengeCookie()) ?? "",
          code: given.code,
        });
  if (!signedIn.ok)
    return refused(signedIn.problem, 422, signedIn.problem === "over" ? words.codeOver : words.wrongCode);
  const before = await sessionCookie();
  if (before !== null) await sessionsOf(wiring).end(tenant, before, { everywhere: false });
  await keepSessionCookie(signedIn.secret);
  // What was saved before signing in goes to the account at once; a script unites the lists again, which changes nothing.
  await uniteWith(wiring, signedIn.account, site, await browserWatchlist());
  await forgetChallengeCookie();
  wiring.log.info({ tenant }, "signed in");
  // Asked again: settings may have changed since the sign-in was begun.
  const redirect = ownPage(signedIn.redirect, site) ?? href("garage", {}, site) ?? href("home", {}, site);
  return body.kind === "json" ? privateResponse({ redirect }) : seeOther(redirect);
};

/** Whose sign-in the link of a mail opens, for the page that asks before it does; null once it is over. */
export async function addressOfLink(
  wiring: AccountParts,
  content: TenantContent,
  link: string,
): Promise<string | null> {
  return /^[\w-]{20,100}$/.test(link) ? signInsOf(wiring).addressOfLink(content.slug, link) : null;
}

/** Whether this browser requested a code lately. */
export const hasPendingSignIn = async (): Promise<boolean> => (await challengeCookie()) !== null;
