import type { Wording } from "@forecourt/tenant-config";
import {
  describeOpenNow,
  hoursWords,
  type Location,
  mergeOpeningHours,
  openNowWords,
} from "@forecourt/tenant-config/locations";
import { OpeningHours } from "@forecourt/ui/opening-hours";

interface CarPlaceProps {
  location: Location;
  words: Wording;
  now: Date;
  locale: string;
}

/** Where the car stands: the place, its address on a map, when it is open. `id` is the anchor links point at. */
export function CarPlace({ location, words, now, locale }: CarPlaceProps) {
  const open = describeOpenNow(location, now, openNowWords(locale));
  const { full, mapUrl } = location.address;
  return (
    <section id="vehicle-map">
      <h2>{words.car.location}</h2>
      <div className="fc-card">
        <h3>{location.name}</h3>
        <p>
          {mapUrl ? (
            <a href={mapUrl} target="_blank" rel="noopener noreferrer">
              {full}
            </a>
          ) : (
            full
          )}
        </p>
        {open.kind === "unknown" ? null : <p data-open={open.kind === "open"}>{open.text}</p>}
        <OpeningHours
          lines={mergeOpeningHours(location.week, { words: hoursWords(locale) }).map(({ label, text }) => ({
            days: label,
            hours: text,
          }))}
        />
      </div>
    </section>
  );
}
