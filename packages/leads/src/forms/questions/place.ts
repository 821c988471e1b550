import type { Question } from "./question.ts";
import { marketWords } from "../definition/market-words.ts";

/** Which of the tenant's dealerships; asked when there is more than one. */
export const dealership: Question = ({ facts }) =>
  facts.dealerships.length < 2
    ? null
    : {
        name: "dealership_slug",
        label: "Dealership",
        kind: "select",
        required: true,
        maxLength: 200,
        options: facts.dealerships.map(({ slug, name }) => ({ value: slug, label: name })),
      };

/** The finance page's name for the same choice, so that a link can fill it in. */
export const preferredDealership: Question = (setting) => {
  const field = dealership(setting);
  return field && { ...field, name: "preferredDealership", label: "Preferred dealership" };
};

/** Which location; asked when there is more than one, of the wanted kind where the tenant has such. */
export const location =
  (kind?: "service" | "parts"): Question =>
  ({ facts }) => {
    const ofKind = facts.places.filter((place) => place.kind === kind);
    const places = ofKind.length > 0 ? ofKind : facts.places;
    if (places.length < 2) return null;
    return {
      name: "location",
      label: "Location",
      kind: "select",
      required: true,
      maxLength: 200,
      options: places.map(({ id, name }) => ({ value: id, label: name })),
    };
  };

/** Where a service is booked. The wire wants the place's name; its dealership is looked up by it. */
export const serviceLocation: Question = (setting) => {
  const field = location("service")(setting);
  const options = field?.options?.map(({ label }) => ({ value: label, label }));
  // A name the dealer no longer has must not cost the lead: it goes to the default service desk, with a note.
  return field && options
    ? { ...field, name: "Service Location", label: "Service location", options, acceptsOther: true }
    : null;
};

/** What the enquiry is about, for a form that serves several teams. */
export const category: Question = ({ forms, facts }) =>
  forms.categories.length < 2
    ? null
    : {
        name: "category",
        label: marketWords("Enquiry type", facts.market),
        kind: "select",
        required: true,
        maxLength: 60,
        options: forms.categories.map((value) => ({ value, label: marketWords(value, facts.market) })),
      };

/** Which of the dealer's open positions; asked where the dealer names some. */
export const position: Question = ({ facts }) =>
  facts.positions === undefined || facts.positions.length === 0
    ? null
    : {
        name: "position",
        label: "Position",
        kind: "select",
        required: false,
        maxLength: 200,
        // A position that was filled meanwhile must not cost the application.
        acceptsOther: true,
        options: facts.positions.map((title) => ({ value: title, label: title })),
      };
