import { paymentWorlds } from "@forecourt/leads/testing";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aPaymentAccount } from "#server/testing/a-payment-account.ts";
import { openTestSite, type TestSite } from "#server/testing/test-site.ts";
import { receiveReport } from "./receive-report.ts";

type Stripe = Awaited<ReturnType<(typeof paymentWorlds)["stripe"]>>;
type Account = TenantContent["tenant"]["config"]["reserve"]["accounts"][number];

let world: TestSite;
let stripe: Stripe;
beforeAll(async () => {
  world = await openTestSite({
    FORECOURT_SECRET_KEY_A: "sk_double",
    FORECOURT_SECRET_REPORTS: "report-secret",
    FORECOURT_SECRET_OTHER: "another-secret",
  });
  stripe = await paymentWorlds.stripe(() => world.wiring.now().getTime());
});
afterAll(async () => {
  await stripe.stop();
  await world.close();
});
beforeEach(() => {
  vi.spyOn(world.wiring, "tenantFetch").mockResolvedValue(new Response("{}", { status: 404 }));
});

const account = (dealership: string | null, callbackSecret: string): Account =>
  aPaymentAccount({ dealership, callbackSecret });

/** The dealer with these accounts. */
async function dealer(...accounts: Account[]): Promise<TenantContent> {
  const { content } = await world.site("harbourside");
  const { config } = content.tenant;
  const changed = { ...config, reserve: { ...config.reserve, accounts } };
  const whole = { ...content, tenant: { ...content.tenant, config: changed } };
  vi.spyOn(world.wiring, "tenant").mockResolvedValue(whole);
  return whole;
}

/** What the site answers to a report of a payment, as Stripe signs it. */
async function reported(
  content: TenantContent,
  key: string,
  { name = "stripe", body = undefined as string | undefined } = {},
): Promise<Response | null> {
  const signed = stripe.report({ key, reference: `pi_${key}`, amount: 100, currency: "AUD" });
  const request = new Request("https://d.example/api/payments/stripe?x=1", {
    method: "POST",
    headers: signed.headers as Record<string, string>,
    body: body ?? signed.body,
  });
  return receiveReport(request, content, world.wiring, name);
}
const kept = () => vi.spyOn(world.wiring.reservations, "keepCallback");

describe("receiveReport", () => {
  it("keeps a signed report once, and answers with the receipt its provider expects", async () => {
    const keep = kept();
    const content = await dealer(account(null, "FORECOURT_SECRET_REPORTS"));
    const answer = await reported(content, "r1-1");
    expect([answer?.status, answer?.headers.get("content-type"), await answer?.text()]).toEqual([
      200,
      "text/plain",
      "{}",
    ]);
    expect(keep).toHaveBeenCalledExactlyOnceWith({
      provider: "stripe",
      id: "evt_r1-1",
      tenant: "harbourside",
      key: "r1-1",
      reference: "pi_r1-1",
      receivedAt: world.wiring.now().getTime(),
    });
    expect((await reported(content, "r1-1"))?.status).toBe(200);
    keep.mockRestore();
  });

  it("finds the account whose secret signed it among the dealer's", async () => {
    const content = await dealer(
      account("harbourside-mazda", "FORECOURT_SECRET_OTHER"),
      account("harbourside-toyota", "FORECOURT_SECRET_REPORTS"),
    );
    expect((await reported(content, "r2-1"))?.status).toBe(200);
  });

  it("takes no report that no account of the dealer signed", async () => {
    const keep = kept();
    const signed = await dealer(account(null, "FORECOURT_SECRET_REPORTS"));
    expect(await reported(signed, "r3-1", { body: "{}" })).toBeNull();
    expect(await reported(await dealer(account(null, "FORECOURT_SECRET_OTHER")), "r3-1")).toBeNull();
    expect(await reported(await dealer(account(null, "FORECOURT_SECRET_NONE")), "r3-1")).toBeNull();
    expect(await reported(await dealer(), "r3-1")).toBeNull();
    expect(keep).not.toHaveBeenCalled();
    keep.mockRestore();
  });

  it("takes none of a provider it does not know, none without a body, and none beyond 200,000 bytes", async () => {
    const content = await dealer(account(null, "FORECOURT_SECRET_REPORTS"));
    expect(await reported(content, "r4-1", { name: "paypal" })).toBeNull();
    expect(await reported(content, "r4-1", { body: "x".repeat(200_001) })).toBeNull();
    const bare = new Request("https://d.example/api/payments/stripe", { method: "POST" });
    expect(await receiveReport(bare, content, world.wiring, "stripe")).toBeNull();
  });
});
