import type { ComparedReservation } from "@forecourt/leads/reserve";
import { wording } from "@forecourt/tenant-config";
import type { Wiring } from "#host/wiring/wiring.ts";
import { leadOf, sendMail } from "../mails/lead-mail.ts";

/** Tells the dealer which reservations were found different at the provider, and what they are now. */
export async function sendDifferences(
  wiring: Wiring,
  tenant: string,
  day: string,
  differences: readonly ComparedReservation[],
): Promise<void> {
  const found = await firstLead(wiring, differences);
  if (!found) return;
  const { config } = found.content.tenant;
  const words = wording(config).checkout;
  const lines = differences.map(
    ({ reservation: { id, car, state }, found: status, detail }) =>
      `${id}  ${car.name}: ${state}, ${status}, ${detail}`,
  );
  await sendMail(
    wiring,
    found.lead,
    config.site.leadEmail ?? wiring.env.MAIL_FROM,
    `${tenant}.${day}.differences`,
    {
      subject: words.differencesSubject,
      replyTo: null,
      text: [words.differencesText, "", ...lines, ""].join("\n"),
    },
  );
}

/** The mail goes in the name of one of the leads; any of them may have been erased on its shopper's demand. */
async function firstLead(
  wiring: Wiring,
  differences: readonly ComparedReservation[],
): ReturnType<typeof leadOf> {
  for (const { reservation } of differences) {
    const found = await leadOf(wiring, reservation);
    if (found) return found;
  }
  return null;
}
