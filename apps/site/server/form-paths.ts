import type { FormId } from "@forecourt/leads";
import type { TenantConfig } from "@forecourt/tenant-config";
import { redirectFor, serviceBookingLink } from "@forecourt/tenant-config/routes";

/** Which form each address of the product draws (specification, section 2). A form that is not offered has no page. */
const FORM_PAGES: ReadonlyMap<string, FormId> = new Map([
  ["/finance", "finance"],
  ["/finance-enquiry", "finance"],
  ["/apply-for-finance", "finance"],
  ["/finance-pre-approval", "finance"],
  ["/trade-in", "trade-in"],
  ["/cars/trade-in", "trade-in"],
  ["/sell-my-car", "sell-my-car"],
  ["/book-test-drive", "test-drive"],
  ["/service", "service"],
  ["/book-a-service", "book-service"],
  ["/pages/book-a-service", "book-service"],
  ["/parts-enquiry", "parts"],
  ["/vehicle-parts-and-accessories", "parts"],
  ["/contact", "general"],
  ["/careers", "careers"],
  ["/current-positions", "careers"],
  ["/fleet", "fleet"],
  ["/request-photos", "request-photos"],
  ["/find-me-something-similar", "similar"],
  ["/offer-enquiry", "offer"],
]);

/** Without its query, its fragment and a slash at its end. */
export const plainPath = (path: string): string => path.replace(/[?#].*$/, "").replace(/(?<=.)\/+$/, "");

/** The form a path of a site draws, or null: the product's own paths, then those the tenant's settings name. */
export function formOfPath(path: string, config: TenantConfig): FormId | null {
  const plain = plainPath(path);
  if (/^\/contact-us\/[^/]+$/.test(plain)) return offered("location-contact", config);
  const known = FORM_PAGES.get(plain);
  if (known) return offered(known, config);
  const booking = serviceBookingLink(config);
  if (booking.kind === "internal" && plainPath(booking.href) === plain)
    return offered("book-service", config);
  return plainPath(config.tradeIn.path) === plain ? offered("trade-in", config) : null;
}

function offered(form: FormId, { forms, tradeIn }: TenantConfig): FormId | null {
  if (form === "trade-in" && !tradeIn.enabled) return null;
  return forms.offered.includes(form) ? form : null;
}

/** Where a path draws a form and leads nowhere else: a form that came back may be shown there again. */
export function isFormPage(path: string, config: TenantConfig): boolean {
  return /^\/(?![/\\])/.test(path) && formOfPath(path, config) !== null && redirectFor(path, config) === null;
}
