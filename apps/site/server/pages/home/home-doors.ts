import { hoursWords } from "@forecourt/tenant-config";
import type { StockValue } from "@forecourt/search";
import { openNowOf } from "@forecourt/tenant-config/locations";
import type { StockDoor } from "@forecourt/ui/stock-doors";
import { ownLists } from "#server/pages/stock/entry-page.ts";
import type { HomePage } from "#server/pages/home/home-page.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { facetDoors } from "#server/views/facet-doors.ts";
import { outlineOf } from "#server/views/car/vehicle-outline.ts";
import { openText } from "#server/views/dealer/location-view.ts";

/** A way in for each body, with a vehicle of that body where there is one, else with the line drawing of its kind. */
export function bodyDoors(
  site: TenantSite,
  {
    bodies,
    bodyPictures,
    bodyPrices,
    leading,
  }: Pick<HomePage, "bodies" | "bodyPictures" | "bodyPrices" | "leading">,
): StockDoor[] {
  return facetDoors(site, "body", bodies).map((door, at) => ({
    ...door,
    image: bodyPictures[at] ?? null,
    outline: outlineOf({
      itemType: leading?.itemType ?? null,
      body: bodies[at]?.value ?? null,
      simpleBody: null,
    }),
    note: bodyPrices[at] ?? null,
  }));
}

/** A way in for each condition the site has a list of. */
export function conditionDoors(site: TenantSite, counted: readonly StockValue[]): StockDoor[] {
  return ownLists(site).conditions.flatMap(({ condition, href }): StockDoor[] => {
    const value = counted.find((each) => each.value.toLowerCase() === condition);
    return value === undefined ? [] : [{ href, label: value.label, count: value.count }];
  });
}

/** A way in for each dealership, and whether it is open. */
export function dealershipDoors(site: TenantSite, counted: readonly StockValue[]): StockDoor[] {
  const { config, content, now } = site;
  return ownLists(site).dealerships.map(({ name, href }): StockDoor => {
    const slug = config.search.dealerships.find((each) => each.name === name)?.slug;
    const place = content.locations.find(({ dealership }) => dealership.slug === slug);
    const open = place && openNowOf(place, config, now, hoursWords(config.market.locale));
    return {
      href,
      label: name,
      count: counted.find(({ value }) => value === name)?.count ?? null,
      note: open && open.kind !== "unknown" ? openText(open, site) : null,
    };
  });
}
