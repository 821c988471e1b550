import { describe, expect, it } from "vitest";
import { cachedSite, renderings, scriptOf } from "#host/testing/cached-site.ts";
import { imagePreload } from "#host/framework/next-internals.ts";
import { LIST_PART, PART_HEADER } from "../request/part-header.ts";
import { listAlone, type ListPart, type RenderListPart } from "./list-part.ts";

const AS_PART = { [PART_HEADER]: LIST_PART };
const picture = (query: string) => ({ href: `/${query}.webp` });

/** Lists by their query; a single filter has a head of its own, and a sentence is no list that stands alone. */
const partOf = (url: string): ListPart | null => {
  const query = url.split("?")[1] ?? "";
  if (!url.startsWith("/search/") || query.startsWith("ask")) return null;
  return { html: `<p>${query}</p>`, pictures: [picture(query)], hasOwnHead: !query.includes("&") };
};

async function listedSite(renderList: RenderListPart = async ({ url }) => partOf(url)) {
  const asked: string[] = [];
  const site = await cachedSite(
    ({ url = "" }, response) => {
      renderings.count += 1;
      const nonce = `nonce${renderings.count}`;
      const { html, pictures } = partOf(url) ?? { html: "a page", pictures: [] };
      response.setHeader("content-security-policy", `script-src 'self' 'nonce-${nonce}'`);
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(
        `<html>${pictures.map(imagePreload).join("")}<script src="/_next/a.js" nonce="${nonce}"></script><main>${html}</main><script nonce="${nonce}">self.__next_f.push([1,"${url}"])</script></html>`,
      );
    },
    {
      renderList: async (page) => {
        asked.push(page.url);
        return renderList(page);
      },
    },
  );
  return { ...site, site, asked };
}

describe("framed lists", () => {
  it("join a list with the frame of its path, once the framework has rendered one page of it", async () => {
    const { get, outcomes } = await listedSite();
    await get("/search/cars?a=1&b=1");
    const joined = await get("/search/cars?a=2&b=2");
    expect(joined.body).toContain(`<html>${imagePreload(picture("a=2&b=2"))}<script`);
    expect(joined.body).toContain("<main><p>a=2&b=2</p></main>");
    expect(joined.headers).toMatchObject({
      "cache-control": "private, no-cache",
      "content-security-policy": "script-src 'self'",
      vary: expect.stringContaining(PART_HEADER),
    });
    expect(joined.headers).not.toHaveProperty("cache-tag");
    expect(renderings.count).toBe(1);
    expect(outcomes).toEqual(["alone", "framed"]);
  });

  it("are revalidated: the same list is not sent again, another one is", async () => {
    const { get } = await listedSite();
    await get("/search/cars?a=1&b=1");
    const { etag = "" } = (await get("/search/cars?a=2&b=2")).headers;
    expect(await get("/search/cars?a=2&b=2", { "if-none-match": etag })).toMatchObject({
      status: 304,
      body: "",
    });
    expect((await get("/search/cars?a=2&b=3", { "if-none-match": etag })).status).toBe(200);
    expect((await get("/search/cars?a=2&b=2", { ...AS_PART, "if-none-match": etag })).status).toBe(200);
  });

  it.each([
    ["of another path", "/search/utes?a=2&b=2"],
    ["with a head of its own", "/search/cars?a=2"],
    ["that does not stand alone", "/search/cars?ask=a&b=2"],
    ["that is no list", "/contact"],
  ])("leave a page %s to the framework", async (_, path) => {
    const { get } = await listedSite();
    await get("/search/cars?a=1&b=1");
    await get(path);
    expect(renderings.count).toBe(2);
  });

  it("leave lists to the framework in the next minute, after a change, and for another answer about consent", async () => {
    const { get, site } = await listedSite();
    await get("/search/cars?a=1&b=1");
    await get("/search/cars?a=2&b=2", { "sec-gpc": "1" });
    expect(renderings.count).toBe(2);
    site.version = { tenant: "yard", version: "two" };
    await get("/search/cars?a=2&b=2");
    expect(renderings.count).toBe(3);
    site.minute = 1;
    await get("/search/cars?a=2&b=2");
    expect(renderings.count).toBe(4);
  });

  it("leave lists to the framework where what is rendered here is not what it renders, or fails", async () => {
    for (const renderList of [
      async ({ url }: { url: string }) => ({ ...partOf(url), html: "<p>else</p>" }) as ListPart,
      () => Promise.resolve(null),
    ]) {
      const { get } = await listedSite(renderList);
      await get("/search/cars?a=1&b=1");
      await get("/search/cars?a=2&b=2");
      expect(renderings.count).toBe(2);
    }
  });

  it("send a list alone to a script, without a rendering of the framework", async () => {
    const { get, outcomes } = await listedSite();
    const part = await get("/search/cars?a=1&b=1", AS_PART);
    expect(part.body).toBe(listAlone({ html: "<p>a=1&b=1</p>", pictures: [] }));
    expect(part.headers).toMatchObject({
      "cache-control": "private, no-cache",
      [PART_HEADER]: LIST_PART,
      vary: expect.stringContaining(PART_HEADER),
    });
    const { etag = "" } = part.headers;
    expect(await get("/search/cars?a=1&b=1", { ...AS_PART, "if-none-match": etag })).toMatchObject({
      status: 304,
    });
    expect(renderings.count).toBe(0);
    expect(outcomes).toEqual(["part", "part"]);
  });

  it("cache a list that many request, alone as well", async () => {
    const { get, outcomes, asked } = await listedSite();
    const first = await get("/search/cars?a=1", AS_PART);
    expect((await get("/search/cars?a=1", AS_PART)).body).toBe(first.body);
    expect(asked).toHaveLength(1);
    expect(outcomes).toEqual(["part", "hit"]);
    expect((await get("/search/cars?a=1")).body).toContain("<html>");
  });

  it("send the page to a script that requests a part of a page which has none", async () => {
    const { get } = await listedSite();
    const page = await get("/contact", AS_PART);
    expect(page.body).toContain("<html>");
    expect(page.headers).not.toHaveProperty(PART_HEADER);
  });

  it("serve the script of a frame, also in a process that has not cut the frame yet", async () => {
    const { get, site } = await listedSite();
    await get("/search/cars?a=1&b=1");
    const script = scriptOf(await get("/search/cars?a=2&b=2"));
    expect(script).toContain(encodeURIComponent("/search/cars?a=1&b=1"));
    const known = await get(script);
    site.minute = 1;
    const other = await listedSite();
    expect((await other.get(script)).body).toBe(known.body);
    const another = await listedSite();
    await another.get("/search/cars?a=3&b=3");
    expect((await another.get(script)).body).toBe(known.body);
  });

  it("are no answer to HEAD, whose headers the framework gives", async () => {
    const { get } = await listedSite();
    await get("/search/cars?a=1&b=1");
    await get("/search/cars?a=2&b=2", {}, "HEAD");
    expect(renderings.count).toBe(2);
  });
});
