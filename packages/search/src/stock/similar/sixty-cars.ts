import { aCar } from "../../testing/fixtures/a-car.ts";
import type { Car } from "../../car/model/car.ts";

/** What five cars have in common for a person who wants one of them, and what body they have in a dealer's feed. */
type Group = readonly [group: string, body: string, fuel: string, cars: readonly Row[]];

type Row = readonly [
  make: string,
  model: string,
  year: number,
  price: number,
  odometer: number,
  other?: Partial<Car>,
];

const ELECTRIC_SUV = { body: "SUV" };
const BIKE = { itemType: "Motorcycle", seats: 2, doors: null };

/** Sixty cars in twelve groups of five, as they are offered on Australian yards. */
const GROUPS: readonly Group[] = [
  [
    "city car",
    "Hatch",
    "Petrol",
    [
      ["Kia", "Picanto", 2019, 14_990, 52_000],
      ["Suzuki", "Swift", 2018, 15_490, 61_000],
      ["Mitsubishi", "Mirage", 2018, 12_990, 58_000],
      ["Toyota", "Yaris", 2017, 15_990, 74_000],
      ["Honda", "Jazz", 2018, 16_490, 66_000],
    ],
  ],
  [
    "small hatch",
    "Hatch",
    "Petrol",
    [
      ["Toyota", "Corolla", 2021, 27_490, 38_000],
      ["Mazda", "3", 2021, 28_990, 34_000],
      ["Hyundai", "i30", 2021, 25_990, 41_000],
      ["Kia", "Cerato", 2022, 26_490, 29_000],
      ["Volkswagen", "Golf", 2021, 30_990, 33_000],
    ],
  ],
  [
    "small SUV",
    "SUV",
    "Petrol",
    [
      ["Mazda", "CX-3", 2020, 25_490, 45_000],
      ["Hyundai", "Kona", 2020, 25_990, 51_000],
      ["Kia", "Seltos", 2021, 28_490, 39_000],
      ["Toyota", "C-HR", 2020, 27_990, 48_000],
      ["Volkswagen", "T-Cross", 2021, 27_490, 36_000],
    ],
  ],
  [
    "family SUV",
    "SUV",
    "Petrol",
    [
      ["Mazda", "CX-5", 2021, 36_990, 44_000],
      ["Toyota", "RAV4", 2021, 39_990, 47_000],
      ["Subaru", "Forester", 2021, 36_490, 52_000],
      ["Hyundai", "Tucson", 2022, 38_990, 31_000],
      ["Kia", "Sportage", 2022, 39_490, 28_000],
    ],
  ],
  [
    "seven seats",
    "SUV",
    "Petrol",
    [
      ["Toyota", "Kluger", 2021, 52_990, 49_000, { seats: 7 }],
      ["Hyundai", "Santa Fe", 2021, 48_990, 46_000, { seats: 7 }],
      ["Kia", "Sorento", 2021, 49_990, 42_000, { seats: 7 }],
      ["Mazda", "CX-9", 2021, 51_490, 40_000, { seats: 7 }],
      ["Nissan", "Pathfinder", 2022, 54_990, 30_000, { seats: 8 }],
    ],
  ],
  [
    "off-road wagon",
    "SUV",
    "Diesel",
    [
      ["Toyota", "LandCruiser Prado", 2020, 62_990, 72_000, { seats: 7, drive: "4x4" }],
      ["Mitsubishi", "Pajero Sport", 2021, 48_990, 58_000, { seats: 7, drive: "4x4" }],
      ["Ford", "Everest", 2020, 53_990, 67_000, { seats: 7, drive: "4x4" }],
      ["Toyota", "Fortuner", 2020, 51_990, 65_000, { seats: 7, drive: "4x4" }],
      ["Isuzu", "MU-X", 2021, 56_990, 49_000, { seats: 7, drive: "4x4" }],
    ],
  ],
  [
    "old ute",
    "Ute",
    "Diesel",
    [
      ["Toyota", "HiLux", 2009, 21_888, 238_000],
      ["Nissan", "Navara", 2010, 17_990, 221_000],
      ["Mitsubishi", "Triton", 2011, 18_490, 204_000],
      ["Holden", "Colorado", 2012, 19_990, 187_000],
      ["Ford", "Ranger", 2011, 20_990, 212_000],
    ],
  ],
  [
    "late ute",
    "Ute",
    "Diesel",
    [
      ["Toyota", "HiLux", 2022, 58_990, 41_000],
      ["Ford", "Ranger", 2022, 61_990, 38_000],
      ["Isuzu", "D-Max", 2022, 57_490, 36_000],
      ["Mazda", "BT-50", 2022, 55_990, 40_000],
      ["Mitsubishi", "Triton", 2022, 49_990, 33_000],
    ],
  ],
  [
    "sports coupe",
    "Coupe",
    "Petrol",
    [
      ["Ford", "Mustang", 2019, 59_990, 31_000, { seats: 4 }],
      ["BMW", "2 Series", 2020, 54_990, 35_000, { seats: 4 }],
      ["Chevrolet", "Camaro", 2019, 69_990, 22_000, { seats: 4 }],
      ["Nissan", "370Z", 2019, 52_990, 34_000, { seats: 2 }],
      ["Audi", "TT", 2018, 55_990, 39_000, { seats: 4 }],
    ],
  ],
  [
    "electric",
    "Sedan",
    "Electric",
    [
      ["Tesla", "Model 3", 2022, 56_990, 32_000],
      ["Polestar", "2", 2022, 57_990, 29_000],
      ["Hyundai", "IONIQ 5", 2022, 58_990, 30_000, ELECTRIC_SUV],
      ["BYD", "Atto 3", 2023, 44_990, 18_000, ELECTRIC_SUV],
      ["Kia", "EV6", 2022, 64_990, 27_000, ELECTRIC_SUV],
    ],
  ],
  [
    "people mover",
    "People Mover",
    "Diesel",
    [
      ["Kia", "Carnival", 2021, 51_990, 54_000, { seats: 8 }],
      ["Hyundai", "Staria", 2022, 54_990, 39_000, { seats: 8 }],
      ["Volkswagen", "Multivan", 2019, 57_990, 68_000, { seats: 7 }],
      ["Toyota", "Granvia", 2020, 59_990, 59_000, { seats: 8 }],
      ["LDV", "G10", 2019, 29_990, 82_000, { seats: 7 }],
    ],
  ],
  [
    "motorcycle",
    "Naked",
    "Petrol",
    [
      ["Yamaha", "MT-07", 2021, 11_490, 9_000, BIKE],
      ["Kawasaki", "Z650", 2020, 9_990, 12_000, BIKE],
      ["Honda", "CB650R", 2021, 11_990, 8_000, BIKE],
      ["Suzuki", "SV650", 2020, 9_490, 14_000, BIKE],
      ["Triumph", "Trident", 2022, 12_490, 6_000, BIKE],
    ],
  ],
];

/** A car of the list and the group a person puts it in. */
export interface JudgedCar {
  readonly group: string;
  readonly car: Car;
}

export const sixtyCars: readonly JudgedCar[] = GROUPS.flatMap(([group, body, fuel, cars], row) =>
  cars.map(([make, model, year, price, odometer, other], at) => {
    const id = `${row}-${at}`;
    const usual = { body, fuel, make, model, year, price, odometer, id, slug: id, badge: null, drive: "2WD" };
    return {
      group,
      car: aCar({ ...usual, createdAt: Date.UTC(2026, 0, 1 + ((row * 7 + at * 11) % 60)), ...other }),
    };
  }),
);
