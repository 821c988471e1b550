import type { DrawnBody } from "../../art/drawn-car.ts";
import type { ModelLine, Trim } from "./model-line.ts";

const truck = (
  make: string,
  model: string,
  body: string,
  trims: readonly Trim[],
  weight = 2,
  drawn: DrawnBody = "truck",
  seats = 3,
): ModelLine => ({
  kind: "truck",
  make,
  model,
  body,
  drawn,
  seats,
  doors: 2,
  trims,
  since: 2012,
  series: [],
  weight,
});

const AMT = "Automated Manual";

/** Trucks and vans for work, priced in Australian dollars without government charges. */
export const TRUCKS: readonly ModelLine[] = [
  truck(
    "Isuzu",
    "NLR 45-150",
    "Tray",
    [
      ["SWB Tradepack", 68900, `3.0L Turbo 4cyl Diesel · ${AMT} · 4x2`],
      ["MWB Traypack", 71900, `3.0L Turbo 4cyl Diesel · Manual · 4x2`],
    ],
    5,
  ),
  truck(
    "Isuzu",
    "NPR 65-190",
    "Pantech",
    [
      ["MWB", 94900, `5.2L Turbo 4cyl Diesel · ${AMT} · 4x2`],
      ["LWB Vanpack", 109900, `5.2L Turbo 4cyl Diesel · ${AMT} · 4x2`],
    ],
    4,
  ),
  truck(
    "Isuzu",
    "NQR 80-190",
    "Pantech",
    [["MWB Vanpack", 119900, `5.2L Turbo 4cyl Diesel · ${AMT} · 4x2`]],
    3,
  ),
  truck(
    "Isuzu",
    "FRR 110-260",
    "Curtain Sider",
    [["LWB Freightpack", 158900, "5.2L Turbo 4cyl Diesel · Automatic · 4x2"]],
    3,
  ),
  truck("Isuzu", "FVZ 240-300", "Tipper", [["Auto", 249900, "7.8L Turbo 6cyl Diesel · Automatic · 6x4"]], 2),
  truck(
    "Hino",
    "300 Series 616",
    "Tray",
    [
      ["Standard Cab", 66900, "4.0L Turbo 4cyl Diesel · Automatic · 4x2"],
      ["Hybrid Standard Cab", 79900, `4.0L Turbo 4cyl Diesel Hybrid · ${AMT} · 4x2`],
    ],
    4,
  ),
  truck(
    "Hino",
    "500 Series FD 1124",
    "Pantech",
    [
      ["Long", 138900, "5.1L Turbo 4cyl Diesel · Automatic · 4x2"],
      ["Extra Long Freezer", 184900, "5.1L Turbo 4cyl Diesel · Automatic · 4x2"],
    ],
    3,
  ),
  truck(
    "Fuso",
    "Canter 515",
    "Tray",
    [
      ["City Cab", 63900, `3.0L Turbo 4cyl Diesel · ${AMT} · 4x2`],
      ["Wide Cab Crew", 74900, `3.0L Turbo 4cyl Diesel · ${AMT} · 4x2`],
    ],
    4,
  ),
  truck(
    "Fuso",
    "eCanter",
    "Pantech",
    [["Next Gen 83kWh", 184900, "129kW Electric · Reduction Gear · 4x2"]],
    1,
  ),
  truck("Fuso", "Fighter 1627", "Tipper", [["XL", 172900, "7.5L Turbo 6cyl Diesel · Automatic · 4x2"]], 2),
  truck(
    "UD",
    "Croner PD 24 280",
    "Curtain Sider",
    [["Long", 204900, "7.7L Turbo 6cyl Diesel · Automatic · 6x2"]],
    2,
  ),
  truck("Volvo", "FE 350", "Tipper", [["Day Cab", 289900, `8.0L Turbo 6cyl Diesel · ${AMT} · 6x4`]], 2),
  truck("Scania", "P 320", "Pantech", [["Day Cab", 296900, `9.0L Turbo 5cyl Diesel · ${AMT} · 4x2`]], 1),
  truck(
    "Mercedes-Benz",
    "Atego 1323",
    "Curtain Sider",
    [["S-Cab", 149900, `7.7L Turbo 6cyl Diesel · ${AMT} · 4x2`]],
    2,
  ),
  truck(
    "Iveco",
    "Daily 50C18",
    "Tray",
    [["Single Cab", 78900, "3.0L Turbo 4cyl Diesel · Automatic · 4x2"]],
    2,
  ),
  truck(
    "Toyota",
    "HiAce",
    "Van",
    [["LWB Crew", 59990, "2.8L Turbo 4cyl Diesel · Automatic · RWD"]],
    3,
    "van",
  ),
  truck(
    "Ford",
    "Transit",
    "Van",
    [["470E Jumbo", 72990, "2.0L Turbo 4cyl Diesel · Automatic · RWD"]],
    2,
    "van",
  ),
  truck(
    "LDV",
    "Deliver 9",
    "Van",
    [["LWB High Roof", 54990, "2.0L Turbo 4cyl Diesel · Automatic · FWD"]],
    2,
    "van",
  ),
  truck(
    "Isuzu",
    "D-MAX",
    "Ute",
    [["SX Crew Cab", 52990, "3.0L Turbo 4cyl Diesel · Automatic · 4x4"]],
    3,
    "ute",
    5,
  ),
  truck(
    "Kenworth",
    "T410",
    "Prime Mover",
    [
      ["Day Cab", 389900, `12.9L Turbo 6cyl Diesel · ${AMT} · 6x4`],
      ['36" Aerodyne Sleeper', 419900, `12.9L Turbo 6cyl Diesel · ${AMT} · 6x4`],
    ],
    2,
  ),
  truck("Kenworth", "T360", "Tray", [["Day Cab 8x4", 369900, "8.9L Turbo 6cyl Diesel · Automatic · 8x4"]], 1),
];
