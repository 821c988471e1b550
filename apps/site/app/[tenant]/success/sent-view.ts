import { phoneHref } from "@forecourt/leads/phone";
import type { StoredLead } from "@forecourt/leads/stores";
import type { Car } from "@forecourt/search/car";
import { type Wording, wording } from "@forecourt/tenant-config";
import type { Location } from "@forecourt/tenant-config/locations";
import type { Fact } from "@forecourt/ui/fact-list";
import { appointmentWords } from "#server/leads/appointment-calendar.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { dealerContact } from "#server/views/dealer/dealer-contact.ts";

/** The subcategory of a lead that reserved a car. */
export const RESERVED = "Reserve Online";

/** The first sentence of the confirmation: what happens next with a lead of this kind. */
export function sentText(category: string, sent: StoredLead | null, { success, checkout }: Wording): string {
  if (sent?.lead.subcategory === RESERVED) return checkout.doneText;
  if (sent?.lead.appointment?.kind === "test_drive" || sent?.lead.form === "test-drive")
    return success.testDrive;
  if (sent?.lead.form === "careers") return success.careers;
  if (sent?.lead.form === "book-service") return success.service;
  return category === "finance-enquiry" ? success.finance : success.text;
}

/**
 * A line for the shopper's own list: what a lead is about, its car, model or offer where it has one, and how it was filed,
 * so that an enquiry and a test drive of one car are told apart.
 */
export const sentAbout = ({ lead }: StoredLead, words: Wording): string =>
  [
    lead.car?.name ?? lead.model?.name ?? lead.offer?.name,
    // In the market's spelling: an enquiry is an inquiry in the US.
    words.fuelName(lead.subcategory ?? lead.category),
  ]
    .filter(Boolean)
    .join(" · ");

/** The place that has a lead; null where it went to no place of the site's. */
export const sentTo = ({ lead }: StoredLead, { content }: TenantSite): Location | null =>
  content.locations.find(({ id }) => id === lead.location?.id) ?? null;

/** The name of a lead's location, unless the location is hidden from shoppers: its staff have the lead all the same. */
const shownLocationName = (
  { lead: { location } }: StoredLead,
  { content }: TenantSite,
): string | undefined =>
  content.hiddenLocations.some(({ id }) => id === location?.id) ? undefined : location?.name;

/** A dealership whose name its place's name begins with is not named twice. */
const notNamedIn = (names: readonly string[]) => (name: string, at: number) =>
  !names.some((other, place) => place > at && other.startsWith(name));

/**
 * What was sent, row by row, and the number of the place that has it: the lead's own location before the dealer's. A car
 * that stands above the rows is not named again.
 */
export function sentView(
  sent: StoredLead | null,
  car: Car | null,
  site: TenantSite,
): { facts: Fact[]; phone: { text: string; href: string } | null } {
  const { success } = wording(site.config);
  const dealer = dealerContact(site).phone;
  if (!sent) return { facts: [], phone: dealer };
  const { lead, files } = sent;
  const place = sentTo(sent, site);
  const number = place?.contact.phone ?? place?.contact.landlinePhone ?? null;
  const to = [lead.dealership?.name, shownLocationName(sent, site)].filter((name) => name !== undefined);
  const date = lead.appointment?.date;
  const rows: [label: string, value: string | null][] = [
    [success.about, car ? null : (lead.car?.name ?? lead.model?.name ?? lead.offer?.name ?? null)],
    [success.sentTo, to.filter(notNamedIn(to)).join(", ") || site.config.site.name],
    [success.when, date === undefined ? null : appointmentWords(date, site.config.market.locale)],
    [success.message, lead.message],
    [success.sent, files.length > 0 ? success.files(files.length) : null],
  ];
  return {
    facts: rows.flatMap(([label, value]) => (value === null || value === "" ? [] : [{ label, value }])),
    phone: number === null ? dealer : { text: number, href: phoneHref(number) },
  };
}
