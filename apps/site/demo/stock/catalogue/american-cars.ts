import { carLine, type ModelLine } from "./model-line.ts";

const V6A = "3.6L V6 Petrol · Automatic · 4WD";
const HYB = "2.5L 4cyl Petrol Hybrid · CVT · FWD";

/** Cars and light trucks of the United States, priced in US dollars; fuel keeps its wire name, "Petrol". */
export const AMERICAN_CARS: readonly ModelLine[] = [
  carLine(
    "Ford",
    "F-150",
    "Truck",
    [
      ["XL", 41995, "2.7L Turbo V6 Petrol · Automatic · RWD"],
      ["XLT", 49995, "2.7L Turbo V6 Petrol · Automatic · 4WD"],
      ["Lariat", 64995, "5.0L V8 Petrol · Automatic · 4WD"],
      ["King Ranch", 76995, "3.5L Turbo V6 Petrol · Automatic · 4WD"],
      ["Raptor", 79995, "3.5L Turbo V6 Petrol · Automatic · 4WD"],
    ],
    { weight: 9 },
  ),
  carLine(
    "Ford",
    "F-150 Lightning",
    "Truck",
    [
      ["XLT", 64995, "452hp Dual Motor Electric · Automatic · AWD"],
      ["Lariat", 77995, "580hp Dual Motor Electric · Automatic · AWD"],
    ],
    { since: 2022, weight: 2 },
  ),
  carLine(
    "Ford",
    "Maverick",
    "Truck",
    [
      ["XL Hybrid", 28995, HYB],
      ["XLT Hybrid", 31995, HYB],
      ["Lobo", 37995, "2.0L Turbo 4cyl Petrol · Automatic · AWD"],
    ],
    { since: 2022, weight: 3 },
  ),
  carLine(
    "Ford",
    "Explorer",
    "SUV",
    [
      ["Active", 41995, "2.3L Turbo 4cyl Petrol · Automatic · RWD"],
      ["ST-Line", 46995, "2.3L Turbo 4cyl Petrol · Automatic · 4WD"],
      ["Platinum", 57995, "3.0L Turbo V6 Petrol · Automatic · 4WD"],
    ],
    { seats: 7, weight: 4 },
  ),
  carLine(
    "Ford",
    "Bronco",
    "SUV",
    [
      ["Big Bend", 42995, "2.3L Turbo 4cyl Petrol · Manual · 4WD"],
      ["Outer Banks", 50995, "2.3L Turbo 4cyl Petrol · Automatic · 4WD"],
      ["Badlands", 53995, "2.7L Turbo V6 Petrol · Automatic · 4WD"],
    ],
    { since: 2021, weight: 3 },
  ),
  carLine(
    "Ford",
    "Mustang",
    "Coupe",
    [
      ["EcoBoost", 34995, "2.3L Turbo 4cyl Petrol · Automatic · RWD"],
      ["GT Premium", 50995, "5.0L V8 Petrol · Manual · RWD"],
      ["Dark Horse", 65995, "5.0L V8 Petrol · Manual · RWD"],
    ],
    { weight: 2 },
  ),
  carLine("Ford", "Transit", "Cargo Van", [["250 Medium Roof", 52995, "3.5L V6 Petrol · Automatic · RWD"]], {
    weight: 1,
  }),
  carLine(
    "Chevrolet",
    "Silverado 1500",
    "Truck",
    [
      ["WT", 39995, "2.7L Turbo 4cyl Petrol · Automatic · RWD"],
      ["LT", 49995, "5.3L V8 Petrol · Automatic · 4WD"],
      ["LTZ", 61995, "5.3L V8 Petrol · Automatic · 4WD"],
      ["High Country", 67995, "6.2L V8 Petrol · Automatic · 4WD"],
    ],
    { weight: 8 },
  ),
  carLine(
    "Chevrolet",
    "Equinox",
    "SUV",
    [
      ["LT", 30995, "1.5L Turbo 4cyl Petrol · CVT · FWD"],
      ["RS", 34995, "1.5L Turbo 4cyl Petrol · Automatic · AWD"],
    ],
    { weight: 4 },
  ),
  carLine(
    "Chevrolet",
    "Equinox EV",
    "SUV",
    [
      ["LT", 36995, "220hp Electric · Automatic · FWD"],
      ["RS", 44995, "300hp Dual Motor Electric · Automatic · AWD"],
    ],
    { since: 2024, weight: 2 },
  ),
  carLine(
    "Chevrolet",
    "Tahoe",
    "SUV",
    [
      ["LT", 66995, "5.3L V8 Petrol · Automatic · 4WD"],
      ["Z71", 70995, "5.3L V8 Petrol · Automatic · 4WD"],
      ["Premier", 76995, "6.2L V8 Petrol · Automatic · 4WD"],
    ],
    { seats: 8, weight: 4 },
  ),
  carLine(
    "Chevrolet",
    "Malibu",
    "Sedan",
    [
      ["LS", 26995, "1.5L Turbo 4cyl Petrol · CVT · FWD"],
      ["LT", 29995, "1.5L Turbo 4cyl Petrol · CVT · FWD"],
    ],
    { weight: 2 },
  ),
  carLine(
    "Chevrolet",
    "Corvette",
    "Coupe",
    [
      ["Stingray 1LT", 69995, "6.2L V8 Petrol · Automatic · RWD"],
      ["E-Ray 2LZ", 113995, "6.2L V8 Petrol Hybrid · Automatic · AWD"],
    ],
    { seats: 2, weight: 1 },
  ),
  carLine(
    "Toyota",
    "Camry",
    "Sedan",
    [
      ["LE", 29995, HYB],
      ["SE", 31995, HYB],
      ["XSE AWD", 37995, "2.5L 4cyl Petrol Hybrid · CVT · AWD"],
    ],
    { weight: 5 },
  ),
  carLine(
    "Toyota",
    "Corolla",
    "Sedan",
    [
      ["LE", 23995, "2.0L 4cyl Petrol · CVT · FWD"],
      ["SE", 26495, "2.0L 4cyl Petrol · CVT · FWD"],
      ["Hybrid LE", 25495, "1.8L 4cyl Petrol Hybrid · CVT · FWD"],
    ],
    { weight: 4 },
  ),
  carLine(
    "Toyota",
    "RAV4",
    "SUV",
    [
      ["LE", 30995, "2.5L 4cyl Petrol · Automatic · AWD"],
      ["XLE Hybrid", 34995, "2.5L 4cyl Petrol Hybrid · CVT · AWD"],
      ["Limited Hybrid", 41995, "2.5L 4cyl Petrol Hybrid · CVT · AWD"],
    ],
    { weight: 6 },
  ),
  carLine(
    "Toyota",
    "Highlander",
    "SUV",
    [
      ["XLE", 46995, "2.4L Turbo 4cyl Petrol · Automatic · AWD"],
      ["Limited Hybrid", 53995, "2.5L 4cyl Petrol Hybrid · CVT · AWD"],
    ],
    { seats: 7, weight: 3 },
  ),
  carLine(
    "Toyota",
    "Tacoma",
    "Truck",
    [
      ["SR5", 37995, "2.4L Turbo 4cyl Petrol · Automatic · 4WD"],
      ["TRD Off-Road", 43995, "2.4L Turbo 4cyl Petrol · Automatic · 4WD"],
      ["TRD Pro", 64995, "2.4L Turbo 4cyl Petrol Hybrid · Automatic · 4WD"],
    ],
    { weight: 5 },
  ),
  carLine(
    "Toyota",
    "Tundra",
    "Truck",
    [
      ["SR5", 49995, "3.4L Turbo V6 Petrol · Automatic · 4WD"],
      ["1794 Edition", 68995, "3.4L Turbo V6 Petrol Hybrid · Automatic · 4WD"],
    ],
    { weight: 3 },
  ),
  carLine(
    "Toyota",
    "Sienna",
    "Minivan",
    [
      ["LE", 39995, HYB],
      ["XSE", 46995, "2.5L 4cyl Petrol Hybrid · CVT · AWD"],
    ],
    { weight: 2 },
  ),
  carLine(
    "Honda",
    "Civic",
    "Hatchback",
    [
      ["Sport", 27995, "2.0L 4cyl Petrol · CVT · FWD"],
      ["Sport Touring Hybrid", 33995, "2.0L 4cyl Petrol Hybrid · CVT · FWD"],
      ["Type R", 46995, "2.0L Turbo 4cyl Petrol · Manual · FWD"],
    ],
    { weight: 4 },
  ),
  carLine(
    "Honda",
    "Accord",
    "Sedan",
    [
      ["SE", 31995, "1.5L Turbo 4cyl Petrol · CVT · FWD"],
      ["Touring Hybrid", 39995, "2.0L 4cyl Petrol Hybrid · CVT · FWD"],
    ],
    { weight: 3 },
  ),
  carLine(
    "Honda",
    "CR-V",
    "SUV",
    [
      ["EX", 33995, "1.5L Turbo 4cyl Petrol · CVT · AWD"],
      ["Sport Touring Hybrid", 42495, "2.0L 4cyl Petrol Hybrid · CVT · AWD"],
    ],
    { weight: 5 },
  ),
  carLine(
    "Honda",
    "Pilot",
    "SUV",
    [
      ["EX-L", 46995, "3.5L V6 Petrol · Automatic · AWD"],
      ["TrailSport", 51995, "3.5L V6 Petrol · Automatic · AWD"],
    ],
    { seats: 8, weight: 2 },
  ),
  carLine("Honda", "Odyssey", "Minivan", [["EX-L", 44995, "3.5L V6 Petrol · Automatic · FWD"]], {
    weight: 2,
  }),
  carLine(
    "Jeep",
    "Wrangler",
    "SUV",
    [
      ["Sport S", 40995, V6A],
      ["Sahara", 48995, V6A],
      ["Rubicon 4xe", 60995, "2.0L Turbo 4cyl Petrol Plug-in Hybrid · Automatic · 4WD"],
    ],
    { doors: 4, weight: 4 },
  ),
  carLine(
    "Jeep",
    "Grand Cherokee",
    "SUV",
    [
      ["Laredo", 39995, V6A],
      ["Limited", 46995, V6A],
      ["Summit", 62995, V6A],
    ],
    { weight: 4 },
  ),
  carLine(
    "Jeep",
    "Gladiator",
    "Truck",
    [
      ["Sport", 41995, V6A],
      ["Mojave", 54995, V6A],
    ],
    { since: 2020, weight: 2 },
  ),
  carLine(
    "Ram",
    "1500",
    "Truck",
    [
      ["Tradesman", 43995, V6A],
      ["Big Horn", 49995, "3.0L Twin-Turbo 6cyl Petrol · Automatic · 4WD"],
      ["Laramie", 62995, "3.0L Twin-Turbo 6cyl Petrol · Automatic · 4WD"],
      ["Limited Longhorn", 78995, "5.7L V8 Petrol · Automatic · 4WD"],
    ],
    { weight: 5 },
  ),
  carLine(
    "GMC",
    "Sierra 1500",
    "Truck",
    [
      ["SLE", 51995, "5.3L V8 Petrol · Automatic · 4WD"],
      ["AT4", 67995, "6.2L V8 Petrol · Automatic · 4WD"],
      ["Denali Ultimate", 84995, "6.2L V8 Petrol · Automatic · 4WD"],
    ],
    { weight: 4 },
  ),
  carLine(
    "GMC",
    "Yukon XL",
    "SUV",
    [
      ["SLT", 74995, "5.3L V8 Petrol · Automatic · 4WD"],
      ["Denali", 87995, "6.2L V8 Petrol · Automatic · 4WD"],
    ],
    { seats: 8, weight: 2 },
  ),
  carLine(
    "Nissan",
    "Rogue",
    "SUV",
    [
      ["SV", 30995, "1.5L Turbo 3cyl Petrol · CVT · AWD"],
      ["Platinum", 38995, "1.5L Turbo 3cyl Petrol · CVT · AWD"],
    ],
    { weight: 3 },
  ),
  carLine("Nissan", "Altima", "Sedan", [["SV", 28995, "2.5L 4cyl Petrol · CVT · FWD"]], { weight: 2 }),
  carLine(
    "Tesla",
    "Model 3",
    "Sedan",
    [
      ["Long Range RWD", 42490, "286hp Electric · Automatic · RWD"],
      ["Performance", 54990, "510hp Dual Motor Electric · Automatic · AWD"],
    ],
    { since: 2018, weight: 3 },
  ),
  carLine(
    "Tesla",
    "Model Y",
    "SUV",
    [
      ["Long Range RWD", 44990, "295hp Electric · Automatic · RWD"],
      ["Long Range AWD", 48990, "384hp Dual Motor Electric · Automatic · AWD"],
    ],
    { since: 2020, weight: 4 },
  ),
  carLine(
    "Subaru",
    "Outback",
    "Wagon",
    [
      ["Premium", 34995, "2.5L 4cyl Petrol · CVT · AWD"],
      ["Wilderness", 42995, "2.4L Turbo 4cyl Petrol · CVT · AWD"],
    ],
    { weight: 3 },
  ),
  carLine(
    "Hyundai",
    "Tucson",
    "SUV",
    [
      ["SEL", 32995, "2.5L 4cyl Petrol · Automatic · AWD"],
      ["Limited Hybrid", 40995, "1.6L Turbo 4cyl Petrol Hybrid · Automatic · AWD"],
    ],
    { weight: 3 },
  ),
];
