import type { Car } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { carCardView } from "#server/views/car/car-card.ts";
import { CarItem } from "../../_cars/car-item.tsx";

interface SimilarCarsProps {
  site: TenantSite;
  cars: readonly Car[];
}

/** Cars like the one of the page; nothing where there are none. */
export function SimilarCars({ site, cars }: SimilarCarsProps) {
  const words = wording(site.config).car;
  if (cars.length === 0) return null;
  return (
    <section className="fc-section fc-similar">
      <h2>{words.similar}</h2>
      <ul className="fc-car-grid" data-as="grid">
        {cars.map((other) => (
          <CarItem key={other.id} car={carCardView(other, site)} noPictureText={words.noPicture} />
        ))}
      </ul>
    </section>
  );
}
