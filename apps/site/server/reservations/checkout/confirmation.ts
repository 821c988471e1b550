import { confirmedLead, reserveForm, successQuery } from "@forecourt/leads";
import type { Reservation } from "@forecourt/leads/reserve";
import { href } from "@forecourt/tenant-config/routes";
import { formFacts } from "#server/forms/form-facts.ts";
import { keepSentLead } from "#server/leads/sent-lead.ts";
import { findCarById } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { completeLead } from "../work/complete-lead.ts";

/** The address of the confirmation page of a reservation, which then tells of its lead. */
export async function confirmation(
  wiring: Wiring,
  reservation: Reservation,
  site: TenantSite,
): Promise<string> {
  const { id, leadId } = reservation;
  // The worker does the same; a shopper who reads the confirmation need not wait for its round.
  await completeLead(wiring, reservation).catch((error: unknown) => {
    wiring.log.warn(
      { reservation: id, error: String(error) },
      "the worker finishes the lead of a reservation",
    );
  });
  await keepSentLead(wiring, leadId);
  const car = await findCarById(wiring, site.content, reservation.car.id);
  const form = reserveForm(site.config, formFacts(site, { car, location: null }));
  return href("success", {}, site, { query: successQuery(confirmedLead(form, {}, car?.condition ?? null)) });
}
