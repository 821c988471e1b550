import { textAt } from "../../forms/fields/answers.ts";
import type { CleanValues } from "../../forms/fields/answers.ts";
import type { Market } from "../../model/market.ts";
import { formatPhone } from "../../phone/format-phone.ts";
import { checkPhoneShape } from "../../phone/phone-shape.ts";
import type { LeadPerson } from "../../model/lead.ts";

/** What reading a person's answers depends on. */
export interface PersonFacts {
  market: Market;
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

/** An 8-digit Australian number reaches the dealer with the area code of its state (decisions, "Phone"). */
function readPhone(values: CleanValues, { market, testPhoneNumber, placeState }: PersonFacts) {
  const text = textAt(values, "phone");
  if (text === null) return { shown: null, e164: null, test: false };
  const state = textAt(values, "state") ?? placeState;
  const shape = checkPhoneShape(text, { market, testPhoneNumber, state });
  if (!shape.ok) return { shown: text, e164: null, test: false };
  const { e164, kind, test } = shape;
  const local = market === "AU" && kind === "landline" && text.replace(/\D/g, "").length === 8;
  return { shown: local && e164 ? formatPhone(`0${e164.slice(3)}`, "AU") : text, e164, test };
}
