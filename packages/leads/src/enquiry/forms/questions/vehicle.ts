import { askChoice, askNumber, askText, askTick } from "./ask.ts";
import type { Question } from "./question.ts";
import { regoState } from "./states.ts";

/** How to find the shopper's own vehicle: by its number plate, or described by hand. */
export const ownVehicle = [
  askText("Rego", "plate", false, { maxLength: 10 }),
  regoState,
  askNumber("Trade-in Year", "year", true, { maxLength: 4, range: { min: 1900, max: 2100 } }),
  askText("Trade-in Make", "make", true),
  askText("Trade-in Model", "model", true),
  askText("Trade-in Badge", "badge", false),
];

/** The shopper's own vehicle as a workshop or a parts counter asks for it: its plate, or what it is. */
export const vehicleToServe = [
  askText("Rego", "plate", false, { maxLength: 10 }),
  askText("Trade-in Make", "make", false),
  askText("Trade-in Model", "model", false),
];

/** Which vehicle the shopper wants to drive, ride or see; left out where the page is about one. */
export const wantedVehicle: Question = ({ facts: { carCondition, words }, forms: { visit } }) =>
  carCondition === undefined
    ? { name: "Vehicle Model", label: words.visited[visit], kind: "text", required: false, maxLength: 100 }
    : null;

/** What a valuer asks next. */
export const vehicleCondition = [
  askNumber("Trade-in Odometer", "odometer", true),
  askText("Trade-in Colour", "colour", false),
  askText("Trade-in VIN", "vin", false, { maxLength: 17 }),
  askChoice("Service History", "serviceHistory", false, ["Full", "Part", "None"]),
  askChoice("Vehicle Condition", "condition", false, ["Excellent", "Good", "Fair", "Needs work"]),
];

/** What the shopper hopes for; sent as booleans, or as Yes and No where `leads.yesNoFields` says so. */
export const sellingGoals = [
  askTick("Ready to sell", "readyToSell", false),
  askTick("Valuation guide", "valuationGuide", false),
  askTick("Best Finance", "bestFinance", false),
  askTick("Best Deal", "bestDeal", false),
];
