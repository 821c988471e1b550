import { emptyQuery } from "@forecourt/search";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { type TenantConfig, vehicleLookups, type VehicleLookup } from "@forecourt/tenant-config";
import { searchTenantStock } from "#server/stock/stock.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { autograbRegistrations } from "./autograb-registrations.ts";
import { carefulLookup } from "./careful-lookup.ts";
import { nevdisBroker } from "./nevdis-broker.ts";
import { redbookValues } from "./redbook-values.ts";
import { sampleLookup } from "./sample-lookup.ts";
import type { LookupAccount, VehicleProvider } from "./vehicle-provider.ts";

/** Results are cached as long as the settings they were made by. */
const careful = new WeakMap<TenantConfig, Map<VehicleLookup, VehicleProvider>>();

/**
 * The providers behind a look-up of this tenant, in the order they are called; none where the tenant has switched none on.
 * A provider without an address or a key of its own is played by the sample, which is not there in production.
 */
export function vehicleProviders(
  wiring: Pick<Wiring, "env" | "now" | "stock" | "tenantFetch">,
  content: TenantContent,
  wanted?: VehicleLookup,
): readonly VehicleProvider[] {
  const { config } = content.tenant;
  const on = vehicleLookups(config).filter((name) => wanted === undefined || name === wanted);
  const known = careful.get(config) ?? new Map<VehicleLookup, VehicleProvider>();
  careful.set(config, known);
  const real = on.flatMap((name) => {
    const provider = known.get(name) ?? realProvider(name, config, wiring);
    if (provider) known.set(name, provider);
    return provider ?? [];
  });
  if (real.length > 0 || on.length === 0 || wiring.env.FORECOURT_ENV === "production") return real;
  const stock = async () => {
    const found = await searchTenantStock(wiring, { content, config }, emptyQuery, { kind: "all" });
    return found.ok ? found.cars : [];
  };
  return [sampleLookup(stock)];
}

function realProvider(
  name: VehicleLookup,
  config: TenantConfig,
  wiring: Pick<Wiring, "env" | "now" | "tenantFetch">,
): VehicleProvider | null {
  const lookup = config.integrations.lookups[name];
  const key = lookup && wiring.env.secrets.get(lookup.keySecret);
  if (!lookup || key === undefined) return null;
  const account: LookupAccount = {
    url: lookup.url,
    key,
    fetch: (url, request) => wiring.tenantFetch(url, request),
  };
  const register = config.rules.plateRegister;
  const providers = {
    nevdis: () => nevdisBroker(account),
    autograb: () => (register ? autograbRegistrations(account, register) : null),
    redbook: () => redbookValues(account, lookup.answerPaths ?? {}),
  } as const;
  const provider = providers[name]();
  if (!provider) return null;
  return carefulLookup({
    provider,
    dailyQuota: lookup.dailyQuota ?? null,
    now: wiring.now,
  });
}
