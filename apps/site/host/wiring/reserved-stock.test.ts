import type { SearchResult, SearchEngine, SearchPlan } from "@forecourt/search";
import { describe, expect, it } from "vitest";
import { reservedStock } from "./reserved-stock.ts";

const PLAN = {} as SearchPlan;
const stockOf = (answer: object): SearchEngine => ({ run: async () => answer as SearchResult });
const found = (...documents: object[]) => ({
  ok: true,
  hits: documents.map((document) => ({ document, formatted: {} })),
  total: documents.length,
});
/** The documents a stock shows while these cars are reserved. */
async function shown(reserved: readonly string[], ...documents: object[]): Promise<object[]> {
  const answer = await reservedStock(stockOf(found(...documents)), async () => [...reserved]).run(PLAN);
  if (!answer.ok) throw new Error("There is no answer.");
  return answer.hits.map(({ document }) => document);
}

describe("reservedStock", () => {
  it("shows a reserved car as reserved whatever the feed says, by an id of either kind, and leaves the others", async () => {
    const others = [{ id: "2", reserved: false }, { id: null }, {}];
    expect(await shown(["1", "7"], { id: "1", reserved: false }, { id: 7 }, ...others)).toEqual([
      { id: "1", reserved: true },
      { id: 7, reserved: true },
      ...others,
    ]);
  });

  it("takes no car for reserved by a word for nothing", async () => {
    expect(await shown(["undefined", "null"], {}, { id: null })).toEqual([{}, { id: null }]);
  });

  it("gives the engine's answer as it is where none is reserved, or where there is none", async () => {
    const answer = found({ id: "1" });
    expect(await reservedStock(stockOf(answer), async () => []).run(PLAN)).toBe(answer);
    const away = { ok: false, problem: "unavailable" };
    expect(await reservedStock(stockOf(away), async () => ["1"]).run(PLAN)).toBe(away);
  });
});
