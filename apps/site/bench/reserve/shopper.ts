import { setTimeout as wait } from "node:timers/promises";
import type { Reservation } from "@forecourt/leads/reserve";
import type { ProviderDouble } from "@forecourt/leads/testing";

/** How it ended for a shopper, as the site answered. */
export type Outcome = "reserved" | "taken" | "open";

/** One shopper who wants the car, answers or no answers. */
export interface Shopper {
  id: string;
  port: number;
  double: ProviderDouble;
  /** Stripe's fields pay after the start; the others give a token before it. */
  paysAfterwards: boolean;
  tokenOf: (card: "succeed" | "decline") => string;
  /** Whether the dealer is still open; no shopper stays longer. */
  isOpen: () => boolean;
}

type HoldAnswer = { ok: true; reservation: Reservation } | { ok: false; until: number | null };

/** Holds, pays, and asks again whenever the site does not answer; gives up once the car is another shopper's. */
export async function shop(shopper: Shopper): Promise<Outcome> {
  const { id, port, double, paysAfterwards, tokenOf, isOpen } = shopper;
  const ask = async <Answer>(path: string, token: string | null = null): Promise<Answer | null> => {
    try {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: "POST",
        body: JSON.stringify({ id, token }),
      });
      return response.ok ? ((await response.json()) as Answer) : null;
    } catch {
      return null;
    }
  };
  let tries = 0;
  while (isOpen()) {
    const held = await ask<HoldAnswer>("/hold");
    if (held && !held.ok && held.until === null) return "taken";
    if (!held?.ok) {
      await wait(held ? Math.max(50, (held.until ?? 0) - Date.now()) : 80);
      continue;
    }
    const { state } = held.reservation;
    if (state === "reserved") return "reserved";
    if (state === "expired" || state === "failed") return "open";
    tries += 1;
    // Half of them try a card that is declined first, or walk away in the middle.
    const card = tries === 1 && Math.random() < 0.3 ? "decline" : "succeed";
    if (Math.random() < 0.15) return "open";
    if (Math.random() < 0.15) double.loseNextResponse();
    const paying = await ask<Reservation>("/pay", paysAfterwards ? null : tokenOf(card));
    if (paying?.state === "reserved") return "reserved";
    if (paying?.state !== "paying") continue;
    if (paysAfterwards && paying.payment?.session) double.bank.decide(paying.payment.key, card);
    const now = await ask<Reservation>("/refresh");
    if (now?.state === "reserved") return "reserved";
    await wait(50);
  }
  return "open";
}
