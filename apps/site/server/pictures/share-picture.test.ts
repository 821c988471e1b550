import type { TenantContent } from "@forecourt/tenant-config/content";
import { aCar } from "@forecourt/search/testing";
import sharp from "sharp";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { testSite } from "#server/testing/test-site.ts";
import { sharePicture } from "./share-picture.ts";
import { shownPhoto } from "./shown-photo.ts";

let fetched: string[];
const world = await testSite();
const content = (await world.site("harbourside")).content;
const plain = { width: 900, height: 600, channels: 3, background: "#0000ff" } as const;
const blue = new Uint8Array(await sharp({ create: plain }).jpeg().toBuffer());
await world.stock("harbourside", [
  aCar({ images: [{ url: "https://cdn.example/car.jpg", thumbnailUrl: null }] }),
]);
beforeEach(() => {
  fetched = [];
  vi.spyOn(world.wiring, "tenantFetch").mockImplementation(async (url) => {
    fetched.push(new Request(url).url);
    return new Response(blue, { headers: { "content-type": "image/jpeg" } });
  });
});

/** The colour in the middle of a picture, and its size. */
async function seen(picture: Uint8Array) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  return { size: [info.width, info.height], middle: [...data.subarray(middle, middle + 3)] };
}
const shared = async (source: string | null, of = content) =>
  seen(await sharePicture(world.wiring, of, source));
const withTheme = (theme: object): TenantContent => ({
  ...content,
  tenant: {
    ...content.tenant,
    config: { ...content.tenant.config, theme: { ...content.tenant.config.theme, ...theme } },
  },
});
const near = (left: readonly number[], right: readonly number[]): boolean =>
  left.every((part, at) => Math.abs(part - (right[at] ?? -99)) < 8);

describe("sharePicture", () => {
  it("is a photograph of the stock, cut to size, fetched once and kept", async () => {
    const first = await shared("https://cdn.example/car.jpg");
    expect(first.size).toEqual([1200, 630]);
    expect(near(first.middle, [0, 0, 255])).toBe(true);
    await shared("https://cdn.example/car.jpg");
    expect(fetched).toEqual(["https://cdn.example/car.jpg"]);
  });

  it("is a picture of its own for each photograph", async () => {
    const urls = ["https://cdn.example/a.jpg", "https://cdn.example/b.jpg"];
    await world.stock("harbourside", [
      aCar({ images: [...urls, "https://cdn.example/car.jpg"].map((url) => ({ url, thumbnailUrl: null })) }),
    ]);
    for (const url of urls) await shared(url);
    expect(fetched).toEqual(urls);
  });

  it("is the site's card without a source, and for a photograph the site does not show", async () => {
    const red = withTheme({ ground: "#ff0000", ink: "#ff0000" });
    const card = await shared(null, red);
    expect(card.size).toEqual([1200, 630]);
    expect(near(card.middle, [255, 0, 0])).toBe(true);
    expect(near((await shared("https://elsewhere.example/car.jpg", red)).middle, [255, 0, 0])).toBe(true);
    expect(fetched).toEqual([]);
  });

  it("is a card of its own for each look", async () => {
    const green = { ground: "#00ff00", ink: "#00ff00" };
    expect(near((await shared(null, withTheme(green))).middle, [0, 255, 0])).toBe(true);
    expect(near((await shared(null, withTheme({ ...green, ground: "#ffffff" }))).middle, [0, 255, 0])).toBe(
      false,
    );
  });

  it("is an illustration by its address, and the card for an illustration there is none of", async () => {
    const white = withTheme({ ground: "#ff0000", ink: "#ff0000", accent: "#ff0000" });
    const drawn = await shared("/media/drawn/suv/red/front.webp", white);
    expect(drawn.size).toEqual([1200, 630]);
    expect(near(drawn.middle, [255, 0, 0])).toBe(false);
    expect(near((await shared("/media/drawn/suv/red/none.webp", white)).middle, [255, 0, 0])).toBe(true);
    expect(fetched).toEqual([]);
  });
});

const car = "https://cdn.example/car.jpg";
/** The car's address, made so long. */
const long = (length: number) => car + "?".padEnd(length - car.length, "x");

describe("shownPhoto", () => {
  it("is WebP of the width asked for, each width by itself", async () => {
    for (const width of [320, 768]) {
      const photo = await shownPhoto(world.wiring, content, `${car}?shown`, width);
      if (!photo.ok) throw new Error(photo.problem);
      expect(await sharp(photo.picture).metadata()).toMatchObject({ format: "webp", width });
    }
    expect(fetched).toHaveLength(2);
  });

  it("says when there is no picture at the address, and asks again after five minutes", async () => {
    const gone = vi
      .spyOn(world.wiring, "tenantFetch")
      .mockResolvedValueOnce(new Response("no", { status: 404 }));
    expect(await shownPhoto(world.wiring, content, `${car}?gone`, 320)).toEqual({
      ok: false,
      problem: "no_picture",
    });
    gone.mockImplementation(async () => new Response(blue, { headers: { "content-type": "image/jpeg" } }));
    const at = (milliseconds: number) => {
      const now = () => new Date(world.wiring.now().getTime() + milliseconds);
      return shownPhoto({ ...world.wiring, now }, content, `${car}?gone`, 320);
    };
    expect(await at(299_999)).toEqual({ ok: false, problem: "no_picture" });
    expect(await at(300_000)).toMatchObject({ ok: true });
  });

  it("shows addresses of at most 2,000 characters", async () => {
    expect(await shownPhoto(world.wiring, content, long(2000), 320)).toMatchObject({ ok: true });
    expect(await shownPhoto(world.wiring, content, long(2001), 320)).toEqual({
      ok: false,
      problem: "not_shown",
    });
  });

  it("shows what the dealer's own content names, whether the stock answers or not", async () => {
    const { engine } = await world.wiring.stock("gearshift");
    const away = { ok: false, problem: "unavailable", detail: "refused", retryAfter: 7 } as const;
    const run = vi.spyOn(engine, "run").mockResolvedValue(away);
    const { content: gearshift } = await world.site("gearshift");
    const [post] = gearshift.posts;
    const named = { ...gearshift, posts: [{ ...post, imageUrl: "https://news.example/a.jpg" }] } as never;
    expect(await shownPhoto(world.wiring, named, "https://news.example/a.jpg", 320)).toMatchObject({
      ok: true,
    });
    expect(await shownPhoto(world.wiring, gearshift, car, 320)).toEqual({ ok: false, problem: "not_shown" });
    run.mockRestore();
    // What could not be found out while the stock was away is asked again.
    await world.stock("gearshift", [aCar({ images: [{ url: car, thumbnailUrl: null }] })]);
    expect(await shownPhoto(world.wiring, gearshift, car, 320)).toMatchObject({ ok: true });
  });

  it("fails where pictures cannot be kept, which is no matter of the picture's", async () => {
    const get = vi.spyOn(world.wiring.pictures, "get").mockRejectedValue(new Error("disk full"));
    await expect(shownPhoto(world.wiring, content, `${car}?unkept`, 320)).rejects.toThrow("disk full");
    get.mockRestore();
  });

  it("knows the hosts of a stock that has just changed, and asks for them once a version", async () => {
    const other = "https://other.example/car.jpg";
    expect(await shownPhoto(world.wiring, content, other, 320)).toEqual({ ok: false, problem: "not_shown" });
    await world.stock("harbourside", [aCar({ images: [{ url: other, thumbnailUrl: null }] })]);
    const { engine } = await world.wiring.stock("harbourside");
    const run = vi.spyOn(engine, "run");
    expect(await shownPhoto(world.wiring, content, other, 320)).toMatchObject({ ok: true });
    expect(await shownPhoto(world.wiring, content, car, 768)).toEqual({ ok: false, problem: "not_shown" });
    expect(run).toHaveBeenCalledOnce();
    run.mockRestore();
  });
});
