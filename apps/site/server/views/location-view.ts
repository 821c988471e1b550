import { phoneHref } from "@forecourt/leads/phone";
import { wording } from "@forecourt/tenant-config";
import { contactPlace, href } from "@forecourt/tenant-config/routes";
import {
  type Location,
  type LocationButton,
  type LocationCard,
  locationCard,
  openNowOf,
  weekdayName,
} from "@forecourt/tenant-config/locations";
import type { LocationCardView } from "@forecourt/ui/location-card";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

type Action = LocationCardView["actions"][number];

/** One place as its card draws it, in the dealer's words. A button whose page this site does not have is left out. */
export function locationView(location: Location, site: TenantSite): LocationCardView {
  const { config, now } = site;
  const words = wording(config);
  const card = locationCard(location, config, now);
  const open = openNowOf(location, config, now);
  const { rating, repairerLicence } = card;
  const actions = card.buttons
    .map((button) => actionOf(button, location, site))
    .filter((action) => action !== null);
  return {
    id: card.id,
    name: card.name,
    picture: pictureOf(card, location),
    address: { text: card.address.text, href: card.address.url },
    phones: card.phones.map((text) => ({ text, href: phoneHref(text) })),
    open: open.kind === "unknown" ? null : { text: open.text, isOpen: open.kind === "open" },
    hours: card.hours.map(({ label, text }) => ({ days: label, hours: text })),
    holidays: card.holidays.map(({ date, weekday, name, text }) => ({
      day: `${weekdayName(weekday).slice(0, 3)}, ${dayInWords(date, config.market.locale)}`,
      name,
      hours: text,
    })),
    licences: [
      card.dealerLicence,
      repairerLicence === null ? null : words.locations.repairer(repairerLicence),
    ].filter((licence) => licence !== null),
    rating:
      rating.kind === "shown"
        ? `${words.reviews.average(rating.averageText)} · ${words.reviews.count(rating.count)}`
        : null,
    // Two kinds of button may lead to one page on a small site; the first of them is enough.
    actions: actions.filter((action, at) => actions.findIndex((other) => other.href === action.href) === at),
  };
}

/** Maps of others are not drawn on our pages, so the place's own picture stands in; its address opens the map. */
function pictureOf({ picture }: LocationCard, { image, name }: Location): LocationCardView["picture"] {
  return picture.kind === "none" || image === null ? null : { src: image.url, alt: name };
}

const dayInWords = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** A page of the site as a button; null where this site has none. */
const toPage = (label: string, address: string | null): Action | null =>
  address === null ? null : { label, href: address, newTab: !address.startsWith("/") };

function actionOf(button: LocationButton, location: Location, site: TenantSite): Action | null {
  const words = wording(site.config).locations;
  const contact = (label: string) =>
    toPage(
      label,
      href("location-contact", { place: contactPlace(location) }, site) ??
        href("form", { form: "general" }, site),
    );
  const service = () => toPage(words.bookService, href("form", { form: "book-service" }, site));
  switch (button.kind) {
    case "book_service":
      return service();
    case "contact":
      return contact(words.contact);
    case "directions":
      return { label: words.directions, href: button.url, newTab: true };
    case "website":
      return { label: words.website, href: button.url, newTab: true };
    case "form":
      switch (button.form) {
        case "service":
          return service();
        case "parts":
          return toPage(words.partsEnquiry, href("form", { form: "parts" }, site));
        case "contact":
          return contact(words.contactUs);
        case "enquiry":
          return contact(words.sendEnquiry);
      }
  }
}
