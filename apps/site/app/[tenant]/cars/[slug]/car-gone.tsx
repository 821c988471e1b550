import { type Car, carTitle } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { ButtonLink } from "@forecourt/ui/button";
import { CarCard } from "@forecourt/ui/car-card";
import type { Illustrate } from "#server/media/illustrator.ts";
import { stockEntry } from "#server/stock/stock.ts";
import { carCardView } from "#server/views/car-card.ts";

interface CarGoneProps {
  content: TenantContent;
  car: Car;
  similar: readonly Car[];
  now: Date;
  illustrate: Illustrate;
}

/** A car sold longer ago than the site lists: says so, and shows what is like it. */
export function CarGone({ content, car, similar, now, illustrate }: CarGoneProps) {
  const { config } = content.tenant;
  const words = wording(config);
  return (
    <>
      <div className="fc-empty">
        <h1>{words.car.gone(carTitle(car, config.cars))}</h1>
        <p>
          <ButtonLink href={stockEntry(content).href}>{words.car.seeStock}</ButtonLink>
        </p>
      </div>
      {similar.length > 0 ? (
        <section className="fc-section">
          <h2>{words.car.similar}</h2>
          <ul className="fc-car-grid">
            {similar.map((other) => (
              <li key={other.id}>
                <CarCard
                  car={carCardView(other, { config, words, now, illustrate })}
                  noPictureText={words.car.noPicture}
                />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
