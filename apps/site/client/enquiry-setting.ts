import type { TrackedCar } from "@forecourt/analytics";
import type { ValidationPolicy } from "@forecourt/leads";
import type { Condition } from "@forecourt/search/car";

/** What an enquiry form needs to know of its page and its tenant: plain data from the server. */
export interface EnquirySetting {
  /** Where the form posts to, with JavaScript or without. */
  action: string;
  /** Whose site it is; the browser's memory is kept apart by it. */
  tenant: string;
  /** The page's facts as hidden fields: form, key, car. */
  hidden: readonly (readonly [name: string, value: string])[];
  /** Name of the field that people never see. */
  trap: string;
  /** The tenant's rules, the same that the server checks by. */
  policy: ValidationPolicy;
  /** State of the car's location, for local phone numbers. */
  state: string | null;
  /** Pairs the success page is told about, such as the car's type. */
  successPairs: readonly (readonly [string, string])[];
  /** The car asked about, as far as events may tell. */
  car: { condition: Condition; tracked: TrackedCar } | null;
  /** Whether a number plate can be looked up. */
  findsVehicles: boolean;
  /** The specification's browser alert on failure; a setting switches it off. */
  alertOnFailure: boolean;
}

/** The words around a form's own questions. */
export interface FormWords {
  problems: string;
  optional: string;
  choose: string;
  sending: string;
  trap: string;
  noAnswer: string;
  next: string;
  back: string;
  skip: string;
  /** Name of the progress bar. */
  progress: string;
  /** 'Step 2 of 5', by step. */
  steps: readonly string[];
  saved: string;
  later: string;
  laterLink: string;
  laterText: string;
  laterFailed: string;
  findVehicle: string;
  vehicleFound: string;
  vehicleSample: string;
  vehicleMissing: string;
}
