import { factRows } from "../facts/fact-table.ts";
import { factUnit } from "../shown/format-fact.ts";
import type { Car, CarStatus } from "../model/car.ts";
import { carTitle } from "./car-title.ts";
import { manufacturerName } from "./manufacturer.ts";
import type { CarsPolicy } from "../model/cars-policy.ts";

/** Absolute addresses and the seller's public facts, which a car does not know itself. */
export interface CarJsonLdContext {
  /** The car's page. */
  readonly url: string;
  readonly seller: {
    readonly name: string;
    readonly url: string | null;
    readonly phone: string | null;
  } | null;
}

/** A schema.org document, ready for JSON.stringify and escaping of "<". */
export type CarJsonLd = { readonly [key: string]: unknown };

/** What `carJsonLd` needs to know of a site. */
export type CarJsonLdPolicy = Pick<
  CarsPolicy,
  "manufacturerNames" | "locale" | "currency" | "distanceUnit" | "maskPhones"
>;

function availability(status: CarStatus, reserved: boolean): string {
  if (status.kind === "sold" || reserved) return "https://schema.org/SoldOut";
  return status.kind === "coming_soon" ? "https://schema.org/PreOrder" : "https://schema.org/InStock";
}

/** The facts of its trade as schema.org has them: a name, a value and its unit. */
function factProperties({ facts }: Car, policy: CarJsonLdPolicy): readonly CarJsonLd[] | null {
  const properties = factRows.flatMap(({ fact, label }) => {
    const value = facts[fact];
    if (value === undefined) return [];
    return [known({ "@type": "PropertyValue", name: label, value, unitText: factUnit(fact, policy) })];
  });
  return properties.length === 0 ? null : properties;
}

const known = (entries: Record<string, unknown>): CarJsonLd =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== null && value !== undefined));

/**
 * A car as schema.org `Car` with its `Offer`. The price is the one shown on the page; a car without a price
 * has no offer, and the phone is left out while the site masks phones.
 *
 * @example
 * carJsonLd(car, policyDefaults.cars, { url: "https://dealer.example/cars/x", seller: null })["@type"]; // "Car"
 */
export function carJsonLd(car: Car, policy: CarJsonLdPolicy, context: CarJsonLdContext): CarJsonLd {
  const seller = context.seller && {
    ...known({
      "@type": "AutoDealer",
      name: context.seller.name,
      url: context.seller.url,
      telephone: policy.maskPhones ? null : context.seller.phone,
    }),
  };
  return known({
    "@context": "https://schema.org",
    "@type": "Car",
    name: carTitle(car, policy),
    url: context.url,
    image: car.images.length === 0 ? null : car.images.map((image) => image.url),
    brand: { "@type": "Brand", name: manufacturerName(car.make, policy) },
    model: car.model,
    vehicleModelDate: car.year === null ? null : String(car.year),
    vehicleConfiguration: car.badge,
    vehicleIdentificationNumber: car.vin,
    sku: car.stockNumber,
    // schema.org knows no demonstrator; New Zealand's law counts it as used, and so do we.
    itemCondition:
      car.condition === "new" ? "https://schema.org/NewCondition" : "https://schema.org/UsedCondition",
    mileageFromOdometer:
      car.odometer === null
        ? null
        : {
            "@type": "QuantitativeValue",
            value: car.odometer,
            unitCode: policy.distanceUnit === "mi" ? "SMI" : "KMT",
          },
    bodyType: car.body,
    vehicleTransmission: car.transmission,
    driveWheelConfiguration: car.drive,
    vehicleEngine:
      car.fuel === null && car.engine === null
        ? null
        : known({ "@type": "EngineSpecification", fuelType: car.fuel, name: car.engine }),
    color: car.colour,
    numberOfDoors: car.doors,
    vehicleSeatingCapacity: car.seats,
    additionalProperty: factProperties(car, policy),
    offers:
      car.price === null || car.price <= 0
        ? null
        : known({
            "@type": "Offer",
            price: Math.round(car.price),
            priceCurrency: policy.currency,
            availability: availability(car.status, car.reserved),
            url: context.url,
            seller,
          }),
  });
}
