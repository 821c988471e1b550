import { textAt } from "../../forms/fields/answers.ts";
import type { CleanValues } from "../../forms/fields/answers.ts";
import { formatPhone } from "../../phone/format-phone.ts";
import type { PhoneRule } from "../../phone/phone-rule.ts";
import { checkPhoneShape } from "../../phone/phone-shape.ts";
import type { LeadPerson } from "../../model/lead.ts";

/** What reading a person's answers depends on. */
export interface PersonFacts {
  phone: PhoneRule;
  testPhoneNumber: string | null;
  /** State of the place or car, for a local number of a shopper who named none. */
  placeState: string | null;
}

/**
 * Who asks, and whether it is only a test, by the fixed test number. A name that is empty or
 * 'undefined-undefined' (what two missing parts once left behind) becomes the first name.
 */
export function readPerson(values: CleanValues, facts: PersonFacts): { person: LeadPerson; test: boolean } {
  const phone = readPhone(values, facts);
  const firstName = textAt(values, "first_name");
  const name = textAt(values, "name");
  const person: LeadPerson = {
    name: name === null || name === "undefined-undefined" ? firstName : name,
    firstName,
    middleName: textAt(values, "middle_name"),
    lastName: textAt(values, "last_name"),
    email: textAt(values, "email"),
    phone: phone.shown,
    phoneE164: phone.e164,
    postcode: textAt(values, "postcode"),
    state: textAt(values, "state"),
  };
  return { person, test: phone.test };
}

/** A local number reaches the dealer with the area code of its state, where the market writes it so (decisions, "Phone"). */
function readPhone(values: CleanValues, { phone: rule, testPhoneNumber, placeState }: PersonFacts) {
  const text = textAt(values, "phone");
  if (text === null) return { shown: null, e164: null, test: false };
  const state = textAt(values, "state") ?? placeState;
  const shape = checkPhoneShape(text, { rule, testPhoneNumber, state });
  if (!shape.ok) return { shown: text, e164: null, test: false };
  const { e164, withAreaCode, test } = shape;
  return { shown: withAreaCode === null ? text : formatPhone(withAreaCode, rule), e164, test };
}
