/** The markets the product knows; each has its own phone, postcode and wording rules. */
export type Market = "AU" | "NZ" | "US";

/** ISO 4217 codes of the markets' money. */
export type Currency = "AUD" | "NZD" | "USD";
