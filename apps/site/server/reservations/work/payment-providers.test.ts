import { describe, expect, it, vi } from "vitest";
import { aPaymentAccount, PAYMENT_ACCOUNT_SECRETS } from "#server/testing/a-payment-account.ts";
import { testSite } from "#server/testing/test-site.ts";
import { providerFor } from "./payment-providers.ts";

const TENANT = "harbourside";
const world = await testSite(PAYMENT_ACCOUNT_SECRETS);

/** The dealer with one account for all. */
async function withAccount(change: object): Promise<void> {
  const { content } = await world.site(TENANT);
  const account = aPaymentAccount(change);
  const { config } = content.tenant;
  const reserve = { ...config.reserve, accounts: [account] };
  const tenant = { ...content.tenant, config: { ...config, reserve } };
  vi.spyOn(world.wiring, "tenant").mockResolvedValue({ ...content, tenant });
}
const opened = async (provider: "stripe" | "till" | "st_george", change: object = {}): Promise<boolean> => {
  await withAccount(change);
  return (await providerFor(world.wiring, { tenant: TENANT, provider, account: null })) !== null;
};
/** Where a provider asks for a payment. */
async function asked(provider: "stripe" | "till" | "st_george", change: object = {}): Promise<string> {
  await withAccount(change);
  const fetch = vi.spyOn(world.wiring, "tenantFetch").mockResolvedValue(new Response("{}", { status: 404 }));
  const account = await providerFor(world.wiring, { tenant: TENANT, provider, account: null });
  await account?.read({ key: "key-1", reference: "ref-1", amount: 100, currency: "AUD" });
  const [address] = fetch.mock.calls[0] ?? [];
  fetch.mockRestore();
  return address instanceof Request ? address.url : new URL(address ?? "").href;
}

describe("providerFor", () => {
  it.each(["stripe", "till", "st_george"] as const)(
    "opens %s with the dealer's own secrets",
    async (name) => {
      expect(await opened(name)).toBe(true);
      expect(await opened(name, { keySecret: "FORECOURT_SECRET_NONE" })).toBe(false);
      expect(await opened(name, { callbackSecret: "FORECOURT_SECRET_NONE" })).toBe(false);
      expect(await opened(name, { dealership: "elsewhere" })).toBe(false);
    },
  );

  it("wants a user where the provider has one, and Till's connector", async () => {
    expect(await opened("stripe", { user: null, apiKeySecret: null })).toBe(true);
    expect(await opened("till", { user: null })).toBe(false);
    expect(await opened("till", { apiKeySecret: null })).toBe(false);
    expect(await opened("st_george", { user: null })).toBe(false);
    expect(await opened("st_george", { apiKeySecret: null })).toBe(true);
  });

  it("asks the provider's own address, or the account's", async () => {
    expect(await asked("stripe")).toMatch(/^https:\/\/api\.stripe\.com\//);
    expect(await asked("till")).toMatch(/^https:\/\/gateway\.tillpayments\.com\/api\/v3\//);
    expect(await asked("st_george")).toMatch(/^https:\/\/api\.payway\.com\.au\/rest\/v1\//);
    const url = "https://test.example/pay/";
    // Stripe's client takes a host and keeps its own path.
    expect(await asked("stripe", { url })).toMatch(/^https:\/\/test\.example\/v1\//);
    for (const name of ["till", "st_george"] as const)
      expect(await asked(name, { url })).toMatch(/^https:\/\/test\.example\/pay\/[^/]/);
  });

  it("opens nothing of a dealer that is gone, and the demo provider outside production alone", async () => {
    vi.spyOn(world.wiring, "tenant").mockResolvedValue(null);
    const of = { tenant: "gone", account: null };
    expect(await providerFor(world.wiring, { ...of, provider: "stripe" })).toBeNull();
    expect(await providerFor(world.wiring, { ...of, provider: "demo" })).not.toBeNull();
    const env = { ...world.wiring.env, FORECOURT_ENV: "production" as const };
    expect(await providerFor({ ...world.wiring, env }, { ...of, provider: "demo" })).toBeNull();
  });
});
