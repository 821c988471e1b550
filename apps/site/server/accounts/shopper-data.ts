import "server-only";
import { parseWatchlist, watchlistRecords } from "@forecourt/forms-machine";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { href } from "@forecourt/tenant-config/routes";
import { z } from "zod";
import { errorAnswer } from "#server/http/error-answer.ts";
import { readBody } from "#server/http/request-body.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";
import type { Wiring } from "#server/wiring/wiring.ts";
import { forgetAccountCookies } from "./account-cookies.ts";
import { privateAnswer, seeOther } from "./account-route.ts";
import { signedInAccount } from "./current-shopper.ts";

const iso = (time: number): string => new Date(time).toISOString();

/** Everything kept of whoever has an address at a dealer, account or not; null when it is nothing. */
export async function dataOfShopper(
  { accounts, alerts }: Pick<Wiring, "accounts" | "alerts">,
  tenant: string,
  emailKey: string,
): Promise<object | null> {
  const [account, subscriber] = [
    await accounts.accountOfEmail(tenant, emailKey),
    await alerts.subscriberOfEmail(tenant, emailKey),
  ];
  if (!account && !subscriber) return null;
  const sessions = account ? await accounts.sessions(tenant, account.id) : [];
  const wanted = subscriber ? await alerts.alertsOf(tenant, subscriber.id) : [];
  return {
    site: tenant,
    email: account?.email ?? subscriber?.email,
    account: account && {
      createdAt: iso(account.createdAt),
      favourites: watchlistRecords(parseWatchlist(account.watchlist)),
    },
    sessions: sessions.map(({ createdAt, seenAt }) => ({ createdAt: iso(createdAt), seenAt: iso(seenAt) })),
    alerts: wanted.map(({ name, subject, frequency, state, consent, createdAt }) => ({
      name,
      subject,
      frequency,
      state,
      consent,
      createdAt: iso(createdAt),
    })),
  };
}

/** Erases whoever has an address at a dealer: account, sessions, favourites, alerts and their evidence. */
export async function eraseShopper(
  { accounts, alerts }: Pick<Wiring, "accounts" | "alerts">,
  tenant: string,
  emailKey: string,
): Promise<{ accounts: number; alerts: number }> {
  const account = await accounts.accountOfEmail(tenant, emailKey);
  const subscriber = await alerts.subscriberOfEmail(tenant, emailKey);
  const count = subscriber ? (await alerts.alertsOf(tenant, subscriber.id)).length : 0;
  if (subscriber) await alerts.eraseSubscriber(tenant, subscriber.id);
  const isErased = account !== null && (await accounts.eraseAccount(tenant, account.id));
  return { accounts: isErased ? 1 : 0, alerts: count };
}

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
  wiring.log.info({ tenant: content.slug }, "a shopper's account was erased on their own demand");
  return body.kind === "json" ? privateAnswer({}) : seeOther(href("home", {}, site));
}
