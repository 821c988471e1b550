import { deskAction } from "#server/desk/desk-action.ts";
import { eraseLeads } from "#server/leads/erase-leads.ts";

/** What is done about one lead: `release`, `retry`, `again` (also what was delivered) or `erase` (with all of the same shopper). */
export const POST = deskAction(
  async (form, wiring) => {
    const id = form("id");
    const lead = await wiring.leads.get(id);
    if (!lead) return null;
    const now = (): number => wiring.now().getTime();
    const { tenant: site } = lead.lead;
    const act = form("act");
    if (act === "release")
      return {
        task: "deliver",
        site,
        command: `leads release ${id}`,
        about: id,
        run: async () => ((await wiring.leads.release(id, now())) ? "released" : "nothing"),
      };
    if (act === "retry" || act === "again")
      return {
        task: "deliver",
        site,
        command: `leads retry ${id}${act === "again" ? " --delivered" : ""}`,
        about: id,
        run: async () =>
          (await wiring.leads.retry(id, { now: now(), delivered: act === "again" })) > 0
            ? "retried"
            : "nothing",
      };
    if (act !== "erase") return null;
    return {
      task: "erase",
      site,
      command: `leads erase ${id} --yes`,
      about: id,
      run: async () => {
        await eraseLeads(wiring, [{ tenant: site, ids: [id] }]);
        return "erased";
      },
    };
  },
  (form) => (form("act") === "erase" ? "/desk/leads" : `/desk/leads/${encodeURIComponent(form("id"))}`),
);
