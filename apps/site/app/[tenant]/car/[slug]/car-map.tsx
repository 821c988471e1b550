import type { TenantConfig, Wording } from "@forecourt/tenant-config";
import type { Location } from "@forecourt/tenant-config/locations";
import { FrameFacade } from "@forecourt/ui/frame-facade";
import { mapAddress } from "#server/pages/place-map.ts";

interface CarMapProps {
  location: Location;
  config: TenantConfig;
  words: Wording;
}

/** The map of the place a car stands at, behind a press; nothing where the tenant has no key for maps. */
export async function CarMap({ location, config, words }: CarMapProps) {
  if ((await mapAddress(location, config)) === null) return null;
  return (
    <FrameFacade
      src={`/api/map/${encodeURIComponent(location.id)}`}
      text={{ show: words.car.showMap, loading: words.car.mapLoading }}
      title={`${location.name}, ${location.address.full}`}
    />
  );
}
