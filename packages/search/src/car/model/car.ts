import type { CarFacts } from "../facts/car-facts.ts";

/** What a dealer calls the state of a car. The wire says `car_type`. */
export type Condition = "new" | "used" | "demo";

/** Where a car stands. `soldAt` is epoch milliseconds; null when the feed gives no date. */
export type CarStatus =
  | { readonly kind: "in_stock" }
  | { readonly kind: "coming_soon" }
  | { readonly kind: "sold"; readonly soldAt: number | null };

/** What the price includes: everything needed to drive away, or not the government's charges. */
export type PriceType = "drive_away" | "excluding_government_charges";

/** One photo. `thumbnailUrl` is null when the feed sends only one size. */
export interface CarImage {
  readonly url: string;
  readonly thumbnailUrl: string | null;
}

/** Where the car stands, and at which other locations it is also listed. */
export interface CarLocation {
  readonly id: string | null;
  readonly name: string | null;
  readonly slug: string | null;
  /** The full number. It belongs to the server: pages show it masked. */
  readonly phone: string | null;
  readonly distributionLocations: readonly string[];
}

/** Who sells the car. */
export interface CarDealership {
  readonly id: string | null;
  readonly slug: string | null;
  readonly name: string | null;
}

/** A way to pay a deposit. The key itself never leaves the parser. */
export interface PaymentProcessor {
  readonly authorizationType: string;
  readonly hasKey: boolean;
}

/**
 * One vehicle in stock, of any kind (car, truck, motorcycle, camper, rental). Plain JSON: what is not
 * known is null, a price is above 0 or null, times are epoch milliseconds.
 */
export interface Car {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly make: string;
  readonly model: string;
  readonly badge: string | null;
  readonly series: string | null;
  readonly year: number | null;
  readonly condition: Condition;
  /** The wire's `item_type`: "Car", "Truck", "Rental", … as the feed words it. */
  readonly itemType: string | null;
  readonly categories: readonly string[];
  /** Kilometres, or miles on a US site: never converted. */
  readonly odometer: number | null;
  /** Whole or broken units of the market's currency; null means "ask". */
  readonly price: number | null;
  readonly priceType: PriceType | null;
  readonly weeklyPrice: number | null;
  readonly subscriptionPrice: number | null;
  readonly vin: string | null;
  readonly stockNumber: string | null;
  readonly status: CarStatus;
  readonly reserved: boolean;
  /** True unless the feed says no. */
  readonly reservable: boolean;
  readonly certified: boolean;
  /** The dealer's own words, such as "Runout Sale". */
  readonly tag: string | null;
  readonly createdAt: number | null;
  /** Higher is shown earlier in the default order. */
  readonly customRank: number;
  readonly historyReportUrl: string | null;
  readonly comments: string | null;
  readonly features: readonly string[];
  readonly location: CarLocation;
  readonly dealership: CarDealership;
  readonly city: string | null;
  readonly state: string | null;
  /** The primary photo first. */
  readonly images: readonly CarImage[];
  /** At least the number of `images`; feeds may count more than they send. */
  readonly photosCount: number;
  /** Pages or files of its videos, as the feed gives them. */
  readonly videos: readonly string[];
  /** A page that turns the car around: a 360° view. */
  readonly spinUrl: string | null;
  readonly colour: string | null;
  readonly body: string | null;
  readonly fuel: string | null;
  readonly drive: string | null;
  readonly transmission: string | null;
  readonly simpleFuel: string | null;
  readonly simpleBody: string | null;
  readonly simpleDrive: string | null;
  readonly simpleTransmission: string | null;
  readonly engine: string | null;
  readonly seats: number | null;
  readonly doors: number | null;
  /** What its trade asks for: masses, seat height, berths, range. Only what is known. */
  readonly facts: CarFacts;
  readonly hasCheckoutPaymentProcessor: boolean;
  readonly paymentProcessors: readonly PaymentProcessor[];
  readonly showOnDealerWebsite: boolean;
  /** The wire's `carsales_seller_identifier`. */
  readonly sellerIdentifier: string | null;
}
