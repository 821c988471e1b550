import { aCar } from "@forecourt/search/testing";
import type { TenantConfig } from "@forecourt/tenant-config";
import { describe, expect, it } from "vitest";
import { aPaymentAccount, PAYMENT_ACCOUNT_SECRETS } from "#server/testing/a-payment-account.ts";
import { demoContent } from "#server/testing/demo-content.ts";
import { type PaymentAccount, paymentAccounts, settingsOf } from "./payment-accounts.ts";

type Account = TenantConfig["reserve"]["accounts"][number];

const anAccount = (change: Partial<Account> = {}): Account =>
  aPaymentAccount({ publishableKeySecret: "FORECOURT_SECRET_SHOWN", ...change });
const SECRETS = new Map([
  ...Object.entries(PAYMENT_ACCOUNT_SECRETS),
  ["FORECOURT_SECRET_SHOWN", "shown"],
  ["FORECOURT_SECRET_OWN", "the dealership's own"],
]);

const config = (await demoContent("harbourside")).tenant.config;

const car = aCar({
  dealership: { id: "1", slug: "north", name: "North" },
  paymentProcessors: [{ authorizationType: "St George", hasKey: true }],
});

/** The account of a car where the dealer's settings are these. */
function accountOf(
  reserve: Partial<TenantConfig["reserve"]>,
  {
    secrets = SECRETS,
    environment = "demo",
    dealerships = config.site.dealerships,
  }: {
    secrets?: ReadonlyMap<string, string>;
    environment?: "demo" | "production";
    dealerships?: TenantConfig["site"]["dealerships"];
  } = {},
): PaymentAccount | null {
  const changed = {
    ...config,
    site: { ...config.site, dealerships },
    reserve: { ...config.reserve, ...reserve },
  };
  return paymentAccounts(changed, { secrets, FORECOURT_ENV: environment })(car);
}
const stripe = (...accounts: Account[]) => ({ paymentProvider: "stripe" as const, accounts });

describe("settingsOf", () => {
  const [own, all] = [anAccount({ dealership: "north" }), anAccount()];
  it("takes a dealership's own account before the one for all", () => {
    expect(settingsOf([all, own], "north")).toBe(own);
    expect(settingsOf([own, all], "south")).toBe(all);
    expect(settingsOf([own, all], null)).toBe(all);
    expect(settingsOf([own], "south")).toBeUndefined();
    expect(settingsOf([own], null)).toBeUndefined();
  });
});

describe("paymentAccounts", () => {
  it("finds the account of the provider that the settings name", () => {
    expect(accountOf(stripe(anAccount()))).toEqual({
      provider: "stripe",
      dealership: null,
      publishableKey: "shown",
      fields: {
        script: "https://js.stripe.com/v3/",
        hosts: ["https://js.stripe.com", "https://hooks.stripe.com", "https://api.stripe.com"],
      },
    });
    expect(accountOf(stripe(anAccount(), anAccount({ dealership: "north" })))).toMatchObject({
      dealership: "north",
    });
  });

  it("takes the provider that the car's feed names where the settings name none", () => {
    expect(accountOf({ paymentProvider: null, accounts: [anAccount()] })).toMatchObject({
      provider: "st_george",
      fields: { script: "https://api.payway.com.au/rest/v1/payway.js" },
    });
    const unknown = aCar({ ...car, paymentProcessors: [{ authorizationType: "Other", hasKey: true }] });
    const reserve = { ...config.reserve, paymentProvider: null, accounts: [anAccount()] };
    expect(
      paymentAccounts({ ...config, reserve }, { secrets: SECRETS, FORECOURT_ENV: "demo" })(unknown),
    ).toBeNull();
  });

  it("takes the key for the browser of the car's dealership before the account's", () => {
    const dealerships = [
      { id: "1", slug: "north", name: "North", publishableKeySecret: "FORECOURT_SECRET_OWN" },
    ];
    expect(accountOf(stripe(anAccount()), { dealerships })).toMatchObject({
      publishableKey: "the dealership's own",
    });
  });

  it.each([
    ["key", anAccount({ keySecret: "FORECOURT_SECRET_NONE" })],
    ["reports", anAccount({ callbackSecret: "FORECOURT_SECRET_NONE" })],
    ["key for the browser", anAccount({ publishableKeySecret: null })],
    ["account", anAccount({ dealership: "south" })],
  ])("finds none without its %s", (_, account) => {
    expect(accountOf(stripe(account))).toBeNull();
  });

  it("wants a user of Till and St George, and Till's connector, but neither of Stripe", () => {
    const bare = anAccount({ user: null, apiKeySecret: null });
    expect(accountOf(stripe(bare))).toMatchObject({ provider: "stripe" });
    for (const [paymentProvider, account, isWhole] of [
      ["till", anAccount(), true],
      ["till", anAccount({ user: null }), false],
      ["till", anAccount({ apiKeySecret: null }), false],
      ["till", anAccount({ apiKeySecret: "FORECOURT_SECRET_NONE" }), false],
      ["st_george", anAccount({ apiKeySecret: null }), true],
      ["st_george", anAccount({ user: null }), false],
    ] as const)
      expect(accountOf({ paymentProvider, accounts: [account] }) !== null).toBe(isWhole);
  });

  it("has the demo provider everywhere but in production", () => {
    const demo = { paymentProvider: "demo" as const, accounts: [] };
    expect(accountOf(demo)).toEqual({
      provider: "demo",
      dealership: null,
      publishableKey: null,
      fields: null,
    });
    expect(accountOf(demo, { environment: "production" })).toBeNull();
  });
});
