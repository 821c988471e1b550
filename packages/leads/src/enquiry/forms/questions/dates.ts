import type { FormMessages, LabelKey } from "../messages/form-messages.ts";
import type { Question } from "./question.ts";

/**
 * A date the dealer offers where the dashboard lists some; any day where it does not, the days the place is open first.
 * Never required.
 */
const bookingDate =
  (name: string): Question =>
  ({ facts }) => {
    const label = facts.words.labels.preferredDate;
    const { closedOn, visitNote } = facts;
    const field = {
      name,
      label,
      required: false,
      acceptsOther: true,
      ...(visitNote ? { hint: visitNote } : {}),
    } as const;
    return facts.dates && facts.dates.length > 0
      ? { ...field, kind: "select", maxLength: 100, options: facts.dates }
      : {
          ...field,
          kind: "date",
          maxLength: 100,
          ...(facts.days && facts.days.length > 0 ? { options: facts.days } : {}),
          ...(closedOn && closedOn.length > 0 ? { closedOn } : {}),
        };
  };

/** When the shopper would like to drive. */
export const testDriveDate = bookingDate("Test Drive Booking Date");
/** When the shopper would like to bring the vehicle. */
export const serviceDate = bookingDate("Service Booking Date");

/** A job that the product knows in the language of the form; another one as the dealer wrote it. */
const jobName = (job: string, { jobs }: FormMessages): string =>
  Object.entries(jobs).find(([known]) => known === job)?.[1] ?? job;

/** What the workshop is asked for; only where the tenant lists some. */
export const additionalServices: Question = ({ forms, facts }) =>
  forms.additionalServices.length === 0
    ? null
    : {
        name: "additional_services",
        label: facts.words.labels[forms.serviceInSteps ? "jobs" : "additionalServices"],
        kind: "checkboxes",
        required: false,
        maxLength: 300,
        options: forms.additionalServices.map((value) => ({ value, label: jobName(value, facts.words) })),
      };

const rentalDay =
  (name: string, label: LabelKey): Question =>
  ({ forms, facts }) =>
    forms.rentalDates
      ? { name, label: facts.words.labels[label], kind: "date", required: true, maxLength: 100 }
      : null;

/** From which day to which a rental is wanted, who drives, and with what; where a dealer rents out. */
export const rentalPeriod: readonly Question[] = [
  rentalDay("Pick-up Date", "pickUpDate"),
  rentalDay("Return Date", "returnDate"),
  ({ forms, facts }) =>
    forms.rentalDates
      ? {
          name: "Driver Age",
          label: facts.words.labels.driverAge,
          kind: "number",
          required: false,
          inputMode: "numeric",
          maxLength: 3,
          range: { min: 16, max: 120 },
        }
      : null,
  ({ forms, facts }) =>
    forms.rentalDates && facts.extras && facts.extras.length > 0
      ? {
          name: "Extras",
          label: facts.words.labels.extras,
          kind: "checkboxes",
          required: false,
          maxLength: 300,
          options: facts.extras,
        }
      : null,
];
