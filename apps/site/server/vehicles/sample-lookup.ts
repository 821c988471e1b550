import { createHash } from "node:crypto";
import type { Car } from "@forecourt/search/car";
import type { VehicleProvider } from "./vehicle-provider.ts";

/** How far a sample's value is below and above the price of the car it is made of. */
const BELOW = 0.78;
const ABOVE = 0.88;
const ROUNDED_TO = 100;

/**
 * Answers from a dealer's own stock, for a demo: the same plate always gets the same car. Plates that begin with ZZ are
 * known to no register, so that the other result can be seen too.
 */
export const sampleLookup = (stock: () => Promise<readonly Car[]>): VehicleProvider => ({
  name: "sample",
  find: async ({ rego }) => {
    const cars = rego.startsWith("ZZ") ? [] : await stock();
    const car = cars[createHash("sha256").update(rego).digest().readUInt32BE(0) % Math.max(1, cars.length)];
    if (!car) return { ok: true, vehicle: null };
    const { year, make, model, badge, colour, price } = car;
    const rounded = (share: number) => Math.round(((price ?? 0) * share) / ROUNDED_TO) * ROUNDED_TO;
    const value = price === null ? null : { low: rounded(BELOW), high: rounded(ABOVE) };
    return { ok: true, vehicle: { rego, year, make, model, badge, colour, value } };
  },
});
