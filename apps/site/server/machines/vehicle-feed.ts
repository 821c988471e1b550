import { type AdvertBlocker, type Catalogue, carsForSale, exportStock } from "@forecourt/search/export";
import type { Car } from "@forecourt/search/car";
import type { StockRecord } from "@forecourt/search/ingest";
import { siteAddress } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

interface VehicleFeed {
  readonly site: TenantSite;
  readonly origin: string;
  readonly records: AsyncIterable<StockRecord>;
  readonly catalogue: Catalogue;
  readonly onSkipped?: (blockers: readonly AdvertBlocker[]) => void;
}

/** A site's cars for sale as a catalogue of adverts takes them, line by line. */
export function vehicleFeed({
  site,
  origin,
  records,
  catalogue,
  onSkipped,
}: VehicleFeed): AsyncGenerator<string> {
  const { config } = site;
  return exportStock({
    cars: namingNoHiddenLocation(carsForSale(records, config), site),
    catalogue,
    policy: config.cars,
    site: {
      seller: {
        name: config.site.name,
        address: siteAddress(config) ?? "",
        namesPriceType: config.rules.namesPriceType,
        phone: config.cars.maskPhones ? null : config.site.phone,
      },
      carUrl: ({ slug }) => `${origin}${href("car", { slug }, site)}`,
      pictureUrl: (url) => new URL(url, origin).href,
    },
    ...(onSkipped ? { onSkipped: (_car, blockers) => onSkipped(blockers) } : {}),
  });
}

/** Some catalogues name a car's location by its id. */
async function* namingNoHiddenLocation(
  cars: AsyncIterable<Car>,
  { content }: TenantSite,
): AsyncGenerator<Car> {
  const hidden = new Set<string | null>(content.hiddenLocations.map(({ id }) => id));
  for await (const car of cars)
    yield hidden.has(car.location.id) ? { ...car, location: { ...car.location, id: null } } : car;
}
