import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Car, isListed, parseCar, stringifyCar } from "@forecourt/search/car";
import { openEmbeddedStock } from "@forecourt/search/snapshot";
import { aCar } from "@forecourt/search/testing";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { filesContentSource } from "@forecourt/tenant-config/files";
import { afterAll, describe, expect, it } from "vitest";
import { drawingOf } from "../art/drawing-of.ts";
import { parseDrawnBody, parseDrawnColour, parseDrawnFile } from "../art/drawn-car.ts";
import { demoSiteOf } from "./demo-site.ts";
import { demoStock } from "./demo-stock.ts";
import { seedDemoStock } from "./seed-demo-stock.ts";
import { readStockHint, type StockHint } from "./stock-hint.ts";
import { isVehicleNumber } from "./vehicle-number.ts";

const NOW = new Date("2026-11-21T02:00:00Z");
const DAY = 86_400_000;
const tenants = join(import.meta.dirname, "../../tenants");
const source = filesContentSource({ directory: tenants, now: () => NOW });

async function siteWithHint(slug: string): Promise<{ content: TenantContent; hint: StockHint }> {
  const content = await source.tenant(slug);
  const hint = await readStockHint(tenants, slug);
  if (!content || (hint && !hint.ok))
    throw new Error(`${slug} cannot be read: ${hint && !hint.ok ? hint.detail : "content"}`);
  return { content, hint: hint?.ok ? hint.hint : {} };
}

const stockOf = async (slug: string) => {
  const { content, hint } = await siteWithHint(slug);
  return demoStock(demoSiteOf(content, hint), { now: NOW.getTime(), seed: 1 });
};

const slugs = (await readdir(tenants, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory() && entry.name !== "presets")
  .map(({ name }) => name);

describe.each(slugs)("demo stock of %s", (slug) => {
  it("is as large as asked for, and every car is a car without a note", async () => {
    const { hint } = await siteWithHint(slug);
    const cars = await stockOf(slug);
    expect(cars).toHaveLength(hint.count ?? 60);
    for (const car of cars) expect(parseCar(stringifyCar(car))).toEqual({ ok: true, car, notes: [] });
  });

  it("repeats itself, has no id or address twice, and tells no future", async () => {
    const cars = await stockOf(slug);
    expect(await stockOf(slug)).toEqual(cars);
    expect(new Set(cars.map(({ id }) => id)).size).toBe(cars.length);
    expect(new Set(cars.map((car) => car.slug)).size).toBe(cars.length);
    const arrivals = cars.filter(({ createdAt }) => NOW.getTime() - (createdAt ?? 0) <= 8 * DAY);
    expect(arrivals.length).toBeLessThanOrEqual(6);
    for (const { createdAt, status, year } of cars) {
      expect(createdAt).toBeLessThanOrEqual(NOW.getTime());
      expect(year).toBeLessThanOrEqual(2026);
      expect(status.kind === "sold" ? status.soldAt : 0).toBeLessThanOrEqual(NOW.getTime());
    }
  });

  it("names a paint as its maker does, and a truck's or camper's by the colour alone", async () => {
    const named = (await stockOf(slug)).flatMap(({ make, itemType, colour }) =>
      colour === null ? [] : [{ colour, plain: /truck|motorhome|caravan/i.test(itemType ?? ""), make }],
    );
    expect(named.filter(({ plain, colour }) => plain && /pearl|machine|onyx|glacier/i.test(colour))).toEqual(
      [],
    );
    const skodas = named.filter(({ make }) => make === "Skoda").map(({ colour }) => colour);
    expect(skodas.filter((colour) => /machine|snowdrift|meteor|onyx/i.test(colour))).toEqual([]);
  });

  it("fits together: distance with age, vehicle number with its check digit, one look in all pictures", async () => {
    const cars = await stockOf(slug);
    const run = cars.flatMap(({ condition, odometer, itemType, year }) =>
      odometer === null ? [] : [{ condition, odometer, itemType, age: 2026 - (year ?? 0) }],
    );
    expect(run.filter(({ condition, odometer }) => condition === "new" && odometer > 50)).toEqual([]);
    const tired = run.filter(
      ({ itemType, odometer, age }) => itemType !== "Truck" && odometer / Math.max(1, age) > 26_000,
    );
    expect(tired).toEqual([]);
    expect(cars.map(({ vin }) => vin).filter((vin) => vin !== null && !isVehicleNumber(vin))).toEqual([]);
    for (const { images } of cars) {
      const looks = images.map(({ url }) => {
        const [, , , body = "", colour = "", file = ""] = url.split("/");
        return `${parseDrawnBody(body)} ${parseDrawnColour(colour)} ${parseDrawnFile(file)?.variant}`;
      });
      expect(new Set(looks).size).toBeLessThanOrEqual(1);
      expect(looks.join()).not.toMatch(/null|undefined/);
    }
  });
});

const sentencesOf = (voice: StockHint["comments"] = {}) => Object.values(voice).flat();

describe("what dealers say of their cars", () => {
  it("is a voice of twelve sentences or more, none of them another dealer's", async () => {
    const voices = await Promise.all(
      slugs.map(async (slug) => {
        const { hint } = await siteWithHint(slug);
        return { slug, sold: hint.count ?? 60, sentences: sentencesOf(hint.comments) };
      }),
    );
    expect(voices.filter(({ sold, sentences }) => sold > 0 && sentences.length < 12)).toEqual([]);
    const all = voices.flatMap(({ sentences }) => sentences);
    expect(all.filter((sentence, at) => all.indexOf(sentence) !== at)).toEqual([]);
  });

  it("fills in the car's own facts, lists none of its features, and is not the same on a page of cars", async () => {
    for (const slug of slugs) {
      const cars = (await stockOf(slug)).slice(0, 24);
      const written = cars.flatMap(({ comments }) => comments ?? []);
      expect(written.length).toBeGreaterThanOrEqual(cars.length * 0.8);
      expect(new Set(written).size).toBeGreaterThanOrEqual(written.length * 0.9);
      expect(written.join(" ")).not.toMatch(/[{}]|null|undefined/);
      for (const { comments, features } of cars)
        expect(features.filter((feature) => comments?.includes(feature))).toEqual([]);
    }
  });
});

describe("what is drawn", () => {
  it("is one face for each model and series, and SUVs of more than one size", async () => {
    const faces = new Map<string, Set<string>>();
    for (const slug of slugs)
      for (const { make, model, series, fuel, body, drive, badge, images } of await stockOf(slug)) {
        const line = [make.toLowerCase(), model, series, fuel, body, drive, badge].join(" ");
        const look = images[0]?.url.split("/").at(3);
        const variant = parseDrawnFile(images[0]?.url.split("/").at(-1) ?? "")?.variant;
        if (look) faces.set(line, (faces.get(line) ?? new Set()).add(`${look} ${variant}`));
      }
    expect([...faces].filter(([, drawn]) => drawn.size > 1)).toEqual([]);
    expect([...faces.values()].flatMap((drawn) => [...drawn]).join()).toMatch(
      /small-suv.*large-suv|large-suv.*small-suv/,
    );
  });
});

describe("a large group's demo stock", () => {
  it("stands on every edge a list page knows", async () => {
    const cars = await stockOf("harbourside");
    const sold = cars.flatMap(({ status }) =>
      status.kind === "sold" && status.soldAt !== null ? [NOW.getTime() - status.soldAt] : [],
    );
    expect(sold.some((age) => age < 3 * DAY)).toBe(true);
    expect(sold.some((age) => age > 3 * DAY)).toBe(true);
    expect(cars.some(({ status }) => status.kind === "coming_soon")).toBe(true);
    expect(cars.some(({ reserved }) => reserved)).toBe(true);
    expect(cars.some(({ certified }) => certified)).toBe(true);
    expect(cars.some(({ price }) => price === null)).toBe(true);
    expect(cars.some(({ comments }) => comments === null)).toBe(true);
    expect(cars.some(({ images }) => images.length === 0)).toBe(true);
    expect(cars.some(({ name }) => name.length > 90)).toBe(true);
    expect(cars.some(({ tag }) => tag === "Runout Sale")).toBe(true);
    expect(cars.some(({ historyReportUrl }) => historyReportUrl !== null)).toBe(true);
    expect(cars.some(({ createdAt }) => NOW.getTime() - (createdAt ?? 0) <= 8 * DAY)).toBe(true);
    expect(
      cars.filter((car) => isListed(car, { includeSoldCarsDays: 3, newArrivalDays: 8 }, NOW)).length,
    ).toBeGreaterThan(380);
  });

  it("sells new only what its showrooms sell, and keeps them there", async () => {
    const fresh = (await stockOf("harbourside")).filter(({ condition }) => condition === "new");
    expect(new Set(fresh.map(({ make }) => make))).toEqual(new Set(["Mazda", "Toyota"]));
    for (const { make, location } of fresh) expect(location.name).toContain(make);
  });

  it("loses value with age", async () => {
    const used = (await stockOf("harbourside")).filter(
      ({ condition, price }) => condition === "used" && price !== null,
    );
    const average = (from: number, to: number) => {
      const prices = used
        .filter(({ year }) => (year ?? 0) >= from && (year ?? 0) <= to)
        .map(({ price }) => price ?? 0);
      return prices.reduce((sum, price) => sum + price, 0) / prices.length;
    };
    expect(average(2023, 2025)).toBeGreaterThan(average(2016, 2019) * 1.4);
  });
});

describe("seedDemoStock", () => {
  const directories: string[] = [];
  afterAll(() => Promise.all(directories.map((directory) => rm(directory, { recursive: true }))));

  it("fills an index, changes nothing the second time, and takes out what a smaller seeding no longer has", async () => {
    const directory = await mkdtemp(join(tmpdir(), "forecourt-demo-"));
    directories.push(directory);
    const stock = await openEmbeddedStock({ directory });
    const { content, hint } = await siteWithHint("lonestar");
    const seed = (count: number) =>
      seedDemoStock({ content, hint: { ...hint, count }, index: stock.index, now: NOW });
    expect(await seed(30)).toEqual({ ok: true, seeded: true, cars: 30 });
    expect(await seed(30)).toEqual({ ok: true, seeded: true, cars: 30 });
    expect(await stock.index.count()).toMatchObject({ ok: true, cars: 30 });
    await seed(12);
    expect(await stock.index.count()).toMatchObject({ ok: true, cars: 12 });
    await stock.close();
  });

  it("adds no invented cars for a dealer without a stock.json, nor beside an imported feed or a car of the dealer's own", async () => {
    const { content, hint } = await siteWithHint("lonestar");
    const own = stringifyCar(aCar({ id: "own" }));
    for (const [given, feed] of [
      [null, undefined],
      [hint, "yard"],
      [hint, null],
    ] as const) {
      const directory = await mkdtemp(join(tmpdir(), "forecourt-demo-"));
      directories.push(directory);
      const stock = await openEmbeddedStock({ directory });
      if (feed !== undefined) {
        await stock.index.write((writer) => writer.put([{ document: own, feed, fingerprint: "" }]));
      }
      const before = await stock.index.count();
      expect(await seedDemoStock({ content, hint: given, index: stock.index, now: NOW })).toMatchObject({
        ok: true,
        seeded: false,
      });
      expect(await stock.index.count()).toEqual(before);
      await stock.close();
    }
  });
});

const drawnFace = (car: Car): string | null => {
  const drawing = drawingOf(car);
  return drawing && `${drawing.body} ${drawing.variant}`;
};

/** The design that a picture of ours shows: "/media/drawn/suv/red/front-2.webp" is the second of "suv". */
const designOf = (picture: string): string | null => {
  const [, body, view] = /^\/media\/drawn\/([^/]+)\/[^/]+\/([^/]+)\.webp$/.exec(picture) ?? [];
  return body === undefined || view === undefined ? null : `${body} ${view.endsWith("-2") ? 2 : 1}`;
};

describe.each(slugs)("models of %s", (slug) => {
  it("have the face of the newest cars of them in stock, in each colour", async () => {
    const { content } = await siteWithHint(slug);
    const cars = await stockOf(slug);
    for (const { name, manufacturerName, imageUrl, colours } of content.models) {
      const same = cars.filter(
        ({ make, model }) => model === name && (manufacturerName === null || make === manufacturerName),
      );
      const newest = same.filter(({ year }) => year === Math.max(...same.map((car) => car.year ?? 0)));
      const faces = new Set(newest.flatMap((car) => drawnFace(car) ?? []));
      if (faces.size === 0) continue;
      const shown = [imageUrl, ...colours.map((colour) => colour.imageUrl)].flatMap(
        (picture) => (picture && designOf(picture)) ?? [],
      );
      for (const face of shown) expect([...faces], `${slug}: ${name}`).toContain(face);
    }
  });
});
