import type { SentenceRules } from "../../words/lexicon/sentence-rules.ts";
import { type MarketPlaces, marketPlaces } from "../../words/markets/places.ts";
import type { StockVocabulary } from "../../words/lexicon/stock-vocabulary.ts";

/** A dealer whose stock sentences are read against. */
export interface SentenceStock {
  readonly vocabulary: StockVocabulary;
  readonly rules: SentenceRules;
}

const PLACES: Readonly<Record<SentenceRules["words"], MarketPlaces>> = {
  australian: await marketPlaces("australian"),
  new_zealand: await marketPlaces("new_zealand"),
  american: await marketPlaces("american"),
};

/** What a car of so much a week costs at a dealer's terms. */
const priceFor: SentenceRules["priceFor"] = (amount, every) => {
  const weekly = every === "week" ? amount : every === "fortnight" ? amount / 2 : (amount * 12) / 52;
  return Math.floor((weekly * 205.2) / 500 + 0.5) * 500;
};

const COMMON: StockVocabulary = {
  transmission: ["Automatic", "Manual", "CVT"],
  seats: ["2", "4", "5", "7", "8"],
  colour: (
    "Glacier White,Arctic White,Snowdrift Pearl,Sterling Silver,Machine Grey,Meteor Grey,Onyx Black,Phantom Black,Deep Crystal Blue," +
    "Ocean Blue,Polar Sky,Crimson Red,Garnet,Lagoon Teal,Forest Green,Eucalypt,Desert Sand,Copper Bronze,Sunrise Orange,Saffron Yellow"
  ).split(","),
  filtered_features: (
    "Bluetooth,Reversing Camera,Cruise Control,Air Conditioning,Apple CarPlay,Android Auto,Rear Parking Sensors,Satellite Navigation," +
    "Leather Seats,Heated Front Seats,Panoramic Sunroof,Adaptive Cruise Control,Tow Bar,Bull Bar,Roof Racks,Keyless Entry,Alloy Wheels"
  ).split(","),
  item_type: ["Car"],
  fuel: ["Petrol", "Diesel", "Hybrid", "Plug-in Hybrid", "Electric"],
  drive: ["Front Wheel Drive", "Rear Wheel Drive", "All Wheel Drive", "Four Wheel Drive"],
  doors: ["2", "3", "4", "5"],
  engine: (
    "1.5L Turbo 3cyl,1.8L 4cyl,2.0L Turbo 4cyl,2.5L 4cyl,2.8L Turbo 4cyl,3.0L Turbo V6,3.3L Turbo 6cyl,3.5L V6," +
    "5.0L V8,5.7L V8"
  ).split(","),
};

const unique = (values: readonly string[]) => [...new Set(values)];

/** Makes, models and both, of "make model" in a line; a make of several words is joined by "_". */
function names(line: string): StockVocabulary {
  const rows = line.split(",").map((each) => {
    const [make = "", ...model] = each.split(" ");
    return [make.replaceAll("_", " "), model.join(" ")] as const;
  });
  return {
    make: unique(rows.map(([make]) => make)),
    model: unique(rows.map(([, model]) => model)),
    make_model: unique(rows.map((both) => both.join(" "))),
  };
}

/** Three dealers in cars, one a market, and a yard of trucks, motorcycles and campers. */
export const SENTENCE_STOCKS = {
  australian: {
    vocabulary: {
      ...COMMON,
      ...names(
        "Mazda CX-5,Mazda CX-3,Mazda CX-60,Mazda 3,Mazda 6,Mazda BT-50,Toyota Corolla,Toyota Camry,Toyota RAV4,Toyota Kluger," +
          "Toyota LandCruiser Prado,Toyota HiLux,Toyota HiAce,Ford Ranger,Ford Everest,Ford Mustang,Ford Transit Custom,Hyundai i30," +
          "Hyundai Tucson,Hyundai Santa Fe,Hyundai Staria,Kia Sportage,Kia Cerato,Kia Carnival,Kia Picanto,Volkswagen Golf," +
          "Volkswagen Tiguan,Volkswagen Amarok,Škoda Octavia,Škoda Kodiaq,Subaru Forester,Subaru Outback,Mitsubishi Outlander," +
          "Mitsubishi Triton,Nissan X-TRAIL,Nissan Navara,Nissan Patrol,BMW 3 Series,BMW X3,Mercedes-Benz C-Class,Tesla Model 3," +
          "Tesla Model Y,Isuzu D-MAX,Honda CR-V,Holden Commodore,Peugeot 2008",
      ),
      body: ["SUV", "Ute", "Hatch", "Sedan", "Wagon", "Coupe", "Convertible", "Van", "People Mover"],
      city: ["Sydney", "Newcastle", "Bathurst", "Orange", "Cowra", "Brisbane", "Gold Coast"],
      state: ["NSW", "QLD"],
      location_name: ["Harbourside Mazda Sales", "Harbourside Used Cars"],
      badge: ["GT", "Touring", "SR5", "GXL", "XLT", "Ascent Sport", "Wildtrak", "RS"],
      highestPrice: 110_000,
    },
    rules: { words: "australian", places: PLACES.australian, distanceUnit: "km", year: 2026, priceFor },
  },
  new_zealand: {
    vocabulary: {
      ...COMMON,
      ...names(
        "Toyota Corolla,Toyota Aqua,Toyota HiLux,Toyota RAV4,Toyota Prius,Mazda Demio,Mazda Axela,Mazda CX-5,Mazda BT-50,Nissan Leaf," +
          "Nissan X-TRAIL,Nissan Navara,Škoda Octavia,Škoda Superb,Škoda Kodiaq,Chery Tiggo 7 Pro,Chery Omoda 5,Subaru Outback," +
          "Mitsubishi Outlander,Ford Ranger,Honda Fit,Hyundai Tucson",
      ),
      body: ["SUV", "Ute", "Hatch", "Hatchback", "Sedan", "Wagon"],
      city: ["Otaki", "Wellington", "Lower Hutt", "Palmerston North"],
      state: [],
      location_name: ["Kōwhai Motors"],
      badge: ["GT", "RS", "SR5"],
      highestPrice: 90_000,
    },
    rules: { words: "new_zealand", places: PLACES.new_zealand, distanceUnit: "km", year: 2026, priceFor },
  },
  american: {
    vocabulary: {
      ...COMMON,
      ...names(
        "Ford F-150,Ford F-150 Lightning,Ford Maverick,Ford Explorer,Ford Bronco,Ford Mustang,Ford Transit,Chevrolet Silverado 1500," +
          "Chevrolet Equinox,Chevrolet Equinox EV,Chevrolet Tahoe,Chevrolet Malibu,Chevrolet Corvette,Toyota Camry,Toyota Corolla," +
          "Toyota RAV4,Toyota Tacoma,Toyota Tundra,Toyota 4Runner,Honda Accord,Honda Civic,Honda CR-V,Honda Odyssey,Jeep Wrangler," +
          "Jeep Grand Cherokee,Ram 1500,GMC Sierra 1500,GMC Yukon,Tesla Model 3,Tesla Model Y,Nissan Altima,Nissan Rogue,Nissan Frontier",
      ),
      body: ["SUV", "Truck", "Sedan", "Coupe", "Cargo Van", "Minivan", "Hatchback"],
      city: ["Austin", "Round Rock", "San Antonio"],
      state: ["TX"],
      location_name: ["Lone Star Auto Ranch"],
      badge: ["XLT", "LT", "LTZ", "Lariat", "XL", "RS", "Z71", "LE", "SE"],
      highestPrice: 115_000,
    },
    rules: { words: "american", places: PLACES.american, distanceUnit: "mi", year: 2026, priceFor },
  },
  yard: {
    vocabulary: {
      ...COMMON,
      ...names(
        "Yamaha MT-07,Yamaha YZF-R3,Kawasaki Ninja 400,Honda CB125E,Honda NSC110,Vespa Primavera 150,Harley-Davidson Street Bob," +
          "KTM 390 Adventure,BMW R 1250 GS,Isuzu NPR,Isuzu D-MAX,Hino 300 Series,Kenworth T610,Fuso Canter,Jayco Conquest,Jayco Journey," +
          "Winnebago Burleigh,Toyota HiAce,Toyota HiLux",
      ),
      item_type: ["Car", "Motorcycle", "Truck", "Motorhome", "Caravan"],
      body: (
        "Naked,Sports,Scooter,Cruiser,Adventure,Tray,Tipper,Prime Mover,Curtain Sider,Pantech,Horse Truck,Motorhome,Campervan,Pop Top," +
        "Caravan,Van,Dual Cab,Single Cab Chassis"
      ).split(","),
      drive: ["Chain", "4x2", "6x4", "Front Wheel Drive", "Four Wheel Drive"],
      engine:
        "689cc Twin,321cc Twin,125cc Single,155cc Single,3.0L Turbo 4cyl,5.2L Turbo 4cyl,13.0L 6cyl".split(
          ",",
        ),
      city: ["Melbourne", "Geelong"],
      state: ["VIC"],
      highestPrice: 450_000,
    },
    rules: { words: "australian", places: PLACES.australian, distanceUnit: "km", year: 2026, priceFor },
  },
} as const satisfies Readonly<Record<string, SentenceStock>>;
