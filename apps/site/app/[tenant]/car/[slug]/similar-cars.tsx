import type { Car } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { CarCard } from "@forecourt/ui/car-card";
import { similarCars } from "#server/pages/cars/car-page.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { carCardView } from "#server/views/car/car-card.ts";

interface SimilarCarsProps {
  site: TenantSite;
  car: Car;
}

/** Cars like this one, by one question to the engine; nothing where there are none or it does not answer. */
export async function SimilarCars({ site, car }: SimilarCarsProps) {
  const words = wording(site.config).car;
  const similar = await similarCars(site, car);
  if (similar.length === 0) return null;
  return (
    <section className="fc-section fc-similar">
      <h2>{words.similar}</h2>
      <ul className="fc-car-grid" data-as="grid">
        {similar.map((other) => (
          <li key={other.id}>
            <CarCard car={carCardView(other, site)} noPictureText={words.noPicture} />
          </li>
        ))}
      </ul>
    </section>
  );
}
