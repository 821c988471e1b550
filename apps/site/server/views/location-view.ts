import { wording } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { type Link, locationContactPath, serviceBookingLink } from "@forecourt/tenant-config/routes";
import {
  type Location,
  type LocationButton,
  type LocationCard,
  locationCard,
  openNowOf,
  weekdayName,
} from "@forecourt/tenant-config/locations";
import type { LocationCardView } from "@forecourt/ui/location-card";
import { servesPath } from "../served-paths.ts";

type Action = LocationCardView["actions"][number];

/** One place as its card draws it, in the dealer's words. A button whose page this site does not have is left out. */
export function locationView(location: Location, content: TenantContent, now: Date): LocationCardView {
  const { config } = content.tenant;
  const words = wording(config);
  const card = locationCard(location, config, now);
  const open = openNowOf(location, config, now);
  const { rating, repairerLicence } = card;
  const actions = card.buttons
    .map((button) => actionOf(button, location, content))
    .filter(({ href, newTab }) => newTab || servesPath(href, content, now));
  return {
    id: card.id,
    name: card.name,
    picture: pictureOf(card, location),
    address: { text: card.address.text, href: card.address.url },
    phones: card.phones.map((text) => ({ text, href: `tel:${text.replaceAll(/[^\d+]/g, "")}` })),
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
    actions: actions.filter(({ href }, at) => actions.findIndex((other) => other.href === href) === at),
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

const opened = (label: string, link: Exclude<Link, { kind: "refused" }>): Action => ({
  label,
  href: link.href,
  newTab: link.kind !== "internal",
});

function actionOf(button: LocationButton, location: Location, content: TenantContent): Action {
  const { config } = content.tenant;
  const words = wording(config).locations;
  const contact = (label: string): Action => ({
    label,
    href: locationContactPath(location, config),
    newTab: false,
  });
  const service = (): Action => {
    const link = serviceBookingLink(config);
    return link.kind === "refused" ? contact(words.bookService) : opened(words.bookService, link);
  };
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
          return { label: words.partsEnquiry, href: "/parts-enquiry", newTab: false };
        case "contact":
          return contact(words.contactUs);
        case "enquiry":
          return contact(words.sendEnquiry);
      }
  }
}
