import { type CarDocument, stringifyCar } from "@forecourt/search/car";
import { catalogueOf } from "@forecourt/search/export";
import { aCar } from "@forecourt/search/testing";
import { describe, expect, it, vi } from "vitest";
import { vehicleFeed } from "./vehicle-feed.ts";
import { testSite } from "#server/testing/test-site.ts";
import { machineRoute } from "./machine-files.ts";

const ORIGIN = "https://www.harbourside.example";
const VIN = "JTNVKJZN4NH446211";
const photo = (n: number) => ({ url: `https://cdn.example/${n}.jpg?a=1&b='2'`, thumbnailUrl: null });
const onSale = aCar({
  id: "1",
  slug: "kia-rio-1",
  vin: VIN,
  images: [{ url: "/media/own.webp", thumbnailUrl: null }, ...Array.from({ length: 12 }, (_, n) => photo(n))],
  createdAt: Date.UTC(2026, 9, 1),
});

const world = await testSite();
await world.stock("harbourside", [
  onSale,
  aCar({ id: "2", slug: "undated", vin: VIN, createdAt: null, images: [] }),
  aCar({ id: "3", slug: "sold", status: { kind: "sold", soldAt: null } }),
]);

const [feed, siteMapIndex, siteMap] = ["feed", "sitemap-index", "sitemap"] as const;
const ask = (file: string, part?: string, { tenant = "harbourside", headers = {} } = {}): Promise<Response> =>
  machineRoute(new Request("http://harbourside.localhost:3000/x", { headers }), {
    params: Promise.resolve({ tenant, file: part === undefined ? [file] : [file, part] }),
  });
const textOf = async (answer: Promise<Response>): Promise<string> => (await answer).text();
/** The cars of a map that this test's own stock calls by a number. */
const carsOnMap = async (part: string) =>
  (await textOf(ask(siteMap, part))).match(/(?<=\/cars\/)car-\d+/g) ?? [];
const heads = (answer: Response) => [
  answer.status,
  answer.headers.get("content-type"),
  answer.headers.get("cache-control"),
];
/** What a store answers while it cannot be read. */
const away = { ok: false, problem: "unreachable", detail: "refused" } as const;
async function whileAway<Result>(work: () => Promise<Result>): Promise<Result> {
  const { index } = await world.wiring.stock("harbourside");
  const count = vi.spyOn(index, "count").mockResolvedValue(away);
  const result = await work();
  count.mockRestore();
  return result;
}
/** The stock as if it held so many cars. */
async function withCars<Result>(cars: number, work: () => Promise<Result>): Promise<Result> {
  const { index } = await world.wiring.stock("harbourside");
  const count = vi.spyOn(index, "count").mockResolvedValue({ ok: true, cars, version: "1" });
  const result = await work();
  count.mockRestore();
  return result;
}

describe("/sitemap.xml", () => {
  it("lists the map of the pages and one of the cars", async () => {
    const answer = await ask(siteMapIndex);
    expect(heads(answer)).toEqual([200, "application/xml; charset=utf-8", "public, max-age=3600"]);
    expect((await answer.text()).split("\n")).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      expect.stringMatching(/^<sitemapindex xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9"/),
      `<sitemap><loc>${ORIGIN}/sitemaps/pages.xml</loc></sitemap>`,
      `<sitemap><loc>${ORIGIN}/sitemaps/cars-1.xml</loc></sitemap>`,
      "</sitemapindex>",
      "",
    ]);
  });

  it.each([
    [0, 0],
    [10_000, 1],
    [10_001, 2],
  ])("has for %i cars %i maps of cars", async (cars, maps) => {
    const text = await withCars(cars, () => textOf(ask(siteMapIndex)));
    expect(text.match(/cars-\d+\.xml/g) ?? []).toHaveLength(maps);
  });

  it("is asked for again in a minute while the stock is away", async () => {
    const answer = await whileAway(() => ask(siteMapIndex));
    expect(heads(answer)).toEqual([503, "text/plain; charset=utf-8", "no-store"]);
    expect(answer.headers.get("retry-after")).toBe("60");
    expect(await answer.text()).toBe("The stock cannot be read just now.\n");
  });
});

describe("/sitemaps/…", () => {
  it("names the pages by their own address, with the day a text changed", async () => {
    const text = await textOf(ask(siteMap, "pages.xml"));
    expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns=')).toBe(true);
    expect(text.endsWith("</urlset>\n")).toBe(true);
    expect(text).toContain(`<url><loc>${ORIGIN}/</loc></url>\n`);
    expect(text).toMatch(/<url><loc>[^<]+<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod><\/url>\n/);
  });

  it("names the cars for sale with at most ten pictures each, their addresses made whole and safe", async () => {
    const text = await textOf(ask(siteMap, "cars-1.xml"));
    const entries = text.split("\n").filter((line) => line.startsWith("<url>"));
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatch(
      /^<url><loc>https:\/\/www\.harbourside\.example\/cars\/kia-rio-1<\/loc><lastmod>2026-10-01T00:00:00\.000Z<\/lastmod>/,
    );
    expect(entries[0]?.match(/<image:loc>/g)).toHaveLength(10);
    expect(entries[0]).toContain(
      `<image:image><image:loc>${ORIGIN}/media/own.webp</image:loc></image:image><image:image><image:loc>https://cdn.example/0.jpg?a=1&amp;b=%272%27</image:loc>`,
    );
    expect(entries[1]).toBe(`<url><loc>${ORIGIN}/cars/undated</loc></url>`);
    expect(text).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
    expect(text.endsWith("</urlset>\n")).toBe(true);
  });

  it("names a car in each language of the site", async () => {
    await world.stock("lonestar", [aCar({ id: "1", slug: "rio", createdAt: null, images: [] })]);
    const text = await textOf(ask(siteMap, "cars-1.xml", { tenant: "lonestar" }));
    const addresses = [...text.matchAll(/<url><loc>([^<]+)<\/loc><xhtml:link/g)].map(
      ([, address]) => address,
    );
    expect(addresses).toEqual([
      expect.stringMatching(/^https:\/\/[^/]+\/(?!es\/).*rio$/),
      expect.stringMatching(/^https:\/\/[^/]+\/es\/.*rio$/),
    ]);
  });

  it("names a page in each language of the site, and each of them the others", async () => {
    const text = await textOf(ask(siteMap, "pages.xml", { tenant: "lonestar" }));
    const [home, spanish] = text.split("\n").filter((line) => line.startsWith("<url>"));
    const own = /<loc>([^<]+)<\/loc>/.exec(home ?? "")?.[1] ?? "";
    const links = [
      `<xhtml:link rel="alternate" hreflang="en-US" href="${own}"/>`,
      `<xhtml:link rel="alternate" hreflang="es-US" href="${own}es"/>`,
    ].join("");
    expect(home).toBe(`<url><loc>${own}</loc>${links}</url>`);
    expect(spanish).toBe(`<url><loc>${own}es</loc>${links}</url>`);
    expect(text).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  });

  it("has ten thousand cars in each map, and reads no further than its own", async () => {
    const { index } = await world.wiring.stock("harbourside");
    const known = new Map([9_999, 10_000, 19_999, 20_000].map((at) => [at, `car-${at}`]));
    let read = 0;
    const broken = { document: JSON.parse("{}") as CarDocument, feed: "test", fingerprint: "" };
    const records = vi.spyOn(index, "records").mockImplementation(async function* () {
      for (read = 0; read < 30_000; ) {
        const slug = known.get(read);
        read += 1;
        yield slug === undefined
          ? broken
          : { ...broken, document: stringifyCar(aCar({ id: slug, slug, createdAt: null, images: [] })) };
      }
    });
    expect(await carsOnMap("cars-1.xml")).toEqual(["car-9999"]);
    expect(read).toBe(10_001);
    expect(await carsOnMap("cars-2.xml")).toEqual(["car-10000", "car-19999"]);
    expect(await carsOnMap("cars-3.xml")).toEqual(["car-20000"]);
    records.mockRestore();
  });

  it("has an empty second map of cars, which a crawler may still know from yesterday", async () => {
    expect(await textOf(ask(siteMap, "cars-2.xml"))).not.toContain("<url>");
  });

  it.each(["cars-0.xml", "cars-01.xml", "cars-10000.xml", "cars-1.xml.gz", "xcars-1.xml", "", "pages"])(
    "has no map called %j",
    async (part) => {
      const answer = await ask(siteMap, part);
      expect(heads(answer)).toEqual([404, "text/plain; charset=utf-8", "no-store"]);
      expect(await answer.text()).toBe("There is no such file.\n");
    },
  );

  it("is none of a dealer nobody knows, and is asked for again while the stock is away", async () => {
    expect((await ask(siteMap, "pages.xml", { tenant: "nobody" })).status).toBe(404);
    expect((await whileAway(() => ask(siteMap, "pages.xml"))).status).toBe(503);
  });

  it("is not sent again while stock, content and file are the same", async () => {
    const etag = (await ask(siteMap, "cars-1.xml")).headers.get("etag") ?? "";
    const again = (part: string) => ask(siteMap, part, { headers: { "if-none-match": etag } });
    expect((await again("cars-1.xml")).status).toBe(304);
    expect((await again("pages.xml")).status).toBe(200);
    expect((await withCars(3, () => again("cars-1.xml"))).status).toBe(200);
  });
});

/** The rows of a catalogue, by their columns. */
function rowsOf(text: string): Map<string, string>[] {
  const [head = "", ...lines] = text.trimEnd().split("\n");
  const names = head.split("\t");
  return lines.map((line) => new Map(line.split("\t").map((cell, at) => [names[at] ?? "", cell])));
}

describe("/feeds/…", () => {
  it("gives a catalogue the dealer has switched on, with its cars for sale and whole addresses", async () => {
    const answer = await ask(feed, "google.tsv");
    expect(heads(answer)).toEqual([200, "text/tab-separated-values; charset=utf-8", "public, max-age=3600"]);
    const rows = rowsOf(await answer.text());
    expect(rows.map((row) => row.get("link"))).toEqual([
      `${ORIGIN}/cars/kia-rio-1`,
      `${ORIGIN}/cars/undated`,
    ]);
    const [row] = rows;
    expect(row?.get("image_link")).toBe(`${ORIGIN}/media/own.webp`);
    expect(row?.get("dealership_address")).toBe("18 Wharf Road, Newcastle, NSW 2300");
    expect(row?.get("price")).toBe("52990 AUD");
  });

  it("names the dealer's phone, but not where the site masks it", async () => {
    const content = await world.wiring.tenant("harbourside");
    if (!content) throw new Error("There is no such dealer.");
    const phoneOf = async (maskPhones: boolean) => {
      const { tenant } = content;
      const config = { ...tenant.config, cars: { ...tenant.config.cars, maskPhones } };
      const asked = vi
        .spyOn(world.wiring, "tenant")
        .mockResolvedValue({ ...content, tenant: { ...tenant, config } });
      const [row] = rowsOf(await textOf(ask(feed, "google.tsv")));
      asked.mockRestore();
      return row?.get("tracking_phone_number");
    };
    expect(await phoneOf(false)).toBe("02 5550 1000");
    expect(await phoneOf(true)).toBe("");
  });

  it("says of each car that is left out why, and no address of a dealer that has none", async () => {
    await world.stock("lonestar", [
      aCar({ id: "1", slug: "whole", vin: VIN }),
      aCar({ id: "2", slug: "bare", vin: null, price: null }),
    ]);
    const site = await world.site("lonestar");
    const { index } = await world.wiring.stock("lonestar");
    const placeless = {
      ...site,
      config: {
        ...site.config,
        site: { ...site.config.site, address: { street: null, city: null, state: null, postcode: null } },
      },
    };
    const skipped: unknown[] = [];
    const lines = vehicleFeed({
      site: placeless,
      origin: ORIGIN,
      records: index.records(),
      catalogue: catalogueOf("google"),
      onSkipped: (blockers) => skipped.push(blockers),
    });
    let text = "";
    for await (const line of lines) text += line;
    const rows = rowsOf(text);
    expect(rows.map((row) => row.get("link"))).toEqual([`${ORIGIN}/cars/whole`]);
    expect(rows.map((row) => row.get("dealership_address"))).toEqual([""]);
    expect(skipped).toEqual([expect.arrayContaining(["no_price", "no_vin"])]);
  });

  it("gives none the dealer has not switched on, and is asked for again while the stock is away", async () => {
    expect((await ask(feed, "meta.csv")).status).toBe(404);
    expect((await ask(feed, "google.tsv", { tenant: "gearshift" })).status).toBe(404);
    expect((await whileAway(() => ask(feed, "google.tsv"))).status).toBe(503);
  });
});

describe("the address of a site that has none of its own yet", () => {
  it("is the host it was asked at", async () => {
    const content = await world.wiring.tenant("harbourside");
    if (!content) throw new Error("There is no such dealer.");
    const { tenant } = content;
    const config = { ...tenant.config, site: { ...tenant.config.site, url: null, hosts: [] } };
    const asked = vi
      .spyOn(world.wiring, "tenant")
      .mockResolvedValue({ ...content, tenant: { ...tenant, config } });
    const named = await textOf(ask(siteMapIndex, "", { headers: { host: "shop.example:3000" } }));
    expect(named).toContain("<loc>http://shop.example:3000/sitemaps/pages.xml</loc>");
    expect(await textOf(ask(siteMapIndex))).toContain("<loc>http://localhost/sitemaps/pages.xml</loc>");
    asked.mockRestore();
  });
});
