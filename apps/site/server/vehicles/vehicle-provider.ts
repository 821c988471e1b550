import type { PlainFetch } from "@forecourt/search/kernel";

/** A vehicle by its number plate. */
export interface VehicleQuestion {
  /** Capital letters and digits alone. */
  readonly rego: string;
  readonly regoState: string | null;
}

/** What a provider knows of it; absent is null. */
export interface KnownVehicle {
  readonly rego: string;
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
  readonly badge: string | null;
  readonly colour: string | null;
  /** What it may be worth, in whole units of the market's currency. */
  readonly value: { readonly low: number; readonly high: number } | null;
}

/** A provider's result; a null vehicle is one it does not know. */
export type LookupResult =
  | { readonly ok: true; readonly vehicle: KnownVehicle | null }
  | { readonly ok: false; readonly problem: "unavailable" | "quota" };

/** Looks vehicles up. Never throws for a register that is down: that is a result too. */
export interface VehicleProvider {
  /** Named in every result, so that a sample is never taken for the register. */
  readonly name: string;
  find(question: VehicleQuestion): Promise<LookupResult>;
}

/** Where a provider is reached, and with what. */
export interface LookupAccount {
  readonly url: string;
  readonly key: string;
  readonly fetch: PlainFetch;
}
