/** Every form the product offers. */
export const formIds = [
  "general",
  "service",
  "parts",
  "new",
  "used",
  "fleet",
  "finance",
  "careers",
  "sell-my-car",
  "trade-in",
  "test-drive",
  "request-photos",
  "location-contact",
  "book-service",
  "offer",
  "similar",
] as const;

/** A form's name, in addresses and tenant files. */
export type FormId = (typeof formIds)[number];

/** Whether a text names a form of the product. */
export function isFormId(text: unknown): text is FormId {
  return formIds.some((id) => id === text);
}
