import type { Car } from "../car/model/car.ts";
import { type AdvertPolicy, advertOf, type AdvertSite } from "./advert.ts";
import type { AdvertBlocker, Catalogue, CatalogueName } from "./catalogue.ts";
import { googleCatalogue } from "./google-catalogue.ts";
import { metaCatalogue, tiktokCatalogue } from "./social-catalogue.ts";

/** Every catalogue the exporter can write. */
export const CATALOGUES: readonly Catalogue[] = [googleCatalogue, metaCatalogue, tiktokCatalogue];

/**
 * The format of a catalogue.
 *
 * @throws for a name that no catalogue has.
 *
 * @example
 * catalogueOf("meta").fileName; // "meta.csv"
 */
export function catalogueOf(name: CatalogueName): Catalogue {
  const found = CATALOGUES.find((catalogue) => catalogue.name === name);
  if (!found) throw new Error(`There is no catalogue "${name}"; there are google, meta and tiktok.`);
  return found;
}

/** One export: which cars, in whose format, on which site. */
export interface StockExport {
  readonly cars: AsyncIterable<Car> | Iterable<Car>;
  readonly catalogue: Catalogue;
  readonly policy: AdvertPolicy;
  readonly site: AdvertSite;
  /** Hears of each car that is left out, and why. */
  readonly onSkipped?: (car: Car, blockers: readonly AdvertBlocker[]) => void;
}

/** A cell as every reader of such files takes it: quoted where it holds a separator, a quote or a line break. */
function cell(text: string, separator: string): string {
  const clean = text.replaceAll(/\p{Cc}+/gu, " ");
  return clean.includes(separator) || clean.includes('"') ? `"${clean.replaceAll('"', '""')}"` : clean;
}

/**
 * Writes cars as a catalogue of adverts takes them, line by line, the heading first. Cars that lack what the catalogue
 * insists on are left out.
 *
 * @example
 * for await (const line of exportStock({ cars, catalogue: catalogueOf("google"), policy, site })) file.write(line);
 */
export async function* exportStock({
  cars,
  catalogue,
  policy,
  site,
  onSkipped,
}: StockExport): AsyncGenerator<string> {
  const { columns, separator } = catalogue;
  const line = (cells: readonly string[]): string =>
    `${cells.map((text) => cell(text, separator)).join(separator)}\n`;
  yield line(columns.map(([name]) => name));
  for await (const car of cars) {
    const advert = advertOf(car, policy, site);
    const blockers = catalogue.blockers(advert);
    if (blockers.length > 0) onSkipped?.(car, blockers);
    else yield line(columns.map(([, value]) => value(advert)));
  }
}
