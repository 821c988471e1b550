import { createHash } from "node:crypto";
import { formFields } from "../../forms/definition/form-definition.ts";
import type { Lead } from "../../model/lead.ts";
import { assessSpam, type SpamReason } from "./assess-spam.ts";
import type { SpamPolicy } from "./spam-policy.ts";
import { contentDigest } from "../../store/lead-content.ts";
import { contactKeys } from "../../store/contact-keys.ts";
import type { FormDefinition } from "../../forms/definition/form-definition.ts";
import type { LeadSubmission } from "../../submission/lead-submission.ts";
import type { HumanVerifier } from "./human-verifier.ts";
import type { SubmissionCounter } from "./submission-counter.ts";

/** Texts shorter than this are alike by chance: "Is it still available?" */
const MIN_COMPARED_LENGTH = 30;

/** What counting and asking needs. */
export interface SpamDeps {
  counter: SubmissionCounter;
  /** Null where the tenant asks for no human verification. */
  verifier: HumanVerifier | null;
  now: () => Date;
}

/** One submission and who sent it. */
export interface SubmittedForm {
  submission: LeadSubmission;
  form: FormDefinition;
  /** The shopper's network address; used to count, never stored. */
  address: string | null;
  policy: { spam: SpamPolicy };
}

/** Counts and asks whatever distinguishes a person from a program, then assesses it. `refuse` is for a flood alone. */
export async function assessSubmission(
  { counter, verifier, now }: SpamDeps,
  { submission, form, address, policy: { spam } }: SubmittedForm,
  lead: Lead,
): Promise<{ refuse: boolean; reasons: SpamReason[] }> {
  const at = now().getTime();
  const windowMs = spam.windowMinutes * 60_000;
  const count = (bucket: string, entry: string): Promise<number> =>
    counter.count(`${lead.tenant} ${bucket}`, entry, at, windowMs);

  const finished = lead.stage.kind === "complete";
  // Forms are counted, not requests: every step and every retry of a form is one, and another finished form under the
  // same key is one more.
  const content = contentDigest({ lead, files: [] });
  const another = finished && (await count(`key ${submission.key}`, content)) > 1;
  const entry = another ? `${submission.key}.${content}` : submission.key;
  const fromAddress = address === null ? 0 : await count(`address ${address}`, entry);
  if (fromAddress > spam.refuseAfter) return { refuse: true, reasons: [] };
  const text = comparableText(lead, form);
  // One shopper may say the same of five cars; five shoppers do not say the same by chance.
  const { email, phone } = contactKeys(lead.tenant, lead.person);
  const contact = email ?? phone;
  const shopper = contact ?? submission.key;
  // Many shoppers share one address behind a mobile carrier, so suspicion is about one shopper, not one address.
  const fromShopper = contact === null ? fromAddress : await count(`shopper ${contact}`, entry);
  const elapsed = submission.human.openedAt === null ? null : (at - submission.human.openedAt) / 1000;
  const reasons = assessSpam(
    {
      honeypotFilled: submission.human.honeypot !== "",
      // A clock ahead of ours gives a negative time, which says nothing about the shopper.
      secondsToSubmit: elapsed !== null && elapsed >= 0 ? elapsed : null,
      fromShopper,
      sameText: text === null ? 0 : await count(`text ${digest(text)}`, shopper),
      // A token is good once, so it is verified once: when the form is finished.
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
function comparableText(lead: Lead, form: FormDefinition): string | null {
  const message = folded(lead.message ?? "");
  const proposed = formFields(form).map(({ initial }) =>
    typeof initial === "string" ? folded(initial) : "",
  );
  return message.length < MIN_COMPARED_LENGTH || proposed.includes(message) ? null : message;
}

const digest = (text: string): string => createHash("sha256").update(text).digest("base64url");

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s\d]+/g, " ")
    .trim();
