import { beforeEach, describe, expect, it, vi } from "vitest";
import { beginRequest } from "#server/testing/request-scope.ts";
import { carPage, findCarPage } from "./car-page.ts";
import { foundCars } from "../every-page/found-pages.ts";
import { openStockedSite } from "#server/testing/stocked-site.ts";

const { world, site } = await openStockedSite();
beforeEach(() => beginRequest({}, "new"));

/** The location a car's page names, or what kind of page it is. */
const place = async (slug: string) => {
  const page = await findCarPage(world.wiring, site, slug);
  return page.kind === "found" ? (page.location?.id ?? null) : page.kind;
};

describe("findCarPage", () => {
  it("finds a car with the place it stands at, by id or by name", async () => {
    expect(await place("placed")).toBe("401");
    expect(await place("placed-by-name")).toBe("401");
    expect(await place("placed-nowhere")).toBeNull();
    expect(await place("car-0")).toBeNull();
  });

  it("still finds a car sold three days ago, and gives one sold earlier as gone with what is like it", async () => {
    expect(await findCarPage(world.wiring, site, "just-sold")).toMatchObject({ kind: "found" });
    const gone = await findCarPage(world.wiring, site, "long-sold");
    expect(gone).toMatchObject({ kind: "gone", car: { id: "s2" } });
    const similar = gone.kind === "gone" ? gone.similar.map(({ id }) => id) : [];
    expect(similar.length).toBeGreaterThan(0);
    expect(similar).not.toContain("s2");
  });

  it("knows no car of another name, and says when the stock does not answer", async () => {
    expect(await findCarPage(world.wiring, site, "none")).toEqual({ kind: "missing" });
    const away = { ok: false, problem: "unavailable", detail: "refused", retryAfter: 7 } as const;
    const { engine } = await world.wiring.stock("harbourside");
    const run = vi.spyOn(engine, "run").mockResolvedValue(away);
    expect(await findCarPage(world.wiring, site, "car-0")).toMatchObject({
      kind: "unavailable",
      retryAfter: 7,
    });
    run.mockRestore();
  });
});

describe("carPage", () => {
  it("is the page the proxy has found, once, and else asks the stock", async () => {
    const kept = { kind: "missing" } as const;
    beginRequest({ "x-forecourt-found": foundCars.keep(kept) });
    expect(await carPage("harbourside", "car-0")).toBe(kept);
    expect(await carPage("harbourside", "car-0")).toMatchObject({ kind: "found", car: { id: "n0" } });
  });
});
