/** The markets the product knows. */
export type MarketCode = "AU" | "NZ" | "US";

/** What kind of vehicles a site is about; each brings its own addresses, words and look. */
export type TemplateName = "cars" | "trucks" | "motorcycles" | "campers" | "rentals" | "subscriptions";

/** One dealership of a site. */
export interface SiteDealership {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Name of the environment variable with the provider's publishable key. */
  readonly publishableKeySecret: string | null;
}

/** Another website of the same group, for 'Visit Website' links. */
export interface DealershipWebsite {
  readonly name: string;
  readonly slug: string;
  readonly make: string | null;
  readonly url: string;
  readonly logoUrl: string | null;
}

/** Who the site is: the config section `site` (specification, section 3, "Website"). */
export interface SiteSettings {
  /** The website's id in the dealer platform; the slug when it has none. */
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Its own hosts; each is served with and without `www.`. */
  readonly hosts: readonly string[];
  /** The address search engines are told; null is the first host over https. */
  readonly url: string | null;
  readonly market: MarketCode;
  readonly template: TemplateName;
  /** The group preset it shares, a file in the presets folder. */
  readonly preset: string | null;
  readonly dealershipGroup: string | null;
  readonly dealershipId: string | null;
  readonly logo: string | null;
  /** One sentence on what the dealer stands for. */
  readonly tagline: string;
  /** The maker of a single-brand site. */
  readonly manufacturer: { readonly id: string; readonly slug: string; readonly name: string } | null;
  readonly address: {
    readonly street: string | null;
    readonly city: string | null;
    readonly state: string | null;
    readonly postcode: string | null;
  };
  readonly phone: string | null;
  readonly email: string | null;
  /** Where leads are mailed to; null mails none. */
  readonly leadEmail: string | null;
  readonly facebookUrl: string | null;
  readonly instagramUrl: string | null;
  readonly dealerships: readonly SiteDealership[];
  readonly dealershipWebsites: readonly DealershipWebsite[];
  /** The dealer only services vehicles: location cards lead to 'Book a Service'. */
  readonly serviceOnly: boolean;
}
