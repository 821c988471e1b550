import { describe, expect, it } from "vitest";
import { cachedSite, renderings, renderPage, scriptOf } from "#host/testing/cached-site.ts";
import { SHARED_PAGE } from "./cache/shared-page.ts";

const until = (fresh: number, renewing: number): string =>
  `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${renewing}, stale-if-error=86400`;

describe("documents", () => {
  it("lets caches before it answer by themselves, but not past the minute a page is planned for", async () => {
    const world = await cachedSite(renderPage, { sharedSeconds: 40 });
    const allowed = async (): Promise<string | undefined> =>
      (await world.get("/cars")).headers["cache-control"];
    expect(await allowed()).toBe(until(40, 20));
    world.second = 20;
    expect(await allowed()).toBe(until(40, 0));
    world.second = 55;
    expect(await allowed()).toBe(until(5, 0));
    world.second = 59.5;
    expect(await allowed()).toBe("public, max-age=0, must-revalidate");
    expect(renderings.count).toBe(1);
  });

  it("lets no cache keep a page whose stock changed while it was rendered", async () => {
    const world = await cachedSite(
      (request, response) => {
        if (renderings.count === 0) world.version = { tenant: "yard", version: "two" };
        return renderPage(request, response);
      },
      { sharedSeconds: 40 },
    );
    expect((await world.get("/cars")).headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect((await world.get("/cars")).headers["cache-control"]).toContain("s-maxage=40");
    expect(renderings.count).toBe(2);
  });

  it("renders a page once a minute, and gives everybody the same bytes", async () => {
    const { get } = await cachedSite();
    const first = await get("/cars");
    expect(await get("/cars")).toEqual({ ...first, headers: { ...first.headers, date: expect.any(String) } });
    expect(renderings.count).toBe(1);
    expect(first.headers).toMatchObject({
      "cache-control": "public, max-age=0, must-revalidate",
      "content-security-policy": "script-src 'self'",
      "cache-tag": expect.stringMatching(/^yard, yard-/),
    });
    expect(first.headers).not.toHaveProperty(SHARED_PAGE);
  });

  it.each([["gzip"], ["br"], ["gzip, deflate, br"]])(
    "sends the same page to a browser that takes %s",
    async (accepts) => {
      const { get } = await cachedSite();
      const plain = await get("/cars");
      const packed = await get("/cars", { "accept-encoding": accepts });
      expect(packed.body).toBe(plain.body);
      expect(packed.headers["content-encoding"]).toBe(accepts.includes("br") ? "br" : "gzip");
      expect(packed.headers["etag"]).not.toBe(plain.headers["etag"]);
    },
  );

  it("answers 304 to a browser that has the page, and a new page once the stock has changed", async () => {
    const world = await cachedSite();
    const { etag = "" } = (await world.get("/cars")).headers;
    expect(await world.get("/cars", { "if-none-match": `W/"x", ${etag}` })).toMatchObject({
      status: 304,
      body: "",
    });
    world.version = { tenant: "yard", version: "two" };
    await world.get("/cars");
    expect(renderings.count).toBe(2);
  });

  it("renders again in the next minute, when an opening hour may have passed", async () => {
    const world = await cachedSite();
    await world.get("/cars");
    world.minute = 1;
    await world.get("/cars");
    expect(renderings.count).toBe(2);
  });

  it("forgets the pages of a minute that has passed, but none of their scripts", async () => {
    const world = await cachedSite();
    const script = scriptOf(await world.get("/cars"));
    world.minute = 1;
    await world.get("/contact");
    expect((await world.get(script)).status).toBe(200);
    expect(renderings.count).toBe(2);
    world.minute = 0;
    await world.get("/cars");
    expect(renderings.count).toBe(3);
  });

  it("keeps of a page's headers those for the browser, without its nonce and what the framework says to itself", async () => {
    const { get } = await cachedSite((request, response) => {
      response.setHeader("x-middleware-rewrite", "/yard/cars");
      response.setHeader("x-own", "stays");
      response.setHeader("link", [
        `</a.woff2>; rel=preload; nonce="n"; as="font"`,
        `</b.css>; rel=preload; nonce="n"`,
      ]);
      return renderPage(request, response);
    });
    const { headers } = await get("/cars");
    expect(headers).toMatchObject({
      "x-own": "stays",
      link: `</a.woff2>; rel=preload; as="font", </b.css>; rel=preload;`,
    });
    expect(headers).not.toHaveProperty("x-middleware-rewrite");
  });

  it("renders a HEAD of a page that is not kept as it is asked, and keeps nothing of it", async () => {
    const { get } = await cachedSite();
    expect(await get("/cars", {}, "HEAD")).toMatchObject({ status: 200, body: "" });
    await get("/cars");
    expect(renderings.count).toBe(2);
  });

  it("gives a page of one host or query to no other", async () => {
    const { get } = await cachedSite();
    await get("/cars");
    await get("/cars", { host: "other.example" });
    expect((await get("/cars?make=Mazda")).body).toContain("make=Mazda");
    expect(renderings.count).toBe(3);
  });

  it("renders for a host that is no site without asking what it is made of", async () => {
    const { get } = await cachedSite();
    await get("/cars", { host: "unknown.example" });
    await get("/cars", { host: "unknown.example" });
    expect(renderings.count).toBe(2);
  });

  it("answers a HEAD with the page's headers alone", async () => {
    const { get } = await cachedSite();
    const page = await get("/cars");
    const head = await get("/cars", {}, "HEAD");
    expect(head).toMatchObject({ status: 200, body: "", headers: { etag: page.headers["etag"] } });
    expect(renderings.count).toBe(1);
  });
});
