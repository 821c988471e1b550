import { isAboutOwnVehicle } from "../../../enquiry/model/category.ts";
import type { Lead } from "../../../enquiry/model/lead.ts";
import { visitKinds } from "../../../enquiry/model/visit-kinds.ts";
import type { AdfFacts } from "./adf-facts.ts";
import { element, requiredText, textElement, type Xml, type XmlElement } from "./xml.ts";

type Interest = "buy" | "lease" | "sell" | "trade-in" | "test-drive";

/** ADF wants at least one vehicle; an enquiry about none gets an empty one. */
export function adfVehicles(lead: Lead, facts: AdfFacts): XmlElement[] {
  const vehicles = [wantedVehicle(lead, facts) ?? wantedModel(lead), ownVehicle(lead, facts)].filter(
    (one) => one !== null,
  );
  return vehicles.length > 0 ? vehicles : [vehicle({}, [null, null, null], [])];
}

/** Year, make and model must stand first and in this order, known or not. */
function vehicle(
  attributes: { interest?: Interest; status?: "new" | "used" },
  [year, make, model]: readonly [string | number | null, string | null, string | null],
  rest: readonly Xml[],
  ids: readonly Xml[] = [],
): XmlElement {
  const named = [requiredText("year", year), requiredText("make", make), requiredText("model", model)];
  return element("vehicle", attributes, [...ids, ...named, ...rest]);
}

/** The car in stock. ADF knows no demo: like the law of New Zealand it calls one used. */
function wantedVehicle({ car, appointment, ...lead }: Lead, facts: AdfFacts): XmlElement | null {
  if (!car) return null;
  return vehicle(
    {
      interest: interestOf(appointment),
      status: car.condition === "new" ? "new" : "used",
    },
    [car.year, car.make, car.model],
    [
      textElement("vin", car.vin),
      textElement("stock", car.stockNumber),
      textElement("trim", car.badge),
      textElement("odometer", car.odometer, { units: facts.distanceUnit }),
      textElement("price", car.price, { type: "asking", currency: facts.currency }),
      adfFinance(lead, facts),
      textElement("comments", car.name),
    ],
    [textElement("id", car.id, { source: facts.source })],
  );
}

/** A model that the dealer presents is a new vehicle without a year; of one in the shopper's words that is not known. */
function wantedModel({ model, appointment }: Lead): XmlElement | null {
  if (!model) return null;
  const interest = interestOf(appointment);
  return vehicle(
    model.id === null ? { interest } : { interest, status: "new" },
    [null, model.make, model.name],
    [],
  );
}

/** The format has one word for whoever comes to try a vehicle. */
const interestOf = (appointment: Lead["appointment"]): Interest =>
  visitKinds.some((kind) => kind === appointment?.kind) ? "test-drive" : "buy";

const amountOf = ({ answers }: Pick<Lead, "answers">, name: string): string | null => {
  const value = answers.find((answer) => answer.name === name)?.value;
  const digits = typeof value === "string" ? value.replace(/[^\d.]/g, "") : "";
  return /^\d+(\.\d+)?$/.test(digits) ? digits : null;
};

/** Only with an amount, as the format demands; the other answers stand in the comments. */
function adfFinance(lead: Pick<Lead, "answers" | "category">, { currency }: AdfFacts): Xml {
  const total = amountOf(lead, "vehiclePriceBudget");
  const deposit = amountOf(lead, "deposit");
  if (lead.category !== "Finance Enquiry" || (total === null && deposit === null)) return null;
  return element("finance", {}, [
    requiredText("method", "finance"),
    textElement("amount", deposit, { type: "downpayment", limit: "exact", currency }),
    textElement("amount", total, { type: "total", limit: "maximum", currency }),
  ]);
}

/** The shopper's own: to be traded in, sold, or (for a service) looked after, for which ADF has no word. */
function ownVehicle({ tradeIn, category, subcategory }: Lead, facts: AdfFacts): XmlElement | null {
  if (!tradeIn) return null;
  const sells = category === "Sell My Car Enquiry" && !/trade/i.test(subcategory ?? "");
  const interest = sells ? "sell" : "trade-in";
  const odometer = tradeIn.odometer?.replace(/\D/g, "");
  const plate = [tradeIn.rego, tradeIn.regoState].filter(Boolean).join(" ");
  return vehicle(
    isAboutOwnVehicle(category) ? { status: "used" } : { interest, status: "used" },
    [tradeIn.year, tradeIn.make, tradeIn.model],
    [
      textElement("vin", tradeIn.vin),
      textElement("trim", tradeIn.badge),
      textElement("odometer", odometer, { units: facts.distanceUnit }),
      tradeIn.colour
        ? element("colorcombination", {}, [
            textElement("exteriorcolor", tradeIn.colour),
            requiredText("preference", 1),
          ])
        : null,
      textElement("comments", plate && `Registration: ${plate}`),
    ],
  );
}
