import { deskAction } from "#server/desk/desk-action.ts";
import { deskOf, workOnce } from "#server/reservations/work/reservation-work.ts";

/** Takes or lets go of the whole deposit of one reservation, or gives back all that was taken. */
export const POST = deskAction(async (form, wiring, { user }) => {
  const id = form("id");
  const reservation = await wiring.reservations.get(id);
  if (!reservation) return null;
  const by = `${user.name} (desk)`;
  const { amount, payment } = reservation;
  const taken = payment?.captured ?? 0;
  const acts = new Map([
    ["capture", { event: { type: "capture_asked", amount, by } as const, option: "" }],
    ["release", { event: { type: "release_asked", by } as const, option: "" }],
    [
      "refund",
      { event: { type: "refund_asked", total: taken, by } as const, option: ` --amount ${taken / 100}` },
    ],
  ]);
  const name = form("act");
  const act = acts.get(name);
  if (!act) return null;
  return {
    task: "money",
    site: reservation.tenant,
    command: `reservations ${name} ${id}${act.option}`,
    about: reservation.car.name,
    from: `/desk/reservations/${id}`,
    run: async () => {
      const changed = await deskOf(wiring).ask(id, act.event);
      if (!changed || changed.kind === "refused") return "refused";
      // The request is in the database with its task: a worker carries it out when this process cannot.
      await workOnce(wiring);
      return "changed";
    },
  };
});
