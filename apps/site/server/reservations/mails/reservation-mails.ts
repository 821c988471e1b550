import type { Reservation } from "@forecourt/leads/reserve";
import { wording } from "@forecourt/tenant-config";
import { changeOfMind } from "./checkout-words.ts";
import { leadOf, sendMail } from "./lead-mail.ts";
import { moneyOf } from "./reservation-money.ts";
import type { Wiring } from "#host/wiring/wiring.ts";

const row = (label: string, value: string): string => `${label}: ${value}`;

/** Mails the shopper what was reserved, what it costs and what happens when they change their mind. */
export async function sendReceipt(wiring: Wiring, reservation: Reservation): Promise<void> {
  const found = await leadOf(wiring, reservation);
  const to = found?.lead.lead.person.email ?? null;
  // A test lead, and one that was erased, get no mail.
  if (!found || to === null || found.lead.standing.kind !== "clear") return;
  const { config } = found.content.tenant;
  const words = wording(config).checkout;
  const { phone } = config.site;
  await sendMail(wiring, found.lead, to, `${reservation.id}.receipt`, {
    subject: words.receiptSubject(reservation.car.name),
    replyTo: null,
    text: [
      words.receiptThanks,
      "",
      row(words.receiptNumber, reservation.id),
      reservation.car.name,
      row(words.receiptAmount, moneyOf(reservation, config.market.locale)),
      words.tax,
      "",
      `${words.changeOfMind}: ${changeOfMind(config)}`,
      "",
      config.site.name,
      ...(phone === null ? [] : [phone]),
      "",
    ].join("\n"),
  });
}

/** Tells the dealer that the bank lets go of the deposit soon. */
export async function sendExpiryWarning(wiring: Wiring, reservation: Reservation): Promise<void> {
  const found = await leadOf(wiring, reservation);
  if (!found) return;
  const { config } = found.content.tenant;
  const words = wording(config).checkout;
  const before = reservation.payment?.captureBefore ?? wiring.now().getTime();
  const date = new Intl.DateTimeFormat(config.market.locale, { dateStyle: "long", timeZone: "UTC" }).format(
    before,
  );
  await sendMail(
    wiring,
    found.lead,
    config.site.leadEmail ?? wiring.env.MAIL_FROM,
    `${reservation.id}.expiry`,
    {
      subject: words.warningSubject({ reference: reservation.id, date }),
      replyTo: null,
      text: `${reservation.car.name}\n\n${words.warningText({ reference: reservation.id, date })}\n`,
    },
  );
}
