import { deskAction } from "#server/desk/desk-action.ts";
import { deskOf, workOnce } from "#server/reservations/work/reservation-work.ts";

/** Takes, lets go of or gives back the money of one reservation; the whole deposit. */
export const POST = deskAction(
  async (form, wiring, { user }) => {
    const id = form("id");
    const reservation = await wiring.reservations.get(id);
    if (!reservation) return null;
    const by = `${user.name} (desk)`;
    const { amount } = reservation;
    const events = new Map([
      ["capture", { type: "capture_asked", amount, by } as const],
      ["release", { type: "release_asked", by } as const],
      ["refund", { type: "refund_asked", total: amount, by } as const],
    ]);
    const act = form("act");
    const event = events.get(act);
    if (!event) return null;
    return {
      task: "money",
      site: reservation.tenant,
      command: `reservations ${act} ${id}`,
      about: id,
      run: async () => {
        const changed = await deskOf(wiring).ask(id, event);
        if (!changed || changed.kind === "refused") return "refused";
        // What was requested stands in the database with its task: a worker carries it out when this process cannot.
        await workOnce(wiring);
        return "changed";
      },
    };
  },
  (form) => `/desk/reservations/${encodeURIComponent(form("id"))}`,
);
