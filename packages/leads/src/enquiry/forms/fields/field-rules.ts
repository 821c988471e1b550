import { parseAmount } from "@forecourt/search/kernel";
import type { PhoneRules } from "../../phone/phone-rules.ts";
import type { PhoneRule } from "../../phone/phone-rule.ts";
import { checkPhoneShape, phoneMessage } from "../../phone/phone-shape.ts";
import type { ValidationPolicy } from "../policy/forms-policy.ts";
import { type FormMessages, formText } from "../messages/form-messages.ts";
import { isEmailAddress } from "./email.ts";
import type { FieldDefinition, FieldKind } from "./field-definition.ts";
import { isPersonName } from "./person-name.ts";
import { postcodeProblem, type PostcodeRule } from "./postcode.ts";

/** All a rule may look at besides the answer. */
export interface RuleContext {
  market: { phone: PhoneRule; postcode: PostcodeRule };
  policy: ValidationPolicy;
  messages: FormMessages["problems"];
  /** State of the shopper or location, for local phone numbers. */
  state: string | null;
  phoneRules: PhoneRules | null;
}

type FieldRule = (text: string, field: FieldDefinition, context: RuleContext) => string | null;

const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

const RULES: readonly { kind: FieldKind; rule: FieldRule }[] = [
  { kind: "email", rule: (text, _, { messages }) => (isEmailAddress(text) ? null : messages.email) },
  {
    kind: "person-name",
    rule: (text, _, { policy, messages }) =>
      isPersonName(text, policy.namePunctuation) ? null : messages.name,
  },
  { kind: "postcode", rule: (text, _, { market }) => postcodeProblem(text, market.postcode) },
  { kind: "phone", rule: phoneRule },
  { kind: "number", rule: numberRule },
  { kind: "date", rule: (text, _, { messages }) => (isCalendarDate(text) ? null : messages.date) },
];

/** The sentence to show for an answer that is not empty; `null` when it is fine. */
export function fieldProblem(text: string, field: FieldDefinition, context: RuleContext): string | null {
  return RULES.find(({ kind }) => kind === field.kind)?.rule(text, field, context) ?? null;
}

function numberRule(text: string, { range }: FieldDefinition, { messages }: RuleContext): string | null {
  const amount = parseAmount(text);
  if (amount === undefined) return messages.number;
  if (!range || (amount >= range.min && amount <= range.max)) return null;
  return formText(messages, "range", range);
}

function phoneRule(text: string, field: FieldDefinition, { market, policy, state, phoneRules }: RuleContext) {
  const rule = market.phone;
  const mobileOnly = field.mobileOnly ?? false;
  const shape = checkPhoneShape(text, { rule, mobileOnly, state, testPhoneNumber: policy.testPhoneNumber });
  if (!shape.ok) return shape.message;
  if (shape.test || !policy.strictPhoneNumbers || !phoneRules) return null;
  return phoneRules.exists(shape.e164 ?? text, { mobileOnly }) ? null : phoneMessage({ rule, mobileOnly });
}

function isCalendarDate(text: string): boolean {
  const [, year, month, day] = CALENDAR_DATE.exec(text)?.map(Number) ?? [];
  if (!year || !month || !day) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
