import type { Advert } from "./advert.ts";

/** Where adverts are sent. */
export type CatalogueName = "google" | "meta" | "tiktok";

/** Why a car cannot stand in a catalogue. */
export type AdvertBlocker = "no_price" | "no_vin" | "no_year" | "no_odometer" | "no_picture" | "reserved";

/** One catalogue's own format: its columns in order, and what it insists on. */
export interface Catalogue {
  readonly name: CatalogueName;
  readonly fileName: string;
  readonly contentType: string;
  readonly separator: "," | "\t";
  readonly columns: readonly (readonly [name: string, value: (advert: Advert) => string])[];
  /** What a car may not lack here. */
  blockers(advert: Advert): AdvertBlocker[];
}

/** An address may be in a catalogue only once; cars that are promised to a shopper are not advertised. */
export const commonBlockers = ({ car, price }: Advert): AdvertBlocker[] => [
  ...(price === "" ? (["no_price"] as const) : []),
  ...(car.year === null ? (["no_year"] as const) : []),
  ...(car.reserved ? (["reserved"] as const) : []),
];

/** A used car's odometer must be known; a new one's may be left out. */
export const odometerBlockers = ({ car, condition }: Advert): AdvertBlocker[] =>
  condition === "used" && car.odometer === null ? ["no_odometer"] : [];

/** Seventeen letters and digits without I, O and Q. */
export const isVin = (vin: string | null): vin is string =>
  vin !== null && /^[A-HJ-NPR-Z0-9]{17}$/i.test(vin);
