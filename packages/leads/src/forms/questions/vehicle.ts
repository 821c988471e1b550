import { askChoice, askNumber, askText, askTick } from "./ask.ts";
import { regoState } from "./states.ts";

/** How to find the shopper's own vehicle: by its number plate, or described by hand. */
export const ownVehicle = [
  askText("Rego", "Registration number", false, { maxLength: 10 }),
  regoState,
  askNumber("Trade-in Year", "Year", true, { maxLength: 4, range: { min: 1900, max: 2100 } }),
  askText("Trade-in Make", "Make", true),
  askText("Trade-in Model", "Model", true),
  askText("Trade-in Badge", "Badge or variant", false),
];

/** What a valuer asks next. */
export const vehicleCondition = [
  askNumber("Trade-in Odometer", "Odometer reading", true),
  askText("Trade-in Colour", "Colour", false),
  askText("Trade-in VIN", "VIN", false, { maxLength: 17 }),
  askChoice("Service History", "Service history", false, ["Full", "Part", "None"]),
  askChoice("Vehicle Condition", "Condition", false, ["Excellent", "Good", "Fair", "Needs work"]),
];

/** What the shopper hopes for; sent as booleans, or as Yes and No where `leads.yesNoFields` says so. */
export const sellingGoals = [
  askTick("Ready to sell", "I am ready to sell", false),
  askTick("Valuation guide", "I would like a valuation guide", false),
  askTick("Best Finance", "I would like the best finance", false),
  askTick("Best Deal", "I would like the best deal", false),
];
