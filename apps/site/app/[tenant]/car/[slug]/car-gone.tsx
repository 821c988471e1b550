import { type Car, carTitle } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { carCardView } from "#server/views/car/car-card.ts";
import { CarItem } from "../../_cars/car-item.tsx";
import { WaysOn } from "../../_ways-on/ways-on.tsx";

interface CarGoneProps {
  site: TenantSite;
  car: Car;
  similar: readonly Car[];
}

/** A car sold longer ago than the site lists: says so, and shows what is like it. */
export function CarGone({ site, car, similar }: CarGoneProps) {
  const { config } = site;
  const words = wording(config);
  return (
    <>
      <div className="fc-empty">
        <h1>{words.car.gone(carTitle(car, config.cars))}</h1>
        {similar.length > 0 ? <p>{words.car.goneText}</p> : null}
        <WaysOn site={site} />
      </div>
      {similar.length > 0 ? (
        <section className="fc-section">
          <h2>{words.car.similar}</h2>
          <ul className="fc-car-grid">
            {similar.map((other) => (
              <CarItem key={other.id} car={carCardView(other, site)} noPictureText={words.car.noPicture} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
