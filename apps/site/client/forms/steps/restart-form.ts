import { parseResumeToken, printRestartToken } from "@forecourt/forms-machine";
import type { FormDefinition } from "@forecourt/leads";
import { hasProgress } from "./form-progress.ts";
import { takeProgress } from "./stored-progress.ts";

/** Answers by which a dealer can reach someone. */
const CONTACT = ["email", "phone"];

/**
 * Lets a form that is begun anew go on with the lead of the one before, so that the dealer gets no second unfinished one.
 * Not where that lead can be answered already: on a shared device it may be another person's.
 */
export function restartForm(
  { id, steps }: Pick<FormDefinition, "id" | "steps">,
  tenant: string,
  token: string,
): void {
  const before = parseResumeToken(
    token,
    steps.map((step) => step.id),
  );
  if (!before?.leadId || hasProgress(id, tenant)) return;
  const canBeReached = Object.values(before.checked).some((answers) => CONTACT.some((name) => answers[name]));
  if (!canBeReached) takeProgress(id, tenant, printRestartToken(before));
}
