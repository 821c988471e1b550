import type { ModelLine, Trim } from "./model-line.ts";

const bike = (make: string, model: string, body: string, trims: readonly Trim[], weight = 2): ModelLine => ({
  kind: "motorcycle",
  make,
  model,
  body,
  drawn: "motorcycle",
  seats: 2,
  doors: 0,
  trims,
  since: 2014,
  series: [],
  weight,
});

/** Motorcycles, ride-away prices in Australian dollars. */
export const MOTORCYCLES: readonly ModelLine[] = [
  bike(
    "Yamaha",
    "MT-07",
    "Naked",
    [
      ["HO", 14599, "689cc Twin Petrol · Manual · Chain"],
      ["LA", 13799, "655cc Twin Petrol · Manual · Chain"],
    ],
    5,
  ),
  bike(
    "Yamaha",
    "MT-09",
    "Naked",
    [
      ["", 17999, "890cc Triple Petrol · Manual · Chain"],
      ["SP", 20999, "890cc Triple Petrol · Manual · Chain"],
    ],
    4,
  ),
  bike(
    "Yamaha",
    "Ténéré 700",
    "Adventure",
    [
      ["", 19399, "689cc Twin Petrol · Manual · Chain"],
      ["World Raid", 21999, "689cc Twin Petrol · Manual · Chain"],
    ],
    4,
  ),
  bike("Honda", "CB650R", "Naked", [["E-Clutch", 13990, "649cc Four Petrol · Manual · Chain"]], 3),
  bike(
    "Honda",
    "CRF1100L Africa Twin",
    "Adventure",
    [["Adventure Sports", 27499, "1084cc Twin Petrol · Dual Clutch · Chain"]],
    3,
  ),
  bike("Honda", "CB500X", "Adventure", [["ABS", 10499, "471cc Twin Petrol · Manual · Chain"]], 3),
  bike(
    "Kawasaki",
    "Z900",
    "Naked",
    [
      ["", 15990, "948cc Four Petrol · Manual · Chain"],
      ["RS SE", 20490, "948cc Four Petrol · Manual · Chain"],
    ],
    4,
  ),
  bike(
    "Kawasaki",
    "Ninja 7 Hybrid",
    "Sport",
    [["", 17990, "451cc Twin Petrol Hybrid · Automated Manual · Chain"]],
    1,
  ),
  bike("Suzuki", "V-Strom 800DE", "Adventure", [["", 18990, "776cc Twin Petrol · Manual · Chain"]], 3),
  bike("Suzuki", "GSX-8S", "Naked", [["", 13990, "776cc Twin Petrol · Manual · Chain"]], 2),
  bike("Triumph", "Speed Twin 900", "Retro", [["", 17690, "900cc Twin Petrol · Manual · Chain"]], 3),
  bike(
    "Triumph",
    "Street Triple 765",
    "Naked",
    [
      ["R", 18290, "765cc Triple Petrol · Manual · Chain"],
      ["RS", 21590, "765cc Triple Petrol · Manual · Chain"],
    ],
    3,
  ),
  bike(
    "Triumph",
    "Tiger 900",
    "Adventure",
    [
      ["GT Pro", 26190, "888cc Triple Petrol · Manual · Chain"],
      ["Rally Pro", 27390, "888cc Triple Petrol · Manual · Chain"],
    ],
    3,
  ),
  bike(
    "Ducati",
    "Monster",
    "Naked",
    [
      ["+", 20900, "937cc Twin Petrol · Manual · Chain"],
      ["SP", 25700, "937cc Twin Petrol · Manual · Chain"],
    ],
    2,
  ),
  bike("Ducati", "Multistrada V4", "Adventure", [["S", 41600, "1158cc Four Petrol · Manual · Chain"]], 2),
  bike("BMW", "R 1300 GS", "Adventure", [["Trophy", 38990, "1300cc Boxer Petrol · Manual · Shaft"]], 3),
  bike("BMW", "CE 02", "Electric", [["Highline", 14990, "11kW Electric · Automatic · Belt"]], 1),
  bike(
    "Royal Enfield",
    "Himalayan 450",
    "Adventure",
    [["Summit", 9590, "452cc Single Petrol · Manual · Chain"]],
    3,
  ),
  bike(
    "Royal Enfield",
    "Interceptor 650",
    "Retro",
    [["Mark Two", 11990, "648cc Twin Petrol · Manual · Chain"]],
    3,
  ),
  bike(
    "Harley-Davidson",
    "Nightster",
    "Cruiser",
    [["Special", 25495, "975cc V-Twin Petrol · Manual · Belt"]],
    2,
  ),
  bike(
    "Yamaha",
    "YZF-R7",
    "Sport",
    [
      ["HO", 15999, "689cc Twin Petrol · Manual · Chain"],
      ["LA", 14999, "655cc Twin Petrol · Manual · Chain"],
    ],
    3,
  ),
  bike("Honda", "CBR650R", "Sport", [["E-Clutch", 14690, "649cc Four Petrol · Manual · Chain"]], 2),
  bike("Ducati", "Panigale V2", "Sport", [["S", 28900, "890cc Twin Petrol · Manual · Chain"]], 2),
  bike("Kawasaki", "Vulcan S", "Cruiser", [["", 12990, "649cc Twin Petrol · Manual · Chain"]], 3),
  bike("Honda", "CMX1100 Rebel", "Cruiser", [["DCT", 19999, "1083cc Twin Petrol · Dual Clutch · Chain"]], 2),
  bike("Honda", "PCX160", "Scooter", [["ABS", 6490, "157cc Single Petrol · Automatic · Belt"]], 2),
  bike("Yamaha", "NMAX 155", "Scooter", [["", 5999, "155cc Single Petrol · Automatic · Belt"]], 2),
];
