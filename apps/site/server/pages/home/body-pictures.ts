import type { StockValue } from "@forecourt/search";
import type { Car } from "@forecourt/search/car";
import { isIllustration } from "#server/media/illustration-address.ts";
import type { Illustrator } from "#host/illustrator/illustrator.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { vehicleOf } from "./hero-stage.ts";

/** Paints of illustrated bodies side by side. */
const PAINTS = ["Silver", "White", "Graphite"] as const;

/**
 * For each body a vehicle of it from the side and by itself: the first of these cars with a picture, else one like them; null
 * where there is none.
 */
export function bodyPictures(
  bodies: readonly StockValue[],
  cars: readonly Car[],
  site: TenantSite,
  { standAlone }: Pick<Illustrator, "standAlone">,
): (string | null)[] {
  const itemType = cars[0]?.itemType ?? null;
  return bodies.map(({ value }, at) => {
    const listed = cars.find(({ body, images }) => body === value && isIllustration(images[0]?.url ?? ""));
    const colour = PAINTS[at % PAINTS.length] ?? null;
    const picture = listed?.images[0]?.url ?? site.illustrate(vehicleOf(value, itemType, colour));
    return picture ? standAlone(picture, "side") : null;
  });
}
