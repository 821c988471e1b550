import type { ValidationPolicy } from "../forms/policy/forms-policy.ts";
import type { CleanValues } from "../forms/fields/answers.ts";
import { type FieldProblem, validateForm, type ValidateOptions } from "../forms/validation/validate-form.ts";
import type { Lead } from "../model/lead.ts";
import { contactKeys } from "../store/contact-keys.ts";
import type { Acceptance, LeadStore, NewLead } from "../store/lead-store.ts";
import { routeLead } from "./routing/route-lead.ts";
import type { RoutingPolicy } from "./routing/routing-policy.ts";
import type { SpamPolicy } from "./spam/spam-policy.ts";
import { type SpamDeps, type SubmittedForm, assessSubmission } from "./spam/spam-signs.ts";
import type { LeadStanding, StoredFile } from "../model/stored-lead.ts";

/** The adapters of an intake: a site has one over its store, its mock mode another over a memory store. */
export interface LeadIntake extends SpamDeps {
  store: Pick<LeadStore, "accept" | "update">;
  /** A random id that cannot be guessed (a UUID). */
  newId: () => string;
}

/** One submission, with what the server knows around it. */
export interface ReceivedForm extends SubmittedForm {
  tenant: string;
  validation: ValidationPolicy;
  /** For local phone numbers and strict numbering plans. */
  options?: Pick<ValidateOptions, "state" | "phoneRules">;
  /** The lead the submission names must be there; otherwise it is made anew when it is not. */
  mustExist?: boolean;
  /** Makes the lead of checked answers: `buildLead` with the tenant's facts. */
  build: (values: CleanValues, now: Date) => Lead;
  /** Already stored and flushed. */
  files: readonly StoredFile[];
  policy: {
    spam: SpamPolicy;
    routing: RoutingPolicy;
    /** How long a form may lie unfinished before the dealer gets it as it is. */
    delivery: { incompleteAfterMinutes: number };
  };
  /** Sinks of a lead no route takes: what this installation delivers to. */
  sinks: readonly string[];
  /** Whether a sink gets a lead's files themselves, so that files reach the dealer whatever the routes say. */
  sendsFiles?: (sink: string) => boolean;
}

/**
 * What came of it. `invalid` and `too_many` are the shopper's to mend, `missing` the sender's: it sends the whole form
 * as a new lead under the same key. `unavailable` is ours: respond with 503, keep the form filled, and the same key makes it
 * one lead when it is sent again.
 */
export type ReceiveLeadResult =
  | { ok: true; id: string; outcome: "created" | "revised" | "repeated"; standing: LeadStanding["kind"] }
  | { ok: false; refused: "invalid"; problems: readonly FieldProblem[] }
  | { ok: false; refused: "missing" }
  | { ok: false; refused: "too_many"; retryAfterSeconds: number }
  | { ok: false; refused: "unavailable"; detail: string };

/**
 * Checks a lead with the same rules as the browser, builds it, assesses whether a person sent it, routes it and
 * stores it. `ok` means committed and flushed. Suspects are stored too, and held.
 *
 * A later step names its lead. When that lead is not there, because its first save was lost, the whole form so far
 * becomes a new one, unless it must exist.
 */
export async function receiveLead(deps: LeadIntake, received: ReceivedForm): Promise<ReceiveLeadResult> {
  const { submission, form, policy } = received;
  const now = deps.now();
  const checked = validateForm(form, submission.values, received.validation, {
    ...received.options,
    steps: stepsToValidate(received),
    skipped: submission.stage.skipped,
  });
  if (!checked.ok) return { ok: false, refused: "invalid", problems: checked.problems };

  const lead = received.build(checked.values, now);
  const assessed = await assessSubmission(deps, received, lead);
  if (assessed.refuse) {
    return { ok: false, refused: "too_many", retryAfterSeconds: Math.ceil(policy.spam.windowMinutes * 60) };
  }
  const standing = standingOf(lead, assessed.reasons);
  const { sinks } = routeLead(lead, policy.routing, received.sinks, received.sendsFiles);
  if (sinks.length === 0) {
    throw new Error(
      "A lead was received that goes nowhere, so no dealer would see it. Give receiveLead the installation's own sinks.",
    );
  }
  const saved = await save(deps.store, received, {
    id: deps.newId(),
    key: submission.key,
    lead,
    standing,
    contact: contactKeys(lead.tenant, lead.person),
    files: received.files,
    sinks,
    dueAt:
      now.getTime() + (lead.stage.kind === "complete" ? 0 : policy.delivery.incompleteAfterMinutes * 60_000),
  });
  if (!saved.ok)
    return saved.problem === "missing"
      ? { ok: false, refused: "missing" }
      : { ok: false, refused: "unavailable", detail: saved.detail };
  return { ok: true, id: saved.id, outcome: saved.outcome, standing: standing.kind };
}

/** An unfinished form is checked as far as the shopper got; a finished one whole. */
function stepsToValidate({ form, submission: { stage } }: ReceivedForm): number[] {
  const all = form.steps.map((_, index) => index);
  return stage.kind === "complete" ? all : all.filter((index) => index <= stage.step);
}

function standingOf(lead: Lead, reasons: readonly string[]): LeadStanding {
  if (lead.test) return { kind: "test" };
  return reasons.length > 0 ? { kind: "quarantined", reasons } : { kind: "clear" };
}

async function save(
  store: LeadIntake["store"],
  { submission: { leadId }, mustExist = false }: ReceivedForm,
  lead: NewLead,
): Promise<Acceptance> {
  if (leadId === null) return store.accept(lead);
  const extended = await store.update(leadId, lead);
  return !extended.ok && extended.problem === "missing" && !mustExist ? store.accept(lead) : extended;
}
