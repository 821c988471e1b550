import type { ReactNode } from "react";
import type { Car } from "@forecourt/search/car";
import { hoursWords, type Wording } from "@forecourt/tenant-config";
import { describeOpenNow, type Location, mergeOpeningHours } from "@forecourt/tenant-config/locations";
import { behaviour } from "@forecourt/ui/behaviours";
import { ButtonLink } from "@forecourt/ui/button";
import { Link } from "@forecourt/ui/platform";
import { OpeningHours } from "@forecourt/ui/opening-hours";

interface CarPlaceProps {
  car: Car;
  /** The rest of its dealer's stock, on a site of several dealers. */
  more: { href: string; label: string; about: string } | null;
  location: Location | null;
  words: Wording;
  now: Date;
  locale: string;
  /** The place on a map, behind a press. */
  map: ReactNode;
}

/**
 * Where the car stands: the place, its address with the way there, when it is open. `id` is the anchor links point at.
 * A place that is no location of the tenant's is named as the stock has it.
 */
export function CarPlace({ car, more, location, words, now, locale, map }: CarPlaceProps) {
  const name = location?.name ?? car.location.name;
  if (name === null) return null;
  return (
    <section id="vehicle-map">
      <h2>{words.car.location}</h2>
      <div className="fc-card">
        <h3>{name}</h3>
        {location === null ? (
          <p>{[car.city, car.state].filter(Boolean).join(", ")}</p>
        ) : (
          <Address location={location} words={words} now={now} locale={locale} map={map} />
        )}
        {more === null ? null : (
          <p>
            <Link href={more.href} aria-label={`${more.label}: ${more.about}`}>
              {more.label}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}

function Address({
  location,
  words,
  now,
  locale,
  map,
}: Omit<CarPlaceProps, "car" | "more"> & { location: Location }) {
  const open = describeOpenNow(location, now, hoursWords(locale));
  const { full, mapUrl } = location.address;
  return (
    <>
      <p>{full}</p>
      {open.kind === "unknown" ? null : <p data-open={open.kind === "open"}>{open.text}</p>}
      <OpeningHours
        lines={mergeOpeningHours(location.week, { words: hoursWords(locale) }).map(({ label, text }) => ({
          days: label,
          hours: text,
        }))}
      />
      {map}
      {mapUrl ? (
        <ButtonLink
          kind="quiet"
          href={mapUrl}
          newTab
          {...behaviour({ event: "directions_opened", place: location.name })}
        >
          {words.car.directions}
        </ButtonLink>
      ) : null}
    </>
  );
}
