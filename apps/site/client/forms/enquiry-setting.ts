import type { TrackedCar } from "@forecourt/analytics";
import type { ValidationPolicy } from "@forecourt/leads";
import type { Condition } from "@forecourt/search/car";
import type { Wording } from "@forecourt/tenant-config";

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

type Words = Wording["form"];

/** The words around a form's own questions. */
export type FormWords = Pick<
  Words,
  "problems" | "optional" | "choose" | "otherDay" | "sending" | "slow" | "honeypot" | "noAnswer"
>;

type WordsOfSteps =
  | ("next" | "back" | "skip" | "progress" | "saved" | "saveFailed")
  | ("unfinished" | "unfinishedGoOn" | "unfinishedAfresh" | "later" | "laterLink" | "laterFailed");

/** The words around a form of several steps. */
export interface StepWords extends FormWords, Pick<Words, WordsOfSteps> {
  /** 'Step 2 of 5', by step. */
  steps: readonly string[];
  laterText: string;
}

type WordsOfPlates =
  | ("findVehicle" | "vehicleFound" | "vehicleSample")
  | ("vehicleMissing" | "vehicleByHand" | "vehicleWrong");

/** The words around a number plate that can be looked up. */
export interface VehicleWords extends Pick<Words, WordsOfPlates> {
  /** With `{car}`, `{low}` and `{high}` still in it. */
  vehicleWorth: string;
}
