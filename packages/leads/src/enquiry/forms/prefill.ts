import { validateForm } from "./validation/validate-form.ts";
import type { ValidationPolicy } from "./policy/forms-policy.ts";
import { type FormDefinition, formFields } from "./definition/form-definition.ts";

/** What the browser remembers of its shopper, so that a second form is shorter. */
export interface Shopper {
  /** First name, or the full name of a form that asks for one. */
  name: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  postcode: string | null;
}

/** Where a form's first values come from; later ones are weaker. */
export interface PrefillSources {
  /** The page's query; only `preferredDealership`, `vehiclePriceBudget`, the place chosen, the vehicle and day of a service and a calculation's answers are looked at. */
  query?: URLSearchParams;
  shopper?: Shopper | null;
}

/** Query values a form may take, by field. The car itself (car_id, car_type, vin) is the server's to look up. */
const FROM_QUERY = [
  "preferredDealership",
  "vehiclePriceBudget",
  // The department whose card a service or parts form was opened from.
  "location",
  "Service Location",
  // What a workshop's home page asks before its form.
  "Rego",
  "Service Booking Date",
  // What a shopper has worked out in the finance calculator.
  "deposit",
  "loan_term",
  "balloon",
  "repayment_frequency",
];

/**
 * First values of a form, by field name: what the address says, then what the browser remembers.
 * All of it is checked like typed text, and what does not pass is left out: nothing in an address
 * can put a strange value or an error into a form.
 *
 * @example
 * prefill(form, { query: new URLSearchParams("vehiclePriceBudget=29990"), shopper }, policy)
 * // { vehiclePriceBudget: "29990", first_name: "Kim", … }
 */
export function prefill(
  form: FormDefinition,
  { query, shopper }: PrefillSources,
  policy: ValidationPolicy,
): Readonly<Record<string, string>> {
  const offered = new Map<string, string | null | undefined>([
    ["name", shopper?.name],
    ["first_name", shopper?.name],
    ["last_name", shopper?.lastName],
    ["email", shopper?.email],
    ["phone", shopper?.phone],
    ["postcode", shopper?.postcode],
    ...FROM_QUERY.map((name) => [name, query?.get(name)] as const),
  ]);
  // One dealership list, two field names: a link to the finance page may lead to either.
  offered.set("dealership_slug", query?.get("preferredDealership"));
  const accepted = formFields(form).flatMap((field): [string, string][] => {
    const value = offered.get(field.name);
    if (!value) return [];
    const alone = { ...form, steps: [{ id: "one", title: "", skippable: false, fields: [field] }] };
    const checked = validateForm(alone, { [field.name]: value }, policy);
    const clean = checked.ok ? checked.values[field.name] : undefined;
    return typeof clean === "string" ? [[field.name, clean]] : [];
  });
  return Object.fromEntries(accepted);
}
