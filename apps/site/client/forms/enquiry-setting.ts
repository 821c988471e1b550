import type { TrackedCar } from "@forecourt/analytics";
import type { ValidationPolicy } from "@forecourt/leads";
import type { Condition } from "@forecourt/search/car";

/** What an enquiry form needs to know of its page and its tenant: plain data from the server. */
export interface EnquirySetting {
  /** Where the form posts to, with JavaScript or without. */
  action: string;
  /** Whose site it is; the browser's memory is stored apart by it. */
  tenant: string;
  /** The page's facts as hidden fields: form, key, car. */
  hidden: readonly (readonly [name: string, value: string])[];
  /** Name of the field that people never see and only programs fill in. */
  honeypot: string;
  /** The tenant's rules, the same that the server checks by. */
  policy: ValidationPolicy;
  /** State of the car's location, for local phone numbers. */
  state: string | null;
  /** Where the shopper goes once the lead is safe. */
  successPath: string;
  /** The car asked about, as far as events may name it. */
  car: { condition: Condition; testDriveOnly: boolean; tracked: TrackedCar } | null;
  /** ISO 4217. */
  currency: string;
  /** Whether a failure also opens a browser alert. */
  alertOnFailure: boolean;
}

/** The words around a form's own questions. */
export interface FormWords {
  problems: string;
  optional: string;
  choose: string;
  /** Beside days as chips: any other day. */
  otherDay: string;
  sending: string;
  /** While sending takes longer than a few seconds. */
  slow: string;
  honeypot: string;
  noAnswer: string;
}

/** The words around a form of several steps. */
export interface StepWords extends FormWords {
  next: string;
  back: string;
  skip: string;
  /** Name of the progress bar. */
  progress: string;
  /** 'Step 2 of 5', by step. */
  steps: readonly string[];
  saved: string;
  saveFailed: string;
  /** Offers to go on with what was begun earlier on this device. */
  unfinished: string;
  unfinishedGoOn: string;
  unfinishedAfresh: string;
  later: string;
  laterLink: string;
  laterText: string;
  laterFailed: string;
}

/** The words around a number plate that can be looked up. */
export interface VehicleWords {
  findVehicle: string;
  vehicleFound: string;
  vehicleSample: string;
  vehicleMissing: string;
  /** Unfolds the questions of one who does not know the plate. */
  vehicleByHand: string;
  /** Unfolds what was found, to be corrected. */
  vehicleWrong: string;
  /** With `{car}`, `{low}` and `{high}` still in it. */
  vehicleWorth: string;
}
