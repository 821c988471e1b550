import type { ReactNode } from "react";
import type { Car } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import type { Location } from "@forecourt/tenant-config/locations";
import { behaviour } from "@forecourt/ui/behaviours";
import { ButtonLink } from "@forecourt/ui/button";
import { Link } from "@forecourt/ui/platform";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { PlaceHours } from "../../_text/place-hours.tsx";

interface CarPlaceProps {
  car: Car;
  /** The rest of its dealer's stock, on a site of several dealers. */
  more: { href: string; label: string; about: string } | null;
  location: Location | null;
  site: TenantSite;
  /** The place on a map, behind a press. */
  map: ReactNode;
}

/**
 * Where the car stands: the place, its address with the way there, when it is open. `id` is the anchor links point at.
 * A place that is no location of the tenant's is named as the stock has it.
 */
export function CarPlace({ car, more, location, site, map }: CarPlaceProps) {
  const words = wording(site.config);
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
          <Address location={location} site={site} map={map} />
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

function Address({ location, site, map }: Pick<CarPlaceProps, "site" | "map"> & { location: Location }) {
  const { full, mapUrl } = location.address;
  return (
    <>
      <p>{full}</p>
      <PlaceHours place={location} site={site} />
      {map}
      {mapUrl ? (
        <ButtonLink
          kind="quiet"
          href={mapUrl}
          newTab
          {...behaviour({ event: "directions_opened", place: location.name })}
        >
          {wording(site.config).car.directions}
        </ButtonLink>
      ) : null}
    </>
  );
}
