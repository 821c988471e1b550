import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openEmbeddedStock } from "@forecourt/search/snapshot";
import { type Car, stringifyCar } from "@forecourt/search/car";
import { aCar } from "@forecourt/search/testing";
import { askForReload } from "../../host/wiring/watch-reload.ts";
import { AU, DATA } from "./site.ts";

/** A dealer of one spec, and where it stands. */
export interface OwnDealer {
  /** Its settings and content. */
  readonly folder: string;
  /** Its cars. */
  readonly stock: string;
}

/**
 * Lays a dealer of a spec's own beside the running ones: the Australian demo dealer and its stock, with more settings of
 * `site`, further cars, and other sections of settings in place of its own. The site serves it without a restart.
 */
export async function layDealer(
  slug: string,
  site: object,
  cars: readonly (Partial<Car> & Pick<Car, "id" | "slug">)[] = [],
  sections: object = {},
): Promise<OwnDealer> {
  const [folder, stock] = [join(DATA, "tenants", slug), join(DATA, "stock", slug)];
  cpSync(join(DATA, "stock", AU), stock, { recursive: true });
  const opened = await openEmbeddedStock({ directory: stock });
  const documents = cars.map((car) => stringifyCar(aCar(car)));
  const written = await opened.index.write((writer) =>
    writer.put(documents.map((document) => ({ document, feed: null, fingerprint: "" }))),
  );
  await opened.close();
  if (!written.ok) throw new Error(`The stock of ${slug} could not be written: ${written.detail}`);
  cpSync(join(DATA, "tenants", AU), folder, { recursive: true });
  const file = join(folder, "tenant.json");
  // A dealer may name no secret of another's.
  const tenant = JSON.parse(readFileSync(file, "utf8"), (name, value: unknown) =>
    name.endsWith("Secret") || name === "lookups" ? undefined : value,
  ) as { site: object };
  const own = { id: slug, hosts: [], url: `https://${slug}.example/` };
  writeFileSync(file, JSON.stringify({ ...tenant, ...sections, site: { ...tenant.site, ...own, ...site } }));
  await askForReload(join(DATA, "tenants"), new Date());
  return { folder, stock };
}
