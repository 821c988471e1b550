import { FORM_MESSAGES } from "../enquiry/forms/messages/form-messages.ts";
import { sampleMarket } from "./sample-market.ts";
import type { FormFacts } from "../enquiry/forms/definition/form-facts.ts";

/** Facts of a dealer with two dealerships and three locations, for tests that draw forms. */
export const sampleFacts: FormFacts = {
  market: sampleMarket,
  words: FORM_MESSAGES,
  places: [
    { id: "1", name: "North Sales", dealershipSlug: "north", state: "qld", kind: "sales" },
    { id: "2", name: "South Service", dealershipSlug: "south", state: "nsw", kind: "service" },
    { id: "3", name: "North Service", dealershipSlug: "north", state: "qld", kind: "service" },
  ],
  dealerships: [
    { slug: "north", name: "North Motors" },
    { slug: "south", name: "South Motors" },
  ],
};
