import type { IndexFields } from "../../plan/car-index-fields.ts";
import type { SearchDocument } from "../../plan/search-engine.ts";

/** The index of the contract suite: fewer searchable fields than a real one, so that answers stay countable. */
export const contractFields: IndexFields = {
  searchable: ["name", "make", "model", "badge", "stocknum", "body", "colour", "fuel"],
  exactOnly: [],
  values: [
    "id",
    "make",
    "model",
    "make_model",
    "badge",
    "body",
    "fuel",
    "drive",
    "colour",
    "state",
    "city",
    "dealership_name",
    "dealership_id",
    "car_type",
    "status",
    "features",
    "tag",
    "certified",
    "show_on_dealer_website",
    "weekly_price_range",
  ],
  numbers: ["year", "km", "price", "subscription_price", "seats", "sold_date_timestamp"],
  sortable: ["custom_rank", "created_at_timestamp", "price", "km", "year", "make"],
};

/** Twenty-four cars chosen for what is odd about them; a car's id is its line, starting from 1. */
const LINES = `
Toyota | HiLux | SR5 | 2021 | 45210 | 52990 | Ute | Diesel | 4x4 | White | 5 | Brisbane | Riverside Toyota | U131302 | Tow Bar, Bluetooth, Reversing Camera
Toyota | Hilux | Workmate | 2018 | 98000 | 31990 | Ute | Diesel | 4x2 | Silver | 5 | Gold Coast | Riverside Toyota | U131303 | Bluetooth
Toyota | Corolla | Ascent Sport | 2022 | 22000 | 27490 | Hatchback | Hybrid | FWD | Glacier White | 5 | Brisbane | Riverside Toyota | U200417 | Bluetooth, Apple CarPlay
Toyota | Corolla | ZR | 2025 | 12 | 41990 | Hatchback | Hybrid | FWD | Red | 5 | Brisbane | Riverside Toyota | N300120 | Bluetooth, Apple CarPlay, Sunroof
Toyota | LandCruiser | GXL | 2020 | 76000 | 104990 | SUV | Diesel | 4x4 | White | 8 | Bathurst | Bathurst Toyota | U400555 | Tow Bar, Bull Bar, Snorkel
Mazda | CX-5 | Maxx Sport | 2019 | 60500 | 27990 | SUV | Petrol | AWD | Soul Red Crystal | 5 | Brisbane | Riverside Mazda | U500601 | Bluetooth, Reversing Camera
Mazda | CX-5 | Akera | 2023 | 15100 | 44990 | SUV | Petrol | AWD | Grey | 5 | Cowra | Cowra Mazda | D500777 | Sunroof, Apple CarPlay
Mazda | Mazda3 | Touring | 2017 | 99999 | 16990 | Sedan | Petrol | FWD | Black | 5 | Melbourne | Melbourne Mazda | U600808 | Bluetooth
Mazda | BT-50 | XTR | 2021 | 51000 | 43990 | Ute | Diesel | 4x4 | Blue | 5 | Toowoomba | Riverside Mazda | U600909 | Tow Bar
Škoda | Octavia | RS | 2022 | 30200 | 39990 | Wagon | Petrol | FWD | Grey | 5 | Brisbane | Brisbane Škoda | U701010 | Sunroof
Škoda | Kodiaq | Style | 2024 | 5000 | 56990 | SUV | Petrol | 4x4 | Black | 7 | Sydney | Sydney Škoda | D701111 | Sunroof, Apple CarPlay
Ford | Ranger | Wildtrak | 2023 | 18750 | 66990 | Ute | Diesel | 4x4 | Orange | 5 | Brisbane | Riverside Ford | U801212 | Tow Bar, Canopy
Ford | Mustang | GT | 2019 | 35500 | 59990 | Coupe | Petrol - Premium | RWD | Yellow | 4 | Sydney | Sydney Ford | U801313 | 
Ford | Everest | Titanium | 2022 | 41000 | 62990 | SUV | Diesel | 4x4 | White | 7 | Cairns | Riverside Ford | U801414 | Tow Bar, Third Row Seats
Mercedes-Benz | C200 | Base | 2020 | 44000 | - | Sedan | Petrol | RWD | Black | 5 | Melbourne | MB Melbourne | U901515 | Sunroof
Hyundai | i30 | Active | 2018 | 88000 | 15990 | Hatchback | Petrol | FWD | Blue | 5 | Newcastle | Pat O'Brien Hyundai | U901616 | Bluetooth
Hyundai | Santa Fe | Highlander | 2021 | 52000 | 45990 | SUV | Diesel | AWD | White | 7 | Newcastle | Pat O'Brien Hyundai | U901717 | Sunroof, Third Row Seats
Tesla | Model 3 | Long Range | 2022 | 27000 | 49990 | Sedan | Electric | AWD | White | 5 | Melbourne | EV Hub | U901818 | Apple CarPlay
Tesla | Model Y | Performance | 2025 | 8 | 89990 | SUV | Electric | AWD | red | 5 | Melbourne | EV Hub | N901919 | Sunroof, bluetooth, Bluetooth
Toyota | Camry | Ascent | 2016 | 150000 | - | Sedan | Hybrid | FWD | Silver | 5 | Geelong | Geelong Toyota | U902020 | Bluetooth
Isuzu | D-MAX | X-TERRAIN | 2022 | 40000 | 57990 | Ute | Diesel | 4x4 | Grey | 5 | Toowoomba | Isuzu Toowoomba | U902121 | Tow Bar, Canopy
Honda | CR-V | VTi & <L> | 2015 | 120000 | 13990 | SUV | Petrol | AWD | Blue | 5 | Brisbane | Honda "City" Brisbane | U902222 | Bluetooth
Land Rover | Defender | 110 | 2021 | 36000 | 109990 | SUV | Diesel | 4x4 | Green | 5 | Sydney | Sydney Land Rover | U902323 | Tow Bar, Roof Racks
Holden | Commodore | SS-V Redline | 2017 | 71000 | 48990 | Sedan | Petrol - Premium | RWD | RED | 5 | Brisbane | Riverside Holden | U902424 | Bluetooth, Sunroof
`;

/** What does not fit into a line: conditions, tags, states, a price that is null, a colour with a blank behind it. */
const ODD = new Map<number, SearchDocument>([
  [1, { certified: true }],
  [2, { tag: "Price Drop" }],
  [4, { car_type: "new" }],
  [5, { tag: "New Arrival" }],
  [6, { certified: true }],
  [7, { tag: "Demo Special", car_type: "demo" }],
  [11, { car_type: "demo", status: "coming_soon" }],
  [13, { tag: "One Owner" }],
  [14, { certified: true }],
  [15, { price: null }],
  [18, { subscription_price: 390 }],
  [19, { car_type: "new", subscription_price: 520 }],
  [20, { tag: "", status: "sold", sold_date_timestamp: 1760000000000 }],
  [23, { certified: true }],
  [24, { show_on_dealer_website: false, colour: "RED " }],
]);

function examCar(line: string, id: number): SearchDocument {
  const cells = line.split("|").map((cell) => cell.trim());
  const [
    make,
    model,
    badge,
    year,
    km,
    price,
    body,
    fuel,
    drive,
    colour,
    seats,
    city,
    dealership,
    stock,
    features,
  ] = cells;
  return {
    id,
    name: [year, make, model, badge].join(" "),
    make,
    model,
    make_model: `${make} ${model}`,
    badge,
    year: Number(year),
    km: Number(km),
    body,
    fuel,
    drive,
    colour,
    seats: Number(seats),
    city,
    dealership_name: dealership,
    dealership_id: 99 + id,
    car_type: "used",
    status: "in_stock",
    features: features === "" ? [] : features?.split(", "),
    certified: false,
    stocknum: stock,
    custom_rank: 920 - 20 * id,
    created_at_timestamp: 1_760_000_000_000 + id * 1000,
    show_on_dealer_website: true,
    tag: null,
    ...(price === "-" ? {} : { price: Number(price) }),
    ...ODD.get(id),
  };
}

/** The cars of the contract suite as documents. */
export const contractCars: readonly SearchDocument[] = LINES.trim()
  .split("\n")
  .map((line, index) => examCar(line, index + 1));

/** One hundred and twenty models, to see which values a facet leaves out. */
export const contractModels: readonly SearchDocument[] = Array.from({ length: 120 }, (_, index) => ({
  id: index + 1,
  model: `M${String(index + 1).padStart(3, "0")}`,
}));

/** Prices of every kind: a number, text, null, missing, several, and a number written as text. */
export const contractPrices: readonly SearchDocument[] = [
  { id: 1, price: 100 },
  { id: 2, price: "POA" },
  { id: 3, price: null },
  { id: 4 },
  { id: 5, price: [50, 500] },
  { id: 6, price: "90" },
];
