import { paymentKey, type Reservation } from "@forecourt/leads/reserve";
import type { Wiring } from "#host/wiring/wiring.ts";
import { moneyOf } from "../mails/reservation-money.ts";

/** Makes the shopper's details a finished lead that tells the dealer of the reservation. Twice is the same lead. */
export async function completeLead(wiring: Wiring, reservation: Reservation): Promise<void> {
  const { leads } = wiring;
  const stored = await leads.get(reservation.leadId);
  // Erased on the shopper's demand: there is no lead to finish.
  if (!stored || stored.lead.stage.kind === "complete") return;
  const content = await wiring.tenant(reservation.tenant);
  const locale = content?.tenant.config.market.locale ?? "en-AU";
  const added = [
    { name: "Reservation", label: "Reservation", value: reservation.id },
    { name: "Deposit", label: "Deposit held", value: moneyOf(reservation, locale) },
    { name: "Payment", label: "Payment", value: `${reservation.provider} ${paymentKey(reservation)}` },
  ];
  const { lead, key, standing, contact, files, deliveries } = stored;
  const saved = await leads.update(stored.id, {
    id: stored.id,
    key,
    lead: { ...lead, stage: { ...lead.stage, kind: "complete" }, answers: [...lead.answers, ...added] },
    standing,
    contact,
    files,
    sinks: deliveries.map(({ sink }) => sink),
    dueAt: wiring.now().getTime(),
  });
  if (!saved.ok && saved.problem === "unavailable") throw new Error(saved.detail);
}
