import { paymentKey } from "@forecourt/leads/reservations";
import { deskOf } from "#server/reservations/reservation-work.ts";
import { moneyOf } from "#server/reservations/reservation-money.ts";
import type { Wiring } from "#server/wiring/wiring.ts";
import { textTable } from "../leads/text-table.ts";

const MOST = 10_000;

/** Reads every reservation that holds or took money from its provider, and reports what did not agree before. */
export async function reconcile(
  wiring: Wiring,
  tenant: string | null,
): Promise<{ report: string; differences: number }> {
  const { reservations } = wiring;
  const desk = deskOf(wiring);
  const found = await reservations.list({
    states: ["paying", "reserved", "captured"],
    limit: MOST,
    ...(tenant === null ? {} : { tenant }),
  });
  const rows: string[][] = [];
  let differences = 0;
  for (const before of found) {
    const reference = before.payment?.reference ?? null;
    const answer = await desk.readPayment(before, { key: paymentKey(before), reference });
    const after = await reservations.get(before.id);
    const agrees = answer.ok && after?.state === before.state;
    if (!agrees) differences += 1;
    const { ok } = answer;
    rows.push([
      before.id,
      before.tenant,
      moneyOf(before, "en-AU"),
      before.state,
      ok ? answer.payment.status : answer.problem,
      agrees ? "agrees" : ok ? `now ${after?.state ?? "gone"}` : answer.detail,
    ]);
  }
  const table = textTable(
    [
      { heading: "ID" },
      { heading: "SITE" },
      { heading: "DEPOSIT" },
      { heading: "RESERVATION" },
      { heading: "PROVIDER" },
      { heading: "", most: 100 },
    ],
    rows,
  );
  const sum = `${found.length} compared, ${differences} did not agree.`;
  return { report: found.length === 0 ? sum : `${table}\n\n${sum}`, differences };
}
