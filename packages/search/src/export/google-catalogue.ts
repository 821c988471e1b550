import type { Car } from "../car/model/car.ts";
import { type Catalogue, commonBlockers, isVin, odometerBlockers } from "./catalogue.ts";

/** Which of two kinds of price this is, in a country that tells them apart. */
function priceType({ condition, priceType: includes }: Car, namesPriceType: boolean): string {
  if (!namesPriceType || includes === null) return "";
  if (includes === "drive_away") return "drive_away_price";
  // A new car may only be advertised with what it costs to drive away.
  return condition === "new" ? "" : "excluding_government_charges_price";
}

const snake = (text: string | null): string =>
  (text ?? "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_|_$/g, "");

/** Google's vehicle listings and vehicle ads, tab separated, columns as its specification spells them. */
export const googleCatalogue: Catalogue = {
  name: "google",
  fileName: "google.tsv",
  contentType: "text/tab-separated-values; charset=utf-8",
  separator: "\t",
  columns: [
    ["vin", ({ car }) => car.vin ?? ""],
    ["id", ({ car }) => car.stockNumber ?? car.id],
    ["store_code", ({ car }) => car.location.id ?? ""],
    ["dealership_name", ({ car, seller }) => car.dealership.name ?? seller.name],
    ["dealership_address", ({ seller }) => seller.address],
    ["tracking_phone_number", ({ seller }) => seller.phone ?? ""],
    ["image_link", ({ pictures }) => pictures[0] ?? ""],
    ["additional_image_link", ({ pictures }) => pictures.slice(1).join(",")],
    ["link", ({ url }) => url],
    ["date_in_stock", ({ car }) => (car.createdAt === null ? "" : new Date(car.createdAt).toISOString())],
    ["price", ({ price }) => price],
    ["vehicle_price_type", ({ car, seller }) => priceType(car, seller.namesPriceType)],
    ["condition", ({ condition }) => condition],
    ["certified_pre_owned", ({ car }) => (car.certified ? "yes" : "no")],
    ["make", ({ make }) => make],
    ["model", ({ car }) => car.model],
    ["trim", ({ car }) => car.badge ?? ""],
    ["year", ({ car }) => String(car.year ?? "")],
    ["mileage", ({ car, distanceUnit }) => (car.odometer === null ? "" : `${car.odometer} ${distanceUnit}`)],
    ["exterior_color", ({ car }) => car.colour ?? ""],
    ["body_style", ({ car }) => snake(car.body)],
    ["engine", ({ car }) => car.engine ?? ""],
  ],
  blockers: (advert) => [
    ...commonBlockers(advert),
    ...odometerBlockers(advert),
    ...(isVin(advert.car.vin) ? [] : (["no_vin"] as const)),
  ],
};
