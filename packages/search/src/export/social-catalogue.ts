import type { Advert } from "./advert.ts";
import { type Catalogue, type CatalogueName, commonBlockers, odometerBlockers } from "./catalogue.ts";

/** The first word of a list that a text has in it; these catalogues take no words of their own. */
const oneOf =
  (words: readonly (readonly [pattern: RegExp, word: string])[], otherwise: string) =>
  (text: string | null): string =>
    text === null ? "" : (words.find(([pattern]) => pattern.test(text))?.[1] ?? otherwise);

const bodyStyle = oneOf(
  [
    [/convertible|cabrio|roadster/i, "CONVERTIBLE"],
    [/coup/i, "COUPE"],
    [/hatch/i, "HATCHBACK"],
    [/people mover|minivan|mpv/i, "MINIVAN"],
    [/ute|pick|truck|cab chassis/i, "TRUCK"],
    [/suv/i, "SUV"],
    [/sedan|saloon/i, "SEDAN"],
    [/wagon|estate/i, "WAGON"],
    [/van\b/i, "VAN"],
  ],
  "OTHER",
);
const fuelType = oneOf(
  [
    [/hybrid/i, "HYBRID"],
    [/electric/i, "ELECTRIC"],
    [/diesel/i, "DIESEL"],
    [/petrol|gasoline|unleaded/i, "GASOLINE"],
  ],
  "OTHER",
);
const transmission = oneOf(
  [
    [/manual/i, "MANUAL"],
    [/auto|cvt|dual|dct/i, "AUTOMATIC"],
  ],
  "OTHER",
);
const drivetrain = oneOf(
  [
    [/4x4|4wd|four/i, "4X4"],
    [/awd|all/i, "AWD"],
    [/fwd|front/i, "FWD"],
    [/rwd|rear/i, "RWD"],
  ],
  "OTHER",
);

const state = ({ car, condition }: Advert): string =>
  condition === "new" ? "NEW" : car.certified ? "CPO" : "USED";

/** Meta's automotive inventory; pictures stand in numbered columns. */
const META_COLUMNS: Catalogue["columns"] = [
  ["vehicle_id", ({ car }) => car.stockNumber ?? car.id],
  ["title", ({ title }) => title],
  ["description", ({ description }) => description],
  ["url", ({ url }) => url],
  ["make", ({ make }) => make],
  ["model", ({ car }) => car.model],
  ["trim", ({ car }) => car.badge ?? ""],
  ["year", ({ car }) => String(car.year ?? "")],
  ["mileage.value", ({ car }) => String(car.odometer ?? 0)],
  ["mileage.unit", ({ distanceUnit }) => distanceUnit.toUpperCase()],
  ...Array.from(
    { length: 10 },
    (_, at) => [`image[${at}].url`, ({ pictures }: Advert) => pictures[at] ?? ""] as const,
  ),
  ["price", ({ price }) => price],
  ["state_of_vehicle", state],
  ["exterior_color", ({ car }) => car.colour ?? ""],
  ["body_style", ({ car }) => bodyStyle(car.body)],
  ["fuel_type", ({ car }) => fuelType(car.fuel)],
  ["transmission", ({ car }) => transmission(car.transmission)],
  ["drivetrain", ({ car }) => drivetrain(car.drive)],
  ["vin", ({ car }) => car.vin ?? ""],
  ["availability", () => "available"],
  ["vehicle_type", () => "car_truck"],
  ["dealer_id", ({ car }) => car.dealership.id ?? ""],
  ["dealer_name", ({ car, seller }) => car.dealership.name ?? seller.name],
  ["dealer_phone", ({ seller }) => seller.phone ?? ""],
  ["address", ({ seller }) => seller.address],
];

/** TikTok reads the same list without the class of vehicle. */
const TIKTOK_COLUMNS: Catalogue["columns"] = META_COLUMNS.filter(([name]) => name !== "vehicle_type");

const socialCatalogue = (name: CatalogueName, columns: Catalogue["columns"]): Catalogue => ({
  name,
  fileName: `${name}.csv`,
  contentType: "text/csv; charset=utf-8",
  separator: ",",
  columns,
  blockers: (advert) => [
    ...commonBlockers(advert),
    ...odometerBlockers(advert),
    ...(advert.pictures.length === 0 ? (["no_picture"] as const) : []),
  ],
});

/** Meta's automotive inventory ads. */
export const metaCatalogue: Catalogue = socialCatalogue("meta", META_COLUMNS);

/** TikTok's automotive inventory ads. */
export const tiktokCatalogue: Catalogue = socialCatalogue("tiktok", TIKTOK_COLUMNS);
