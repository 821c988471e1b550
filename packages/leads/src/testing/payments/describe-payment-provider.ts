import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { DemoBank, DemoCard } from "../../reserve/payments/demo/demo-bank.ts";
import type {
  Payment,
  PaymentResult,
  PaymentCallback,
  PaymentProvider,
  PaymentRef,
} from "../../reserve/payments/payment.ts";

/** A provider with the bank behind it. */
export interface PaymentProviderUnderTest {
  provider: PaymentProvider;
  bank: DemoBank;
  /** What the browser's fields make of a card; null where the browser pays once the payment is started. */
  tokenOf(card: DemoCard): string | null;
  /** The next call is carried out and its answer lost. */
  loseNextResponse(): void;
  /** A report about a payment, signed as the provider signs. */
  report(payment: PaymentRef): PaymentCallback;
  /** Everything our server sent, as text. */
  sent(): string;
  /** Whether a report's signature is over its body, or is a password beside it. */
  signsBody: boolean;
  stop(): Promise<void>;
}

const NOW = Date.UTC(2026, 10, 22, 9);
const KEY = "r0123456789abcdef-1";
const START = {
  key: KEY,
  amount: 20_050,
  currency: "AUD",
  description: "Deposit",
  returnUrl: "https://dealer.example/checkout",
  callbackUrl: "https://dealer.example/api/payments",
};

/**
 * The contract of every payment provider; call it inside a vitest file.
 *
 * @example
 * describePaymentProvider("demo", async (now) => ({ provider: demoProvider(…), … }));
 */
export function describePaymentProvider(
  name: string,
  make: (now: () => number) => Promise<PaymentProviderUnderTest>,
): void {
  describe(`payment provider: ${name}`, () => {
    let world: PaymentProviderUnderTest;
    beforeEach(async () => {
      world = await make(() => NOW);
    });
    afterEach(() => world.stop());

    const start = (card: DemoCard): Promise<PaymentResult> =>
      world.provider.start({ ...START, token: world.tokenOf(card) });
    /** Starts, and does in the browser what is left to do. */
    async function pay(card: DemoCard): Promise<Payment> {
      const started = paid(await start(card));
      if (world.tokenOf(card) === null) world.bank.decide(KEY, card);
      return paid(await world.provider.read(ref(started)));
    }

    it("holds the amount, and says until when where it is known", async () => {
      const payment = await pay("succeed");
      expect(payment).toMatchObject({
        key: KEY,
        status: "authorised",
        amount: 20_050,
        currency: "AUD",
        captured: 0,
        refunded: 0,
      });
      expect(payment.captureBefore === null || payment.captureBefore > NOW).toBe(true);
    });

    it("tells of a declined card, and holds nothing", async () => {
      const payment = await pay("decline");
      expect(["declined", "waiting"]).toContain(payment.status);
      expect(payment.declineCode).toBeTruthy();
      expect(world.bank.find(KEY)?.status).toBe("declined");
    });

    it("waits while the shopper confirms at the bank, and holds or declines then", async () => {
      const payment = await pay("confirm");
      expect(payment.status).toBe("waiting");
      world.bank.decide(KEY, "confirmed");
      expect(paid(await world.provider.read(ref(payment))).status).toBe("authorised");
    });

    it("starts the same payment once, however often it is asked", async () => {
      const first = paid(await start("succeed"));
      const again = paid(await start("succeed"));
      expect(again.reference).toBe(first.reference);
      expect(world.sent().split(KEY).length).toBeGreaterThan(2);
    });

    it("finds a payment whose start was carried out and never answered", async () => {
      world.loseNextResponse();
      expect(await start("succeed")).toMatchObject({ ok: false, problem: "unreachable" });
      const later = await world.provider.read({ ...START, reference: null });
      // Where the browser pays after the start, nothing can have been paid without the answer.
      const atBank = world.bank.find(KEY)?.status;
      expect(later.ok ? later.payment.status : "waiting").toBe(atBank);
      expect(paid(await start("succeed")).key).toBe(KEY);
    });

    it("captures what is held once, or a part of it, and never more", async () => {
      const payment = await pay("succeed");
      expect(await world.provider.capture(ref(payment), 20_051)).toMatchObject({
        ok: false,
        problem: "refused",
      });
      for (let time = 0; time < 2; time += 1)
        expect(paid(await world.provider.capture(ref(payment), 15_000))).toMatchObject({
          status: "captured",
          captured: 15_000,
        });
      expect(world.bank.find(KEY)?.captured).toBe(15_000);
    });

    it("captures once when the first answer was lost", async () => {
      const payment = await pay("succeed");
      await world.provider.read(ref(payment));
      world.loseNextResponse();
      await world.provider.capture(ref(payment), 20_050);
      expect(paid(await world.provider.capture(ref(payment), 20_050))).toMatchObject({ captured: 20_050 });
    });

    it("voids what is held, twice with the same end, and captures nothing afterwards", async () => {
      const payment = await pay("succeed");
      expect(paid(await world.provider.void(ref(payment))).status).toBe("voided");
      expect(paid(await world.provider.void(ref(payment))).status).toBe("voided");
      expect(await world.provider.capture(ref(payment), 100)).toMatchObject({
        ok: false,
        problem: "refused",
      });
    });

    it("voids a payment that waits, so that it cannot be paid later", async () => {
      const payment = await pay("confirm");
      expect(paid(await world.provider.void(ref(payment))).status).toBe("voided");
      world.bank.decide(KEY, "confirmed");
      expect(paid(await world.provider.read(ref(payment))).status).toBe("voided");
    });

    it("does not void what was captured", async () => {
      const payment = await pay("succeed");
      await world.provider.capture(ref(payment), 20_050);
      expect(await world.provider.void(ref(payment))).toMatchObject({ ok: false, problem: "refused" });
    });

    it("refunds in parts, each number once, and never more than was captured", async () => {
      const payment = await pay("succeed");
      await world.provider.capture(ref(payment), 20_050);
      for (let time = 0; time < 2; time += 1)
        expect(paid(await world.provider.refund(ref(payment), 5_000, 1))).toMatchObject({
          status: "captured",
          refunded: 5_000,
        });
      expect(await world.provider.refund(ref(payment), 20_000, 2)).toMatchObject({
        ok: false,
        problem: "refused",
      });
      expect(paid(await world.provider.refund(ref(payment), 15_050, 2))).toMatchObject({
        status: "refunded",
        refunded: 20_050,
      });
    });

    it("tells when what was held has lapsed", async () => {
      const payment = await pay("succeed");
      world.bank.lapse(KEY);
      expect(paid(await world.provider.read(ref(payment))).status).toBe("voided");
    });

    it("tells the amount and currency the bank holds, whatever was asked for", async () => {
      world.bank.authorise({ key: KEY, amount: 1, currency: "NZD", card: "succeed" });
      const reference = world.provider.name === "stripe" ? `pi_${KEY}` : null;
      expect(paid(await world.provider.read({ ...START, reference }))).toMatchObject({
        amount: 1,
        currency: "NZD",
        status: "authorised",
      });
    });

    it("knows no payment that was never started", async () => {
      expect(await world.provider.read({ ...START, reference: null })).toMatchObject({
        ok: false,
        problem: "missing",
      });
    });

    it("takes a report of the provider, and none that another sent or changed", async () => {
      const payment = await pay("succeed");
      const report = world.report(ref(payment));
      const verified = world.provider.verifyCallback(report, NOW);
      const of = verified.ok ? verified : null;
      expect(of?.key === KEY || of?.reference === payment.reference).toBe(true);
      const tampered = world.provider.verifyCallback({ ...report, body: `${report.body} ` }, NOW);
      expect(tampered.ok ? null : tampered.problem).toBe(world.signsBody ? "signature" : null);
      const unsigned = { ...report, headers: { "content-type": report.headers["content-type"] } };
      expect(world.provider.verifyCallback(unsigned, NOW)).toMatchObject({ ok: false, problem: "signature" });
    });

    it("sends no card number and no secret of the shopper's", async () => {
      await pay("succeed");
      // Card numbers are 13 to 19 digits in a row.
      expect(world.sent().replaceAll(KEY, "")).not.toMatch(/(?<![\w])\d{13,19}(?![\w])/);
    });
  });
}

function paid(result: PaymentResult): Payment {
  if (!result.ok) throw new Error(`The provider responded with ${result.problem}: ${result.detail}`);
  return result.payment;
}

const ref = ({ key, reference, amount, currency }: Payment): PaymentRef => ({
  key,
  reference,
  amount,
  currency,
});
