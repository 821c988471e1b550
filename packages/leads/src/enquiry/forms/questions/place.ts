import type { Question } from "./question.ts";

/** Which of the tenant's dealerships, when there is more than one. Optional where the car says whose it is. */
export const dealership: Question = ({ facts }) =>
  facts.dealerships.length < 2
    ? null
    : {
        name: "dealership_slug",
        label: facts.words.labels.dealership,
        kind: "select",
        required: !facts.carDealership,
        maxLength: 200,
        options: facts.dealerships.map(({ slug, name }) => ({ value: slug, label: name })),
      };

/** The finance page's name for the same choice, so that a link can fill it in. */
export const preferredDealership: Question = (setting) => {
  const field = dealership(setting);
  return (
    field && { ...field, name: "preferredDealership", label: setting.facts.words.labels.preferredDealership }
  );
};

/** Which location, when there is more than one, of the wanted kind where the tenant has such. */
export const location =
  (kind?: "service" | "parts"): Question =>
  ({ facts }) => {
    const ofKind = facts.places.filter((place) => place.kind === kind);
    const places = ofKind.length > 0 ? ofKind : facts.places;
    if (places.length < 2) return null;
    return {
      name: "location",
      label: facts.words.labels.location,
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
    ? {
        ...field,
        name: "Service Location",
        label: setting.facts.words.labels.serviceLocation,
        options,
        acceptsOther: true,
      }
    : null;
};

/** What the enquiry is about, for a form that serves several teams. */
export const category: Question = ({ forms, facts }) =>
  forms.categories.length < 2
    ? null
    : {
        name: "category",
        label: facts.words.labels.category,
        kind: "select",
        required: true,
        maxLength: 60,
        options: forms.categories.map((value) => ({
          value,
          label: facts.words.categories[value],
        })),
      };

/** Which of the dealer's open positions, where the dealer names some. */
export const position: Question = ({ facts }) =>
  facts.positions === undefined || facts.positions.length === 0
    ? null
    : {
        name: "position",
        label: facts.words.labels.position,
        kind: "select",
        required: false,
        maxLength: 200,
        // A position that was filled meanwhile must not cost the application.
        acceptsOther: true,
        options: facts.positions.map((title) => ({ value: title, label: title })),
      };
