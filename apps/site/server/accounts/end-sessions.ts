import { href } from "@forecourt/tenant-config/routes";
import { keepInBrowser } from "#server/favourites/kept-cars.ts";
import { readBody } from "#host/http/body/request-body.ts";
import { forgetAccountCookies, sessionCookie } from "./account-cookies.ts";
import { sessionsOf } from "./account-desks.ts";
import { privateResponse, seeOther } from "#host/http/response/private-response.ts";
import type { SiteHandler } from "#server/tenants/tenant-route.ts";
import { signOutBody } from "#server/api/calls/request-bodies.ts";

/** Signs this browser out, or every browser of the account. Always succeeds: who was not signed in is not now. */
export const endSessions: SiteHandler = async (request, content, wiring, site) => {
  const body = await readBody(request, 1_000);
  const everywhere = signOutBody.safeParse(body?.fields).data?.everywhere === "yes";
  const cookie = await sessionCookie();
  if (cookie !== null) await sessionsOf(wiring).end(content.slug, cookie, { everywhere });
  await forgetAccountCookies();
  await keepInBrowser([]);
  const response = body?.kind === "json" ? privateResponse({}) : seeOther(href("home", {}, site));
  // The browser forgets what the site keeps in it, and the pages it holds, those behind its back button among them.
  response.headers.set("clear-site-data", '"cache", "storage"');
  return response;
};
