import { beforeEach, describe, expect, it } from "vitest";
import { heldSiteVersion, provideSiteVersion, siteVersion } from "./site-version.ts";

const HOST = "yard.example";
const world = { now: 0, stock: 1, asked: 0 };

const provide = (): void =>
  provideSiteVersion(
    async (host) => {
      world.asked += 1;
      if (host === "away.example") throw new Error("the stock could not be opened");
      return host === HOST ? { tenant: "yard", version: `stock ${world.stock}` } : null;
    },
    () => world.now,
  );
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it("is unknown before the sites are known", async () => {
  expect(await siteVersion(HOST)).toBeNull();
  expect(heldSiteVersion(HOST)).toBeNull();
});

describe("siteVersion", () => {
  beforeEach(() => {
    Object.assign(world, { now: 0, stock: 1, asked: 0 });
    provide();
  });

  it("is none of a host that is no site, and while it cannot be found out", async () => {
    expect(await siteVersion("unknown.example")).toBeNull();
    expect(await siteVersion("away.example")).toBeNull();
    expect(await siteVersion(HOST)).toEqual({ tenant: "yard", version: "stock 1" });
  });

  it("is held for 200 milliseconds", async () => {
    await siteVersion(HOST);
    world.stock = 2;
    world.now = 199;
    expect(heldSiteVersion(HOST)?.version).toBe("stock 1");
    world.now = 200;
    expect(heldSiteVersion(HOST)).toBeNull();
  });

  it("is asked for again once half of that time is over, so that a busy site's requests never wait", async () => {
    await siteVersion(HOST);
    world.stock = 2;
    world.now = 99;
    await siteVersion(HOST);
    await settled();
    expect(world.asked).toBe(1);
    world.now = 100;
    expect((await siteVersion(HOST))?.version).toBe("stock 1");
    await settled();
    expect(world.asked).toBe(2);
    world.now = 250;
    expect(heldSiteVersion(HOST)?.version).toBe("stock 2");
  });

  it("is asked for once for all who wait for it", async () => {
    await Promise.all(Array.from({ length: 20 }, () => siteVersion(HOST)));
    expect(world.asked).toBe(1);
  });

  it("is forgotten with whoever named it", async () => {
    await siteVersion(HOST);
    world.stock = 2;
    provide();
    expect((await siteVersion(HOST))?.version).toBe("stock 2");
  });
});
