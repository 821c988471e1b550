import "server-only";
import { join } from "node:path";
import { demoBank, type DemoBank, demoProvider, folderBook } from "@forecourt/leads/demo-payments";
import type { PaymentCallback, PaymentProvider, Reservation } from "@forecourt/leads/reserve";
import { stGeorgeProvider } from "@forecourt/leads/st-george";
import { stripeProvider } from "@forecourt/leads/stripe";
import { tillProvider } from "@forecourt/leads/till";
import type { TenantConfig } from "@forecourt/tenant-config";
import type { Wiring } from "#host/wiring/wiring.ts";
import { settingsOf } from "#server/tenants/payment-accounts.ts";
import { providerUrl } from "#server/tenants/payment-fields.ts";

/** Signs the demo provider's reports; they never leave the process. */
const DEMO_SECRET = "demo-reports";

/** The bank of demonstrations, in the site's data folder. */
export const siteDemoBank = ({ dataDirectory, now }: Wiring): DemoBank =>
  demoBank(folderBook(join(dataDirectory, "demo-bank")), () => now().getTime());

/** Takes a report of the demo provider in, as the route does for one that came over HTTP. */
export type TakeReport = (callback: PaymentCallback) => Promise<unknown>;

/** The account that takes a reservation's money, or null when its settings or secrets are gone. */
export async function providerFor(
  wiring: Wiring,
  { tenant, provider, account }: Pick<Reservation, "tenant" | "provider" | "account">,
  takeReport: TakeReport | null = null,
): Promise<PaymentProvider | null> {
  if (provider === "demo") return wiring.env.FORECOURT_ENV === "production" ? null : demo(wiring, takeReport);
  const content = await wiring.tenant(tenant);
  const settings = content && settingsOf(content.tenant.config.reserve.accounts, account);
  return settings ? openAccount(wiring, provider, settings) : null;
}

function openAccount(
  { env, now, tenantFetch }: Wiring,
  provider: Exclude<Reservation["provider"], "demo">,
  account: TenantConfig["reserve"]["accounts"][number],
): PaymentProvider | null {
  const secret = (name: string | null): string | null =>
    name === null ? null : (env.secrets.get(name) ?? null);
  const key = secret(account.keySecret);
  const reports = secret(account.callbackSecret);
  const apiKey = secret(account.apiKeySecret);
  if (key === null || reports === null) return null;
  const { user } = account;
  const baseUrl = providerUrl(provider, account);
  switch (provider) {
    case "stripe":
      return stripeProvider({
        secretKey: key,
        webhookSecret: reports,
        fetch: tenantFetch,
        ...(account.url === null ? {} : { baseUrl }),
      });
    case "till":
      return user === null || apiKey === null
        ? null
        : tillProvider({
            baseUrl,
            user,
            password: key,
            apiKey,
            sharedSecret: reports,
            fetch: tenantFetch,
            now,
          });
    case "st_george":
      return user === null
        ? null
        : stGeorgeProvider({
            baseUrl,
            secretKey: key,
            merchantId: user,
            notificationSecret: reports,
            fetch: tenantFetch,
          });
  }
}

const demo = (wiring: Wiring, takeReport: TakeReport | null): PaymentProvider =>
  demoProvider({
    bank: siteDemoBank(wiring),
    secret: DEMO_SECRET,
    report:
      takeReport === null
        ? null
        : (callback, delayMs) => {
            setTimeout(() => {
              takeReport(callback).catch((error: unknown) => {
                wiring.log.warn({ error: String(error) }, "a report of the demo provider was not kept");
              });
            }, delayMs).unref();
          },
  });
