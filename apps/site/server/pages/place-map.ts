import "server-only";
import type { TenantConfig } from "@forecourt/tenant-config";
import type { Location } from "@forecourt/tenant-config/locations";
import { getWiring } from "#server/wiring/process-wiring.ts";

const MAP = "https://www.google.com/maps/embed/v1/place";

/** The address of a place's map at the maps provider; null where this installation has no key for the tenant. */
export async function mapAddress(
  { address }: Pick<Location, "address">,
  { integrations }: Pick<TenantConfig, "integrations">,
): Promise<string | null> {
  const { env } = await getWiring();
  const { mapKeySecret: name } = integrations;
  const key = name === null ? undefined : env.secrets.get(name);
  if (key === undefined) return null;
  const place = address.placeId === null ? address.full : `place_id:${address.placeId}`;
  return `${MAP}?${new URLSearchParams({ key, q: place }).toString()}`;
}
