import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Car, stringifyCar } from "@forecourt/search/car";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { filesContentSource } from "@forecourt/tenant-config/files";
import { ROOT } from "./documents.ts";

const SITE = join(ROOT, "apps/site");
const TENANTS = join(SITE, "tenants");
/** Below the site's root; what lies there is written at each build. */
const FOLDER = join(ROOT, "apps/docs/public/playground");

/** The dealer whose cars are searched: a group in Australia with 420 of them. */
const STOCKED = "harbourside";
/** Stock is counted back from a moment, and opening hours are read at it: fixed, so that each build is the same. */
const NOW = new Date("2026-11-21T02:00:00Z");
/** As wide as a card is at most, on a screen of usual density. */
const WIDTH = 320;

/** The demo belongs to the site, which publishes nothing: it is read as the files it is. */
interface Demo {
  readStockHint(directory: string, slug: string): Promise<{ ok: true; hint: unknown } | { ok: false } | null>;
  demoSiteOf(content: TenantContent, hint: unknown): unknown;
  demoStock(site: unknown, options: { now: number; seed: number }): Car[];
  demoIllustrator: { find(parts: readonly string[]): { render(width: number): Promise<Uint8Array> } | null };
}

async function readDemo(): Promise<Demo> {
  const files = [
    "stock/stock-hint.ts",
    "stock/demo-site.ts",
    "stock/demo-stock.ts",
    "art/demo-illustrator.ts",
  ];
  const modules = await Promise.all(files.map((file) => import(join(SITE, "demo", file))));
  return Object.assign({}, ...modules) as Demo;
}

function write(path: string, content: string | Uint8Array): void {
  const file = join(FOLDER, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const json = (path: string): unknown => JSON.parse(readFileSync(join(TENANTS, path), "utf8"));

/** Writes what the playground loads: the cars of one demo dealer with a picture of each look, and every demo dealer's files. */
export async function writePlayground(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  const source = filesContentSource({ directory: TENANTS, now: () => NOW });
  const names: { slug: string; name: string }[] = [];
  for (const slug of await source.slugs()) {
    const read = await source.inspect(slug);
    if (!read.ok) throw new Error(`The demo dealer ${slug} is not usable.`);
    const { tenant, ...content } = read.content;
    const { name, preset } = tenant.config.site;
    names.push({ slug, name });
    const presets = [...(preset === null ? [] : [preset]), "features"];
    write(
      `dealers/${slug}.json`,
      JSON.stringify({
        content: { ...content, tenant: { config: tenant.config, layers: [] } },
        tenant: { file: `${slug}/tenant.json`, value: json(`${slug}/tenant.json`) },
        presets: presets.map((each) => [
          each,
          { file: `presets/${each}.json`, value: json(`presets/${each}.json`) },
        ]),
      }),
    );
    if (slug === STOCKED) await writeStock(read.content);
  }
  write("dealers.json", JSON.stringify(names));
}

async function writeStock(content: TenantContent): Promise<void> {
  const demo = await readDemo();
  const hint = await demo.readStockHint(TENANTS, STOCKED);
  if (!hint?.ok) throw new Error(`${STOCKED} has no stock.json that can be read.`);
  const cars = demo.demoStock(demo.demoSiteOf(content, hint.hint), { now: NOW.getTime(), seed: 1 });
  write("stock.json", JSON.stringify({ now: NOW.getTime(), cars: cars.map(stringifyCar) }));
  const looks = new Set(cars.flatMap(({ images }) => images.slice(0, 1).map(({ url }) => url)));
  await Promise.all(
    [...looks].map(async (url) => {
      const picture = demo.demoIllustrator.find(url.split("/").slice(3));
      if (picture) write(url, await picture.render(WIDTH));
    }),
  );
}
