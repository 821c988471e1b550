import type { ModelLine, Trim } from "./model-line.ts";

const home = (
  make: string,
  model: string,
  body: string,
  seats: number,
  trims: readonly Trim[],
  weight = 2,
): ModelLine => ({
  kind: "motorhome",
  make,
  model,
  body,
  drawn: body === "Campervan" ? "van" : "motorhome",
  seats,
  doors: 3,
  trims,
  since: 2012,
  series: [],
  weight,
});
const tow = (make: string, model: string, body: string, trims: readonly Trim[], weight = 2): ModelLine => ({
  kind: "caravan",
  make,
  model,
  body,
  drawn: "caravan",
  seats: 0,
  doors: 1,
  trims,
  since: 2013,
  series: [],
  weight,
});

const DUCATO = "2.2L Turbo 4cyl Diesel · Automatic · FWD";
const DAILY = "3.0L Turbo 4cyl Diesel · Automatic · RWD";
const SPRINTER = "2.0L Turbo 4cyl Diesel · Automatic · RWD";
const TOWED = "";

/** Motorhomes, campervans and caravans of Australia and New Zealand, in Australian dollars. */
export const CAMPERS: readonly ModelLine[] = [
  home(
    "Jayco",
    "Conquest",
    "Motorhome",
    4,
    [
      ["FD.23-1", 189990, DUCATO],
      ["DX 25-1", 214990, DUCATO],
    ],
    4,
  ),
  home("Jayco", "JRV", "Campervan", 2, [["JB19-1", 139990, DUCATO]], 3),
  home("Avida", "Esperance", "Motorhome", 6, [["C7925", 249990, DAILY]], 3),
  home("Avida", "Birdsville", "Motorhome", 4, [["B7314", 219990, DUCATO]], 3),
  home(
    "Sunliner",
    "Switch",
    "Motorhome",
    4,
    [
      ["S442", 199990, DUCATO],
      ["S504 Slide-out", 229990, DAILY],
    ],
    3,
  ),
  home("Winnebago", "Bathurst", "Motorhome", 2, [["Slide", 244990, SPRINTER]], 2),
  home(
    "Trakka",
    "Jabiru",
    "Campervan",
    3,
    [["J2 4x4", 218990, "2.0L Turbo 4cyl Diesel · Automatic · AWD"]],
    2,
  ),
  home("Maui", "River Elite", "Motorhome", 6, [["6 Berth Ex-rental", 148990, SPRINTER]], 3),
  home("Bürstner", "Lyseo", "Motorhome", 4, [["TD 680 G Harmony Line", 234990, DUCATO]], 2),
  home(
    "Volkswagen",
    "California",
    "Campervan",
    4,
    [["Beach 4MOTION", 109990, "2.0L Turbo 4cyl Diesel · Automatic · AWD"]],
    2,
  ),
  tow(
    "Jayco",
    "Journey",
    "Caravan",
    [
      ["18.57-8 Outback", 84990, TOWED],
      ["21.66-3 Touring", 89990, TOWED],
    ],
    5,
  ),
  tow("Jayco", "Silverline", "Caravan", [["22.69-1 Outback Slide-out", 124990, TOWED]], 3),
  tow(
    "New Age",
    "Manta Ray",
    "Caravan",
    [
      ["MR16E", 78990, TOWED],
      ["MR19ER Family", 89990, TOWED],
    ],
    3,
  ),
  tow("Avan", "Aspire", "Caravan", [["555HB", 69990, TOWED]], 2),
  tow("Lotus", "Trooper", "Caravan", [["20'6\" Off Road", 119990, TOWED]], 3),
  tow("Kokoda", "Major", "Caravan", [["Series II Family Bunk 22'", 112990, TOWED]], 2),
  tow("Supreme", "Classic", "Caravan", [["1850 Touring Club Lounge", 76990, TOWED]], 2),
  tow(
    "Coronet",
    "XT",
    "Caravan",
    [
      ["20'3\" Semi Off Road", 94990, TOWED],
      ["FS22 Family Slide", 109990, TOWED],
    ],
    3,
  ),
  tow("Winnebago", "Newport", "Caravan", [["1960 Rear Club", 87990, TOWED]], 2),
  tow("Avida", "Topaz", "Caravan", [["CV6438SL", 92990, TOWED]], 2),
];
