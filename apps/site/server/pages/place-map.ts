import type { TenantConfig } from "@forecourt/tenant-config";
import type { Location } from "@forecourt/tenant-config/locations";
import type { Wiring } from "#host/wiring/wiring.ts";

const MAP = "https://www.google.com/maps/embed/v1/place";

/** The address of a place's map at the maps provider; null where this installation has no key for the tenant. */
export function mapAddress(
  { env }: Pick<Wiring, "env">,
  { address }: Pick<Location, "address">,
  { integrations }: Pick<TenantConfig, "integrations">,
): string | null {
  const { mapKeySecret: name } = integrations;
  const key = name === null ? undefined : env.secrets.get(name);
  if (key === undefined) return null;
  const place = address.placeId === null ? address.full : `place_id:${address.placeId}`;
  return `${MAP}?${new URLSearchParams({ key, q: place }).toString()}`;
}
