import { wording } from "@forecourt/tenant-config";
import type { Location } from "@forecourt/tenant-config/locations";
import { href } from "@forecourt/tenant-config/routes";
import { behaviour } from "@forecourt/ui/behaviours";
import { ButtonLink } from "@forecourt/ui/button";
import { CarCard } from "@forecourt/ui/car-card";
import { LoanQuote } from "@forecourt/ui/loan-quote";
import type { FormPageView } from "#server/pages/form-page.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { testDriveHref } from "#server/views/car/car-buttons.ts";
import { carCardView } from "#server/views/car/car-card.ts";
import { placeNames } from "#server/views/form/form-places.ts";
import { loanOf, loanView } from "#server/views/car/loan-view.ts";
import { PlaceHours } from "../../_text/place-hours.tsx";
import { MapLink } from "../../_ways-on/map-link.tsx";

/** What a form is about: the car, the offer, or the dealer's place that answers. */
export function FormSubject({ form, site, car, offer, places, filled }: FormPageView) {
  const { config } = site;
  const words = wording(config);
  const drive = car && form.id === "finance" ? testDriveHref(car, site) : null;
  const figure = form.id === "finance" ? <FinanceFigure site={site} car={car} filled={filled} /> : null;
  if (car)
    return (
      <aside className="fc-form-page__aside" aria-label={words.formPage.aboutCar}>
        {figure}
        <CarCard car={carCardView(car, site)} noPictureText={words.car.noPicture} />
        {drive === null ? null : (
          <ButtonLink href={drive} kind="quiet">
            {words.car.testDrive}
          </ButtonLink>
        )}
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
  const { held, first } = places;
  if (held.length === 0) return figure && <aside className="fc-form-page__aside">{figure}</aside>;
  return (
    <aside className="fc-form-page__aside" aria-label={words.formPage.whereWeAre}>
      {figure}
      {held.map((place) => (
        <Place key={place.id} place={place} site={site} hidden={!first.includes(place)} />
      ))}
    </aside>
  );
}

/** What the loan asked for would cost, beside the questions; a script keeps it at what is answered. */
function FinanceFigure({ site, car, filled }: Pick<FormPageView, "site" | "car" | "filled">) {
  const calculator = href("finance-calculator", {}, site);
  const price = car?.price ?? Number(filled["vehiclePriceBudget"] ?? EXAMPLE_PRICE);
  const { result } = loanOf(site, null, new URLSearchParams({ price: String(price) }));
  if (calculator === null || result.kind !== "quote") return null;
  const { finance } = wording(site.config);
  const { terms, rows, note } = loanView(result, car, site);
  return (
    <div className="fc-card" {...behaviour({ figure: calculator })} aria-live="polite">
      <h2>{finance.result}</h2>
      <LoanQuote terms={terms} rows={rows} note={note} />
    </div>
  );
}

/** What the figure is of while no price is known; the question beside it is the first that is asked. */
const EXAMPLE_PRICE = 30_000;

interface PlaceProps {
  place: Location;
  site: TenantSite;
  /** Until it is chosen in the form. */
  hidden: boolean;
}

function Place({ place, site, hidden }: PlaceProps) {
  return (
    <div className="fc-card" {...behaviour({ places: placeNames(place) })} hidden={hidden}>
      <h2>{place.name}</h2>
      <p>
        <MapLink {...place.address} />
      </p>
      <PlaceHours place={place} site={site} />
    </div>
  );
}
