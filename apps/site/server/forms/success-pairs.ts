import type { FormDefinition } from "@forecourt/leads";
import type { Car } from "@forecourt/search/car";

/**
 * What the confirmation page is told beside the category. The car's type goes with an enquiry about a vehicle, where
 * it decides which page of thanks is shown; a finance or trade-in form about a car stays what it is.
 */
export const successPairs = (form: FormDefinition, car: Car | null): (readonly [string, string])[] =>
  car && /^(?:new|used) vehicle enquiry$/i.test(form.category) ? [["car_type", car.condition]] : [];
