import { emptyQuery, type SearchEngine, searchStock } from "@forecourt/search";
import { stringifyCar } from "@forecourt/search/car";
import { policyDefaults } from "@forecourt/search/defaults";
import { embeddedEngine } from "@forecourt/search/embedded";
import { aCar } from "@forecourt/search/testing";
import { describe, expect, it } from "vitest";
import { findPictureHosts, pictureHost, pictureHosts } from "./picture-hosts.ts";

describe("pictureHosts", () => {
  it("finds the hosts of pictures, however deep, and of nothing else", () => {
    const content = {
      site: { logo: "https://cdn.example/logo.png", url: "https://dealer.example" },
      offers: [
        { image: "https://offers.example:8443/a.jpg" },
        { images: ["https://more.example/b.jpg", "/local.jpg"] },
      ],
      leads: { sinks: [{ url: "https://crm.example/hook" }] },
    };
    expect([...pictureHosts(content)]).toEqual(["cdn.example", "offers.example:8443", "more.example"]);
  });
});

const nested = (depth: number): unknown =>
  depth === 0 ? { logo: "https://deep.example/a.png" } : { in: nested(depth - 1) };
const listed = (depth: number): unknown => (depth === 0 ? "https://deep.example/a.png" : [listed(depth - 1)]);

describe("the depth of a content", () => {
  it("is read as far as twelve levels, objects and lists alike", () => {
    expect(pictureHosts(nested(11)).size).toBe(1);
    expect(pictureHosts(nested(12)).size).toBe(0);
    expect(pictureHosts({ photos: listed(11) }).size).toBe(1);
    expect(pictureHosts({ photos: listed(12) }).size).toBe(0);
    expect(pictureHosts({ photo: null, image: 7 }).size).toBe(0);
  });
});

describe("pictureHost", () => {
  it("is the host with its port, over HTTP too", () => {
    expect(pictureHost("http://a.example:8080/x.jpg")).toBe("a.example:8080");
  });

  it.each(["https://user@a.example/x.jpg", "https://:pw@a.example/x.jpg"])("takes no login: %s", (url) => {
    expect(pictureHost(url)).toBeNull();
  });

  it.each([
    "ftp://a.example/x.jpg",
    "file:///etc/passwd",
    "https://user:pw@a.example/x.jpg",
    "//a.example",
    "",
    "data:,",
  ])("takes no picture from %j", (url) => expect(pictureHost(url)).toBeNull());
});

const PAGE_SIZE = 10;
const photo = (host: string) => ({ url: `https://${host}/car.jpg`, thumbnailUrl: null });

/** Asks an embedded stock of so many cars, each with a photograph on a host of its own. */
function ask(cars: number, engine?: SearchEngine) {
  const stock = Array.from({ length: cars }, (_, n) =>
    stringifyCar(aCar({ id: `${n}`, slug: `car-${n}`, images: [photo(`host-${n}.example`)] })),
  );
  return (page: number) =>
    searchStock({
      engine: engine ?? embeddedEngine(stock),
      query: { ...emptyQuery, page },
      scope: { kind: "all" },
      policy: { ...policyDefaults.search, pageSize: PAGE_SIZE },
      cars: policyDefaults.cars,
      now: new Date("2026-11-21T00:00:00Z"),
    });
}

describe("findPictureHosts", () => {
  it.each([0, 1, PAGE_SIZE, PAGE_SIZE + 1, 3 * PAGE_SIZE])(
    "finds the host of every photograph of a stock of %d cars",
    async (cars) => {
      const hosts = await findPictureHosts(ask(cars));
      expect(hosts.size).toBe(cars);
    },
  );

  it("is not known while the stock does not answer", async () => {
    const away: SearchEngine = {
      run: async () => ({ ok: false, problem: "unavailable", detail: "refused", retryAfter: 5 }),
    };
    await expect(findPictureHosts(ask(1, away))).rejects.toThrow("does not respond");
  });
});
