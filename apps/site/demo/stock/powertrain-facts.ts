import type { Car } from "@forecourt/search/car";
import type { Powertrain } from "./catalogue/model-line.ts";

type Facts = Pick<
  Car,
  "engine" | "fuel" | "simpleFuel" | "transmission" | "simpleTransmission" | "drive" | "simpleDrive"
>;

const FUELS: readonly (readonly [word: string, fuel: string, simple: string | null])[] = [
  ["Plug-in Hybrid", "Plug-in Hybrid", "Hybrid"],
  ["Hybrid", "Hybrid", "Hybrid"],
  ["Electric", "Electric", "Electric"],
  ["Diesel", "Diesel", null],
  ["Petrol", "Petrol", null],
];

const DRIVES = new Map([
  ["FWD", "Front Wheel Drive"],
  ["RWD", "Rear Wheel Drive"],
  ["AWD", "All Wheel Drive"],
  ["4WD", "Four Wheel Drive"],
  ["4x4", "Four Wheel Drive"],
]);

/** "2.5L 4cyl Petrol · Automatic · AWD" as the fields of a car; something that is towed has none of them. */
export function powertrainFacts(powertrain: Powertrain): Facts {
  if (powertrain === "") {
    return {
      engine: null,
      fuel: null,
      simpleFuel: null,
      transmission: null,
      simpleTransmission: null,
      drive: null,
      simpleDrive: null,
    };
  }
  const [motor = "", transmission = "", drive = ""] = powertrain.split(" · ");
  const found = FUELS.find(([word]) => motor.includes(word));
  return {
    engine: motor.replace(/ (Petrol|Diesel)( Plug-in)?( Hybrid)?$| Electric$/, ""),
    fuel: found?.[1] ?? null,
    simpleFuel: found?.[2] ?? null,
    transmission,
    simpleTransmission: transmission === "Manual" ? "Manual" : "Automatic",
    drive: DRIVES.get(drive) ?? drive,
    simpleDrive: drive,
  };
}
