import type { Wording } from "@forecourt/tenant-config";
import type { Location } from "@forecourt/tenant-config/locations";
import { FrameFacade } from "@forecourt/ui/frame-facade";

interface CarMapProps {
  location: Location;
  words: Wording;
}

/** The map of the place a car stands at, behind a press. */
export function CarMap({ location, words }: CarMapProps) {
  return (
    <FrameFacade
      src={`/api/map/${encodeURIComponent(location.id)}`}
      text={{ show: words.car.showMap, loading: words.car.mapLoading, failed: words.frameFailed }}
      instead={{ text: location.address.full, href: location.address.mapUrl, label: words.car.directions }}
      title={`${location.name}, ${location.address.full}`}
    />
  );
}
