import { wording } from "@forecourt/tenant-config";
import {
  describeOpenNow,
  hoursWords,
  type Location,
  mergeOpeningHours,
  openNowWords,
} from "@forecourt/tenant-config/locations";
import { CarCard } from "@forecourt/ui/car-card";
import { OpeningHours } from "@forecourt/ui/opening-hours";
import type { FormPageView } from "#server/pages/form-page.ts";
import { carCardView } from "#server/views/car-card.ts";

/** What a form is about: the car, the offer, or the dealer's place that answers. */
export function FormSubject({ site, car, offer, places }: FormPageView) {
  const { config, content, now } = site;
  const words = wording(config);
  if (car)
    return (
      <aside className="fc-form-page__aside" aria-label={words.formPage.aboutCar}>
        <CarCard car={carCardView(car, site)} noPictureText={words.car.noPicture} />
      </aside>
    );
  if (offer)
    return (
      <aside className="fc-form-page__aside" aria-label={words.formPage.offer}>
        <div className="fc-card">
          <h2>{offer.name}</h2>
        </div>
      </aside>
    );
  const shown =
    places.length > 0 ? places : content.locations.filter(({ primary, visible }) => primary && visible);
  if (shown.length === 0) return null;
  return (
    <aside className="fc-form-page__aside" aria-label={words.formPage.whereWeAre}>
      {shown.map((place) => (
        <Place key={place.id} place={place} now={now} locale={config.market.locale} />
      ))}
    </aside>
  );
}

function Place({ place, now, locale }: { place: Location; now: Date; locale: string }) {
  const open = describeOpenNow(place, now, openNowWords(locale));
  const { full, mapUrl } = place.address;
  return (
    <div className="fc-card">
      <h2>{place.name}</h2>
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
        lines={mergeOpeningHours(place.week, { words: hoursWords(locale) }).map(({ label, text }) => ({
          days: label,
          hours: text,
        }))}
      />
    </div>
  );
}
