import { stringifyCar } from "@forecourt/search/car";
import { aCar } from "@forecourt/search/testing";
import { describe, expect, it } from "vitest";
import { stockCoverage } from "./stock-coverage.ts";

async function* records(...cars: Parameters<typeof aCar>[0][]) {
  for (const car of cars) yield { document: stringifyCar(aCar(car)), feed: null, fingerprint: "" };
}

describe("stockCoverage", () => {
  it("counts the cars that say something in a field, and those in each state", async () => {
    const { cars, states, fields } = await stockCoverage(
      records({ id: "1", colour: "Red" }, { id: "2", colour: "", status: { kind: "sold", soldAt: null } }),
    );
    expect(cars).toBe(2);
    expect(new Map(states)).toEqual(
      new Map([
        ["in_stock", 1],
        ["sold", 1],
      ]),
    );
    expect(new Map(fields).get("id")).toBe(2);
    expect(new Map(fields).get("colour")).toBe(1);
    const times = fields.map(([, each]) => each);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  it("is nothing of an empty stock", async () => {
    expect(await stockCoverage(records())).toEqual({ cars: 0, states: [], fields: [] });
  });
});
