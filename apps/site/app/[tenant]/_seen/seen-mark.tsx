import type { Car } from "@forecourt/search/car";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { smallPicture } from "#server/views/car/car-pictures.ts";
import { carCardView } from "#server/views/car/car-card.ts";

/** Names the car a page is about, for the browser that looks at it to remember. Draws nothing. */
export function SeenMark({ car, site }: { car: Car; site: TenantSite }) {
  const { id, slug, make, model } = car;
  const { title, image } = carCardView(car, site);
  const picture = image === null ? null : smallPicture(image.src);
  return <span hidden data-seen-car={JSON.stringify([id, slug, title, make, model, picture])} />;
}
