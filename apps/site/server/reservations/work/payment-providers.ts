import { join } from "node:path";
import { demoBank, type DemoBank, demoProvider, folderBook } from "@forecourt/leads/demo-payments";
import type { PaymentCallback, PaymentProvider, Reservation } from "@forecourt/leads/reserve";
import { paymentKinds, providerUrl } from "@forecourt/leads/payment-kinds";
import type { TenantConfig } from "@forecourt/tenant-config";
import type { Wiring } from "#host/wiring/wiring.ts";
import { settingsOf } from "#server/tenants/payment-accounts.ts";

/** Signs the demo provider's reports; they never leave the process. */
const DEMO_SECRET = "demo-reports";

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
  const kind = paymentKinds[provider];
  const key = secret(account.keySecret);
  const reports = secret(account.callbackSecret);
  const given = { user: account.user, apiKey: secret(account.apiKeySecret) };
  if (key === null || reports === null || kind.needs.some((need) => given[need] === null)) return null;
  return kind.open({
    baseUrl: providerUrl(kind, account),
    user: given.user ?? "",
    apiKey: given.apiKey ?? "",
    key,
    reports,
    fetch: tenantFetch,
    now,
  });
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
                wiring.log.warn({ error: String(error) }, "a report of the demo provider was not stored");
              });
            }, delayMs).unref();
          },
  });
