import { type CarFacts, type FactName, factRow, type FactValue } from "@forecourt/search/car";

/**
 * What makers publish of the models of the demo stock, in metric measures: "make | model | facts", and with a badge in front of the facts where
 * the badges differ. From the makers' specification sheets for Australia, New Zealand and the United States, 2023 to 2026,
 * rounded as printed there; load figures are those of a usual body.
 */
const METRIC = `
Isuzu | NLR 45-150 | gvm 4500, gcm 8000, tare 2290, payload 2210, power 110, torque 375, axles 4x2, wheelbase 2490, body_length 3300, licence_class C
Isuzu | NPR 65-190 | gvm 6500, gcm 10000, tare 3190, payload 3310, power 139, torque 513, axles 4x2, wheelbase 3815, body_length 5200, pallets 8, licence_class LR
Isuzu | NQR 80-190 | gvm 8000, gcm 11500, tare 3480, payload 4520, power 139, torque 513, axles 4x2, wheelbase 4475, body_length 6200, pallets 10, licence_class LR
Isuzu | FRR 110-260 | gvm 11000, gcm 16000, tare 5250, payload 5750, power 191, torque 761, axles 4x2, wheelbase 5560, body_length 7300, pallets 12, licence_class MR
Isuzu | FVZ 240-300 | gvm 24000, gcm 36000, tare 9900, payload 14100, power 221, torque 981, axles 6x4, wheelbase 4250, body_length 4800, licence_class HR, pto yes
Hino | 300 Series 616 | gvm 4495, gcm 7995, tare 2330, payload 2165, power 110, torque 420, axles 4x2, wheelbase 2800, body_length 3600, licence_class C
Hino | 500 Series FD 1124 | gvm 11000, gcm 20000, tare 5300, payload 5700, power 177, torque 794, axles 4x2, wheelbase 5530, body_length 7400, pallets 12, licence_class MR
Fuso | Canter 515 | gvm 4500, gcm 8000, tare 2250, payload 2250, power 110, torque 370, axles 4x2, wheelbase 2800, body_length 3500, licence_class C
Fuso | eCanter | gvm 7500, gcm 7500, tare 4300, payload 3200, power 129, torque 430, axles 4x2, wheelbase 3850, body_length 5200, pallets 8, licence_class LR, electric_range 140, battery 83, ac_charging 22, dc_charging 104, charge_minutes 60, plug CCS2
Fuso | Fighter 1627 | gvm 16000, gcm 25000, tare 6900, payload 9100, power 199, torque 785, axles 4x2, wheelbase 4280, body_length 4300, licence_class MR, pto yes
UD | Croner PD 24 280 | gvm 24000, gcm 32000, tare 9600, payload 14400, power 206, torque 1050, axles 6x2, wheelbase 6500, body_length 8500, pallets 14, licence_class HR
Volvo | FE 350 | gvm 26000, gcm 44000, tare 10400, payload 15600, power 257, torque 1400, axles 6x4, wheelbase 4100, body_length 4900, licence_class HR, pto yes
Scania | P 320 | gvm 18000, gcm 36000, tare 8100, payload 9900, power 235, torque 1600, axles 4x2, wheelbase 5500, body_length 7400, pallets 12, licence_class MR
Mercedes-Benz | Atego 1323 | gvm 13000, gcm 24000, tare 5900, payload 7100, power 170, torque 900, axles 4x2, wheelbase 5420, body_length 7300, pallets 12, licence_class MR
Iveco | Daily 50C18 | gvm 4495, gcm 7995, tare 2300, payload 2195, power 132, torque 430, axles 4x2, wheelbase 3750, body_length 4200, licence_class C, towing 3500
Toyota | HiAce | gvm 3300, payload 1115, power 130, torque 450, wheelbase 3210, body_length 2530, licence_class C, towing 1500
Ford | Transit | gvm 4700, payload 2080, power 125, torque 390, wheelbase 3750, body_length 4217, pallets 5, licence_class LR, towing 2500
LDV | Deliver 9 | gvm 3800, payload 1640, power 110, torque 375, wheelbase 3760, body_length 3413, licence_class C, towing 2800
Isuzu | D-MAX | gvm 3100, gcm 6000, payload 1035, power 140, torque 450, towing 3500, towball 350, body_length 1571, fuel_use 8, licence_class C
Kenworth | T410 | gvm 24000, gcm 70000, tare 8300, power 343, torque 2305, axles 6x4, wheelbase 4350, licence_class HC
Kenworth | T360 | gvm 30000, gcm 45000, tare 9800, payload 20200, power 276, torque 1627, axles 8x4, wheelbase 5600, body_length 7200, licence_class HR, pto yes
Yamaha | MT-07 | engine_size 689, power 54, wet_weight 184, seat_height 805, abs yes, lams no
Yamaha | MT-07 | LA | engine_size 655, power 38, lams yes
Yamaha | MT-09 | engine_size 890, power 88, wet_weight 193, seat_height 825, abs yes, lams no
Yamaha | Ténéré 700 | engine_size 689, power 54, wet_weight 205, seat_height 875, abs yes, lams no
Yamaha | Ténéré 700 | World Raid | wet_weight 220, seat_height 890
Honda | CB650R | engine_size 649, power 70, wet_weight 207, seat_height 810, abs yes, lams no
Honda | CRF1100L Africa Twin | engine_size 1084, power 75, wet_weight 253, seat_height 835, abs yes, lams no
Honda | CB500X | engine_size 471, power 35, wet_weight 199, seat_height 834, abs yes, lams yes
Kawasaki | Z900 | engine_size 948, power 92, wet_weight 213, seat_height 830, abs yes, lams no
Kawasaki | Ninja 7 Hybrid | engine_size 451, power 44, wet_weight 228, seat_height 795, abs yes, lams no
Suzuki | V-Strom 800DE | engine_size 776, power 62, wet_weight 230, seat_height 855, abs yes, lams no
Suzuki | GSX-8S | engine_size 776, power 61, wet_weight 202, seat_height 810, abs yes, lams no
Triumph | Speed Twin 900 | engine_size 900, power 48, wet_weight 216, seat_height 765, abs yes, lams no
Triumph | Street Triple 765 | engine_size 765, power 88, wet_weight 189, seat_height 826, abs yes, lams no
Triumph | Street Triple 765 | RS | power 96, wet_weight 188, seat_height 836
Triumph | Tiger 900 | engine_size 888, power 80, wet_weight 222, seat_height 820, abs yes, lams no
Triumph | Tiger 900 | Rally Pro | wet_weight 228, seat_height 860
Ducati | Monster | engine_size 937, power 82, wet_weight 188, seat_height 820, abs yes, lams no
Ducati | Monster | SP | wet_weight 186, seat_height 840
Ducati | Multistrada V4 | engine_size 1158, power 125, wet_weight 243, seat_height 840, abs yes, lams no
BMW | R 1300 GS | engine_size 1300, power 107, wet_weight 237, seat_height 850, abs yes, lams no
BMW | CE 02 | power 11, wet_weight 132, seat_height 750, abs yes, lams yes, electric_range 90, battery 3.9
Royal Enfield | Himalayan 450 | engine_size 452, power 30, wet_weight 196, seat_height 825, abs yes, lams yes
Royal Enfield | Interceptor 650 | engine_size 648, power 35, wet_weight 218, seat_height 804, abs yes, lams yes
Harley-Davidson | Nightster | engine_size 975, power 67, wet_weight 225, seat_height 687, abs yes, lams no
Yamaha | YZF-R7 | engine_size 689, power 54, wet_weight 188, seat_height 835, abs yes, lams no
Yamaha | YZF-R7 | LA | engine_size 655, power 38, lams yes
Honda | CBR650R | engine_size 649, power 70, wet_weight 211, seat_height 810, abs yes, lams no
Ducati | Panigale V2 | engine_size 890, power 88, seat_height 837, abs yes, lams no
Kawasaki | Vulcan S | engine_size 649, power 45, wet_weight 235, seat_height 705, abs yes, lams yes
Honda | CMX1100 Rebel | engine_size 1083, power 64, wet_weight 233, seat_height 700, abs yes, lams no
Honda | PCX160 | engine_size 157, power 12, wet_weight 132, seat_height 764, abs yes, lams yes
Yamaha | NMAX 155 | engine_size 155, power 11, wet_weight 131, seat_height 765, abs yes, lams yes
Jayco | Conquest | sleeps 4, overall_length 7100, gvm 4490, tare 3560, payload 930, bathroom Ensuite, layout Rear double bed, solar 200, fresh_water 124, heater no, licence_class C
Jayco | Conquest | DX 25-1 | sleeps 6, overall_length 7760, gvm 4490, tare 3720, payload 770, layout Island bed
Jayco | JRV | sleeps 2, overall_length 5998, gvm 3500, tare 2890, payload 610, bathroom Shower and toilet, layout Rear double bed, solar 200, fresh_water 100, heater no, licence_class C
Avida | Esperance | sleeps 6, overall_length 7900, gvm 5200, tare 4230, payload 970, bathroom Ensuite, layout Island bed, solar 340, fresh_water 194, heater yes, licence_class LR
Avida | Birdsville | sleeps 4, overall_length 7300, gvm 4490, tare 3690, payload 800, bathroom Ensuite, layout Island bed, solar 170, fresh_water 150, heater yes, licence_class C
Sunliner | Switch | sleeps 2, overall_length 6990, gvm 4490, tare 3450, payload 1040, bathroom Ensuite, layout Single beds, solar 320, fresh_water 160, heater yes, licence_class C
Sunliner | Switch | S504 Slide-out | sleeps 4, overall_length 7880, gvm 5200, tare 4310, payload 890, layout Island bed, licence_class LR
Winnebago | Bathurst | sleeps 2, overall_length 7350, gvm 4495, tare 3790, payload 705, bathroom Ensuite, layout Island bed, solar 170, fresh_water 130, heater yes, licence_class C
Trakka | Jabiru | sleeps 2, overall_length 6967, gvm 4490, tare 3280, payload 1210, bathroom Shower and toilet, layout Rear double bed, solar 260, fresh_water 100, heater yes, licence_class C
Maui | River Elite | sleeps 6, overall_length 7200, gvm 4495, tare 3620, payload 875, bathroom Shower and toilet, layout Over-cab and dinette beds, solar 100, fresh_water 82, heater yes, licence_class C
Bürstner | Lyseo | sleeps 4, overall_length 6990, gvm 3500, tare 2940, payload 560, bathroom Ensuite, layout Single beds, solar 100, fresh_water 120, heater yes, licence_class C
Volkswagen | California | sleeps 4, overall_length 4904, gvm 3080, tare 2480, payload 600, bathroom None, layout Pop-up roof bed, fresh_water 30, heater yes, licence_class C
Jayco | Journey | sleeps 2, overall_length 7560, atm 2800, tare 2330, payload 470, ball_weight 190, bathroom Ensuite, layout Island bed, solar 200, fresh_water 164, heater no
Jayco | Journey | 18.57-8 Outback | sleeps 5, overall_length 7750, atm 2790, tare 2390, payload 400, ball_weight 185, layout Double bed and bunks
Jayco | Journey | 21.66-3 Touring | overall_length 8560, atm 2950, tare 2500, payload 450, ball_weight 210
Jayco | Silverline | sleeps 2, overall_length 8830, atm 3350, tare 2900, payload 450, ball_weight 240, bathroom Ensuite, layout Island bed, solar 300, fresh_water 260, heater yes
New Age | Manta Ray | sleeps 2, overall_length 7160, atm 2600, tare 2170, payload 430, ball_weight 180, bathroom Ensuite, layout Island bed, solar 170, fresh_water 190, heater no
New Age | Manta Ray | MR19ER Family | sleeps 5, overall_length 8240, atm 2990, tare 2490, payload 500, ball_weight 200, layout Double bed and bunks
Avan | Aspire | sleeps 4, overall_length 7450, atm 2200, tare 1810, payload 390, ball_weight 140, bathroom Ensuite, layout Double bed and dinette, solar 150, fresh_water 95, heater no
Lotus | Trooper | sleeps 2, overall_length 8300, atm 3500, tare 2750, payload 750, ball_weight 230, bathroom Ensuite, layout Island bed, solar 510, fresh_water 285, heater yes
Kokoda | Major | sleeps 5, overall_length 8900, atm 3500, tare 2890, payload 610, ball_weight 250, bathroom Ensuite, layout Double bed and bunks, solar 600, fresh_water 300, heater yes
Supreme | Classic | sleeps 2, overall_length 7600, atm 2650, tare 2220, payload 430, ball_weight 190, bathroom Ensuite, layout Island bed, solar 170, fresh_water 164, heater no
Coronet | XT | sleeps 2, overall_length 8230, atm 3200, tare 2650, payload 550, ball_weight 220, bathroom Ensuite, layout Island bed, solar 340, fresh_water 190, heater yes
Coronet | XT | FS22 Family Slide | sleeps 6, overall_length 8900, atm 3490, tare 2940, payload 550, ball_weight 245, layout Double bed and bunks
Winnebago | Newport | sleeps 2, overall_length 7900, atm 2850, tare 2380, payload 470, ball_weight 190, bathroom Ensuite, layout Island bed, solar 160, fresh_water 160, heater no
Avida | Topaz | sleeps 2, overall_length 7930, atm 2880, tare 2410, payload 470, ball_weight 200, bathroom Ensuite, layout Island bed, solar 200, fresh_water 180, heater yes
Hyundai | IONIQ 5 | electric_range 451, battery 74, ac_charging 11, dc_charging 233, charge_minutes 18, plug CCS2, battery_warranty 8, power 168, towing 1600, towball 100
Hyundai | IONIQ 5 | Techniq | electric_range 430, power 239
Kia | EV6 | electric_range 528, battery 74, ac_charging 11, dc_charging 233, charge_minutes 18, plug CCS2, battery_warranty 7, power 168, towing 1600, towball 100
Kia | EV6 | GT-Line | electric_range 484, power 239
Tesla | Model 3 | electric_range 513, battery 58, ac_charging 11, dc_charging 170, charge_minutes 27, plug CCS2, battery_warranty 8
Tesla | Model 3 | Long Range | electric_range 629, battery 75, dc_charging 250
Tesla | Model 3 | Performance | electric_range 528, battery 75, dc_charging 250
Tesla | Model Y | electric_range 455, battery 58, ac_charging 11, dc_charging 170, charge_minutes 27, plug CCS2, battery_warranty 8, towing 1600
Tesla | Model Y | Long Range | electric_range 533, battery 75, dc_charging 250
BYD | Seal | electric_range 460, battery 61, ac_charging 7, dc_charging 110, charge_minutes 38, plug CCS2, battery_warranty 8, power 150
BYD | Seal | Performance | electric_range 520, battery 82, dc_charging 150, power 390
Chery | Omoda 5 | E5 Electric | electric_range 430, battery 61, ac_charging 9.9, dc_charging 80, charge_minutes 45, plug CCS2, battery_warranty 8, power 150
Skoda | Enyaq | electric_range 544, battery 77, ac_charging 11, dc_charging 135, charge_minutes 28, plug CCS2, battery_warranty 8, power 210, towing 1200
Polestar | 2 | electric_range 546, battery 67, ac_charging 11, dc_charging 180, charge_minutes 28, plug CCS2, battery_warranty 8, power 200, towing 1500
Polestar | 2 | Long Range Dual Motor Performance Pack | electric_range 568, battery 79, dc_charging 205, power 350
BYD | Atto 3 | electric_range 420, battery 60, ac_charging 7, dc_charging 88, charge_minutes 44, plug CCS2, battery_warranty 8, power 150, towing 750
BYD | Dolphin | electric_range 340, battery 45, ac_charging 7, dc_charging 60, charge_minutes 40, plug CCS2, battery_warranty 8, power 70
Toyota | HiLux | power 150, torque 500, towing 3500, towball 350, payload 960, gvm 3050, fuel_use 8.1
Ford | Ranger | power 154, torque 500, towing 3500, towball 350, payload 950, gvm 3250, fuel_use 7.9
Toyota | LandCruiser Prado | power 150, torque 500, towing 3500, towball 350, payload 600, fuel_use 7.6
Mazda | BT-50 | power 140, torque 450, towing 3500, towball 350, payload 1000, gvm 3100, fuel_use 8
Mitsubishi | Triton | power 150, torque 470, towing 3500, towball 350, payload 1035, gvm 3200, fuel_use 7.7
Nissan | Navara | power 140, torque 450, towing 3500, towball 300, payload 1000, gvm 2910, fuel_use 7.9
Ford | Everest | power 154, torque 500, towing 3500, towball 350, payload 680, fuel_use 8.2
Nissan | Patrol | power 298, torque 560, towing 3500, towball 350, payload 750, fuel_use 14.4
Subaru | Forester | power 136, torque 239, towing 1800, towball 180, fuel_use 7.4
Subaru | Outback | power 138, torque 245, towing 2000, towball 200, fuel_use 7.3
Mazda | CX-5 | power 140, torque 252, towing 1800, towball 150, fuel_use 7.4
Toyota | RAV4 | power 131, torque 221, towing 1500, towball 150, fuel_use 4.8
Kia | Sportage | power 137, torque 416, towing 1900, towball 100, fuel_use 6.3
Hyundai | Santa Fe | power 172, torque 367, towing 1625, towball 100, fuel_use 5.6
`;

/** The same in American measures: pounds, inches, miles, EPA figures. */
const AMERICAN = `
Tesla | Model 3 | electric_range 303, battery 75, ac_charging 11.5, dc_charging 250, plug NACS, battery_warranty 8
Tesla | Model Y | electric_range 311, battery 75, ac_charging 11.5, dc_charging 250, plug NACS, battery_warranty 8, towing 3500
Tesla | Model 3 | Long Range RWD | electric_range 363, battery 75, ac_charging 11.5, dc_charging 250, plug NACS
Tesla | Model Y | Long Range RWD | electric_range 337, battery 75, ac_charging 11.5, dc_charging 250, plug NACS, towing 3500
Tesla | Model Y | Long Range AWD | electric_range 311, battery 75, ac_charging 11.5, dc_charging 250, plug NACS, towing 3500
Ford | F-150 | mpg_city 18, mpg_highway 24, towing 11200, payload 1900, title_status Clean
Ford | F-150 Lightning | electric_range 320, battery 131, ac_charging 19.2, dc_charging 150, charge_minutes 44, plug CCS, battery_warranty 8, towing 10000, payload 1950, title_status Clean
Ford | Maverick | mpg_city 42, mpg_highway 35, towing 2000, payload 1500, title_status Clean
Chevrolet | Silverado 1500 | mpg_city 16, mpg_highway 20, towing 11000, payload 1800, title_status Clean
Chevrolet | Equinox EV | electric_range 319, battery 85, ac_charging 11.5, dc_charging 150, plug CCS, battery_warranty 8, title_status Clean
Chevrolet | Tahoe | mpg_city 15, mpg_highway 20, towing 8400, title_status Clean
Toyota | Tacoma | mpg_city 20, mpg_highway 26, towing 6500, payload 1700, title_status Clean
Toyota | Tundra | mpg_city 18, mpg_highway 23, towing 12000, payload 1940, title_status Clean
Toyota | Camry | mpg_city 51, mpg_highway 50, title_status Clean
Honda | Accord | mpg_city 29, mpg_highway 37, title_status Clean
Ram | 1500 | mpg_city 18, mpg_highway 25, towing 11500, payload 1800, title_status Clean
GMC | Sierra 1500 | mpg_city 15, mpg_highway 20, towing 11200, payload 1750, title_status Clean
GMC | Yukon XL | mpg_city 15, mpg_highway 19, towing 8200, title_status Clean
Jeep | Wrangler | mpg_city 19, mpg_highway 23, towing 3500, title_status Clean
Jeep | Grand Cherokee | mpg_city 19, mpg_highway 26, towing 6200, title_status Clean
Jeep | Gladiator | mpg_city 17, mpg_highway 22, towing 7700, payload 1700, title_status Clean
Toyota | RAV4 | mpg_city 27, mpg_highway 34, towing 1500, title_status Clean
Toyota | Highlander | mpg_city 21, mpg_highway 28, towing 5000, title_status Clean
Honda | CR-V | mpg_city 28, mpg_highway 33, towing 1500, title_status Clean
Subaru | Outback | mpg_city 26, mpg_highway 32, towing 2700, title_status Clean
Toyota | Corolla | mpg_city 32, mpg_highway 41, title_status Clean
Honda | Civic | mpg_city 30, mpg_highway 38, title_status Clean
`;

const rowsOf = (table: string) =>
  new Map(
    table
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => {
        const parts = line.split(" | ");
        return [parts.slice(0, -1).join("|"), parseFactList(parts.at(-1) ?? "")] as const;
      }),
  );

const TABLES = { metric: rowsOf(METRIC), american: rowsOf(AMERICAN) };

/** "gvm 4500, licence_class LR, lams yes" as facts. Throws on a name that is no fact: the table is ours. */
function parseFactList(list: string): CarFacts {
  const facts: Partial<Record<FactName, FactValue>> = {};
  for (const item of list.split(", ")) {
    const [name = "", ...words] = item.split(" ");
    const row = factRow(name);
    if (!row) throw new Error(`The demo stock gives a fact that there is none of: "${item}".`);
    const text = words.join(" ");
    facts[row.fact] = row.kind === "number" ? Number(text) : row.kind === "flag" ? text === "yes" : text;
  }
  // Each value has the kind of its row.
  return facts as CarFacts;
}

/** The facts of a model in a market's measures, those of its badge over them; none where no sheet was at hand. */
export function modelFacts(
  measures: keyof typeof TABLES,
  make: string,
  model: string,
  badge: string,
): CarFacts {
  const rows = TABLES[measures];
  return { ...rows.get(`${make}|${model}`), ...rows.get(`${make}|${model}|${badge}`) };
}
