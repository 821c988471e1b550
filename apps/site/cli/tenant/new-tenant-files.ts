/** What a new dealer's folder is written from, all of it known. */
export interface NewTenant {
  readonly slug: string;
  readonly name: string;
  readonly market: string;
  readonly template: string;
  readonly preset: string | null;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  readonly phone: string;
  readonly email: string;
  readonly host: string | null;
  readonly accent: string | null;
  readonly demoStock: number;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const present = <Value>(name: string, value: Value | null): Record<string, Value> =>
  value === null || value === "" ? {} : { [name]: value };

const KINDS = new Map([
  ["trucks", "truck"],
  ["motorcycles", "motorcycle"],
  ["campers", "motorhome"],
  ["rentals", "rental"],
  ["subscriptions", "subscription"],
]);

const page = (title: string, text: string) => `---\ntitle: ${JSON.stringify(title)}\n---\n\n${text}\n`;

/** The files of a new dealer's folder, by name. They serve as they are; everything in them may be changed. */
export function newTenantFiles(tenant: NewTenant): ReadonlyMap<string, string> {
  const { slug, name, market, template, preset, street, city, state, postcode, phone, email } = tenant;
  const settings = {
    $schema: "../tenant.schema.json",
    site: {
      name,
      market,
      template,
      ...present("preset", preset),
      ...(tenant.host === null ? {} : { hosts: [tenant.host] }),
      address: {
        ...present("street", street),
        ...present("city", city),
        ...present("state", state),
        ...present("postcode", postcode),
      },
      ...present("phone", phone),
      ...present("email", email),
      ...present("leadEmail", email),
      dealerships: [{ id: slug, slug, name }],
    },
    ...(tenant.accent === null ? {} : { theme: { accent: tenant.accent } }),
    // The kinder settings from the first day; `forecourt tenant check` says why they are.
    consent: { optInTicked: false },
    forms: { namePunctuation: true, alertOnFailure: false },
    search: { strictSort: true, highlight: "name" },
    reviews: { minimumAverage: 0 },
    offers: { cutAtWord: true, pictures: "column" },
    carPage: { cutAtWord: true },
    analytics: { vehicleContentType: "vehicle" },
  };
  const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    status: "Open",
    open: "08:30",
    close: "17:30",
  }));
  const location = {
    id: `${slug}-1`,
    name,
    slug,
    position: 1,
    primary: true,
    location_type: "sales",
    dealership_id: slug,
    dealership_slug: slug,
    address: { street, city, state, postcode },
    contact_detail: {
      ...present("phone", phone),
      ...present("email", email),
      opening_hours: [
        ...weekdays,
        { weekday: 6, status: "Open", open: "09:00", close: "16:00" },
        { weekday: 0, status: "Closed" },
      ],
    },
  };
  return new Map([
    ["tenant.json", json(settings)],
    ["locations.json", json({ $schema: "../locations.schema.json", locations: [location] })],
    ["pages/about-us.md", page(`About ${name}`, `${name} is in ${city}.`)],
    [
      "pages/privacy-policy.md",
      page("Privacy Policy", "We use what you tell us to answer you. Ask us to remove it and we will."),
    ],
    [
      "pages/terms-and-conditions.md",
      page("Terms and Conditions", "Prices are valid while a vehicle is listed."),
    ],
    ...(tenant.demoStock > 0 ? [["stock.json", json(demoStock(template, tenant.demoStock))] as const] : []),
  ]);
}

const demoStock = (template: string, count: number) => ({
  template,
  count,
  kinds: [KINDS.get(template) ?? "car"],
  conditions: { new: 0.4, used: 0.5, demo: 0.1 },
});
