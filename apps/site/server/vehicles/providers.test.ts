import type { PlainFetch } from "@forecourt/search/kernel";
import { describe, expect, it, vi } from "vitest";
import { autograbRegistrations } from "./autograb-registrations.ts";
import { carefulLookup } from "./careful-lookup.ts";
import { findVehicle } from "./find-vehicle.ts";
import { nevdisBroker } from "./nevdis-broker.ts";
import { redbookValues } from "./redbook-values.ts";
import type { LookupResult, VehicleProvider } from "./vehicle-provider.ts";

const QUESTION = { rego: "ABC123", regoState: "vic" };
const account = (answer: () => Promise<Response>) => {
  const fetch = vi.fn<PlainFetch>(answer);
  return { account: { url: "https://lookup.example/", key: "secret", fetch }, fetch };
};
const json = (body: unknown, status = 200) => account(async () => Response.json(body, { status }));

const KIA = { make: "Kia", model: "Rio", year: 2019, badge: "S", colour: "Red" };
const PROVIDERS = [
  ["nevdis", nevdisBroker, { ...KIA, year_of_manufacture: 2019 }, { ...KIA, badge: null }],
  [
    "autograb",
    (parts: Parameters<typeof nevdisBroker>[0]) =>
      autograbRegistrations(parts, { region: "au", byState: true }),
    { success: true, vehicle: KIA },
    KIA,
  ],
  [
    "redbook",
    (parts: Parameters<typeof nevdisBroker>[0]) => redbookValues(parts, { make: "car.make", low: "car.low" }),
    { ...KIA, car: { make: "Kia", low: "9000" }, high: 11_000 },
    KIA,
  ],
] as const;

describe.each(PROVIDERS)("the look-up of %s", (name, made, known, vehicle) => {
  it("reads the provider's answer", async () => {
    const provider = made(json(known).account);
    expect(provider.name).toBe(name);
    const value = name === "redbook" ? { low: 9000, high: 11_000 } : null;
    expect(await provider.find(QUESTION)).toEqual({
      ok: true,
      vehicle: { rego: "ABC123", ...vehicle, value },
    });
  });

  it.each([
    ["404", () => json({}, 404), { ok: true, vehicle: null }],
    [
      "an answer without a vehicle",
      () => json({ success: true, vehicle: null }),
      { ok: true, vehicle: null },
    ],
    ["a list", () => json([]), { ok: true, vehicle: null }],
    ["429", () => json({}, 429), { ok: false, problem: "quota" }],
    ["500", () => json({}, 500), { ok: false, problem: "unavailable" }],
    ["nonsense", () => account(async () => new Response("<html>")), { ok: false, problem: "unavailable" }],
    [
      "no network",
      () => account(() => Promise.reject(new Error("down"))),
      { ok: false, problem: "unavailable" },
    ],
  ])("takes %s for what it is", async (_, double, answer) => {
    expect(await made(double().account).find(QUESTION)).toEqual(answer);
  });

  it("stops waiting in time", async () => {
    const { account: parts, fetch } = json(known);
    await made(parts).find(QUESTION);
    expect(fetch.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
  });
});

const badge = async (text: unknown) => {
  const answer = await redbookValues(json({ ...KIA, badge: text }).account, {}).find(QUESTION);
  return answer.ok ? answer.vehicle?.badge : undefined;
};

const padded = (length: number) => {
  const body = JSON.stringify({ ...KIA, low: 1, high: 2, more: "" });
  return account(async () => new Response(`${body}${" ".repeat(length - body.length)}`));
};

const answered = async (length: number) =>
  (await redbookValues(padded(length).account, {}).find(QUESTION)).ok;

describe("a vehicle that is half known", () => {
  const asked = async (make: (typeof PROVIDERS)[number][1], body: unknown) =>
    (await make(json(body).account).find(QUESTION)) as { vehicle: unknown };

  it.each(PROVIDERS)("is none to %s without its make or its model", async (_name, make, known) => {
    const without = (part: "make" | "model") =>
      JSON.parse(JSON.stringify(known, (key, value: unknown) => (key === part ? "" : value))) as unknown;
    expect(await asked(make, without("make"))).toEqual({ ok: true, vehicle: null });
    expect(await asked(make, without("model"))).toEqual({ ok: true, vehicle: null });
    expect((await asked(make, known)).vehicle).not.toBeNull();
  });

  it.each([
    ["9000", 11_000, { low: 9000, high: 11_000 }],
    [9000, 9000, { low: 9000, high: 9000 }],
    [9001, 9000, null],
    [null, 9000, null],
    [9000, null, null],
    [-1, 9000, null],
    ["1e3", 9000, null],
    ["1234567890", 9_999_999_999, null],
  ])("is worth what RedBook says of %j to %j", async (low, high, value) => {
    const answer = await redbookValues(json({ ...KIA, low, high }).account, {}).find(QUESTION);
    expect(answer).toMatchObject({ ok: true, vehicle: { value } });
  });

  it("keeps a text of 100 characters without blanks around it, and none that is longer", async () => {
    expect(await badge(` ${"x".repeat(98)} `)).toBe("x".repeat(98));
    expect(await badge("x".repeat(101))).toBeNull();
    expect(await badge("  ")).toBeNull();
    expect(await badge(5)).toBeNull();
  });

  it("is read from an answer of 200,000 characters, and of none beyond", async () => {
    expect(await answered(200_000)).toBe(true);
    expect(await answered(200_001)).toBe(false);
  });
});

describe("the addresses that are asked", () => {
  it("name the plate and the state, and carry the key in a header alone", async () => {
    const { account: parts, fetch } = json({});
    await nevdisBroker(parts).find(QUESTION);
    await autograbRegistrations(parts, { region: "au", byState: true }).find(QUESTION);
    await autograbRegistrations(parts, { region: "nz", byState: false }).find(QUESTION);
    await autograbRegistrations(parts, { region: "au", byState: true }).find({
      ...QUESTION,
      regoState: null,
    });
    const redbook = redbookValues({ ...parts, url: "https://lookup.example/{state}/{rego}" }, {});
    await redbook.find(QUESTION);
    await redbook.find({ rego: "A/1", regoState: null });
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      "https://lookup.example/nevdis/vehicle_details?plate=ABC123&include_nvic=true&state=VIC",
      "https://lookup.example/v2/vehicles/registrations/ABC123?region=au&state=VIC",
      "https://lookup.example/v2/vehicles/registrations/ABC123?region=nz",
      "https://lookup.example/v2/vehicles/registrations/ABC123?region=au",
      "https://lookup.example/vic/ABC123",
      "https://lookup.example//A%2F1",
    ]);
    const keys = fetch.mock.calls.map(([, request]) => Object.values(request?.headers ?? {}));
    expect(keys.every((values) => values.includes("secret"))).toBe(true);
  });
});

/** A provider that answers in turn, and how often it was asked. */
function inTurn(...answers: readonly LookupResult[]): VehicleProvider & { asked: number } {
  const provider = {
    name: "register",
    asked: 0,
    find: async (): Promise<LookupResult> => {
      const answer = answers[Math.min(provider.asked, answers.length - 1)];
      provider.asked += 1;
      return answer ?? { ok: false, problem: "unavailable" };
    },
  };
  return provider;
}
const known = (high: number | null): LookupResult => ({
  ok: true,
  vehicle: { rego: "ABC123", ...KIA, value: high === null ? null : { low: 1, high } },
});
const down: LookupResult = { ok: false, problem: "unavailable" };
const unknown: LookupResult = { ok: true, vehicle: null };

describe("carefulLookup", () => {
  const HOUR = 60 * 60 * 1000;
  const start = Date.UTC(2026, 10, 22, 1);
  let now = start;
  const careful = (provider: VehicleProvider, dailyQuota: number | null) =>
    carefulLookup({ provider, dailyQuota, now: () => new Date(now) });

  it("asks about a plate once a day, also when two shoppers ask at the same moment", async () => {
    now = start;
    const provider = inTurn(known(null));
    const lookup = careful(provider, null);
    await Promise.all([lookup.find(QUESTION), lookup.find({ ...QUESTION, regoState: "VIC" })]);
    now += 23 * HOUR;
    await lookup.find(QUESTION);
    expect(provider.asked).toBe(1);
    now += HOUR;
    await lookup.find(QUESTION);
    expect(provider.asked).toBe(2);
  });

  it("asks no more often than the quota, which begins anew with the day; what is kept needs none", async () => {
    now = start;
    const lookup = careful(inTurn(unknown), 1);
    expect(await lookup.find(QUESTION)).toEqual(unknown);
    expect(await lookup.find({ ...QUESTION, rego: "B" })).toEqual({ ok: false, problem: "quota" });
    expect(await lookup.find(QUESTION)).toEqual(unknown);
    now += 23 * HOUR;
    expect(await lookup.find({ ...QUESTION, rego: "B" })).toEqual(unknown);
  });

  it("asks about the same plate of each state, and of none, by itself", async () => {
    now = start;
    const provider = inTurn(unknown);
    const lookup = careful(provider, null);
    for (const regoState of ["vic", "nsw", null, "VIC"]) await lookup.find({ ...QUESTION, regoState });
    expect(provider.asked).toBe(3);
  });

  it("asks again after a failure", async () => {
    now = start;
    const lookup = careful(inTurn(down, known(null)), null);
    expect(await lookup.find(QUESTION)).toEqual(down);
    expect(await lookup.find(QUESTION)).toEqual(known(null));
  });
});

describe("findVehicle", () => {
  it.each([
    ["the first that knows it", [inTurn(unknown), inTurn(known(9))], { ok: true, provider: "register" }],
    ["no failure of one while another knows it", [inTurn(down), inTurn(known(9))], { ok: true }],
    [
      "a failure where none knows it and one could not answer",
      [inTurn(unknown), inTurn(down)],
      { ok: false },
    ],
    ["nothing where all were asked", [inTurn(unknown)], { ok: true, vehicle: null }],
  ] as const)("gives %s", async (_, providers, answer) => {
    expect(await findVehicle(providers, QUESTION)).toMatchObject(answer);
  });

  it("takes a value from the next provider, and asks no further once there is one", async () => {
    const last = inTurn(known(11));
    const found = await findVehicle([inTurn(known(null)), inTurn(known(10)), last], QUESTION);
    expect(found).toMatchObject({ ok: true, vehicle: { value: { high: 10 } } });
    expect(last.asked).toBe(0);
  });
});
