import type { ProbedTenant } from "./probed-tenant.ts";

/** Settings as a tenant's file says them. */
export type Says = Readonly<Record<string, unknown>>;

/** Asks a running tenant for something a person or program outside gets; equal answers mean nothing changed. */
export type Probe = (tenant: ProbedTenant) => Promise<string>;

/** One setting, another value for it, and what must come out different. */
export interface SettingCase {
  /** Dotted, as `forecourt tenant explain` takes it. */
  readonly setting: string;
  /** Another value than the one the dealer has, as its file would say it. */
  readonly to: unknown;
  readonly probe: Probe;
  /** Other settings both dealers have, without which this one has nothing to decide. */
  readonly given?: Says;
  /** The slugs of the only locations both dealers have; left out, all of them. */
  readonly locations?: readonly string[];
  /** Whether the probe asks the site that searches on a search server, which serves the dealers of such cases alone. */
  readonly onSearchServer?: true;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Lays one part of a tenant's file over another; lists are replaced whole, as layers do it. */
export function laidOver(below: Says, above: Says): Says {
  const joined: Record<string, unknown> = { ...below };
  for (const [name, value] of Object.entries(above)) {
    const before = joined[name];
    joined[name] = isRecord(before) && isRecord(value) ? laidOver(before, value) : value;
  }
  return joined;
}

/** What a tenant's file says to set one dotted setting. */
export function saying(setting: string, value: unknown): Says {
  return setting.split(".").reduceRight<unknown>((inside, name) => ({ [name]: inside }), value) as Says;
}
