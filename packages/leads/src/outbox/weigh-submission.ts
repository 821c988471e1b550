import { createHash } from "node:crypto";
import { formFields } from "../forms/form-definition.ts";
import type { Lead } from "../lead/lead.ts";
import { judgeSpam, type SpamReason } from "../spam/judge-spam.ts";
import { contactKeys } from "./contact-keys.ts";
import type { ReceivedForm, ReceiveLeadDeps } from "./receive-lead.ts";

/** Texts shorter than this are alike by chance: "Is it still available?" */
const SHORTEST_COMPARED = 30;

/** Counts and asks whatever tells a person from a program, then judges. `refuse` is for a flood alone. */
export async function weighSubmission(
  { memory, verifier, now }: ReceiveLeadDeps,
  { submission, form, address, policy: { spam } }: ReceivedForm,
  lead: Lead,
): Promise<{ refuse: boolean; reasons: SpamReason[] }> {
  const at = now().getTime();
  const windowMs = spam.windowMinutes * 60_000;
  const count = (bucket: string, entry: string): Promise<number> =>
    memory.note(`${lead.tenant} ${bucket}`, entry, at, windowMs);

  // Keys are counted, not requests: every save of one form, and every retry, is one.
  const fromAddress = address === null ? 0 : await count(`address ${address}`, submission.key);
  if (fromAddress > spam.refuseAfter) return { refuse: true, reasons: [] };
  const text = comparableText(lead, form);
  // One shopper may say the same of five cars; five shoppers do not say the same by chance.
  const { email, phone } = contactKeys(lead.tenant, lead.person);
  const shopper = email ?? phone ?? submission.key;
  const elapsed = submission.human.openedAt === null ? null : (at - submission.human.openedAt) / 1000;
  const finished = lead.stage.kind === "complete";
  const reasons = judgeSpam(
    {
      trapFilled: submission.human.trap !== "",
      // A clock ahead of ours gives a negative time, which says nothing about the shopper.
      secondsToSubmit: elapsed !== null && elapsed >= 0 ? elapsed : null,
      fromAddress,
      sameText: text === null ? 0 : await count(`text ${digest(text)}`, shopper),
      // A token is good once, so it is asked about once: when the form is finished.
      verdict:
        verifier && finished
          ? await verifier.verify(submission.human.token, { address, key: submission.key })
          : null,
    },
    spam,
  );
  return { refuse: false, reasons };
}

/** What a program would send again and again; never a text the form itself proposed. */
function comparableText(lead: Lead, form: ReceivedForm["form"]): string | null {
  const message = folded(lead.message ?? "");
  const proposed = formFields(form).map(({ initial }) =>
    typeof initial === "string" ? folded(initial) : "",
  );
  return message.length < SHORTEST_COMPARED || proposed.includes(message) ? null : message;
}

const digest = (text: string): string => createHash("sha256").update(text).digest("base64url");

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s\d]+/g, " ")
    .trim();
