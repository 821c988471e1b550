import { phoneHref } from "@forecourt/leads/phone";
import { hoursWords, wording } from "@forecourt/tenant-config";
import { contactPlace, href, matchRoute, withQuery } from "@forecourt/tenant-config/routes";
import {
  distanceBetween,
  distanceText,
  type Location,
  type LocationButton,
  type LocationCard,
  locationCard,
  type OpenNow,
  openNowOf,
} from "@forecourt/tenant-config/locations";
import type { LocationCardView } from "@forecourt/ui/location-card";
import { starsView } from "./review-view.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

type Action = LocationCardView["actions"][number];

/** One place as its card renders it, in the dealer's words. A button whose page this site does not have is left out. */
export function locationView(location: Location, site: TenantSite): LocationCardView {
  const { config, now } = site;
  const words = wording(config);
  const card = locationCard(location, config, now, hoursWords(config.market.locale));
  const open = openNowOf(location, config, now, hoursWords(config.market.locale));
  const { rating, repairerLicence } = card;
  const actions = card.buttons
    .map((button) => actionOf(button, location, site))
    .filter((action) => action !== null);
  return {
    id: card.id,
    name: card.name,
    picture: pictureOf(card, location),
    address: { text: card.address.text, href: card.address.url },
    near: nearestOther(location, site),
    at: positionOf(location),
    phones: card.phones.map((text) => ({ text, href: phoneHref(text) })),
    open: open.kind === "unknown" ? null : { text: openText(open, site), isOpen: open.kind === "open" },
    hours: card.hours.map(({ label, text }) => ({ days: label, hours: text })),
    holidays: card.holidays.map(({ date, weekday, name, text }) => ({
      day: `${(hoursWords(config.market.locale).weekdays[weekday] ?? "").slice(0, 3)}, ${dayInWords(date, config.market.locale)}`,
      name: name && site.say(name),
      lang: site.languageOf(name),
      hours: text,
    })),
    holidaysTitle: words.locations.holidayTitle(card.name),
    notes: location.notes.map((note) => ({ text: site.say(note), lang: site.languageOf(note) })),
    email: emailOf(location, site),
    licences: [
      card.dealerLicence,
      repairerLicence === null ? null : words.locations.repairer(repairerLicence),
    ].filter((licence) => licence !== null),
    rating:
      rating.kind === "shown"
        ? {
            text: `${rating.averageText} · ${words.reviews.count(rating.count)}`,
            stars: starsView(rating.average, site),
          }
        : null,
    // A button that the settings name is rendered by its own words, also where it leads where another does.
    actions: actions.filter(
      (action, at) => actions.findIndex((other) => other.label === action.label) === at,
    ),
  };
}

/** Further than this another place is no alternative, in kilometres. */
const NEAR = 200;

/** How far the dealer's nearest other place is: two departments of one place are none. */
function nearestOther(location: Location, { config, content }: TenantSite): string | null {
  const others = content.locations
    .filter((each) => contactPlace(each) !== contactPlace(location) && each.kind === location.kind)
    .flatMap((each) => {
      const far = distanceBetween(location.address, each.address);
      return far === null || far > NEAR ? [] : [{ name: each.name, far }];
    });
  const [nearest] = others.toSorted((one, other) => one.far - other.far);
  if (nearest === undefined) return null;
  const distance = distanceText(nearest.far, config.market);
  return wording(config).locations.distance({ distance, place: nearest.name });
}

const positionOf = ({
  address: { latitude, longitude },
}: Location): NonNullable<LocationCardView["at"]> | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** Whether a place is open, and what holiday it is closed for. */
export const openText = (open: Exclude<OpenNow, { kind: "unknown" }>, site: TenantSite): string =>
  open.kind === "closed" && open.holiday !== null ? `${open.text} · ${site.say(open.holiday)}` : open.text;

export const contactDialog = ({ id }: Pick<Location, "id">): string => `contact-${id}`;

export const hasContactForm = (location: Location, site: TenantSite): boolean =>
  href("location-contact", { place: contactPlace(location) }, site)?.startsWith("/") ?? false;

/** Writing to a place: its contact form where it has one, else its mail address. */
function emailOf(location: Location, site: TenantSite): LocationCardView["email"] {
  const { email } = location.contact;
  if (email === null) return null;
  const label = wording(site.config).enquiry.emailUs;
  const page = href("location-contact", { place: contactPlace(location) }, site);
  if (page === null) return { label, href: `mailto:${email}` };
  return { label, href: page, ...(hasContactForm(location, site) ? { opens: contactDialog(location) } : {}) };
}

/** Maps of others are not drawn on our pages: the place's own picture stands in, else its address in large type, which opens the map. */
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
  const contact = (label: string): Action | null => {
    const own = href("location-contact", { place: contactPlace(location) }, site);
    const action = toPage(label, own ?? href("form", { form: "general" }, site));
    return action && hasContactForm(location, site) ? { ...action, opens: contactDialog(location) } : action;
  };
  const service = () => toPage(words.bookService, serviceHref(location, site));
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
          return toPage(
            words.partsEnquiry,
            href("form", { form: "parts" }, site, { query: deskQuery("location", location, "parts", site) }),
          );
        case "contact":
          return contact(words.contactUs);
        case "enquiry":
          return contact(words.sendEnquiry);
      }
  }
}

/**
 * What a form's address says of the department that it goes to: the place's own of that kind, else the place itself
 * where the dealer has no such department at all. The booking form knows its places by name, the others by id.
 */
function deskQuery(
  field: "location" | "Service Location",
  location: Location,
  kind: "service" | "parts",
  { content }: TenantSite,
): Record<string, string> {
  const desks = content.locations.filter((each) => each.kind === kind);
  const desk =
    location.kind === kind || desks.length === 0
      ? location
      : desks.find((each) => contactPlace(each) === contactPlace(location));
  if (desk === undefined) return {};
  return { [field]: field === "location" ? desk.id : desk.name };
}

/** Where a service at this place is booked: the form there is, or the dealer's own page or booking site. */
function serviceHref(location: Location, site: TenantSite): string | null {
  const address = href("form", { form: "book-service" }, site);
  if (address === null || !address.startsWith("/")) return address;
  const match = matchRoute(address, site);
  const form = match.kind === "page" && match.page.screen === "form" ? match.page.form : null;
  if (form !== "service" && form !== "book-service") return address;
  const field = form === "service" ? "location" : "Service Location";
  return withQuery(address, deskQuery(field, location, "service", site));
}
