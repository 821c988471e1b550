import type { DrawnBody } from "../../art/drawn-car.ts";

/** What a shopper calls the vehicle; decides item type, features and prose. */
export type VehicleKind = "car" | "truck" | "motorcycle" | "motorhome" | "caravan";

/** Engine, gearbox and driven wheels in words, parted by " · ": "2.5L 4cyl Petrol · Automatic · AWD". */
export type Powertrain = string;

/** One badge of a model: its name, its price new in the market's currency, and what drives it. */
export type Trim = readonly [badge: string, price: number, powertrain: Powertrain];

/** One model as a catalogue lists it. Makers' and models' names are facts; prices are near enough. */
export interface ModelLine {
  readonly kind: VehicleKind;
  readonly make: string;
  readonly model: string;
  /** Shown body: "SUV", "Ute", "Dual Cab". */
  readonly body: string;
  readonly drawn: DrawnBody;
  readonly seats: number;
  readonly doors: number;
  readonly trims: readonly Trim[];
  /** First year sold; 2012 when older. */
  readonly since: number;
  /** Series name from a year on, newest last: [[2017, "KF"]]. */
  readonly series: readonly (readonly [from: number, name: string])[];
  /** How common it is in a yard. */
  readonly weight: number;
}

interface LineOptions {
  readonly seats?: number;
  readonly doors?: number;
  readonly since?: number;
  readonly series?: ModelLine["series"];
  readonly weight?: number;
  readonly kind?: VehicleKind;
}

const DRAWN = new Map<string, DrawnBody>([
  ["Sedan", "sedan"],
  ["Hatch", "hatch"],
  ["Hatchback", "hatch"],
  ["SUV", "suv"],
  ["Ute", "ute"],
  ["Truck", "ute"],
  ["Wagon", "wagon"],
  ["Coupe", "coupe"],
  ["Convertible", "convertible"],
  ["Van", "van"],
  ["Cargo Van", "van"],
  ["People Mover", "van"],
  ["Minivan", "van"],
]);

/** A car's line with the usual seats and doors of its body filled in. */
export function carLine(
  make: string,
  model: string,
  body: string,
  trims: readonly Trim[],
  options: LineOptions = {},
): ModelLine {
  const drawn = DRAWN.get(body);
  if (!drawn)
    throw new Error(
      `The demo catalogue has a body nobody can draw: "${body}" of ${make} ${model}. Add it to DRAWN.`,
    );
  const doors =
    drawn === "coupe" || drawn === "convertible" ? 2 : drawn === "sedan" || drawn === "ute" ? 4 : 5;
  return {
    kind: options.kind ?? "car",
    make,
    model,
    body,
    drawn,
    seats:
      options.seats ??
      (drawn === "coupe" || drawn === "convertible"
        ? 4
        : body === "Van" || body === "Cargo Van"
          ? 3
          : drawn === "van"
            ? 8
            : 5),
    doors: options.doors ?? doors,
    trims,
    since: options.since ?? 2014,
    series: options.series ?? [],
    weight: options.weight ?? 2,
  };
}
