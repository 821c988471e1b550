import type { Blocker } from "@forecourt/leads";
import type { Car } from "@forecourt/search/car";
import { type Wording, wording } from "@forecourt/tenant-config";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { carToReserve } from "./car-to-reserve.ts";

/** Reasons a shopper can make something of, strongest first; the others are the dealer's own affairs. */
const TEXTS: readonly (readonly [Blocker, keyof Wording["car"] & `cannotReserve${string}`])[] = [
  ["sold", "cannotReserveSold"],
  ["reserved", "cannotReserveReserved"],
  ["not_in_stock", "cannotReserveComing"],
  ["test_drive_only", "cannotReserveTestDrive"],
];

/** Why a car cannot be reserved, in the shopper's words; null when it can be by now. */
export function reserveRefusal(car: Car, site: TenantSite): string | null {
  const wanted = carToReserve(car, site);
  if (wanted.ok) return null;
  const words = wording(site.config).car;
  const known = TEXTS.find(([blocker]) => wanted.reasons.includes(blocker));
  return words[known?.[1] ?? "cannotReserve"];
}
