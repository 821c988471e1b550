/** A site as its source is given it: the wire's own names, as files or dashboard hold them. */
export interface SampleSite {
  slug: string;
  /** The tenant's own settings layer (`tenant.json`). */
  settings: object;
  locations: unknown[];
  specialHours: unknown[];
  navigation: unknown[];
  models: unknown[];
  offers: unknown[];
  reviews: unknown;
  /** Markdown with its head, by slug. */
  posts: Readonly<Record<string, string>>;
  pages: Readonly<Record<string, string>>;
}

const location = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  slug: name.toLowerCase().replaceAll(/[^a-z]+/g, "-"),
  position: id,
  primary: id === 1,
  location_type: "",
  address: { street: `${id} High Street`, city: "Chermside", state: "QLD", postcode: "4032" },
  contact_detail: {
    phone: "07 3000 0000",
    opening_hours: [1, 2, 3, 4, 5].map((weekday) => ({
      weekday,
      status: "Open",
      open: "08:30",
      close: "17:00",
    })),
  },
  ...more,
});

/** A small, complete, fictional site. Give what should differ. */
export function sampleSite(slug: string, changes: Partial<SampleSite> = {}): SampleSite {
  return {
    slug,
    settings: {
      site: { name: `Dealer ${slug}`, hosts: [`${slug}.example.com`] },
    },
    locations: [
      location(2, `${slug} - Service`, { location_type: "service", visible: false }),
      location(1, `${slug} - Sales`),
    ],
    specialHours: [{ date: "2026-12-25", status: "Closed", name: "Christmas Day" }],
    navigation: [
      { label: "Our story", href: "/about-us", children: [{ label: "Careers", href: "/careers" }] },
    ],
    models: [{ id: 5, name: "Ranger", slug: "ranger", bodyStyle: "Ute", manufacturer_body: "Utes" }],
    offers: [
      {
        id: 9,
        name: "Run-out",
        description: '<p onclick="steal()">Save <b>now</b><script>steal()</script></p>',
        manufacturer: { name: "Ford" },
        excluded_website_ids: [40],
      },
    ],
    reviews: {
      count: 873,
      average_rating: 4.65,
      reviews: [
        { id: 1, customer_name: "Sam", text: "Good & fair", rating: 5, review_date: "2026-10-01T00:00:00Z" },
      ],
    },
    posts: {
      first: "---\ntitle: First\ndate: 2026-10-01\n---\nHello **there** <img src=x onerror=steal()>",
      second: "---\ntitle: Second\ndate: 2026-11-01\ntags: [news]\n---\nMore",
    },
    pages: { "towing-guide": "---\ntitle: Towing guide\n---\n# Towing\n\nMind the weight." },
    ...changes,
  };
}
