import { parseAmount } from "@forecourt/search/kernel";
import type { PhoneRules } from "../../phone/plan-rules.ts";
import { checkPhoneShape, phoneMessage } from "../../phone/phone-shape.ts";
import type { Market } from "../../model/market.ts";
import type { ValidationPolicy } from "../policy/forms-policy.ts";
import { isEmailAddress } from "./email.ts";
import type { FieldDefinition, FieldKind } from "./field-definition.ts";
import { isPersonName } from "./person-name.ts";
import { postcodeProblem } from "./postcode.ts";

/** All a rule may look at besides the answer. */
export interface RuleContext {
  market: Market;
  policy: ValidationPolicy;
  /** State of the shopper or location, for local phone numbers. */
  state: string | null;
  phoneRules: PhoneRules | null;
}

type FieldRule = (text: string, field: FieldDefinition, context: RuleContext) => string | null;

const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

const RULES: readonly { kind: FieldKind; rule: FieldRule }[] = [
  { kind: "email", rule: (text) => (isEmailAddress(text) ? null : "invalid email address") },
  {
    kind: "person-name",
    rule: (text, _, { policy }) =>
      isPersonName(text, policy.namePunctuation) ? null : "Please use alphabetical characters only.",
  },
  { kind: "postcode", rule: (text, _, { market }) => postcodeProblem(text, market) },
  { kind: "phone", rule: phoneRule },
  { kind: "number", rule: numberRule },
  { kind: "date", rule: (text) => (isCalendarDate(text) ? null : "Please enter a valid date.") },
];

/** The sentence to show for an answer that is not empty; `null` when it is fine. */
export function fieldProblem(text: string, field: FieldDefinition, context: RuleContext): string | null {
  return RULES.find(({ kind }) => kind === field.kind)?.rule(text, field, context) ?? null;
}

function numberRule(text: string, { range }: FieldDefinition): string | null {
  const amount = parseAmount(text);
  if (amount === undefined) return "Please enter a number.";
  if (!range || (amount >= range.min && amount <= range.max)) return null;
  return `Please enter a number from ${range.min} to ${range.max}.`;
}

function phoneRule(text: string, field: FieldDefinition, { market, policy, state, phoneRules }: RuleContext) {
  const mobileOnly = field.mobileOnly ?? false;
  const shape = checkPhoneShape(text, { market, mobileOnly, state, testPhoneNumber: policy.testPhoneNumber });
  if (!shape.ok) return shape.message;
  if (shape.test || !policy.strictPhoneNumbers || !phoneRules) return null;
  return phoneRules.exists(shape.e164 ?? text, { mobileOnly }) ? null : phoneMessage({ market, mobileOnly });
}

function isCalendarDate(text: string): boolean {
  const [, year, month, day] = CALENDAR_DATE.exec(text)?.map(Number) ?? [];
  if (!year || !month || !day) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
