import type { Payment } from "../payment.ts";

/** Test cards of the demo bank, and what each does. */
export const demoCards = ["succeed", "decline", "confirm", "timeout", "twice", "late"] as const;

/** One of the test cards. */
export type DemoCard = (typeof demoCards)[number];

/** A payment as a bank keeps it. */
export interface BankPayment extends Payment {
  card: DemoCard;
  /** By number, so that the same refund is made once. */
  refunds: Readonly<Record<string, number>>;
}

/** Where a bank keeps its payments. */
export interface BankBook {
  read(key: string): BankPayment | null;
  write(payment: BankPayment): void;
  all(): readonly BankPayment[];
}

/** Why a bank did nothing. */
export interface BankRefusal {
  refused: "missing" | "wrong_state" | "too_much" | "declined";
}

/** Seven days, as card schemes hold money that was authorised without the card. */
const HOLD_MS = 7 * 86_400_000;

/** A bank with one account. */
export interface DemoBank {
  /** Holds the amount as the card allows; the same key changes nothing. Without a card the payment waits for one. */
  authorise(start: { key: string; amount: number; currency: string; card: DemoCard | null }): BankPayment;
  /** The shopper gives a card, or confirms, to a payment that waits. */
  decide(key: string, card: DemoCard | "confirmed" | "rejected"): BankPayment | BankRefusal;
  /** Lets a declined payment wait for another card, as some providers do. */
  reopen(key: string): void;
  capture(key: string, amount: number): BankPayment | BankRefusal;
  void(key: string): BankPayment | BankRefusal;
  refund(key: string, amount: number, number: number): BankPayment | BankRefusal;
  find(keyOrReference: string): BankPayment | null;
  /** Lets what is held lapse, as after the card scheme's days. */
  lapse(key: string): void;
}

/** Whether a bank did nothing. */
export const isRefusal = (response: BankPayment | BankRefusal): response is BankRefusal =>
  "refused" in response;

const by = (card: DemoCard): Pick<BankPayment, "status" | "card" | "declineCode"> => ({
  card,
  status: card === "decline" ? "declined" : card === "confirm" ? "waiting" : "authorised",
  declineCode: card === "decline" ? "insufficient_funds" : null,
});

/**
 * The rules of holding and moving money, without any: behind the demo provider, and behind the doubles that the other
 * adapters are tested against.
 */
export function demoBank(book: BankBook, now: () => number): DemoBank {
  const changed = (payment: BankPayment): BankPayment => {
    book.write(payment);
    return payment;
  };
  const held = (payment: BankPayment): BankPayment =>
    payment.status === "authorised" ? { ...payment, captureBefore: now() + HOLD_MS } : payment;
  const of = (key: string, work: (payment: BankPayment) => BankPayment | BankRefusal) => {
    const payment = book.read(key);
    if (!payment) return { refused: "missing" as const };
    const response = work(payment);
    return isRefusal(response) || response === payment ? response : changed(response);
  };
  return {
    authorise: ({ key, amount, currency, card }) =>
      book.read(key) ??
      changed(
        held({
          key,
          reference: `bank-${key}`,
          amount,
          currency,
          captured: 0,
          refunded: 0,
          captureBefore: null,
          session: null,
          confirmAt: null,
          refunds: {},
          ...(card === null ? { status: "waiting", card: "succeed", declineCode: null } : by(card)),
        }),
      ),
    decide: (key, card) =>
      of(key, (payment) => {
        if (payment.status !== "waiting") return payment;
        if (card === "rejected")
          return { ...payment, status: "declined", declineCode: "authentication_failed" };
        return held(
          card === "confirmed" ? { ...payment, status: "authorised" } : { ...payment, ...by(card) },
        );
      }),
    reopen: (key) =>
      void of(key, (payment) =>
        payment.status === "declined" ? { ...payment, status: "waiting", declineCode: null } : payment,
      ),
    capture: (key, amount) =>
      of(key, (payment) => {
        if (payment.status === "captured" && payment.captured === amount) return payment;
        if (payment.status !== "authorised") return { refused: "wrong_state" };
        if (amount > payment.amount || amount <= 0) return { refused: "too_much" };
        return { ...payment, status: "captured", captured: amount };
      }),
    void: (key) =>
      of(key, (payment) => {
        if (payment.status === "voided") return payment;
        if (payment.status !== "authorised" && payment.status !== "waiting")
          return { refused: "wrong_state" };
        return { ...payment, status: "voided" };
      }),
    refund: (key, amount, number) =>
      of(key, (payment) => {
        if (payment.refunds[number] === amount) return payment;
        if (payment.status !== "captured") return { refused: "wrong_state" };
        const refunded = payment.refunded + amount;
        if (refunded > payment.captured || amount <= 0) return { refused: "too_much" };
        const refunds = { ...payment.refunds, [number]: amount };
        return {
          ...payment,
          refunds,
          refunded,
          status: refunded === payment.captured ? "refunded" : "captured",
        };
      }),
    find: (wanted) => book.read(wanted) ?? book.all().find(({ reference }) => reference === wanted) ?? null,
    lapse: (key) => void of(key, (payment) => ({ ...payment, status: "voided" })),
  };
}
