import { parseAmount } from "@forecourt/search/kernel";
import { formText } from "../messages/form-messages.ts";
import type { FormDefinition } from "../definition/form-definition.ts";
import { cleanLine, cleanText } from "../fields/clean-text.ts";
import type { FieldDefinition } from "../fields/field-definition.ts";
import type { PhoneRules } from "../../phone/phone-rules.ts";
import type { ValidationPolicy } from "../policy/forms-policy.ts";
import { fieldProblem, type RuleContext } from "../fields/field-rules.ts";
import { type CleanValue, type CleanValues, ownValue, type RawValues } from "../fields/answers.ts";
import { isLongerThan } from "../fields/text-length.ts";

/** Why one field stops a form, in the words shown beside it. */
export interface FieldProblem {
  field: string;
  /** The question as shown, for a summary above the form. */
  label: string;
  message: string;
  reason: "required" | "too_long" | "invalid" | "not_offered";
}

/** How much of a form is checked. */
export interface ValidateOptions {
  /** Indexes of the steps checked; every step when left out. */
  steps?: readonly number[];
  /** Indexes of steps the shopper jumped over; of those that may be skipped, valid answers are taken and the others dropped. */
  skipped?: readonly number[];
  /** State of the dealer's location, for local phone numbers of a form that does not ask for one. */
  state?: string | null;
  phoneRules?: PhoneRules | null;
}

/** Either every answer, clean, or every problem in the order of the form. */
export type ValidateResult =
  | { ok: true; values: CleanValues }
  | { ok: false; problems: readonly [FieldProblem, ...FieldProblem[]] };

type Messages = FormDefinition["messages"];
type Checked = { value: CleanValue | null } | { problem: FieldProblem };

/**
 * Checks a submitted form against its definition: the one rule book for browser and server.
 * Call it on submit only: no field shows a problem while it is being filled in. Values without a field are ignored.
 *
 * @example
 * validateForm(form, { first_name: "Ada", email: "nope" }, policy)
 * // { ok: false, problems: [{ field: "last_name", message: "*This is a required field.", … }, …] }
 */
export function validateForm(
  form: FormDefinition,
  values: RawValues,
  policy: ValidationPolicy,
  options: ValidateOptions = {},
): ValidateResult {
  const context: RuleContext = {
    market: form.market,
    messages: form.messages,
    policy,
    state: ownText(values, "state") || (options.state ?? null),
    phoneRules: options.phoneRules ?? null,
  };
  const clean: [string, CleanValue][] = [];
  const problems: FieldProblem[] = [];
  for (const [index, step] of form.steps.entries()) {
    if (options.steps && !options.steps.includes(index)) continue;
    // Only what may be skipped is forgiven, whatever a request claims to have skipped.
    const forgiving = step.skippable && (options.skipped?.includes(index) ?? false);
    for (const field of step.fields) {
      const checked = check(field, ownValue(values, field.name), context);
      if ("value" in checked) {
        if (checked.value !== null) clean.push([field.name, checked.value]);
      } else if (!forgiving) problems.push(checked.problem);
    }
  }
  const [first, ...rest] = problems;
  return first ? { ok: false, problems: [first, ...rest] } : { ok: true, values: Object.fromEntries(clean) };
}

function check(field: FieldDefinition, raw: unknown, context: RuleContext): Checked {
  const { messages } = context;
  if (field.kind === "files") return { value: null }; // files travel beside the form, never in it
  if (field.kind === "checkbox" || field.kind === "consent") return checkTick(field, raw, messages);
  if (field.kind === "checkboxes") return checkTicks(field, raw, messages);
  const text = textOf(field, raw);
  if (text === "") return field.required ? required(field, messages) : { value: null };
  if (isLongerThan(text, field.maxLength))
    return problem(field, "too_long", formText(messages, "tooLong", { max: field.maxLength }));
  if (field.closedOn?.includes(text)) return problem(field, "not_offered", messages.closed);
  if (field.acceptsOther) return { value: text };
  if (field.kind !== "text" && field.options && !field.options.some((option) => option.value === text))
    return problem(field, "not_offered", messages.notOffered);
  const message = fieldProblem(text, field, context);
  if (message) return problem(field, "invalid", field.invalidMessage ?? message);
  // "$30k" and "30,000" reach the dealer as one number.
  return { value: field.kind === "number" ? String(parseAmount(text)) : text };
}

/** How browsers, scripts and other systems write a ticked box. */
const TICKED = ["true", "on", "1", "yes"];

function checkTick(field: FieldDefinition, raw: unknown, messages: Messages): Checked {
  const ticked = [raw].flat().some((each) => TICKED.includes(tickText(each).trim().toLowerCase()));
  return field.required && !ticked ? required(field, messages) : { value: ticked };
}

/** Of anything else a request may hold, `String` runs code of the value or fails. */
const tickText = (raw: unknown): string =>
  typeof raw === "string" || typeof raw === "number" || typeof raw === "boolean" ? String(raw) : "";

function checkTicks(field: FieldDefinition, raw: unknown, messages: Messages): Checked {
  const given = (Array.isArray(raw) ? raw : [raw]).filter(
    (entry) => typeof entry === "string" && entry !== "",
  );
  const ticked = (field.options ?? []).filter(({ value }) => given.includes(value)).map(({ value }) => value);
  if (new Set(given).size > ticked.length) return problem(field, "not_offered", messages.notOffered);
  return ticked.length === 0 && field.required ? required(field, messages) : { value: ticked };
}

function textOf(field: FieldDefinition, raw: unknown): string {
  const first = Array.isArray(raw) ? firstText(raw) : raw;
  const text = typeof first === "number" && Number.isFinite(first) ? String(first) : first;
  if (typeof text !== "string") return "";
  return field.kind === "message" ? cleanText(text) : cleanLine(text);
}

/** A date may be chosen in one of two controls of one name: the first that is filled in counts. */
const firstText = (given: readonly unknown[]): unknown =>
  given.find((entry) => typeof entry !== "string" || entry.trim() !== "") ?? "";

const problem = (field: FieldDefinition, reason: FieldProblem["reason"], message: string): Checked => ({
  problem: { field: field.name, label: field.label, message, reason },
});

const required = (field: FieldDefinition, messages: Messages) =>
  problem(field, "required", field.requiredMessage ?? messages.required);

const ownText = (values: RawValues, name: string): string => {
  const raw = ownValue(values, name);
  return typeof raw === "string" ? cleanLine(raw) : "";
};
