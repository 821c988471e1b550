import type { ModelLine } from "./model-line.ts";
import { parseModelTable } from "./model-table.ts";

/** Cars and light commercials of the Australian and New Zealand market, priced in Australian dollars. */
export const AUSTRALIAN_CARS: readonly ModelLine[] = parseModelTable(`
Mazda | CX-5 | SUV | KE Series from 2013, KF Series from 2017, weight 9
  Maxx @ 39990 = 2.5L 4cyl Petrol · Automatic · FWD
  Maxx Sport @ 43490 = 2.5L 4cyl Petrol · Automatic · AWD
  Touring @ 47890 = 2.5L 4cyl Petrol · Automatic · AWD
  GT SP @ 54790 = 2.5L Turbo 4cyl Petrol · Automatic · AWD
  Akera @ 57490 = 2.5L Turbo 4cyl Petrol · Automatic · AWD
Mazda | CX-3 | SUV | DK from 2015, weight 4
  Sport @ 31490 = 2.0L 4cyl Petrol · Automatic · FWD
  Touring @ 35990 = 2.0L 4cyl Petrol · Automatic · FWD
  Akari @ 41990 = 2.0L 4cyl Petrol · Automatic · FWD
Mazda | CX-60 | SUV | since 2023, weight 3
  Evolve @ 62990 = 3.3L Turbo 6cyl Petrol · Automatic · AWD
  GT @ 72490 = 3.3L Turbo 6cyl Diesel · Automatic · AWD
  Azami PHEV @ 90490 = 2.5L 4cyl Petrol Plug-in Hybrid · Automatic · AWD
Mazda | 3 | Hatch | BM Series from 2014, BP Series from 2019, weight 6
  G20 Pure @ 31910 = 2.0L 4cyl Petrol · Automatic · FWD
  G20 Evolve @ 34410 = 2.0L 4cyl Petrol · Automatic · FWD
  G25 GT @ 40010 = 2.5L 4cyl Petrol · Automatic · FWD
  G25 Astina @ 43910 = 2.5L 4cyl Petrol · Automatic · FWD
Mazda | 6 | Wagon | GJ from 2013, GL Series from 2018
  Touring @ 43640 = 2.5L 4cyl Petrol · Automatic · FWD
  GT @ 51240 = 2.5L Turbo 4cyl Petrol · Automatic · FWD
  Atenza @ 54140 = 2.5L Turbo 4cyl Petrol · Automatic · FWD
Mazda | MX-5 | Convertible | 2 seats, ND from 2015, weight 1.5
  Roadster @ 43250 = 2.0L 4cyl Petrol · Manual · RWD
  GT @ 51720 = 2.0L 4cyl Petrol · Automatic · RWD
Mazda | BT-50 | Ute | UP from 2013, TF from 2020, weight 4
  XT @ 53980 = 3.0L Turbo 4cyl Diesel · Automatic · 4x4
  XTR @ 60990 = 3.0L Turbo 4cyl Diesel · Automatic · 4x4
  SP @ 70990 = 3.0L Turbo 4cyl Diesel · Automatic · 4x4
Toyota | Corolla | Hatch | ZWE219R from 2018, weight 6
  Ascent Sport Hybrid @ 34490 = 1.8L 4cyl Petrol Hybrid · CVT · FWD
  SX Hybrid @ 37490 = 1.8L 4cyl Petrol Hybrid · CVT · FWD
  ZR Hybrid @ 42490 = 1.8L 4cyl Petrol Hybrid · CVT · FWD
Toyota | Camry | Sedan | AXVH71R from 2017, AXVH80R from 2024, weight 4
  Ascent Hybrid @ 42490 = 2.5L 4cyl Petrol Hybrid · CVT · FWD
  Ascent Sport Hybrid @ 45490 = 2.5L 4cyl Petrol Hybrid · CVT · FWD
  SL Hybrid @ 54990 = 2.5L 4cyl Petrol Hybrid · CVT · FWD
Toyota | RAV4 | SUV | ALA49R from 2013, AXAH54R from 2019, weight 8
  GX Hybrid @ 44990 = 2.5L 4cyl Petrol Hybrid · CVT · FWD
  GXL Hybrid @ 51490 = 2.5L 4cyl Petrol Hybrid · CVT · AWD
  Cruiser Hybrid @ 55990 = 2.5L 4cyl Petrol Hybrid · CVT · AWD
  Edge Hybrid @ 61490 = 2.5L 4cyl Petrol Hybrid · CVT · AWD
Toyota | Kluger | SUV | 7 seats, weight 4
  GX Hybrid @ 62990 = 2.5L 4cyl Petrol Hybrid · CVT · AWD
  GXL Hybrid @ 71990 = 2.5L 4cyl Petrol Hybrid · CVT · AWD
  Grande Hybrid @ 84990 = 2.5L 4cyl Petrol Hybrid · CVT · AWD
Toyota | LandCruiser Prado | SUV | 7 seats, GDJ150R from 2013, GDJ250R from 2024, weight 4
  GX @ 79990 = 2.8L Turbo 4cyl Diesel · Automatic · 4x4
  GXL @ 86990 = 2.8L Turbo 4cyl Diesel · Automatic · 4x4
  VX @ 96990 = 2.8L Turbo 4cyl Diesel · Automatic · 4x4
  Kakadu @ 109990 = 2.8L Turbo 4cyl Diesel · Automatic · 4x4
Toyota | HiLux | Ute | GUN126R from 2015, weight 7
  Workmate @ 52990 = 2.8L Turbo 4cyl Diesel · Automatic · 4x4
  SR @ 58990 = 2.8L Turbo 4cyl Diesel · Automatic · 4x4
  SR5 @ 68990 = 2.8L Turbo 4cyl Diesel · Automatic · 4x4
  Rogue @ 76990 = 2.8L Turbo 4cyl Diesel · Automatic · 4x4
  GR Sport @ 80990 = 2.8L Turbo 4cyl Diesel · Automatic · 4x4
Toyota | HiAce | Van | GDH300R from 2019, weight 3
  LWB @ 54990 = 2.8L Turbo 4cyl Diesel · Automatic · RWD
  SLWB @ 63990 = 2.8L Turbo 4cyl Diesel · Automatic · RWD
Toyota | GR86 | Coupe | since 2022, weight 1.5
  GT @ 47990 = 2.4L 4cyl Petrol · Manual · RWD
  GTS @ 50990 = 2.4L 4cyl Petrol · Automatic · RWD
Ford | Ranger | Ute | PX MkII from 2013, P703 from 2022, weight 7
  XL @ 55990 = 2.0L Bi-Turbo 4cyl Diesel · Automatic · 4x4
  XLT @ 68990 = 2.0L Bi-Turbo 4cyl Diesel · Automatic · 4x4
  Wildtrak @ 78990 = 3.0L Turbo V6 Diesel · Automatic · 4x4
  Platinum @ 85990 = 3.0L Turbo V6 Diesel · Automatic · 4x4
  Raptor @ 98990 = 3.0L Twin-Turbo V6 Petrol · Automatic · 4x4
Ford | Everest | SUV | 7 seats, weight 4
  Ambiente @ 61990 = 2.0L Turbo 4cyl Diesel · Automatic · 4x4
  Trend @ 69990 = 2.0L Turbo 4cyl Diesel · Automatic · 4x4
  Sport @ 77990 = 3.0L Turbo V6 Diesel · Automatic · 4x4
  Platinum @ 86990 = 3.0L Turbo V6 Diesel · Automatic · 4x4
Ford | Mustang | Coupe | since 2016, FN from 2016, GE from 2024
  GT Fastback @ 79990 = 5.0L V8 Petrol · Manual · RWD
  Dark Horse @ 103990 = 5.0L V8 Petrol · Automatic · RWD
Ford | Transit Custom | Van
  Trend 320L @ 62990 = 2.0L Turbo 4cyl Diesel · Automatic · FWD
  Sport 320L @ 67990 = 2.0L Turbo 4cyl Diesel · Automatic · FWD
Hyundai | i30 | Hatch | GD from 2013, PD from 2017, weight 5
  Active @ 29990 = 2.0L 4cyl Petrol · Automatic · FWD
  Elite @ 34990 = 2.0L 4cyl Petrol · Automatic · FWD
  N Line Premium @ 41490 = 1.6L Turbo 4cyl Petrol · Automatic · FWD
  N @ 52990 = 2.0L Turbo 4cyl Petrol · Manual · FWD
Hyundai | Tucson | SUV | TL from 2015, NX4 from 2021, weight 5
  Base @ 39990 = 2.0L 4cyl Petrol · Automatic · FWD
  Elite @ 46990 = 2.0L 4cyl Petrol · Automatic · FWD
  Premium Hybrid @ 59990 = 1.6L Turbo 4cyl Petrol Hybrid · Automatic · AWD
Hyundai | Santa Fe | SUV | 7 seats, weight 3
  Hybrid @ 58990 = 1.6L Turbo 4cyl Petrol Hybrid · Automatic · AWD
  Elite Hybrid @ 67990 = 1.6L Turbo 4cyl Petrol Hybrid · Automatic · AWD
  Calligraphy Hybrid @ 78990 = 1.6L Turbo 4cyl Petrol Hybrid · Automatic · AWD
Hyundai | IONIQ 5 | SUV | since 2021, weight 3
  Dynamiq @ 74990 = 168kW Electric · Reduction Gear · RWD
  Techniq @ 82990 = 239kW Dual Motor Electric · Reduction Gear · AWD
Hyundai | Staria | People Mover | since 2021, weight 1
  Base @ 55990 = 2.2L Turbo 4cyl Diesel · Automatic · FWD
  Highlander @ 71990 = 2.2L Turbo 4cyl Diesel · Automatic · FWD
Kia | Sportage | SUV | QL from 2016, NQ5 from 2021, weight 5
  S @ 38990 = 2.0L 4cyl Petrol · Automatic · FWD
  SX @ 43990 = 2.0L 4cyl Petrol · Automatic · FWD
  GT-Line Hybrid @ 59990 = 1.6L Turbo 4cyl Petrol Hybrid · Automatic · FWD
Kia | Cerato | Sedan | BD from 2018, weight 3
  S @ 29990 = 2.0L 4cyl Petrol · Automatic · FWD
  Sport+ @ 35490 = 2.0L 4cyl Petrol · Automatic · FWD
  GT @ 40990 = 1.6L Turbo 4cyl Petrol · Automatic · FWD
Kia | Carnival | People Mover | weight 3
  S @ 54990 = 2.2L Turbo 4cyl Diesel · Automatic · FWD
  Platinum @ 76990 = 3.5L V6 Petrol · Automatic · FWD
Kia | EV6 | SUV | since 2022
  Air @ 77490 = 168kW Electric · Reduction Gear · RWD
  GT-Line @ 86990 = 239kW Dual Motor Electric · Reduction Gear · AWD
Kia | Picanto | Hatch
  S @ 20990 = 1.2L 4cyl Petrol · Manual · FWD
  GT-Line @ 23990 = 1.2L 4cyl Petrol · Automatic · FWD
Volkswagen | Golf | Hatch | 7 from 2013, 8 from 2021, weight 4
  110TSI Life @ 41990 = 1.4L Turbo 4cyl Petrol · Automatic · FWD
  GTI @ 60990 = 2.0L Turbo 4cyl Petrol · Automatic · FWD
  R @ 74990 = 2.0L Turbo 4cyl Petrol · Automatic · AWD
Volkswagen | Tiguan | SUV | weight 3
  110TSI Life @ 47990 = 1.4L Turbo 4cyl Petrol · Automatic · FWD
  162TSI R-Line @ 63990 = 2.0L Turbo 4cyl Petrol · Automatic · AWD
Volkswagen | Amarok | Ute
  Life @ 61990 = 2.0L Turbo 4cyl Diesel · Automatic · 4x4
  Style @ 74990 = 3.0L Turbo V6 Diesel · Automatic · 4x4
  Aventura @ 83990 = 3.0L Turbo V6 Diesel · Automatic · 4x4
Skoda | Octavia | Wagon
  Ambition @ 42990 = 1.4L Turbo 4cyl Petrol · Automatic · FWD
  RS @ 59990 = 2.0L Turbo 4cyl Petrol · Automatic · FWD
Skoda | Kodiaq | SUV | 7 seats
  Style @ 56990 = 2.0L Turbo 4cyl Petrol · Automatic · AWD
  Sportline @ 63990 = 2.0L Turbo 4cyl Petrol · Automatic · AWD
Subaru | Forester | SUV | weight 4
  2.5i @ 43990 = 2.5L 4cyl Petrol · CVT · AWD
  2.5i Premium @ 50990 = 2.5L 4cyl Petrol · CVT · AWD
  Hybrid S @ 52990 = 2.0L 4cyl Petrol Hybrid · CVT · AWD
Subaru | Outback | Wagon | weight 3
  AWD @ 48990 = 2.5L 4cyl Petrol · CVT · AWD
  AWD Sport @ 53490 = 2.5L 4cyl Petrol · CVT · AWD
  AWD Touring XT @ 60490 = 2.4L Turbo 4cyl Petrol · CVT · AWD
Subaru | BRZ | Coupe | since 2022, weight 1
  Coupe @ 45990 = 2.4L 4cyl Petrol · Manual · RWD
  S @ 48990 = 2.4L 4cyl Petrol · Automatic · RWD
Mitsubishi | Outlander | SUV | 7 seats, weight 4
  ES @ 43990 = 2.5L 4cyl Petrol · CVT · FWD
  Aspire @ 51490 = 2.5L 4cyl Petrol · CVT · AWD
  Exceed PHEV @ 72990 = 2.4L 4cyl Petrol Plug-in Hybrid · Automatic · AWD
Mitsubishi | Triton | Ute | weight 4
  GLX @ 48990 = 2.4L Bi-Turbo 4cyl Diesel · Automatic · 4x4
  GLS @ 59990 = 2.4L Bi-Turbo 4cyl Diesel · Automatic · 4x4
  GSR @ 66990 = 2.4L Bi-Turbo 4cyl Diesel · Automatic · 4x4
Nissan | X-TRAIL | SUV | weight 4
  ST @ 41990 = 2.5L 4cyl Petrol · Automatic · FWD
  ST-L @ 48990 = 2.5L 4cyl Petrol · Automatic · AWD
  Ti e-POWER @ 59990 = 1.5L Turbo 3cyl Petrol Hybrid · Automatic · AWD
Nissan | Navara | Ute | weight 3
  SL @ 54990 = 2.3L Bi-Turbo 4cyl Diesel · Automatic · 4x4
  PRO-4X Warrior @ 74990 = 2.3L Bi-Turbo 4cyl Diesel · Automatic · 4x4
Nissan | Patrol | SUV | 8 seats
  Ti @ 95990 = 5.6L V8 Petrol · Automatic · 4x4
  Ti-L @ 109990 = 5.6L V8 Petrol · Automatic · 4x4
BMW | 3 Series | Sedan | F30 from 2013, G20 from 2019
  320i M Sport @ 82900 = 2.0L Turbo 4cyl Petrol · Automatic · RWD
  330e M Sport @ 95900 = 2.0L Turbo 4cyl Petrol Plug-in Hybrid · Automatic · RWD
  M340i xDrive @ 118900 = 3.0L Turbo 6cyl Petrol · Automatic · AWD
BMW | X3 | SUV | G01 from 2018, G45 from 2025
  20 xDrive @ 91900 = 2.0L Turbo 4cyl Petrol · Automatic · AWD
  M50 xDrive @ 134900 = 3.0L Turbo 6cyl Petrol · Automatic · AWD
Mercedes-Benz | C-Class | Sedan | W205 from 2014, W206 from 2022
  C200 @ 93400 = 1.5L Turbo 4cyl Petrol Hybrid · Automatic · RWD
  C300 @ 103900 = 2.0L Turbo 4cyl Petrol · Automatic · RWD
Audi | A5 | Coupe | F5 from 2017, weight 1
  40 TFSI @ 84900 = 2.0L Turbo 4cyl Petrol · Automatic · FWD
  45 TFSI quattro S line @ 99900 = 2.0L Turbo 4cyl Petrol · Automatic · AWD
Tesla | Model 3 | Sedan | since 2019, weight 3
  Rear-Wheel Drive @ 61900 = 194kW Electric · Reduction Gear · RWD
  Long Range @ 71900 = 366kW Dual Motor Electric · Reduction Gear · AWD
  Performance @ 87900 = 461kW Dual Motor Electric · Reduction Gear · AWD
Tesla | Model Y | SUV | since 2022, weight 4
  Rear-Wheel Drive @ 65900 = 220kW Electric · Reduction Gear · RWD
  Long Range @ 78900 = 378kW Dual Motor Electric · Reduction Gear · AWD
MG | ZS | SUV | since 2017, weight 3
  Excite @ 26990 = 1.5L 4cyl Petrol · CVT · FWD
  Essence Hybrid+ @ 36990 = 1.5L 4cyl Petrol Hybrid · Automatic · FWD
GWM | Haval H6 | SUV | since 2021
  Lux @ 36990 = 2.0L Turbo 4cyl Petrol · Automatic · FWD
  Ultra Hybrid @ 46990 = 1.5L Turbo 4cyl Petrol Hybrid · Automatic · FWD
BYD | Seal | Sedan | since 2023
  Dynamic @ 49990 = 150kW Electric · Reduction Gear · RWD
  Performance @ 68990 = 390kW Dual Motor Electric · Reduction Gear · AWD
Isuzu | D-MAX | Ute | weight 4
  SX @ 52990 = 3.0L Turbo 4cyl Diesel · Automatic · 4x4
  LS-U @ 65990 = 3.0L Turbo 4cyl Diesel · Automatic · 4x4
  X-Terrain @ 71990 = 3.0L Turbo 4cyl Diesel · Automatic · 4x4
Suzuki | Swift | Hatch | weight 3
  Hybrid @ 26990 = 1.2L 3cyl Petrol Hybrid · CVT · FWD
  Hybrid Plus @ 29490 = 1.2L 3cyl Petrol Hybrid · CVT · FWD
Honda | CR-V | SUV | weight 3
  VTi X @ 46990 = 1.5L Turbo 4cyl Petrol · CVT · FWD
  e:HEV RS @ 63990 = 2.0L 4cyl Petrol Hybrid · CVT · FWD
Holden | Commodore | Sedan | since 2013, VF from 2013, VF II from 2015, weight 1
  Evoke @ 36990 = 3.0L V6 Petrol · Automatic · RWD
  SS-V Redline @ 58990 = 6.2L V8 Petrol · Manual · RWD
Genesis | GV70 | SUV | since 2021, weight 1
  2.5T AWD Luxury Package @ 88990 = 2.5L Turbo 4cyl Petrol · Automatic · AWD
Chery | Tiggo 7 Pro | SUV | since 2023, weight 4
  Urban @ 29990 = 1.6L Turbo 4cyl Petrol · Automatic · FWD
  Ultimate @ 34990 = 1.6L Turbo 4cyl Petrol · Automatic · FWD
Chery | Tiggo 8 Pro Max | SUV | 7 seats, since 2023
  Elite @ 41990 = 2.0L Turbo 4cyl Petrol · Automatic · AWD
Chery | Omoda 5 | SUV | since 2023, weight 3
  BX @ 27990 = 1.5L Turbo 4cyl Petrol · CVT · FWD
  E5 Electric @ 42990 = 150kW Electric · Reduction Gear · FWD
Skoda | Superb | Sedan
  Style 162TSI @ 63990 = 2.0L Turbo 4cyl Petrol · Automatic · FWD
  Laurin & Klement 206TSI @ 76990 = 2.0L Turbo 4cyl Petrol · Automatic · AWD
Skoda | Enyaq | SUV | since 2024
  85 Sportline @ 74990 = 210kW Electric · Reduction Gear · RWD
Skoda | Kamiq | SUV | since 2020
  Ambition 85TSI @ 36990 = 1.0L Turbo 3cyl Petrol · Automatic · FWD
Polestar | 2 | Hatch | since 2022
  Standard Range Single Motor @ 67400 = 200kW Electric · Reduction Gear · RWD
  Long Range Dual Motor Performance Pack @ 90400 = 350kW Dual Motor Electric · Reduction Gear · AWD
BYD | Atto 3 | SUV | since 2022, weight 3
  Premium @ 44990 = 150kW Electric · Reduction Gear · FWD
BYD | Dolphin | Hatch | since 2023
  Essential @ 29990 = 70kW Electric · Reduction Gear · FWD
`);
