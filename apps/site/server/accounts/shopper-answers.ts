import "server-only";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { href } from "@forecourt/tenant-config/routes";
import { z } from "zod";
import { keepInBrowser } from "#server/favourites/kept-cars.ts";
import { errorAnswer } from "#server/http/answer/error-answer.ts";
import { readBody } from "#server/http/body/request-body.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";
import { forgetAccountCookies } from "./account-cookies.ts";
import { privateAnswer, seeOther } from "./account-route.ts";
import { signedInAccount } from "./current-shopper.ts";
import { dataOfShopper, eraseShopper } from "./shopper-data.ts";

/** `GET /api/auth/export`: the signed-in shopper's own data as a file. */
export async function exportAnswer(_request: Request, content: TenantContent): Promise<Response> {
  const account = await signedInAccount(content);
  if (!account) return errorAnswer(401, "Please sign in first.");
  const answer = privateAnswer(await dataOfShopper(await getWiring(), content.slug, account.emailKey));
  answer.headers.set("content-disposition", `attachment; filename="${content.slug}-my-data.json"`);
  return answer;
}

const fieldsSchema = z.looseObject({ confirm: z.literal("yes") });

/** `POST /api/auth/erase`: the signed-in shopper's own data, all of it. */
export async function eraseAnswer(
  request: Request,
  content: TenantContent,
  site: TenantSite,
): Promise<Response> {
  const body = await readBody(request, 1_000);
  if (!body || !fieldsSchema.safeParse(body.fields).success)
    return errorAnswer(400, "The field confirm=yes was expected.");
  const account = await signedInAccount(content);
  if (!account) return errorAnswer(401, "Please sign in first.");
  const wiring = await getWiring();
  await eraseShopper(wiring, content.slug, account.emailKey);
  await forgetAccountCookies();
  await keepInBrowser([]);
  wiring.log.info({ tenant: content.slug }, "a shopper's account was erased on their own demand");
  return body.kind === "json" ? privateAnswer({}) : seeOther(href("home", {}, site));
}
