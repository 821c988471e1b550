/**
 * The nine enquiry types, as the wire writes them. They read
 * "… Enquiry" in every market; only what a shopper sees says "Inquiry" in the US.
 */
export const leadCategories = [
  "General Enquiry",
  "Service Enquiry",
  "Parts Enquiry",
  "New Vehicle Enquiry",
  "Used Vehicle Enquiry",
  "Fleet Enquiry",
  "Finance Enquiry",
  "Careers Enquiry",
  "Sell My Car Enquiry",
] as const;

/** One of the nine enquiry types, in its wire spelling. */
export type LeadCategory = (typeof leadCategories)[number];

/** Whether a text is a known enquiry type, letter for letter. */
export function isLeadCategory(text: unknown): text is LeadCategory {
  return leadCategories.some((category) => category === text);
}

/** Whether a request is for a workshop or a parts counter, where the shopper's own vehicle is no trade-in. */
export const isAboutOwnVehicle = (category: LeadCategory): boolean =>
  category === "Service Enquiry" || category === "Parts Enquiry";

/** What a lead is filed under. `eventId` is set for a category that always counts as the same analytics event. */
export interface LeadFiling {
  category: LeadCategory;
  subcategory: string | null;
  eventId: number | null;
}

/**
 * Files an enquiry. Dealers have no careers inbox: such a lead arrives as a general enquiry
 * with its own subcategory, and counts as event 51.
 */
export function fileLead(category: LeadCategory, subcategory: string | null): LeadFiling {
  if (category === "Careers Enquiry")
    return { category: "General Enquiry", subcategory: "Career Enquiry", eventId: 51 };
  return { category, subcategory, eventId: null };
}
