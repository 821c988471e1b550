import type { CarPageSettings } from "../settings/sections/car-page-settings.ts";

type TowCar = CarPageSettings["towCars"][number];

/**
 * What makers rate common cars for in Australia and New Zealand, in kilograms: "car | braked towing | towball". From their
 * specification sheets, 2015 to 2026, for the variant that tows most; an owner's handbook may say less of another one.
 */
const RATINGS = `
Ford Everest (2015 on) | 3500 | 350
Ford Ranger 4x4 (2015 on) | 3500 | 350
Isuzu D-MAX 4x4 (2020 on) | 3500 | 350
Isuzu MU-X (2021 on) | 3500 | 350
Kia Carnival (2021 on) | 2000 | 200
Kia Sorento diesel (2020 on) | 2000 | 200
Land Rover Defender 110 (2020 on) | 3500 | 350
Mazda BT-50 4x4 (2020 on) | 3500 | 350
Mazda CX-5 (2017 on) | 1800 | 150
Mitsubishi Outlander (2021 on) | 1600 | 160
Mitsubishi Pajero Sport (2016 on) | 3100 | 310
Mitsubishi Triton 4x4 (2024 on) | 3500 | 350
Nissan Navara 4x4 (2015 on) | 3500 | 300
Nissan Patrol Y62 (2013 on) | 3500 | 350
Subaru Forester 2.5 (2018 on) | 1500 | 150
Subaru Outback 2.5 (2021 on) | 2000 | 200
Toyota HiLux 4x4 diesel (2015 on) | 3500 | 350
Toyota Kluger (2014 on) | 2000 | 200
Toyota LandCruiser 200 (2015 to 2021) | 3500 | 350
Toyota LandCruiser 300 (2021 on) | 3500 | 350
Toyota LandCruiser Prado 150 (2015 to 2023) | 3000 | 300
Toyota LandCruiser Prado 250 (2024 on) | 3500 | 350
Toyota RAV4 Hybrid AWD (2019 on) | 1500 | 150
Volkswagen Amarok (2023 on) | 3500 | 350
`;

export const TOW_CARS: readonly TowCar[] = RATINGS.trim()
  .split("\n")
  .map((row) => {
    const [car = "", towing, towball] = row.split(" | ");
    return { car, towing: Number(towing), towball: Number(towball) };
  });
