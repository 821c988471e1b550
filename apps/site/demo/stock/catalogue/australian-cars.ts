import { carLine, type ModelLine } from "./model-line.ts";

const P20F = "2.0L 4cyl Petrol · Automatic · FWD";
const P25F = "2.5L 4cyl Petrol · Automatic · FWD";
const P25A = "2.5L 4cyl Petrol · Automatic · AWD";
const HYB_F = "2.5L 4cyl Petrol Hybrid · CVT · FWD";
const HYB_A = "2.5L 4cyl Petrol Hybrid · CVT · AWD";
const T16A = "1.6L Turbo 4cyl Petrol · Automatic · AWD";
const D20_4 = "2.0L Turbo 4cyl Diesel · Automatic · 4x4";
const D28_4 = "2.8L Turbo 4cyl Diesel · Automatic · 4x4";

/** Cars and light commercials of the Australian and New Zealand market, priced in Australian dollars. */
export const AUSTRALIAN_CARS: readonly ModelLine[] = [
  carLine(
    "Mazda",
    "CX-5",
    "SUV",
    [
      ["Maxx", 39990, P25F],
      ["Maxx Sport", 43490, P25A],
      ["Touring", 47890, P25A],
      ["GT SP", 54790, "2.5L Turbo 4cyl Petrol · Automatic · AWD"],
      ["Akera", 57490, "2.5L Turbo 4cyl Petrol · Automatic · AWD"],
    ],
    {
      series: [
        [2013, "KE Series"],
        [2017, "KF Series"],
      ],
      weight: 9,
    },
  ),
  carLine(
    "Mazda",
    "CX-3",
    "SUV",
    [
      ["Sport", 31490, P20F],
      ["Touring", 35990, P20F],
      ["Akari", 41990, P20F],
    ],
    { series: [[2015, "DK"]], weight: 4 },
  ),
  carLine(
    "Mazda",
    "CX-60",
    "SUV",
    [
      ["Evolve", 62990, "3.3L Turbo 6cyl Petrol · Automatic · AWD"],
      ["GT", 72490, "3.3L Turbo 6cyl Diesel · Automatic · AWD"],
      ["Azami PHEV", 90490, "2.5L 4cyl Petrol Plug-in Hybrid · Automatic · AWD"],
    ],
    { since: 2023, weight: 3 },
  ),
  carLine(
    "Mazda",
    "3",
    "Hatch",
    [
      ["G20 Pure", 31910, P20F],
      ["G20 Evolve", 34410, P20F],
      ["G25 GT", 40010, P25F],
      ["G25 Astina", 43910, P25F],
    ],
    {
      series: [
        [2014, "BM Series"],
        [2019, "BP Series"],
      ],
      weight: 6,
    },
  ),
  carLine(
    "Mazda",
    "6",
    "Wagon",
    [
      ["Touring", 43640, P25F],
      ["GT", 51240, "2.5L Turbo 4cyl Petrol · Automatic · FWD"],
      ["Atenza", 54140, "2.5L Turbo 4cyl Petrol · Automatic · FWD"],
    ],
    {
      series: [
        [2013, "GJ"],
        [2018, "GL Series"],
      ],
      weight: 2,
    },
  ),
  carLine(
    "Mazda",
    "MX-5",
    "Convertible",
    [
      ["Roadster", 43250, "2.0L 4cyl Petrol · Manual · RWD"],
      ["GT", 51720, "2.0L 4cyl Petrol · Automatic · RWD"],
    ],
    { seats: 2, series: [[2015, "ND"]], weight: 1.5 },
  ),
  carLine(
    "Mazda",
    "BT-50",
    "Ute",
    [
      ["XT", 53980, "3.0L Turbo 4cyl Diesel · Automatic · 4x4"],
      ["XTR", 60990, "3.0L Turbo 4cyl Diesel · Automatic · 4x4"],
      ["SP", 70990, "3.0L Turbo 4cyl Diesel · Automatic · 4x4"],
    ],
    {
      series: [
        [2013, "UP"],
        [2020, "TF"],
      ],
      weight: 4,
    },
  ),
  carLine(
    "Toyota",
    "Corolla",
    "Hatch",
    [
      ["Ascent Sport Hybrid", 34490, "1.8L 4cyl Petrol Hybrid · CVT · FWD"],
      ["SX Hybrid", 37490, "1.8L 4cyl Petrol Hybrid · CVT · FWD"],
      ["ZR Hybrid", 42490, "1.8L 4cyl Petrol Hybrid · CVT · FWD"],
    ],
    { series: [[2018, "ZWE219R"]], weight: 6 },
  ),
  carLine(
    "Toyota",
    "Camry",
    "Sedan",
    [
      ["Ascent Hybrid", 42490, HYB_F],
      ["Ascent Sport Hybrid", 45490, HYB_F],
      ["SL Hybrid", 54990, HYB_F],
    ],
    {
      series: [
        [2017, "AXVH71R"],
        [2024, "AXVH80R"],
      ],
      weight: 4,
    },
  ),
  carLine(
    "Toyota",
    "RAV4",
    "SUV",
    [
      ["GX Hybrid", 44990, HYB_F],
      ["GXL Hybrid", 51490, HYB_A],
      ["Cruiser Hybrid", 55990, HYB_A],
      ["Edge Hybrid", 61490, HYB_A],
    ],
    {
      series: [
        [2013, "ALA49R"],
        [2019, "AXAH54R"],
      ],
      weight: 8,
    },
  ),
  carLine(
    "Toyota",
    "Kluger",
    "SUV",
    [
      ["GX Hybrid", 62990, HYB_A],
      ["GXL Hybrid", 71990, HYB_A],
      ["Grande Hybrid", 84990, HYB_A],
    ],
    { seats: 7, weight: 4 },
  ),
  carLine(
    "Toyota",
    "LandCruiser Prado",
    "SUV",
    [
      ["GX", 79990, D28_4],
      ["GXL", 86990, D28_4],
      ["VX", 96990, D28_4],
      ["Kakadu", 109990, D28_4],
    ],
    {
      seats: 7,
      series: [
        [2013, "GDJ150R"],
        [2024, "GDJ250R"],
      ],
      weight: 4,
    },
  ),
  carLine(
    "Toyota",
    "HiLux",
    "Ute",
    [
      ["Workmate", 52990, D28_4],
      ["SR", 58990, D28_4],
      ["SR5", 68990, D28_4],
      ["Rogue", 76990, D28_4],
      ["GR Sport", 80990, D28_4],
    ],
    { series: [[2015, "GUN126R"]], weight: 7 },
  ),
  carLine(
    "Toyota",
    "HiAce",
    "Van",
    [
      ["LWB", 54990, "2.8L Turbo 4cyl Diesel · Automatic · RWD"],
      ["SLWB", 63990, "2.8L Turbo 4cyl Diesel · Automatic · RWD"],
    ],
    { series: [[2019, "GDH300R"]], weight: 3 },
  ),
  carLine(
    "Toyota",
    "GR86",
    "Coupe",
    [
      ["GT", 47990, "2.4L 4cyl Petrol · Manual · RWD"],
      ["GTS", 50990, "2.4L 4cyl Petrol · Automatic · RWD"],
    ],
    { since: 2022, weight: 1.5 },
  ),
  carLine(
    "Ford",
    "Ranger",
    "Ute",
    [
      ["XL", 55990, "2.0L Bi-Turbo 4cyl Diesel · Automatic · 4x4"],
      ["XLT", 68990, "2.0L Bi-Turbo 4cyl Diesel · Automatic · 4x4"],
      ["Wildtrak", 78990, "3.0L Turbo V6 Diesel · Automatic · 4x4"],
      ["Platinum", 85990, "3.0L Turbo V6 Diesel · Automatic · 4x4"],
      ["Raptor", 98990, "3.0L Twin-Turbo V6 Petrol · Automatic · 4x4"],
    ],
    {
      series: [
        [2013, "PX MkII"],
        [2022, "P703"],
      ],
      weight: 7,
    },
  ),
  carLine(
    "Ford",
    "Everest",
    "SUV",
    [
      ["Ambiente", 61990, D20_4],
      ["Trend", 69990, D20_4],
      ["Sport", 77990, "3.0L Turbo V6 Diesel · Automatic · 4x4"],
      ["Platinum", 86990, "3.0L Turbo V6 Diesel · Automatic · 4x4"],
    ],
    { seats: 7, weight: 4 },
  ),
  carLine(
    "Ford",
    "Mustang",
    "Coupe",
    [
      ["GT Fastback", 79990, "5.0L V8 Petrol · Manual · RWD"],
      ["Dark Horse", 103990, "5.0L V8 Petrol · Automatic · RWD"],
    ],
    {
      since: 2016,
      series: [
        [2016, "FN"],
        [2024, "GE"],
      ],
      weight: 2,
    },
  ),
  carLine(
    "Ford",
    "Transit Custom",
    "Van",
    [
      ["Trend 320L", 62990, "2.0L Turbo 4cyl Diesel · Automatic · FWD"],
      ["Sport 320L", 67990, "2.0L Turbo 4cyl Diesel · Automatic · FWD"],
    ],
    { weight: 2 },
  ),
  carLine(
    "Hyundai",
    "i30",
    "Hatch",
    [
      ["Active", 29990, P20F],
      ["Elite", 34990, P20F],
      ["N Line Premium", 41490, "1.6L Turbo 4cyl Petrol · Automatic · FWD"],
      ["N", 52990, "2.0L Turbo 4cyl Petrol · Manual · FWD"],
    ],
    {
      series: [
        [2013, "GD"],
        [2017, "PD"],
      ],
      weight: 5,
    },
  ),
  carLine(
    "Hyundai",
    "Tucson",
    "SUV",
    [
      ["Base", 39990, P20F],
      ["Elite", 46990, P20F],
      ["Premium Hybrid", 59990, "1.6L Turbo 4cyl Petrol Hybrid · Automatic · AWD"],
    ],
    {
      series: [
        [2015, "TL"],
        [2021, "NX4"],
      ],
      weight: 5,
    },
  ),
  carLine(
    "Hyundai",
    "Santa Fe",
    "SUV",
    [
      ["Hybrid", 58990, "1.6L Turbo 4cyl Petrol Hybrid · Automatic · AWD"],
      ["Elite Hybrid", 67990, "1.6L Turbo 4cyl Petrol Hybrid · Automatic · AWD"],
      ["Calligraphy Hybrid", 78990, "1.6L Turbo 4cyl Petrol Hybrid · Automatic · AWD"],
    ],
    { seats: 7, weight: 3 },
  ),
  carLine(
    "Hyundai",
    "IONIQ 5",
    "SUV",
    [
      ["Dynamiq", 74990, "168kW Electric · Reduction Gear · RWD"],
      ["Techniq", 82990, "239kW Dual Motor Electric · Reduction Gear · AWD"],
    ],
    { since: 2021, weight: 3 },
  ),
  carLine(
    "Hyundai",
    "Staria",
    "People Mover",
    [
      ["Base", 55990, "2.2L Turbo 4cyl Diesel · Automatic · FWD"],
      ["Highlander", 71990, "2.2L Turbo 4cyl Diesel · Automatic · FWD"],
    ],
    { since: 2021, weight: 1 },
  ),
  carLine(
    "Kia",
    "Sportage",
    "SUV",
    [
      ["S", 38990, P20F],
      ["SX", 43990, P20F],
      ["GT-Line Hybrid", 59990, "1.6L Turbo 4cyl Petrol Hybrid · Automatic · FWD"],
    ],
    {
      series: [
        [2016, "QL"],
        [2021, "NQ5"],
      ],
      weight: 5,
    },
  ),
  carLine(
    "Kia",
    "Cerato",
    "Sedan",
    [
      ["S", 29990, P20F],
      ["Sport+", 35490, P20F],
      ["GT", 40990, "1.6L Turbo 4cyl Petrol · Automatic · FWD"],
    ],
    { series: [[2018, "BD"]], weight: 3 },
  ),
  carLine(
    "Kia",
    "Carnival",
    "People Mover",
    [
      ["S", 54990, "2.2L Turbo 4cyl Diesel · Automatic · FWD"],
      ["Platinum", 76990, "3.5L V6 Petrol · Automatic · FWD"],
    ],
    { seats: 8, weight: 3 },
  ),
  carLine(
    "Kia",
    "EV6",
    "SUV",
    [
      ["Air", 77490, "168kW Electric · Reduction Gear · RWD"],
      ["GT-Line", 86990, "239kW Dual Motor Electric · Reduction Gear · AWD"],
    ],
    { since: 2022, weight: 2 },
  ),
  carLine(
    "Kia",
    "Picanto",
    "Hatch",
    [
      ["S", 20990, "1.2L 4cyl Petrol · Manual · FWD"],
      ["GT-Line", 23990, "1.2L 4cyl Petrol · Automatic · FWD"],
    ],
    { weight: 2 },
  ),
  carLine(
    "Volkswagen",
    "Golf",
    "Hatch",
    [
      ["110TSI Life", 41990, "1.4L Turbo 4cyl Petrol · Automatic · FWD"],
      ["GTI", 60990, "2.0L Turbo 4cyl Petrol · Automatic · FWD"],
      ["R", 74990, "2.0L Turbo 4cyl Petrol · Automatic · AWD"],
    ],
    {
      series: [
        [2013, "7"],
        [2021, "8"],
      ],
      weight: 4,
    },
  ),
  carLine(
    "Volkswagen",
    "Tiguan",
    "SUV",
    [
      ["110TSI Life", 47990, "1.4L Turbo 4cyl Petrol · Automatic · FWD"],
      ["162TSI R-Line", 63990, "2.0L Turbo 4cyl Petrol · Automatic · AWD"],
    ],
    { weight: 3 },
  ),
  carLine(
    "Volkswagen",
    "Amarok",
    "Ute",
    [
      ["Life", 61990, D20_4],
      ["Style", 74990, "3.0L Turbo V6 Diesel · Automatic · 4x4"],
      ["Aventura", 83990, "3.0L Turbo V6 Diesel · Automatic · 4x4"],
    ],
    { weight: 2 },
  ),
  carLine(
    "Skoda",
    "Octavia",
    "Wagon",
    [
      ["Ambition", 42990, "1.4L Turbo 4cyl Petrol · Automatic · FWD"],
      ["RS", 59990, "2.0L Turbo 4cyl Petrol · Automatic · FWD"],
    ],
    { weight: 2 },
  ),
  carLine(
    "Skoda",
    "Kodiaq",
    "SUV",
    [
      ["Style", 56990, "2.0L Turbo 4cyl Petrol · Automatic · AWD"],
      ["Sportline", 63990, "2.0L Turbo 4cyl Petrol · Automatic · AWD"],
    ],
    { seats: 7, weight: 2 },
  ),
  carLine(
    "Subaru",
    "Forester",
    "SUV",
    [
      ["2.5i", 43990, "2.5L 4cyl Petrol · CVT · AWD"],
      ["2.5i Premium", 50990, "2.5L 4cyl Petrol · CVT · AWD"],
      ["Hybrid S", 52990, "2.0L 4cyl Petrol Hybrid · CVT · AWD"],
    ],
    { weight: 4 },
  ),
  carLine(
    "Subaru",
    "Outback",
    "Wagon",
    [
      ["AWD", 48990, "2.5L 4cyl Petrol · CVT · AWD"],
      ["AWD Sport", 53490, "2.5L 4cyl Petrol · CVT · AWD"],
      ["AWD Touring XT", 60490, "2.4L Turbo 4cyl Petrol · CVT · AWD"],
    ],
    { weight: 3 },
  ),
  carLine(
    "Subaru",
    "BRZ",
    "Coupe",
    [
      ["Coupe", 45990, "2.4L 4cyl Petrol · Manual · RWD"],
      ["S", 48990, "2.4L 4cyl Petrol · Automatic · RWD"],
    ],
    { since: 2022, weight: 1 },
  ),
  carLine(
    "Mitsubishi",
    "Outlander",
    "SUV",
    [
      ["ES", 43990, "2.5L 4cyl Petrol · CVT · FWD"],
      ["Aspire", 51490, "2.5L 4cyl Petrol · CVT · AWD"],
      ["Exceed PHEV", 72990, "2.4L 4cyl Petrol Plug-in Hybrid · Automatic · AWD"],
    ],
    { seats: 7, weight: 4 },
  ),
  carLine(
    "Mitsubishi",
    "Triton",
    "Ute",
    [
      ["GLX", 48990, "2.4L Bi-Turbo 4cyl Diesel · Automatic · 4x4"],
      ["GLS", 59990, "2.4L Bi-Turbo 4cyl Diesel · Automatic · 4x4"],
      ["GSR", 66990, "2.4L Bi-Turbo 4cyl Diesel · Automatic · 4x4"],
    ],
    { weight: 4 },
  ),
  carLine(
    "Nissan",
    "X-TRAIL",
    "SUV",
    [
      ["ST", 41990, P25F],
      ["ST-L", 48990, P25A],
      ["Ti e-POWER", 59990, "1.5L Turbo 3cyl Petrol Hybrid · Automatic · AWD"],
    ],
    { weight: 4 },
  ),
  carLine(
    "Nissan",
    "Navara",
    "Ute",
    [
      ["SL", 54990, "2.3L Bi-Turbo 4cyl Diesel · Automatic · 4x4"],
      ["PRO-4X Warrior", 74990, "2.3L Bi-Turbo 4cyl Diesel · Automatic · 4x4"],
    ],
    { weight: 3 },
  ),
  carLine(
    "Nissan",
    "Patrol",
    "SUV",
    [
      ["Ti", 95990, "5.6L V8 Petrol · Automatic · 4x4"],
      ["Ti-L", 109990, "5.6L V8 Petrol · Automatic · 4x4"],
    ],
    { seats: 8, weight: 2 },
  ),
  carLine(
    "BMW",
    "3 Series",
    "Sedan",
    [
      ["320i M Sport", 82900, "2.0L Turbo 4cyl Petrol · Automatic · RWD"],
      ["330e M Sport", 95900, "2.0L Turbo 4cyl Petrol Plug-in Hybrid · Automatic · RWD"],
      ["M340i xDrive", 118900, "3.0L Turbo 6cyl Petrol · Automatic · AWD"],
    ],
    {
      series: [
        [2013, "F30"],
        [2019, "G20"],
      ],
      weight: 2,
    },
  ),
  carLine(
    "BMW",
    "X3",
    "SUV",
    [
      ["20 xDrive", 91900, "2.0L Turbo 4cyl Petrol · Automatic · AWD"],
      ["M50 xDrive", 134900, "3.0L Turbo 6cyl Petrol · Automatic · AWD"],
    ],
    {
      series: [
        [2018, "G01"],
        [2025, "G45"],
      ],
      weight: 2,
    },
  ),
  carLine(
    "Mercedes-Benz",
    "C-Class",
    "Sedan",
    [
      ["C200", 93400, "1.5L Turbo 4cyl Petrol Hybrid · Automatic · RWD"],
      ["C300", 103900, "2.0L Turbo 4cyl Petrol · Automatic · RWD"],
    ],
    {
      series: [
        [2014, "W205"],
        [2022, "W206"],
      ],
      weight: 2,
    },
  ),
  carLine(
    "Audi",
    "A5",
    "Coupe",
    [
      ["40 TFSI", 84900, "2.0L Turbo 4cyl Petrol · Automatic · FWD"],
      ["45 TFSI quattro S line", 99900, "2.0L Turbo 4cyl Petrol · Automatic · AWD"],
    ],
    { series: [[2017, "F5"]], weight: 1 },
  ),
  carLine(
    "Tesla",
    "Model 3",
    "Sedan",
    [
      ["Rear-Wheel Drive", 61900, "194kW Electric · Reduction Gear · RWD"],
      ["Long Range", 71900, "366kW Dual Motor Electric · Reduction Gear · AWD"],
      ["Performance", 87900, "461kW Dual Motor Electric · Reduction Gear · AWD"],
    ],
    { since: 2019, weight: 3 },
  ),
  carLine(
    "Tesla",
    "Model Y",
    "SUV",
    [
      ["Rear-Wheel Drive", 65900, "220kW Electric · Reduction Gear · RWD"],
      ["Long Range", 78900, "378kW Dual Motor Electric · Reduction Gear · AWD"],
    ],
    { since: 2022, weight: 4 },
  ),
  carLine(
    "MG",
    "ZS",
    "SUV",
    [
      ["Excite", 26990, "1.5L 4cyl Petrol · CVT · FWD"],
      ["Essence Hybrid+", 36990, "1.5L 4cyl Petrol Hybrid · Automatic · FWD"],
    ],
    { since: 2017, weight: 3 },
  ),
  carLine(
    "GWM",
    "Haval H6",
    "SUV",
    [
      ["Lux", 36990, "2.0L Turbo 4cyl Petrol · Automatic · FWD"],
      ["Ultra Hybrid", 46990, "1.5L Turbo 4cyl Petrol Hybrid · Automatic · FWD"],
    ],
    { since: 2021, weight: 2 },
  ),
  carLine(
    "BYD",
    "Seal",
    "Sedan",
    [
      ["Dynamic", 49990, "150kW Electric · Reduction Gear · RWD"],
      ["Performance", 68990, "390kW Dual Motor Electric · Reduction Gear · AWD"],
    ],
    { since: 2023, weight: 2 },
  ),
  carLine(
    "Isuzu",
    "D-MAX",
    "Ute",
    [
      ["SX", 52990, "3.0L Turbo 4cyl Diesel · Automatic · 4x4"],
      ["LS-U", 65990, "3.0L Turbo 4cyl Diesel · Automatic · 4x4"],
      ["X-Terrain", 71990, "3.0L Turbo 4cyl Diesel · Automatic · 4x4"],
    ],
    { weight: 4 },
  ),
  carLine(
    "Suzuki",
    "Swift",
    "Hatch",
    [
      ["Hybrid", 26990, "1.2L 3cyl Petrol Hybrid · CVT · FWD"],
      ["Hybrid Plus", 29490, "1.2L 3cyl Petrol Hybrid · CVT · FWD"],
    ],
    { weight: 3 },
  ),
  carLine(
    "Honda",
    "CR-V",
    "SUV",
    [
      ["VTi X", 46990, "1.5L Turbo 4cyl Petrol · CVT · FWD"],
      ["e:HEV RS", 63990, "2.0L 4cyl Petrol Hybrid · CVT · FWD"],
    ],
    { weight: 3 },
  ),
  carLine(
    "Holden",
    "Commodore",
    "Sedan",
    [
      ["Evoke", 36990, "3.0L V6 Petrol · Automatic · RWD"],
      ["SS-V Redline", 58990, "6.2L V8 Petrol · Manual · RWD"],
    ],
    {
      since: 2013,
      series: [
        [2013, "VF"],
        [2015, "VF II"],
      ],
      weight: 1,
    },
  ),
  carLine("Genesis", "GV70", "SUV", [["2.5T AWD Luxury Package", 88990, T16A.replace("1.6L", "2.5L")]], {
    since: 2021,
    weight: 1,
  }),
  carLine(
    "Chery",
    "Tiggo 7 Pro",
    "SUV",
    [
      ["Urban", 29990, "1.6L Turbo 4cyl Petrol · Automatic · FWD"],
      ["Ultimate", 34990, "1.6L Turbo 4cyl Petrol · Automatic · FWD"],
    ],
    { since: 2023, weight: 4 },
  ),
  carLine("Chery", "Tiggo 8 Pro Max", "SUV", [["Elite", 41990, "2.0L Turbo 4cyl Petrol · Automatic · AWD"]], {
    seats: 7,
    since: 2023,
    weight: 2,
  }),
  carLine(
    "Chery",
    "Omoda 5",
    "SUV",
    [
      ["BX", 27990, "1.5L Turbo 4cyl Petrol · CVT · FWD"],
      ["E5 Electric", 42990, "150kW Electric · Reduction Gear · FWD"],
    ],
    { since: 2023, weight: 3 },
  ),
  carLine(
    "Skoda",
    "Superb",
    "Sedan",
    [
      ["Style 162TSI", 63990, "2.0L Turbo 4cyl Petrol · Automatic · FWD"],
      ["Laurin & Klement 206TSI", 76990, "2.0L Turbo 4cyl Petrol · Automatic · AWD"],
    ],
    { weight: 2 },
  ),
  carLine("Skoda", "Enyaq", "SUV", [["85 Sportline", 74990, "210kW Electric · Reduction Gear · RWD"]], {
    since: 2024,
    weight: 2,
  }),
  carLine("Skoda", "Kamiq", "SUV", [["Ambition 85TSI", 36990, "1.0L Turbo 3cyl Petrol · Automatic · FWD"]], {
    since: 2020,
    weight: 2,
  }),
  carLine(
    "Polestar",
    "2",
    "Hatch",
    [
      ["Standard Range Single Motor", 67400, "200kW Electric · Reduction Gear · RWD"],
      ["Long Range Dual Motor Performance Pack", 90400, "350kW Dual Motor Electric · Reduction Gear · AWD"],
    ],
    { since: 2022, weight: 2 },
  ),
  carLine("BYD", "Atto 3", "SUV", [["Premium", 44990, "150kW Electric · Reduction Gear · FWD"]], {
    since: 2022,
    weight: 3,
  }),
  carLine("BYD", "Dolphin", "Hatch", [["Essential", 29990, "70kW Electric · Reduction Gear · FWD"]], {
    since: 2023,
    weight: 2,
  }),
];
