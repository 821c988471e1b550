import { Icon, type IconName } from "@forecourt/ui/icon";
import { LocationCard, type LocationCardView } from "@forecourt/ui/location-card";
import { LocationGroup } from "@forecourt/ui/location-group";
import { ModelMenu, ModelMenuList, type ModelMenuView } from "@forecourt/ui/model-menu";
import { OpeningHours } from "@forecourt/ui/opening-hours";
import { SiteFooter } from "@forecourt/ui/site-footer";
import { SiteHeader } from "@forecourt/ui/site-header";
import { component, type GalleryEntry } from "./gallery-entry.ts";
import { illustrated } from "./sample-car.ts";

/** Every drawing, by its name. */
const ICONS: Readonly<Record<IconName, true>> = {
  back: true,
  calendar: true,
  chat: true,
  check: true,
  clock: true,
  close: true,
  columns: true,
  drive: true,
  expand: true,
  file: true,
  fuel: true,
  gauge: true,
  menu: true,
  money: true,
  next: true,
  phone: true,
  photos: true,
  pin: true,
  play: true,
  print: true,
  search: true,
  seat: true,
  share: true,
  sliders: true,
  sort: true,
  shield: true,
  spin: true,
  star: true,
  swap: true,
  transmission: true,
};

const words = { openingHours: "Opening hours", holidayHours: "View Holiday Hours", close: "Close" };
const hours = [
  { days: "Mon-Fri", hours: "8:30am - 5:30pm" },
  { days: "Sat", hours: "9am - 4pm" },
];
const place = (id: string): LocationCardView => ({
  id,
  name: "Harbourside Pre-owned",
  picture: null,
  address: { text: "7 Wharf Road, Sydney NSW 2000", href: "#" },
  phones: [{ text: "02 5550 1000", href: "#" }],
  open: { text: "Open until 5:30pm", isOpen: true },
  hours,
  holidays: [{ day: "Friday 25 December", name: "Christmas", hours: "Closed" }],
  holidaysTitle: "Holiday hours",
  notes: [{ text: "Six bays, two of them 26 m long" }],
  licences: ["DL# 12345"],
  rating: { text: "4.7 (418)", stars: { full: 4, partial: 0.7, label: "4.7 out of 5" } },
  email: { label: "Email us", href: "#" },
  actions: [
    { label: "Contact", href: "#", newTab: false },
    { label: "Get Directions", href: "#", newTab: true },
  ],
});
const menu: ModelMenuView = {
  opens: "click",
  tabs: ["SUVs", "Cars"].map((label) => ({
    label,
    slug: label.toLowerCase(),
    models: [
      { name: `CX-5 of ${label}`, href: "#", external: false, image: illustrated("suv", "red", "front") },
      { name: `MX-5 of ${label}`, href: "#", external: false, image: null },
    ],
  })),
  ways: [{ label: "Contact Us", href: "#contact" }],
  all: { label: "View all", href: "#all" },
};
const links = [
  { href: "#home", label: "Home" },
  { href: "#stock", label: "Our Stock", children: [{ href: "#used", label: "Used cars" }] },
  { href: "#away", label: "Group site", external: true },
];

/** What stands around every page, and its places. */
export const frameEntries: readonly GalleryEntry[] = [
  component(
    "site-header",
    "SiteHeader",
    `<SiteHeader name="Harbourside" home="/" links={links} menuLabel="Menu" navigationLabel="Main" overviewLabel="Overview" />`,
    {
      "name, number, another language": (
        <SiteHeader
          name="Harbourside Motor Group"
          home="#"
          links={links}
          call={{ href: "#", text: "02 5550 1000", label: "Call 02 5550 1000" }}
          menuLabel="Menu"
          navigationLabel="A site's menu"
          overviewLabel="Overview"
          languages={[{ href: "#", label: "Español", lang: "es-US" }]}
        />
      ),
    },
  ),
  component("site-footer", "SiteFooter", `<SiteFooter dealer={dealer} groups={groups} note="…" />`, {
    whole: (
      <SiteFooter
        dealer={{
          name: "Harbourside Motor Group",
          address: "7 Wharf Road, Sydney NSW 2000",
          phone: { text: "02 5550 1000", href: "#" },
          email: "hello@harbourside.example",
          group: "Part of the Tidewater group.",
          open: { text: "Open until 5:30pm", isOpen: true },
          hours,
          licence: "DL# 12345",
        }}
        groups={[
          { title: "Stock", links },
          { title: "Company", links },
          {
            title: "Follow us",
            links: [{ href: "#away", label: "Facebook", external: true }],
            as: "line",
          },
        ]}
        note="© Harbourside Motor Group"
        priceNote="Prices include GST."
      />
    ),
  }),
  component("model-menu", "ModelMenu", `<ModelMenu menu={menu} label="Vehicles" group="wide-menu" />`, {
    closed: <ModelMenu menu={menu} label="Vehicles, wide" group="gallery-wide" />,
  }),
  component(
    "model-menu",
    "ModelMenuList",
    `<ModelMenuList menu={menu} label="Vehicles" group="phone-menu" />`,
    { closed: <ModelMenuList menu={menu} label="Vehicles, phone" group="gallery-phone" /> },
  ),
  component("location-card", "LocationCard", `<LocationCard location={view} words={words} />`, {
    "with a sketch of the map": <LocationCard location={place("one")} words={words} />,
    "with a picture, little known": (
      <LocationCard
        words={words}
        location={{
          ...place("two"),
          picture: { src: illustrated("truck", "white", "front"), alt: "" },
          rating: null,
          email: null,
          phones: [],
          open: null,
          hours: [],
          holidays: [],
          licences: [],
          notes: [],
        }}
      />
    ),
  }),
  component(
    "location-group",
    "LocationGroup",
    `<LocationGroup id="harbourside" name="Harbourside" tabs={tabs} words={words} />`,
    {
      "two departments": (
        <LocationGroup
          id="group"
          name="Harbourside"
          words={words}
          tabs={[
            { kind: "sales", label: "Sales", locations: [place("three")] },
            { kind: "service", label: "Service", locations: [place("four")] },
          ]}
        />
      ),
    },
  ),
  component(
    "opening-hours",
    "OpeningHours",
    `<OpeningHours lines={[{ days: "Mon-Fri", hours: "8:30am - 5:30pm" }]} />`,
    { "two lines": <OpeningHours lines={hours} /> },
  ),
  component(
    "icon",
    "Icon",
    `<Icon name="phone" />`,
    Object.fromEntries(Object.keys(ICONS).map((name) => [name, <Icon key={name} name={name as IconName} />])),
  ),
];
