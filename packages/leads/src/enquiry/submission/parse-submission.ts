import { isRecord } from "@forecourt/search/kernel";
import { cleanLine } from "../forms/fields/clean-text.ts";
import { formIds, isFormId } from "../model/form-ids.ts";
import { factNames, honeypotField } from "../model/fact-names.ts";
import type { LeadSubmission } from "./lead-submission.ts";

/** A body that is no lead at all. */
export interface SubmissionProblem {
  field: "lead" | "form" | "idempotency_key";
  message: string;
}

/**
 * Reads the body of a lead call, or the flat fields of a plain form post. Everything in it is
 * hostile until `validateForm` has seen it: texts are cut, lists are bounded, odd types are dropped.
 * `fallback.key` stands in where no browser made one (a form without JavaScript).
 *
 * @example
 * parseSubmission({ lead: { form: "general", first_name: "Ada" } }, { key: randomId() })
 */
export function parseSubmission(
  body: unknown,
  fallback: { key?: string; leadId?: string | null } = {},
): { ok: true; submission: LeadSubmission } | { ok: false; problem: SubmissionProblem } {
  const lead = isRecord(body) && Object.hasOwn(body, "lead") ? body["lead"] : body;
  if (!isRecord(lead)) return refuse("lead", "The request carries no lead.");
  const fact = (name: string): unknown => (Object.hasOwn(lead, name) ? lead[name] : undefined);
  const text = (name: string, limit = 200) => shortText(fact(name), limit);

  const form = fact("form");
  if (!isFormId(form)) return refuse("form", `Unknown form; one of ${formIds.join(", ")} was expected.`);
  const key = text("idempotency_key") ?? fallback.key ?? null;
  if (key === null || !KEY.test(key))
    return refuse("idempotency_key", "A key of 8 to 100 letters, digits, - or _ was expected.");

  const step = Math.max(0, wholeNumber(fact("step_number"), 1) - 1);
  const skipped = listOf(fact("skipped_steps"), 50).flatMap((entry) => {
    const index = wholeNumber(entry, 0) - 1;
    return index >= 0 ? [index] : [];
  });
  const incomplete = fact("lead_status") === "Incomplete" || isFalse(fact("form_completed"));
  return {
    ok: true,
    submission: {
      form,
      key,
      leadId: fallback.leadId ?? text("lead_id"),
      values: Object.fromEntries(
        Object.entries(lead)
          .filter(([name]) => !factNames.includes(name))
          .slice(0, 200),
      ),
      stage: { kind: incomplete ? "incomplete" : "complete", step, skipped },
      carId: text("car_id"),
      offerId: text("offer_id"),
      modelId: text("model_id"),
      dealership: text("page_dealership"),
      location: text("page_location"),
      page: { url: text("url", 2000), id: text("page_id") },
      journey: {
        pages: listOf(fact("visited_pages"), 50).flatMap((page) => shortText(page, 2000) ?? []),
        query: queryRows(fact("linked_query_params")),
      },
      human: {
        honeypot: text(honeypotField) ?? "",
        openedAt: wholeNumber(fact("opened_at"), 0) || null,
        token: text("human_token", 4000),
      },
    },
  };
}

const KEY = /^[\w-]{8,100}$/;

const refuse = (field: SubmissionProblem["field"], message: string) => ({
  ok: false as const,
  problem: { field, message },
});

const isFalse = (value: unknown) => value === false || value === "false";

function shortText(value: unknown, limit: number): string | null {
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string") return null;
  return cleanLine(text.slice(0, limit)) || null;
}

/** A list as JSON sends it, or as the one text a plain form post has. */
function listOf(value: unknown, limit: number): unknown[] {
  if (Array.isArray(value)) return value.slice(-limit);
  return typeof value === "string" && value !== "" ? value.split(",").slice(-limit) : [];
}

function wholeNumber(value: unknown, otherwise: number): number {
  const number = typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) && number >= 0 ? number : otherwise;
}

/** Never stored with a first-page query, and names that could touch an object's prototype. */
const DROPPED_PARAMETERS = [
  "car_id",
  "slug",
  "payment_intent_client_secret",
  "payment_intent",
  "lead_id",
  "__proto__",
  "constructor",
  "prototype",
];

function queryRows(value: unknown): { name: string; value: string }[] {
  if (!isRecord(value)) return [];
  return Object.entries(value)
    .filter(([name]) => !DROPPED_PARAMETERS.includes(name.toLowerCase()))
    .slice(0, 50)
    .flatMap(([name, entry]) => {
      const text = shortText(entry, 500);
      return text === null ? [] : [{ name: name.slice(0, 100), value: text }];
    });
}
