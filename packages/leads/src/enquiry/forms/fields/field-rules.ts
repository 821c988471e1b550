import { parseAmount } from "@forecourt/search/kernel";
import type { PhoneRules } from "../../phone/phone-rules.ts";
import type { PhoneRule } from "../../phone/phone-rule.ts";
import { checkPhoneShape, phoneMessage } from "../../phone/phone-shape.ts";
import type { ValidationPolicy } from "../policy/forms-policy.ts";
import { type FormMessages, formText } from "../messages/form-messages.ts";
import type { FieldDefinition, FieldKind } from "./field-definition.ts";
import { postcodeProblem, type PostcodeRule } from "./postcode.ts";

const LETTERS_AND_SPACES = /^[\p{L}\p{M} ]+$/u;
const WITH_PUNCTUATION = /^[\p{L}\p{M} '’-]+$/u;
const LOOSE_PUNCTUATION = /(?:^|[^\p{L}\p{M}])['’-]|['’-](?:$|[^\p{L}\p{M}])/u;
const HAS_LETTER = /\p{L}/u;

/**
 * Whether a first, middle or last name is taken: letters of any script,
 * with their marks, and spaces. With `punctuation` also apostrophes and hyphens between letters.
 *
 * @example
 * isPersonName("Seán", false) // true
 * isPersonName("O'Neill", false) // false
 * isPersonName("O'Neill", true) // true
 */
export function isPersonName(text: string, punctuation: boolean): boolean {
  if (!HAS_LETTER.test(text)) return false;
  return punctuation
    ? WITH_PUNCTUATION.test(text) && !LOOSE_PUNCTUATION.test(text)
    : LETTERS_AND_SPACES.test(text);
}

// Each class is checked once over a bounded text: no pattern here can backtrack.
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+$/i;
const DOMAIN_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const ONLY_DIGITS = /^\d+$/;

/**
 * Whether a text is an address mail can be sent to over the internet: the plain form that mail
 * programs accept, a domain with at least two labels, within the lengths of RFC 5321. Quoted local
 * parts, comments and bare IP addresses are refused: no shopper has one, a typing slip makes them.
 *
 * @example
 * isEmailAddress("ada@example.com") // true
 * isEmailAddress("ada@example") // false
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > 254) return false;
  const at = text.lastIndexOf("@");
  return at > 0 && isLocalPart(text.slice(0, at)) && isDomain(text.slice(at + 1));
}

const isLocalPart = (text: string) =>
  text.length <= 64 &&
  LOCAL_PART.test(text) &&
  !text.startsWith(".") &&
  !text.endsWith(".") &&
  !text.includes("..");

function isDomain(text: string): boolean {
  const labels = text.split(".");
  const last = labels.at(-1) ?? "";
  return (
    labels.length >= 2 &&
    last.length >= 2 &&
    !ONLY_DIGITS.test(last) &&
    labels.every((label) => label.length <= 63 && DOMAIN_LABEL.test(label))
  );
}

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
