import { deskAction } from "#server/desk/desk-action.ts";
import { eraseLeads } from "#server/leads/erase-leads.ts";

/** What is done about one lead: `release`, `retry`, `again` (also what was delivered) or `erase`. */
export const POST = deskAction(async (form, wiring) => {
  const id = form("id");
  const lead = await wiring.leads.get(id);
  if (!lead) return null;
  const now = (): number => wiring.now().getTime();
  const { tenant: site } = lead.lead;
  const act = form("act");
  const own = { site, about: lead.lead.category, from: `/desk/leads/${id}` };
  if (act === "release")
    return {
      ...own,
      task: "deliver",
      command: `leads release ${id}`,
      run: async () => ((await wiring.leads.release(id, now())) ? "released" : "nothing"),
    };
  if (act === "retry" || act === "again") {
    const delivered = act === "again";
    return {
      ...own,
      task: "deliver",
      command: `leads retry ${id}${delivered ? " --delivered" : ""}`,
      run: async () =>
        (await wiring.leads.retry(id, { now: now(), delivered })) > 0 ? "retried" : "nothing",
    };
  }
  if (act !== "erase") return null;
  return {
    ...own,
    task: "erase",
    command: `leads erase ${id} --yes`,
    // Signing in anew leads back to the second look; the lead has no page any more after it.
    from: `${own.from}?erase=1`,
    after: "/desk/leads",
    run: async () => {
      await eraseLeads(wiring, [{ tenant: site, ids: [id] }]);
      return "erased";
    },
  };
});
