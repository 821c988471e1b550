import type { Car } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { carCardView } from "#server/views/car/car-card.ts";
import { CarTiles } from "../../_cars/car-tiles.tsx";

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
      <CarTiles site={site} cars={cars.map((car) => carCardView(car, site))} as="grid" />
    </section>
  );
}
