import type { Car } from "@forecourt/search/car";
import { behaviour } from "@forecourt/ui/behaviours";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { smallPicture } from "#server/views/car/car-pictures.ts";
import { carCardView } from "#server/views/car/car-card.ts";

/** Names the car a page is about, for the browser that looks at it to remember. Renders nothing. */
export function SeenMark({ car, site }: { car: Car; site: TenantSite }) {
  const { id, slug, make, model } = car;
  const { title, image } = carCardView(car, site);
  const picture = image === null ? null : smallPicture(image.src);
  const seenCar = { id, slug, name: title, make, model, primary_image_url: picture };
  return <span hidden {...behaviour({ seenCar })} />;
}
