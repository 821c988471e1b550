import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listening } from "#host/testing/listening.ts";
import { noteDeskPlace, previewAddress, previewPage, previewTarget } from "./preview-call.ts";

describe("addresses of previews", () => {
  it.each(["/", "/search/used-cars", "/cars/a-car?list=used-cars&at=3", "/?page=2"])(
    "lead from %s to its site and back, without a slash at their end",
    (path) => {
      const address = previewAddress("north", path);
      expect(address).not.toMatch(/\/(?:\?|$)/);
      const { pathname, search } = new URL(address, "http://desk.invalid");
      const target = previewTarget(pathname);
      expect([target?.slug, `${target?.path}${search}`]).toEqual(["north", path]);
    },
  );

  it("are of no other page of the desk", () => {
    for (const path of ["/desk", "/desk/preview", "/desk/previews/north/", "/desk/preview/North/"])
      expect(previewTarget(path)).toBeNull();
  });
});

describe("a page that is previewed", () => {
  const seen: string[] = [];
  const PLACES: Readonly<Record<string, string>> = {
    "/desk/preview/north/old?a=1": "/desk/preview/north/new?b=2",
    "/desk/preview/north/out": "https://elsewhere.example/",
    "/desk/preview/north/round": "/desk/preview/north/round",
  };
  const desk = createServer(({ url = "", headers }, response) => {
    seen.push(`${headers.host} ${url}`);
    const location = PLACES[url];
    response.writeHead(location === undefined ? 404 : 308, location === undefined ? {} : { location });
    response.end(`<p>${url}</p>`);
  });
  let port = 0;
  beforeAll(async () => {
    port = await listening(desk);
    noteDeskPlace({ port, address: "0.0.0.0", host: "desk.localhost" });
  });
  afterAll(() => void desk.close());

  it("is requested from the desk of this process, with its own status", async () => {
    seen.length = 0;
    expect(await previewPage("north", "/cars?x=1", "draft")).toEqual({
      status: 404,
      html: "<p>/desk/preview/north/cars?x=1</p>",
    });
    expect(seen).toEqual([`desk.localhost:${port} /desk/preview/north/cars?x=1`]);
  });

  it("is the one that an address leads to within the site", async () => {
    expect(await previewPage("north", "/old?a=1", "draft")).toMatchObject({
      html: "<p>/desk/preview/north/new?b=2</p>",
    });
  });

  it("says where an address leads out of the site, and follows no circle", async () => {
    expect(await previewPage("north", "/out", "draft")).toEqual({
      status: 308,
      html: "Leads to https://elsewhere.example/.",
    });
    seen.length = 0;
    expect(await previewPage("north", "/round", "draft")).toMatchObject({ status: 508 });
    expect(seen).toHaveLength(5);
  });
});
