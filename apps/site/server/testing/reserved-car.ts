import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { aNewLead } from "@forecourt/leads/testing";
import type { Reservation } from "@forecourt/leads/reserve";
import { deskOf } from "#server/reservations/work/reservation-work.ts";
import type { Wiring } from "#host/wiring/wiring.ts";

/** A reservation of a car of Harbourside with a deposit of 500 dollars held by the demo bank. */
export async function reservedCar(
  wiring: Wiring,
  id: string,
  car: string,
  lead: Parameters<typeof aNewLead>[0] = {},
): Promise<Reservation> {
  const tenant = "harbourside";
  const person = { ...aNewLead().lead.person, email: "kim@example.com" };
  await wiring.leads.accept(
    aNewLead({ id: `lead-${id}`, key: id, ...lead, lead: { tenant, person, ...lead.lead } }),
  );
  const desk = deskOf(wiring);
  await desk.hold({
    id,
    tenant,
    key: id,
    leadId: `lead-${id}`,
    car: { id: car, slug: car, name: `Kia Rio ${car}`, price: 20_000 },
    provider: "demo",
    account: null,
    amount: 50_000,
    currency: "AUD",
    holdMs: 1_200_000,
  });
  const urls = { returnUrl: "https://a.example/", callbackUrl: "https://a.example/" };
  await desk.pay(id, { token: "demo_succeed", description: "D", ...urls, check: async () => null });
  const reservation = await wiring.reservations.get(id);
  if (!reservation) throw new Error("The car was not reserved.");
  return reservation;
}

/** The mails of a site without a mail server that have these words in them, each with its lines unfolded. */
export function mailsWith({ dataDirectory }: Wiring, words: string): string[] {
  const folder = join(dataDirectory, "mail");
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .map((mail) =>
      mail
        .replaceAll(/=\r?\n/g, "")
        .replaceAll("\r\n", "\n")
        .replaceAll("\n ", " "),
    )
    .filter((mail) => mail.includes(words));
}
