import { hash } from "node:crypto";
import { parseCar } from "../../car/wire/parse-car.ts";
import { stringifyCar } from "../../car/wire/stringify-car.ts";
import type { MappedRow } from "./map-row.ts";

/**
 * A car with something in every field. What becomes of it stands for how this version makes documents: when that
 * changes, every fingerprint does, and the next import writes all cars anew.
 */
const EVERYTHING = {
  id: "1",
  slug: "s",
  name: "2020 Mazda CX-5 Akera",
  make: "Mazda",
  model: "CX-5",
  badge: "Akera",
  series: "KF 2",
  year: 2020,
  km: 10,
  price: 29_990,
  price_type: "drive_away",
  weekly_price: 350,
  subscription_price: 390,
  vin: "V",
  stocknum: "U1",
  status: "sold",
  sold_date_timestamp: 1e12,
  car_type: "demo",
  item_type: "Car",
  categories: ["a"],
  certified: true,
  reserved: true,
  reservable: false,
  tag: "t",
  created_at_timestamp: 1e12,
  custom_rank: 1,
  file: "/f",
  comments: "c",
  filtered_features: ["Sunroof"],
  location: { name: "l", slug: "l", phone: "1", distribution_locations: ["m"] },
  location_id: "2",
  dealership_id: "3",
  dealership_slug: "d",
  dealership_name: "D",
  city: "C",
  state: "S",
  images: [{ image: { url: "/a", thumb: { url: "/b" } } }],
  colour: "Red",
  body: "SUV",
  fuel: "Petrol",
  drive: "AWD",
  transmission: "Automatic",
  engine: "2 L",
  seats: 5,
  doors: 4,
  show_on_dealer_website: true,
};

const made = parseCar(EVERYTHING);
const RECIPE = digest(made.ok ? JSON.stringify(stringifyCar(made.car)) : "");

/** A hash that changes when anything a feed says about a car changes, or the way cars are made of it. */
export function rowFingerprint({ values }: Pick<MappedRow, "values">): string {
  return digest(`${RECIPE}${JSON.stringify([...values])}`);
}

function digest(text: string): string {
  return hash("sha256", text, "base64url").slice(0, 16);
}
