import { randomUUID } from "node:crypto";
import {
  type PaymentCallback,
  type Reservation,
  type ReservationDesk,
  reservationDesk,
  type ReservationWorkerDeps,
  workReservations,
} from "@forecourt/leads/reserve";
import type { Wiring } from "#host/wiring/wiring.ts";
import { completeLead } from "./complete-lead.ts";
import { providerFor } from "./payment-providers.ts";
import { sendExpiryWarning, sendReceipt } from "../mails/reservation-mails.ts";

/** What the reservations of this process are made and worked on with. */
export function reservationDeps(wiring: Wiring): ReservationWorkerDeps {
  return {
    store: wiring.reservations,
    providerOf: (reservation) =>
      providerFor(wiring, reservation, (callback) => takeReport(wiring, reservation, callback)),
    now: () => wiring.now().getTime(),
    random: Math.random,
    newLease: randomUUID,
    carryOut: async (task, reservation) => {
      if (task.kind === "lead") await completeLead(wiring, reservation);
      else if (task.kind === "receipt") await sendReceipt(wiring, reservation);
      else await sendExpiryWarning(wiring, reservation);
    },
    onEvent: (event) => wiring.log.info(event, "reservation"),
  };
}

export const deskOf = (wiring: Wiring): ReservationDesk => reservationDesk(reservationDeps(wiring));

/** One round of what waits: reports, reservations whose time has come, money to move, leads and mails. */
export const workOnce = (wiring: Wiring): Promise<number> => workReservations(reservationDeps(wiring));

/**
 * Takes a provider's report in: stored before the response, read at once, and again by the next round when the provider
 * does not respond. False when the report is not the provider's own.
 */
export async function takeReport(
  wiring: Wiring,
  account: Pick<Reservation, "tenant" | "provider" | "account">,
  callback: PaymentCallback,
): Promise<boolean> {
  const provider = await providerFor(wiring, account);
  const at = wiring.now().getTime();
  const verified = provider?.verifyCallback(callback, at);
  if (!verified?.ok) {
    const detail = verified?.detail ?? "not configured";
    wiring.log.warn({ tenant: account.tenant, provider: account.provider, detail }, "report refused");
    return false;
  }
  const { id, key, reference } = verified;
  const report = { provider: account.provider, id, tenant: account.tenant, key, reference, receivedAt: at };
  if ((await wiring.reservations.keepCallback(report)) === "stored")
    await deskOf(wiring).handleCallback(report);
  return true;
}
