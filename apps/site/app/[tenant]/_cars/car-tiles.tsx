import { type HomeSettings, wording } from "@forecourt/tenant-config";
import type { CarCardProps } from "@forecourt/ui/car-card";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { CarItem } from "./car-item.tsx";

interface CarTilesProps {
  site: TenantSite;
  cars: readonly CarCardProps["car"][];
  as?: HomeSettings["latestAs"];
}

/** Cars beside each other, outside of a list that is searched. */
export function CarTiles({ site, cars, as }: CarTilesProps) {
  const { noPicture } = wording(site.config).car;
  return (
    <ul className="fc-car-grid" data-as={as}>
      {cars.map((car) => (
        <CarItem key={car.href} car={car} noPictureText={noPicture} inRow={as === "rows" || as === "table"} />
      ))}
    </ul>
  );
}
