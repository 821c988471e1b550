import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { laidOver, type Says, saying, type SettingCase } from "./setting-case.ts";

/** The dealer every case starts from: plain content with something for each setting to act on. */
const DEALER = join(import.meta.dirname, "../dealer");

/** The two tenants of one case: without and with its setting. */
export interface CasePair {
  readonly base: string;
  readonly flipped: string;
}

/**
 * Writes tenant folders as cases ask for them. Slugs all have one length, so that nothing counted in an
 * answer depends on them; cases with the same given settings share their base tenant.
 */
export class TenantFolders {
  readonly directory: string;
  readonly slugs: string[] = [];
  readonly #own = JSON.parse(readFileSync(join(DEALER, "tenant.json"), "utf8")) as Says;
  readonly #bases = new Map<string, string>();

  readonly #double: string;

  /** `double` is where a case's `http://double.example` is; SLUG in a case is the tenant's own. */
  constructor(directory: string, double: string) {
    this.directory = directory;
    this.#double = double;
    mkdirSync(directory, { recursive: true });
    cpSync(join(DEALER, "presets"), join(directory, "presets"), { recursive: true });
  }

  pairOf({ setting, to, given = {}, locations }: SettingCase): CasePair {
    const flipped = laidOver(given, saying(setting, to));
    return { base: this.baseOf(given, locations), flipped: this.write(flipped, locations) };
  }

  /** A folder with some of these dealers, for a site that serves no other. */
  copyOf(slugs: readonly string[], directory: string): string {
    for (const part of ["presets", ...slugs])
      cpSync(join(this.directory, part), join(directory, part), { recursive: true });
    return directory;
  }

  baseOf(given: Says, locations?: readonly string[]): string {
    const key = JSON.stringify([given, locations]);
    const base = this.#bases.get(key) ?? this.write(given, locations);
    this.#bases.set(key, base);
    return base;
  }

  /** A dealer with these settings; its folder's name is its slug and the first part of its host. */
  write(says: Says, locations?: readonly string[]): string {
    const slug = `case-${String(this.slugs.length + 1).padStart(4, "0")}`;
    const folder = join(this.directory, slug);
    cpSync(DEALER, folder, { recursive: true, filter: (path) => !path.endsWith("presets") });
    const settings = laidOver(this.#own, says);
    const text = inItsMarket(JSON.stringify(settings, null, 2), settings);
    writeFileSync(
      join(folder, "tenant.json"),
      text.replaceAll("http://double.example", this.#double).replaceAll("SLUG", slug),
    );
    // A site's id is its own: a site that claims another's is not served.
    const offers = join(folder, "offers.json");
    writeFileSync(offers, readFileSync(offers, "utf8").replaceAll("SLUG", slug));
    const places = join(folder, "locations.json");
    writeFileSync(places, inItsMarket(readFileSync(places, "utf8"), settings));
    if (locations) keepLocations(join(folder, "locations.json"), locations);
    this.slugs.push(slug);
    return slug;
  }
}

/** A file of the dealer, who stands in Australia, as one of an American dealer's: no market takes another's states and numbers. */
const inItsMarket = (text: string, { site }: Says): string =>
  Object(site)["market"] === "US"
    ? text.replaceAll('"NSW"', '"TX"').replaceAll(/"02 5550 (\d{4})"/g, '"(512) 555-$1"')
    : text;

function keepLocations(file: string, slugs: readonly string[]): void {
  const all = JSON.parse(readFileSync(file, "utf8")) as { slug: string }[];
  writeFileSync(file, JSON.stringify(all.filter(({ slug }) => slugs.includes(slug))));
}
