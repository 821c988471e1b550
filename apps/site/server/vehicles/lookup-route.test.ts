import { aCar } from "@forecourt/search/testing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { MARKETS } from "@forecourt/tenant-config";
import { typedBefore } from "#server/forms/drafts.ts";
import { beginRequest } from "#server/testing/request-scope.ts";
import { openTestSite, type TestSite } from "#server/testing/test-site.ts";
import { lookupRoute } from "./lookup-route.ts";
import { vehicleProviders } from "./vehicle-lookup.ts";

let world: TestSite;
beforeAll(async () => {
  world = await openTestSite();
  await world.stock("harbourside", [
    aCar({
      id: "9",
      slug: "kia-rio-9",
      make: "Kia",
      model: "Rio",
      badge: "S",
      year: 2019,
      colour: "Red",
      price: 20_000,
    }),
  ]);
});
afterAll(() => world.close());

const KIA = {
  year: 2019,
  make: "Kia",
  model: "Rio",
  badge: "S",
  colour: "Red",
  value: { low: 15_600, high: 17_600 },
};
let shopper = 0;

/** Asks about a plate; each question comes from another address unless one is given. */
async function ask(
  body: unknown,
  { host = "harbourside", wanted = undefined as "nevdis" | "autograb" | undefined, from = "" } = {},
) {
  const request = new Request("http://x.example/api/rego-lookup", {
    method: "POST",
    headers: {
      host: `${host}.localhost`,
      "content-type": "application/json",
      "x-forwarded-for": from || `10.0.0.${(shopper += 1)}`,
    },
    body: JSON.stringify(body),
  });
  const answer = await lookupRoute(wanted)(request, {});
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as unknown };
}

describe("lookupRoute", () => {
  it("answers with a car of the dealer's own stock, and names the sample it is from", async () => {
    const answer = await ask({ rego: "abc 123", regoState: "NSW" });
    expect(answer).toMatchObject({
      status: 200,
      body: { vehicle: { rego: "ABC123", ...KIA }, provider: "sample" },
    });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect((await ask({ rego: "abc-123" })).body).toEqual(answer.body);
  });

  it("answers 404 for a plate nobody knows, and where there is no stock to answer from", async () => {
    const unknown = { error: "We could not find that registration number." };
    expect(await ask({ rego: "ZZ1" })).toMatchObject({ status: 404, body: unknown });
    await world.stock("harbourside", []);
    expect(await ask({ rego: "ABC123" })).toMatchObject({ status: 404, body: unknown });
  });

  it("says nothing of the value of a car that has no price", async () => {
    await world.stock("harbourside", [aCar({ make: "Kia", model: "Rio", price: null })]);
    expect((await ask({ rego: "ABC123" })).body).toMatchObject({ vehicle: { make: "Kia", value: null } });
    await world.stock("harbourside", []);
  });

  it.each([
    [{ rego: "" }],
    [{ rego: " - " }],
    [{ rego: "ABCDEFGHIJK" }],
    [{ rego: ["ABC123"] }],
    [{ rego: "ABC123", regoState: "x".repeat(11) }],
    [{}],
    ["ABC123"],
  ])("answers 400 to %j", async (body) => {
    expect(await ask(body)).toMatchObject({
      status: 400,
      body: { error: "A rego of at most 10 letters and digits was expected." },
    });
  });

  it("takes a plate of ten letters and a state of ten", async () => {
    expect((await ask({ rego: "ABCDEFGHIJ", regoState: "x".repeat(10) })).status).toBe(404);
    expect((await ask({ rego: "ABC123", regoState: null })).status).toBe(404);
  });

  it("is only there for the look-ups a dealer has switched on", async () => {
    const none = { status: 404, body: { error: "There is no vehicle look-up here." } };
    expect((await ask({ rego: "ZZ1" }, { wanted: "nevdis" })).body).not.toEqual(none.body);
    expect(await ask({ rego: "ABC123" }, { wanted: "autograb" })).toMatchObject(none);
    expect(await ask({ rego: "ABC123" }, { host: "brakes-and-more" })).toMatchObject(none);
  });

  it("knows no vehicle of a sample whose stock does not answer", async () => {
    const { engine } = await world.wiring.stock("harbourside");
    const away = { ok: false, problem: "unavailable", detail: "refused", retryAfter: 7 } as const;
    const run = vi.spyOn(engine, "run").mockResolvedValue(away);
    expect((await ask({ rego: "ABC123" })).status).toBe(404);
    run.mockRestore();
  });

  it("lets one address ask sixty times in ten minutes", async () => {
    const from = "203.0.113.9";
    for (let asked = 0; asked < 60; asked += 1)
      expect((await ask({ rego: "ZZ1" }, { from })).status).toBe(404);
    const flood = await ask({ rego: "ZZ1" }, { from });
    expect(flood).toMatchObject({ status: 429, body: { error: "Too many vehicles were asked for." } });
    expect(Number(flood.headers.get("retry-after"))).toBeGreaterThan(590);
  });
});

/** Posts a trade-in form at the look-up, and tells where it leads and what the form has in it then. */
async function post(fields: Record<string, string>, { from = "", on = world } = {}) {
  beginRequest({}, "new");
  const request = new Request("http://x.example/api/rego-lookup", {
    method: "POST",
    headers: { host: "harbourside.localhost", "x-forwarded-for": from || `10.0.1.${(shopper += 1)}` },
    body: new URLSearchParams({ form: "trade-in", url: "/trade-in", ...fields }),
  });
  const answer = await lookupRoute()(request, {});
  beginRequest();
  return {
    status: answer.status,
    leadsTo: answer.headers.get("location"),
    form: (await typedBefore(on.wiring, "harbourside"))?.values,
  };
}

describe("lookupRoute for a browser without a script", () => {
  it("leads back to the form, with what was typed and the vehicle that was found", async () => {
    await world.stock("harbourside", [aCar({ make: "Kia", model: "Rio", badge: null, year: 2019 })]);
    const back = await post({ Rego: "abc 123", first_name: "Ada", "Trade-in Make": "Ka" });
    expect(back).toMatchObject({ status: 303, leadsTo: "/trade-in#trade-in-form" });
    expect(back.form).toMatchObject({
      first_name: "Ada",
      "Trade-in Make": "Kia",
      "Trade-in Model": "Rio",
      "Trade-in Year": "2019",
      vehicle_lookup: "sample",
    });
  });

  it("leads back to the form of a car, and to the trade-in form from a form of no kind", async () => {
    await world.stock("harbourside", [aCar({ id: "9", slug: "kia-rio-9" })]);
    const about = { Rego: "ZZ1", form: "used", car_id: "9", url: "/cars/kia-rio-9" };
    expect((await post(about)).leadsTo).toBe("/cars/kia-rio-9/enquire");
    expect((await post({ Rego: "ZZ1", form: "no-such-form" })).leadsTo).toBe("/trade-in#trade-in-form");
    const { engine } = await world.wiring.stock("harbourside");
    const run = vi.spyOn(engine, "run").mockRejectedValue(new Error("away"));
    expect((await post(about)).leadsTo).toBe("/contact");
    run.mockRestore();
  });

  it.each([["ZZ1"], [""]])("leads back without a vehicle for the plate %j", async (Rego) => {
    const back = await post({ Rego, "Trade-in Make": "Ka" });
    expect(back).toMatchObject({ status: 303, leadsTo: "/trade-in#trade-in-form" });
    expect(back.form).toMatchObject({ "Trade-in Make": "Ka", vehicle_lookup: "missing" });
  });
});

describe("lookupRoute for who asks too often without a script", () => {
  it("leads back without asking, with what was typed", async () => {
    await world.stock("harbourside", [aCar({ make: "Kia" })]);
    const from = "203.0.113.77";
    for (let asked = 0; asked < 60; asked += 1) await ask({ rego: "ZZ1" }, { from });
    const back = await post({ Rego: "ABC123", first_name: "Ada" }, { from });
    expect(back).toMatchObject({ status: 303, form: { first_name: "Ada", vehicle_lookup: "missing" } });
  });
});

/** The dealer with look-ups of its own, in a market. */
async function withLookups(market: keyof typeof MARKETS, lookups: object) {
  const { content } = await world.site("harbourside");
  const { config } = content.tenant;
  const integrations = { ...config.integrations, ...lookups };
  const { rules } = MARKETS[market];
  return { ...content, tenant: { ...content.tenant, config: { ...config, rules, integrations } } };
}

describe("vehicleProviders", () => {
  it("gives no sample in production", async () => {
    const { content } = await world.site("harbourside");
    expect(vehicleProviders(world.wiring, content)).toMatchObject([{ name: "sample" }]);
    const production = await openTestSite({ FORECOURT_ENV: "production", FORECOURT_NOW: "" });
    expect(vehicleProviders(production.wiring, content)).toEqual([]);
    await production.close();
  });

  it("asks the dealer's own providers once they have a key, register first, and each plate once a day", async () => {
    const keyed = await openTestSite({
      FORECOURT_SECRET_HARBOURSIDE_NEVDIS: "register key",
      FORECOURT_SECRET_HARBOURSIDE_REDBOOK: "values key",
    });
    const asked: [url: string, key: string | null][] = [];
    keyed.wiring.tenantFetch = async (input, init) => {
      const { url, headers } = new Request(input, init);
      asked.push([url, headers.get("authorization")]);
      return url.includes("nevdis")
        ? Response.json({ make: "MAZDA", model: "CX-5", colour: "RED", year_of_manufacture: "2019" })
        : Response.json({ result: { make: "Mazda", model: "CX-5", trade: { low: 21000, high: 24000 } } });
    };
    const plate = { rego: "XYZ987", regoState: "nsw" };
    const answer = await ask(plate);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        provider: "nevdis",
        vehicle: { make: "MAZDA", year: 2019, value: { low: 21_000, high: 24_000 } },
      },
    });
    expect((await ask(plate)).body).toEqual(answer.body);
    expect(asked).toEqual([
      [
        "https://register.harbourside.example/nevdis/vehicle_details?plate=XYZ987&include_nvic=true&state=NSW",
        "register key",
      ],
      ["https://values.harbourside.example/rego/XYZ987?state=nsw", "values key"],
    ]);
    await keyed.close();
  });

  it("answers 503 where no register could be asked", async () => {
    const keyed = await openTestSite({ FORECOURT_SECRET_HARBOURSIDE_NEVDIS: "register key" });
    keyed.wiring.tenantFetch = () => Promise.reject(new Error("down"));
    expect(await ask({ rego: "XYZ987" })).toMatchObject({
      status: 503,
      body: { error: "No register can be asked just now." },
    });
    expect((await ask({ rego: "XYZ988" })).headers.get("retry-after")).toBe("60");
    await keyed.close();
  });

  it("says where a vehicle is known from", async () => {
    const keyed = await openTestSite({ FORECOURT_SECRET_HARBOURSIDE_NEVDIS: "register key" });
    keyed.wiring.tenantFetch = async () =>
      Response.json({ make: "MAZDA", model: "CX-5", year_of_manufacture: "2019" });
    expect((await post({ Rego: "XYZ987" }, { on: keyed })).form).toMatchObject({
      "Trade-in Make": "MAZDA",
      vehicle_lookup: "found",
    });
    await keyed.close();
  });

  it.each([
    ["AU", "https://autograb.example/v2/vehicles/registrations/ABC123?region=au&state=NSW"],
    ["NZ", "https://autograb.example/v2/vehicles/registrations/ABC123?region=nz"],
  ] as const)("asks the register of the market: %s", async (market, address) => {
    const keyed = await openTestSite({ FORECOURT_SECRET_GRAB: "key" });
    const asked: string[] = [];
    keyed.wiring.tenantFetch = async (input) => {
      asked.push(new Request(input).url);
      return Response.json({ success: true, vehicle: null });
    };
    const account = { url: "https://autograb.example", keySecret: "FORECOURT_SECRET_GRAB" };
    const content = await withLookups(market, { autograb: true, lookups: { autograb: account } });
    const [provider, ...others] = vehicleProviders(keyed.wiring, content, "autograb");
    expect([provider?.name, others]).toEqual(["autograb", []]);
    await provider?.find({ rego: "ABC123", regoState: "nsw" });
    expect(asked).toEqual([address]);
    await keyed.close();
  });

  it("asks no other country's register where a market has none", async () => {
    const keyed = await openTestSite({ FORECOURT_SECRET_GRAB: "key" });
    const account = { url: "https://autograb.example", keySecret: "FORECOURT_SECRET_GRAB" };
    const content = await withLookups("US", { autograb: true, lookups: { autograb: account } });
    expect(vehicleProviders(keyed.wiring, content, "autograb")).toMatchObject([{ name: "sample" }]);
    await keyed.close();
  });
});
