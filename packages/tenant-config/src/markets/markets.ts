import { AU } from "./au.ts";
import type { Markets } from "./market.ts";
import { NZ } from "./nz.ts";
import { US } from "./us.ts";

/**
 * Every market the product knows. One more is a file beside these and its name here.
 *
 * @example
 * Object.keys(MARKETS) // ["AU", "NZ", "US"]
 */
export const MARKETS = { AU, NZ, US } satisfies Markets;
