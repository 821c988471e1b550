import { href } from "@forecourt/tenant-config/routes";
import { keepInBrowser } from "#server/favourites/kept-cars.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { readBody } from "#host/http/body/request-body.ts";
import { forgetAccountCookies } from "./account-cookies.ts";
import { privateResponse, seeOther } from "#host/http/response/private-response.ts";
import { signedInAccount } from "./current-shopper.ts";
import { dataOfShopper, eraseShopper } from "./shopper-data.ts";
import type { SiteHandler } from "#server/tenants/tenant-route.ts";
import { eraseBody } from "#server/api/calls/request-bodies.ts";

/** `GET /api/auth/export`: the signed-in shopper's own data as a file. */
export const exportResponse: SiteHandler = async (_request, content, wiring) => {
  const account = await signedInAccount(wiring, content);
  if (!account) return errorResponse(401, "Please sign in first.");
  const response = privateResponse(await dataOfShopper(wiring, content.slug, account.emailKey));
  response.headers.set("content-disposition", `attachment; filename="${content.slug}-my-data.json"`);
  return response;
};

/** `POST /api/auth/erase`: the signed-in shopper's own data, all of it. */
export const eraseResponse: SiteHandler = async (request, content, wiring, site) => {
  const body = await readBody(request, 1_000);
  if (!body || !eraseBody.safeParse(body.fields).success)
    return errorResponse(400, "The field confirm=yes was expected.");
  const account = await signedInAccount(wiring, content);
  if (!account) return errorResponse(401, "Please sign in first.");
  await eraseShopper(wiring, content.slug, account.emailKey);
  await forgetAccountCookies();
  await keepInBrowser([]);
  wiring.log.info({ tenant: content.slug }, "a shopper's account was erased on their own demand");
  return body.kind === "json" ? privateResponse({}) : seeOther(href("home", {}, site));
};
