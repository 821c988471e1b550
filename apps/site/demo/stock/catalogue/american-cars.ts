import type { ModelLine } from "./model-line.ts";
import { parseModelTable } from "./model-table.ts";

/** Cars and light trucks of the United States, priced in US dollars; fuel keeps its wire name, "Petrol". */
export const AMERICAN_CARS: readonly ModelLine[] = parseModelTable(`
Ford | F-150 | Truck | weight 9
  XL @ 41995 = 2.7L Turbo V6 Petrol · Automatic · RWD
  XLT @ 49995 = 2.7L Turbo V6 Petrol · Automatic · 4WD
  Lariat @ 64995 = 5.0L V8 Petrol · Automatic · 4WD
  King Ranch @ 76995 = 3.5L Turbo V6 Petrol · Automatic · 4WD
  Raptor @ 79995 = 3.5L Turbo V6 Petrol · Automatic · 4WD
Ford | F-150 Lightning | Truck | since 2022
  XLT @ 64995 = 452hp Dual Motor Electric · Automatic · AWD
  Lariat @ 77995 = 580hp Dual Motor Electric · Automatic · AWD
Ford | Maverick | Truck | since 2022, weight 3
  XL Hybrid @ 28995 = 2.5L 4cyl Petrol Hybrid · CVT · FWD
  XLT Hybrid @ 31995 = 2.5L 4cyl Petrol Hybrid · CVT · FWD
  Lobo @ 37995 = 2.0L Turbo 4cyl Petrol · Automatic · AWD
Ford | Explorer | SUV | 7 seats, weight 4
  Active @ 41995 = 2.3L Turbo 4cyl Petrol · Automatic · RWD
  ST-Line @ 46995 = 2.3L Turbo 4cyl Petrol · Automatic · 4WD
  Platinum @ 57995 = 3.0L Turbo V6 Petrol · Automatic · 4WD
Ford | Bronco | SUV | since 2021, weight 3
  Big Bend @ 42995 = 2.3L Turbo 4cyl Petrol · Manual · 4WD
  Outer Banks @ 50995 = 2.3L Turbo 4cyl Petrol · Automatic · 4WD
  Badlands @ 53995 = 2.7L Turbo V6 Petrol · Automatic · 4WD
Ford | Mustang | Coupe
  EcoBoost @ 34995 = 2.3L Turbo 4cyl Petrol · Automatic · RWD
  GT Premium @ 50995 = 5.0L V8 Petrol · Manual · RWD
  Dark Horse @ 65995 = 5.0L V8 Petrol · Manual · RWD
Ford | Transit | Cargo Van | weight 1
  250 Medium Roof @ 52995 = 3.5L V6 Petrol · Automatic · RWD
Chevrolet | Silverado 1500 | Truck | weight 8
  WT @ 39995 = 2.7L Turbo 4cyl Petrol · Automatic · RWD
  LT @ 49995 = 5.3L V8 Petrol · Automatic · 4WD
  LTZ @ 61995 = 5.3L V8 Petrol · Automatic · 4WD
  High Country @ 67995 = 6.2L V8 Petrol · Automatic · 4WD
Chevrolet | Equinox | SUV | weight 4
  LT @ 30995 = 1.5L Turbo 4cyl Petrol · CVT · FWD
  RS @ 34995 = 1.5L Turbo 4cyl Petrol · Automatic · AWD
Chevrolet | Equinox EV | SUV | since 2024
  LT @ 36995 = 220hp Electric · Automatic · FWD
  RS @ 44995 = 300hp Dual Motor Electric · Automatic · AWD
Chevrolet | Tahoe | SUV | 8 seats, weight 4
  LT @ 66995 = 5.3L V8 Petrol · Automatic · 4WD
  Z71 @ 70995 = 5.3L V8 Petrol · Automatic · 4WD
  Premier @ 76995 = 6.2L V8 Petrol · Automatic · 4WD
Chevrolet | Malibu | Sedan
  LS @ 26995 = 1.5L Turbo 4cyl Petrol · CVT · FWD
  LT @ 29995 = 1.5L Turbo 4cyl Petrol · CVT · FWD
Chevrolet | Corvette | Coupe | 2 seats, weight 1
  Stingray 1LT @ 69995 = 6.2L V8 Petrol · Automatic · RWD
  E-Ray 2LZ @ 113995 = 6.2L V8 Petrol Hybrid · Automatic · AWD
Toyota | Camry | Sedan | weight 5
  LE @ 29995 = 2.5L 4cyl Petrol Hybrid · CVT · FWD
  SE @ 31995 = 2.5L 4cyl Petrol Hybrid · CVT · FWD
  XSE AWD @ 37995 = 2.5L 4cyl Petrol Hybrid · CVT · AWD
Toyota | Corolla | Sedan | weight 4
  LE @ 23995 = 2.0L 4cyl Petrol · CVT · FWD
  SE @ 26495 = 2.0L 4cyl Petrol · CVT · FWD
  Hybrid LE @ 25495 = 1.8L 4cyl Petrol Hybrid · CVT · FWD
Toyota | RAV4 | SUV | weight 6
  LE @ 30995 = 2.5L 4cyl Petrol · Automatic · AWD
  XLE Hybrid @ 34995 = 2.5L 4cyl Petrol Hybrid · CVT · AWD
  Limited Hybrid @ 41995 = 2.5L 4cyl Petrol Hybrid · CVT · AWD
Toyota | Highlander | SUV | 7 seats, weight 3
  XLE @ 46995 = 2.4L Turbo 4cyl Petrol · Automatic · AWD
  Limited Hybrid @ 53995 = 2.5L 4cyl Petrol Hybrid · CVT · AWD
Toyota | Tacoma | Truck | weight 5
  SR5 @ 37995 = 2.4L Turbo 4cyl Petrol · Automatic · 4WD
  TRD Off-Road @ 43995 = 2.4L Turbo 4cyl Petrol · Automatic · 4WD
  TRD Pro @ 64995 = 2.4L Turbo 4cyl Petrol Hybrid · Automatic · 4WD
Toyota | Tundra | Truck | weight 3
  SR5 @ 49995 = 3.4L Turbo V6 Petrol · Automatic · 4WD
  1794 Edition @ 68995 = 3.4L Turbo V6 Petrol Hybrid · Automatic · 4WD
Toyota | Sienna | Minivan
  LE @ 39995 = 2.5L 4cyl Petrol Hybrid · CVT · FWD
  XSE @ 46995 = 2.5L 4cyl Petrol Hybrid · CVT · AWD
Honda | Civic | Hatchback | weight 4
  Sport @ 27995 = 2.0L 4cyl Petrol · CVT · FWD
  Sport Touring Hybrid @ 33995 = 2.0L 4cyl Petrol Hybrid · CVT · FWD
  Type R @ 46995 = 2.0L Turbo 4cyl Petrol · Manual · FWD
Honda | Accord | Sedan | weight 3
  SE @ 31995 = 1.5L Turbo 4cyl Petrol · CVT · FWD
  Touring Hybrid @ 39995 = 2.0L 4cyl Petrol Hybrid · CVT · FWD
Honda | CR-V | SUV | weight 5
  EX @ 33995 = 1.5L Turbo 4cyl Petrol · CVT · AWD
  Sport Touring Hybrid @ 42495 = 2.0L 4cyl Petrol Hybrid · CVT · AWD
Honda | Pilot | SUV | 8 seats
  EX-L @ 46995 = 3.5L V6 Petrol · Automatic · AWD
  TrailSport @ 51995 = 3.5L V6 Petrol · Automatic · AWD
Honda | Odyssey | Minivan
  EX-L @ 44995 = 3.5L V6 Petrol · Automatic · FWD
Jeep | Wrangler | SUV | 4 doors, weight 4
  Sport S @ 40995 = 3.6L V6 Petrol · Automatic · 4WD
  Sahara @ 48995 = 3.6L V6 Petrol · Automatic · 4WD
  Rubicon 4xe @ 60995 = 2.0L Turbo 4cyl Petrol Plug-in Hybrid · Automatic · 4WD
Jeep | Grand Cherokee | SUV | weight 4
  Laredo @ 39995 = 3.6L V6 Petrol · Automatic · 4WD
  Limited @ 46995 = 3.6L V6 Petrol · Automatic · 4WD
  Summit @ 62995 = 3.6L V6 Petrol · Automatic · 4WD
Jeep | Gladiator | Truck | since 2020
  Sport @ 41995 = 3.6L V6 Petrol · Automatic · 4WD
  Mojave @ 54995 = 3.6L V6 Petrol · Automatic · 4WD
Ram | 1500 | Truck | weight 5
  Tradesman @ 43995 = 3.6L V6 Petrol · Automatic · 4WD
  Big Horn @ 49995 = 3.0L Twin-Turbo 6cyl Petrol · Automatic · 4WD
  Laramie @ 62995 = 3.0L Twin-Turbo 6cyl Petrol · Automatic · 4WD
  Limited Longhorn @ 78995 = 5.7L V8 Petrol · Automatic · 4WD
GMC | Sierra 1500 | Truck | weight 4
  SLE @ 51995 = 5.3L V8 Petrol · Automatic · 4WD
  AT4 @ 67995 = 6.2L V8 Petrol · Automatic · 4WD
  Denali Ultimate @ 84995 = 6.2L V8 Petrol · Automatic · 4WD
GMC | Yukon XL | SUV | 8 seats
  SLT @ 74995 = 5.3L V8 Petrol · Automatic · 4WD
  Denali @ 87995 = 6.2L V8 Petrol · Automatic · 4WD
Nissan | Rogue | SUV | weight 3
  SV @ 30995 = 1.5L Turbo 3cyl Petrol · CVT · AWD
  Platinum @ 38995 = 1.5L Turbo 3cyl Petrol · CVT · AWD
Nissan | Altima | Sedan
  SV @ 28995 = 2.5L 4cyl Petrol · CVT · FWD
Tesla | Model 3 | Sedan | since 2018, weight 3
  Long Range RWD @ 42490 = 286hp Electric · Automatic · RWD
  Performance @ 54990 = 510hp Dual Motor Electric · Automatic · AWD
Tesla | Model Y | SUV | since 2020, weight 4
  Long Range RWD @ 44990 = 295hp Electric · Automatic · RWD
  Long Range AWD @ 48990 = 384hp Dual Motor Electric · Automatic · AWD
Subaru | Outback | Wagon | weight 3
  Premium @ 34995 = 2.5L 4cyl Petrol · CVT · AWD
  Wilderness @ 42995 = 2.4L Turbo 4cyl Petrol · CVT · AWD
Hyundai | Tucson | SUV | weight 3
  SEL @ 32995 = 2.5L 4cyl Petrol · Automatic · AWD
  Limited Hybrid @ 40995 = 1.6L Turbo 4cyl Petrol Hybrid · Automatic · AWD
`);
