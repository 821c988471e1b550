import "server-only";
import { createHash } from "node:crypto";
import { emptyQuery } from "@forecourt/search";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { vehicleLookups, type VehicleLookup } from "@forecourt/tenant-config";
import { getWiring } from "#server/wiring/process-wiring.ts";
import { searchTenantStock } from "#server/stock/stock.ts";

/** A vehicle by its number plate. */
interface VehicleQuestion {
  rego: string;
  regoState: string | null;
}

/** What a provider knows of it; absent is null. */
interface KnownVehicle {
  rego: string;
  year: number | null;
  make: string;
  model: string;
  badge: string | null;
  colour: string | null;
}

/** Who can be asked about a vehicle. */
export interface VehicleProvider {
  /** Named in every answer, so that nobody takes a sample for the register. */
  name: string;
  find(question: VehicleQuestion): Promise<KnownVehicle | null>;
}

/**
 * The provider behind a look-up of this tenant, or null where the tenant has not switched it on. No register is
 * wired yet; the embedded sample answers from the tenant's own demo stock, says so, and is not there in production.
 */
export async function vehicleProvider(
  content: TenantContent,
  wanted?: VehicleLookup,
): Promise<VehicleProvider | null> {
  const { env } = await getWiring();
  const on = vehicleLookups(content.tenant.config);
  const switchedOn = wanted ? on.includes(wanted) : on.length > 0;
  return switchedOn && env.FORECOURT_ENV !== "production" ? sampleProvider(content) : null;
}

/** Plates that begin with ZZ are known to nobody, so that the other answer can be seen too. */
const sampleProvider = (content: TenantContent): VehicleProvider => ({
  name: "sample",
  find: async ({ rego }) => {
    if (rego.startsWith("ZZ")) return null;
    const stock = await searchTenantStock({ content, config: content.tenant.config }, emptyQuery, {
      kind: "all",
    });
    if (!stock.ok || stock.cars.length === 0) return null;
    const pick = createHash("sha256").update(rego).digest().readUInt32BE(0) % stock.cars.length;
    const car = stock.cars[pick];
    if (!car) return null;
    const { year, make, model, badge, colour } = car;
    return { rego, year, make, model, badge, colour };
  },
});
