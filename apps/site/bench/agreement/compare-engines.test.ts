import type { SearchEngine } from "@forecourt/search";
import { embeddedEngine } from "@forecourt/search/embedded";
import { stringifyCar } from "@forecourt/search/car";
import { aCar } from "@forecourt/search/testing";
import { describe, expect, it } from "vitest";
import { compareEngines } from "./compare-engines.ts";
import { textsOf } from "./texts.ts";

const cars = ["Mazda CX-5 Maxx", "Toyota HiLux SR5", "Toyota LandCruiser GX", "Kia Rio S"].flatMap(
  (name, model) =>
    [2017, 2018, 2019].map((year) => {
      const [make = "", of = "", badge = ""] = name.split(" ");
      const id = `${model}-${year}`;
      return stringifyCar(
        aCar({
          id,
          slug: id,
          name: `${year} ${name}`,
          make,
          model: of,
          badge,
          year,
          price: 10_000 + year * model,
        }),
      );
    }),
);
const engine = embeddedEngine(cars);
const texts = textsOf(cars, 160, 7);

/** The same engine with another answer. */
const but = (
  change: (answer: Extract<Awaited<ReturnType<SearchEngine["run"]>>, { ok: true }>) => object,
): SearchEngine => ({
  ...engine,
  run: async (plan) => {
    const answer = await engine.run(plan);
    return answer.ok ? { ...answer, ...change(answer) } : answer;
  },
});

const differences = async (other: SearchEngine) => {
  const rows = await compareEngines(texts, engine, other);
  const sum = (of: "totals" | "firstTen" | "order") => rows.reduce((all, row) => all + row[of], 0);
  return { totals: sum("totals"), firstTen: sum("firstTen"), order: sum("order"), rows };
};

describe("the agreement of two engines", () => {
  it("asks the same texts for one seed, of every kind, most of which find cars", async () => {
    expect(textsOf(cars, 160, 7)).toEqual(texts);
    expect(textsOf(cars, 160, 8)).not.toEqual(texts);
    const { rows } = await differences(engine);
    expect(rows.map(({ asked }) => asked)).toEqual(Array.from({ length: 8 }, () => 20));
    const nothing = await differences(but(() => ({ hits: [], total: 0 })));
    expect(nothing.totals).toBeGreaterThan(100);
  });

  it("is whole with itself", async () => {
    expect(await differences(engine)).toMatchObject({ totals: 0, firstTen: 0, order: 0 });
  });

  it("counts another total, other cars and another order apart, with examples", async () => {
    const fewer = await differences(but(({ total }) => ({ total: total + 1 })));
    expect(fewer).toMatchObject({ totals: texts.length, firstTen: 0, order: 0 });
    const other = await differences(but(({ hits }) => ({ hits: hits.slice(1) })));
    expect(other.firstTen).toBeGreaterThan(100);
    expect(other).toMatchObject({ totals: 0, order: 0 });
    const turned = await differences(but(({ hits }) => ({ hits: hits.toReversed() })));
    expect(turned.order).toBeGreaterThan(50);
    expect(turned).toMatchObject({ totals: 0, firstTen: 0 });
    expect(turned.rows.flatMap(({ examples }) => examples).join()).toContain("embedded");
  });

  it("stops at an engine that does not respond", async () => {
    const away: SearchEngine = {
      ...engine,
      run: () => Promise.resolve({ ok: false, problem: "unavailable", detail: "away", retryAfter: 1 }),
    };
    await expect(differences(away)).rejects.toThrow("away");
  });
});
