import type { Car } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { CarCard, type CarCardView } from "@forecourt/ui/car-card";
import type { MouseEvent } from "react";
import { Preview } from "./preview.tsx";
import { carCardView, type TenantSite } from "./site-parts.ts";

interface CardsProps {
  readonly cars: readonly Car[];
  readonly site: TenantSite;
  /** Where the build has put the pictures. */
  readonly folder: string;
  /** The car of a card that was pressed. */
  readonly choose: (id: string) => void;
}

/** Cards as the dealer's lists show them. Pressing one chooses its car, since it leads to a page of the dealer's site. */
export function Cards({ cars, site, folder, choose }: CardsProps) {
  const chosen = (event: MouseEvent, id: string) => {
    event.preventDefault();
    choose(id);
  };
  return (
    <Preview site={site}>
      {cars.map((car) => (
        <div key={car.id} role="presentation" onClick={(event) => chosen(event, car.id)}>
          <CarCard
            car={withPicture({ ...carCardView(car, site), heart: null }, folder)}
            noPictureText={wording(site.config).car.noPicture}
          />
        </div>
      ))}
    </Preview>
  );
}

/** The build has one picture of each look, in a light studio. */
function withPicture(card: CarCardView, folder: string): CarCardView {
  if (card.image === null) return card;
  return {
    ...card,
    image: { ...card.image, src: `${folder}${card.image.src.slice(1).replace("/dark/", "/")}` },
  };
}
