import type { CarFacts } from "../facts/car-facts.ts";

/** One photo as the index stores it. */
export type CarDocumentImage = {
  readonly image: { readonly url: string; readonly thumb?: { readonly url: string } | null };
};

/**
 * A car as an index stores it: under the names the index uses, odd spellings included. Fields that are not
 * known are left out. `stringifyCar` writes it, `parseCar` reads it; nothing else should know these names.
 */
export type CarDocument = CarFacts & {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly make: string;
  readonly model: string;
  /** Derived: "Mazda CX-5". */
  readonly make_model: string;
  readonly badge?: string;
  readonly series?: string;
  readonly year?: number;
  readonly km?: number;
  readonly price?: number;
  /** Derived from `price`: "20000-30000", or "100000+". */
  readonly price_range?: string;
  readonly price_type?: "drive_away" | "excluding_government_charges";
  readonly weekly_price?: number;
  /** Derived from `weekly_price`: "100-200", or "1000+". */
  readonly weekly_price_range?: string;
  readonly subscription_price?: number;
  readonly vin?: string;
  readonly stocknum?: string;
  readonly status: "in_stock" | "coming_soon" | "sold";
  readonly sold: boolean;
  readonly sold_date_timestamp?: number;
  readonly car_type: "new" | "used" | "demo";
  readonly item_type?: string;
  readonly categories?: readonly string[];
  readonly certified: boolean;
  readonly reserved: boolean;
  readonly reservable: boolean;
  readonly tag?: string;
  /** ISO 8601, for people; rules read `created_at_timestamp`. */
  readonly created_at?: string;
  readonly created_at_timestamp?: number;
  readonly custom_rank: number;
  /** The history report. */
  readonly file?: string;
  readonly comments?: string;
  readonly filtered_features?: readonly string[];
  readonly location?: {
    readonly name?: string;
    readonly slug?: string;
    readonly phone?: string;
    readonly distribution_locations?: readonly string[];
  };
  readonly location_id?: string;
  /** A list when the car is also listed elsewhere, so that counts and filters see each place. */
  readonly location_name?: string | readonly string[];
  readonly dealership_id?: string;
  readonly dealership_slug?: string;
  readonly dealership_name?: string;
  readonly city?: string;
  readonly state?: string;
  readonly primary_image_url?: string;
  readonly images?: readonly CarDocumentImage[];
  readonly photos_count: number;
  readonly videos?: readonly string[];
  readonly spin_url?: string;
  readonly colour?: string;
  readonly body?: string;
  readonly fuel?: string;
  readonly drive?: string;
  readonly transmission?: string;
  readonly simple_fuel?: string;
  readonly simple_body?: string;
  readonly simple_drive?: string;
  readonly simple_transmission?: string;
  readonly engine?: string;
  readonly seats?: number;
  readonly doors?: number;
  readonly has_checkout_payment_processor: boolean;
  /** Without keys: an index may be read by browsers. */
  readonly payment_processors?: readonly { readonly authorization_type: string; readonly has_key: boolean }[];
  readonly show_on_dealer_website: boolean;
  readonly carsales_seller_identifier?: string;
  /** Derived: joined and plain spellings ("hilux cx5 skoda"), so that both ways of typing a name find it. */
  readonly search_keywords?: string;
};
