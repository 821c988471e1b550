import type { Answers, Sent } from "../answers/answers.ts";
import type { StepsLeadInput } from "../steps/steps-events.ts";

/** How the double answers: as it should, with a refusal, by throwing, by storing and staying silent, or not at all. */
export type LeadDoubleMode = "accepting" | "refusing" | "throwing" | "unanswered" | "hanging";

/** One lead as the double keeps it. */
interface KeptLead {
  readonly id: string;
  readonly key: string;
  readonly values: Answers;
  readonly sent: boolean;
}

/** A lead server small enough to reason about: the same key, or the same id, is the same lead. */
export interface LeadDouble {
  mode: LeadDoubleMode;
  readonly leads: readonly KeptLead[];
  /** Saves that were acknowledged, oldest first. */
  readonly acknowledged: readonly StepsLeadInput[];
  saveStep(input: StepsLeadInput): Promise<Sent>;
  submitLead(
    input: Pick<StepsLeadInput, "values" | "key"> & { readonly leadId?: string | null },
  ): Promise<Sent>;
}

/**
 * A lead server for tests of forms.
 *
 * @example
 * const server = leadDouble();
 * server.mode = "throwing"; // the network is down
 */
export function leadDouble(): LeadDouble {
  const leads: KeptLead[] = [];
  const acknowledged: StepsLeadInput[] = [];

  const keep = (input: { key: string; values: Answers; leadId?: string | null }, sent: boolean): string => {
    const index = leads.findIndex(({ id, key }) => id === input.leadId || key === input.key);
    const before = leads[index];
    const id = before?.id ?? `lead-${leads.length + 1}`;
    const lead = { id, key: input.key, values: input.values, sent: sent || before?.sent === true };
    if (before) leads[index] = lead;
    else leads.push(lead);
    return id;
  };

  const answer = async (store: () => string): Promise<Sent> => {
    if (double.mode === "refusing") return { ok: false, message: "The server is busy" };
    if (double.mode === "throwing") throw new Error("network down");
    if (double.mode === "hanging") return new Promise(() => {});
    const leadId = store();
    if (double.mode === "unanswered") return new Promise(() => {});
    return { ok: true, leadId };
  };

  const double: LeadDouble = {
    mode: "accepting",
    leads,
    acknowledged,
    async saveStep(input) {
      const sent = await answer(() => keep(input, false));
      if (sent.ok) acknowledged.push(input);
      return sent;
    },
    submitLead: (input) => answer(() => keep(input, true)),
  };
  return double;
}
