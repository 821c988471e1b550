import { createElement } from "react";
import { providePlatform } from "@forecourt/ui/platform";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cachedMarkup, provideStaticMarkup, renderPart } from "#host/documents/static/static-markup.ts";
import { noIllustrations } from "#host/illustrator/illustrator.ts";
import { findStockPage } from "#server/pages/stock/stock-page.ts";
import { openStockedSite } from "#server/testing/stocked-site.ts";
import "../../../platform.tsx";
import { ListContents } from "./stock-list.tsx";

const { world, site } = await openStockedSite();

const problems: unknown[] = [];
beforeAll(() =>
  provideStaticMarkup({
    render: renderToStaticMarkup,
    onProblem: (_, error) => problems.push(error),
  }),
);
afterAll(() => provideStaticMarkup(null));

async function listOf(query: string): Promise<string> {
  const found = await findStockPage(world.wiring, site, "new-used-and-demo-cars", new URLSearchParams(query));
  if (found.kind !== "list" || !found.page.result.ok) throw new Error("There is no list.");
  const { page } = found;
  const list = createElement(ListContents, {
    page,
    result: found.page.result,
    near: [],
    illustrator: noIllustrations,
  });
  return renderPart("list", list)?.html ?? "";
}

describe("the contents of a list", () => {
  it("are the same text whether parts of them were cached by other lists or not", async () => {
    const queries = ["", "make=Kia", "body=SUV&make=Mazda", "price=1000:", "make=Kia&page=2", "make=None"];
    const read = async (): Promise<string[]> => {
      const lists: string[] = [];
      for (const query of queries) lists.push(await listOf(query));
      return lists;
    };
    providePlatform({ cachedMarkup: () => () => null });
    const plain = await read();
    providePlatform({ cachedMarkup });
    const [first, again] = [await read(), await read()];
    expect(first).toEqual(plain);
    expect(again).toEqual(plain);
    expect(plain[1]).toContain('name="make" checked="" value="Kia"/>Kia<span>6</span>');
    expect(problems).toEqual([]);
  });
});
