import type { TemplateName } from "@forecourt/tenant-config";
import type { Illustrator } from "#host/illustrator/illustrator.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { vehicleOf } from "./hero-stage.ts";

/** A body that says what a template's dealers sell; those without a row sell cars. */
const SOLD: ReadonlyMap<TemplateName, { body: string; itemType: string | null }> = new Map([
  ["motorcycles", { body: "Naked", itemType: "Motorcycle" }],
  ["trucks", { body: "Prime Mover", itemType: "Truck" }],
  ["campers", { body: "Motorhome", itemType: null }],
  ["american-cars", { body: "Pickup", itemType: null }],
  ["used-yard", { body: "Wagon", itemType: null }],
  ["rentals", { body: "Hatch", itemType: null }],
]);
const CAR = { body: "SUV", itemType: null };

/**
 * A vehicle of the kind the dealer sells, from behind and without its studio, for a page that has nothing to show: what was
 * looked for has left. Null where nothing is rendered.
 */
export function drivingOff(site: TenantSite, { standAlone }: Pick<Illustrator, "standAlone">): string | null {
  const { body, itemType } = SOLD.get(site.config.site.template) ?? CAR;
  const picture = site.illustrate(vehicleOf(body, itemType, "Red"));
  return picture && standAlone(picture, "rear");
}
