import { beforeEach, describe, expect, it, vi } from "vitest";
import { beginRequest } from "#server/testing/request-scope.ts";
import { foundStock } from "../every-page/found-pages.ts";
import { addsPages, findStockPage, stockPage } from "./stock-page.ts";
import { openStockedSite } from "#server/testing/stocked-site.ts";

const { world, site } = await openStockedSite();
beforeEach(() => beginRequest({}, "new"));

const found = (name: string, query: string) =>
  findStockPage(world.wiring, site, name, new URLSearchParams(query));

describe("stockPage", () => {
  it("reads the address and asks the engine in the scope of the list", async () => {
    const used = await found("used-cars", "make=Kia");
    expect(used).toMatchObject({
      kind: "list",
      page: {
        path: "/search/used-cars",
        query: { values: { make: ["Kia"] } },
        result: { ok: true, total: 6 },
      },
    });
    expect(await found("new-cars", "")).toMatchObject({ page: { result: { ok: true, total: 0 } } });
  });

  it("lists the pages above a page with it where pages are added below each other, up to 500 cars", async () => {
    const config = {
      ...site.config,
      stockList: { ...site.config.stockList, paging: "more" as const },
      search: { ...site.config.search, pageSize: 4 },
    };
    const list = async (query: string) => {
      const answer = await findStockPage(
        world.wiring,
        { ...site, config },
        "new-used-and-demo-cars",
        new URLSearchParams(query),
      );
      if (answer.kind !== "list" || !answer.page.result.ok) throw new Error("There is no list.");
      const { result, pagesAbove } = answer.page;
      const { page, pages, cars, total } = result;
      return { page, pages, total, cars: cars.length, pagesAbove, adds: addsPages(answer.page) };
    };
    const first = await list("");
    expect(first).toMatchObject({ page: 0, cars: 4, pagesAbove: 0, adds: true });
    expect(await list("page=3")).toEqual({ ...first, page: 2, cars: 12, pagesAbove: 2 });
    config.search.pageSize = 200;
    expect(await list("page=2")).toMatchObject({ pagesAbove: 1, adds: false });
    expect(await list("page=3")).toMatchObject({ cars: 0, pagesAbove: 0 });
  });

  it("sends another spelling on, with its query or without one, and knows no other list", async () => {
    expect(await found("used-cars", "page=1")).toEqual({ kind: "redirect", to: "/search/used-cars" });
    expect(await found("used-cars", "make=Kia&page=1")).toEqual({
      kind: "redirect",
      to: "/search/used-cars?make=Kia",
    });
    expect(await found("no-such-list", "")).toEqual({ kind: "missing" });
  });

  it("is the list the proxy has found, once, and else asks the engine", async () => {
    const list = await found("used-cars", "make=Mazda");
    if (list.kind !== "list") throw new Error("There is no list.");
    beginRequest({ "x-forecourt-found": foundStock.keep(list.page) });
    expect(await stockPage("harbourside", "used-cars", {})).toBe(list.page);
    expect((await stockPage("harbourside", "used-cars", { make: ["Mazda"] })).result).toMatchObject({
      total: 4,
    });
    await expect(stockPage("harbourside", "none", {})).rejects.toThrow("not found");
    await expect(stockPage("harbourside", "used-cars", { page: "1" })).rejects.toThrow(
      "permanently to /search/used-cars",
    );
    await expect(stockPage("nobody", "used-cars", {})).rejects.toThrow("not found");
  });
});

/** What a list makes of a query, on a site that reads sentences or not. */
const asked = async (plainWords: boolean, query: string) => {
  const stockList = { ...site.config.stockList, plainWords };
  const answer = await findStockPage(
    world.wiring,
    { ...site, config: { ...site.config, stockList } },
    "new-used-and-demo-cars",
    new URLSearchParams(query),
  );
  if (answer.kind !== "list") throw new Error("There is no list.");
  const { query: read, reading: understood, result } = answer.page;
  return { keywords: read.keywords, makes: read.values.make, understood, total: result.ok && result.total };
};

describe("a sentence of the shopper's own words", () => {
  it("chooses filters where the site reads such sentences, and says which", async () => {
    const read = await asked(true, "ask=a+Kia");
    expect(read).toMatchObject({ makes: ["Kia"], total: 6 });
    expect(read.understood).toMatchObject({ sentence: "a Kia", chosen: { values: {} } });
  });

  it("is searched for as keywords where the site reads none", async () => {
    expect(await asked(false, "ask=Kia")).toMatchObject({
      keywords: "Kia",
      makes: undefined,
      understood: null,
    });
  });

  it("is read without the blanks around it, and 200 characters of it", async () => {
    expect((await asked(false, "ask=++Kia++")).keywords).toBe("Kia");
    expect((await asked(false, `ask=${"x".repeat(201)}`)).keywords).toBe("x".repeat(200));
  });

  it("stays in the address, which an empty one does not", async () => {
    expect(await found("used-cars", "ask=&make=Kia&page=1")).toEqual({
      kind: "redirect",
      to: "/search/used-cars?make=Kia",
    });
    expect(await found("used-cars", "ask=Kia&page=1")).toMatchObject({ kind: "list" });
  });

  it("writes a word that no car says down from the third time on, and no number or address", async () => {
    const { searches } = world.wiring.eventLogs;
    const kept: object[] = [];
    const keep = vi.spyOn(searches, "keep").mockImplementation(async (records) => {
      kept.push(...records);
      return { ok: true };
    });
    for (let time = 0; time < 4; time++) await asked(true, "ask=kia+bakkiewagen+0412345678+me@x.example");
    keep.mockRestore();
    expect(kept).toEqual([
      { website_slug: site.content.slug, word: "bakkiewagen", times: 3 },
      { website_slug: site.content.slug, word: "bakkiewagen", times: 1 },
    ]);
  });

  it("is none where nothing was asked", async () => {
    for (const query of ["", "ask=", "ask=+"])
      expect(await asked(true, query)).toMatchObject({ keywords: "", understood: null, total: 14 });
  });
});
