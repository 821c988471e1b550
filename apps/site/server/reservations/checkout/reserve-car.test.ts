import { honeypotField } from "@forecourt/leads";
import type { Car } from "@forecourt/search/car";
import { aCar } from "@forecourt/search/testing";
import { wording } from "@forecourt/tenant-config";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { typedBefore } from "#server/forms/drafts.ts";
import { checkoutPage } from "#server/pages/cars/checkout-page.ts";
import { beginRequest } from "#server/testing/request-scope.ts";
import { testSite } from "#server/testing/test-site.ts";
import { carTaken } from "./car-taken.ts";
import { carToReserve } from "./car-to-reserve.ts";
import { keepReservation, ownReservation } from "./own-reservation.ts";
import { siteDemoBank } from "../work/payment-providers.ts";
import { payDeposit } from "./pay-deposit.ts";
import { deskOf } from "../work/reservation-work.ts";
import { reserveCar } from "./reserve-car.ts";
import { reserveRefusal } from "./reserve-refusal.ts";
import { returnFromBank } from "./return-from-bank.ts";
import { siteOfRequest } from "#server/tenants/site-of-request.ts";

const DEALER = "harbourside";
const HOST = `http://${DEALER}.localhost:3000`;
const forSale = (id: string, change: Partial<Car> = {}): Car =>
  aCar({
    id,
    slug: `car-${id}`,
    condition: "used",
    price: 20_000,
    hasCheckoutPaymentProcessor: true,
    paymentProcessors: [{ authorizationType: "demo", hasKey: true }],
    location: { ...aCar().location, id: "401" },
    ...change,
  });
const CARS: readonly Car[] = [
  ...Array.from({ length: 20 }, (_, at) => forSale(String(at + 1))),
  ...["h1", "h2", "h3", "h4", "h5", "h6", "h7", "g1", "g2", "g3", "k1", "k2", "t1", "race"].map((id) =>
    forSale(id),
  ),
  forSale("new", { condition: "new" }),
  forSale("reserved", { reserved: true }),
  forSale("cheap", { price: 500 }),
  forSale("drive", { tag: "Test Drive Only" }),
  forSale("held-back", { reservable: false }),
  forSale("sold", { status: { kind: "sold", soldAt: Date.UTC(2026, 10, 20) } }),
];
const world = await testSite();
await world.stock(DEALER, CARS);
let visitors = 0;
/** Each test's shoppers have an address of their own. */
const from = () => ({ "x-forwarded-for": `198.51.100.${visitors}` });
beforeEach(() => {
  visitors += 1;
});
beforeEach(() => beginRequest({ referer: `${HOST}/cars/car-1/checkout` }, "new"));

const content = async () => (await world.site(DEALER)).content;
let people = 0;
const details = (carId: string) => {
  people += 1;
  return {
    car_id: carId,
    idempotency_key: `key-of-test-${people}`,
    name: "Ada Lovelace",
    first_name: "Ada",
    last_name: "Lovelace",
    email: `ada${people}@example.com`,
    phone: "0412345678",
    postcode: "2300",
    message: "Mine, please",
    terms_conditions: "true",
    dealership_slug: "harbourside-mazda",
  };
};
const post = (path: string, fields: object): Request =>
  new Request(`${HOST}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...from() },
    body: JSON.stringify(fields),
  });
/** As a browser without a script sends the details. */
const reserveByForm = async (fields: Record<string, string>, more: [string, string][] = []) =>
  reserveCar(
    new Request(`${HOST}/api/reservations`, {
      method: "POST",
      headers: from(),
      body: new URLSearchParams([...Object.entries(fields), ...more]),
    }),
    await content(),
    world.wiring,
  );
const reserve = async (carId: string) =>
  reserveCar(post("/api/reservations", details(carId)), await content(), world.wiring);
const pay = async (token: string) =>
  payDeposit(
    new Request(`${HOST}/api/reservations/pay`, { method: "POST", body: new URLSearchParams({ token }) }),
    await content(),
    world.wiring,
  );
const stage = async (id: string) => {
  const found = await checkoutPage(DEALER, `car-${id}`);
  return found.kind === "found" ? found.page.stage : found.kind;
};
/** What an open checkout reads of its car. */
const look = async (car: string) => {
  const request = new Request(`${HOST}/api/reservations?car_id=${car}`, { headers: from() });
  const response = await carTaken(request, await content(), world.wiring);
  return [response.status, await response.json()];
};
/** The reservation of this browser. */
const mine = () => ownReservation(world.wiring, DEALER);
const myLead = async () => (await world.wiring.leads.get((await mine())?.leadId ?? ""))?.lead;

describe("reserveCar", () => {
  it.each([
    ["reserved", "reserved", /already reserved by another shopper/],
    ["cheap", "price_too_low", /cannot be reserved online/],
    ["drive", "test_drive_only", /for test drives only/],
    ["held-back", "not_reservable", /cannot be reserved online/],
    ["sold", "sold", /is sold, so it cannot be reserved/],
  ])(
    "refuses the %s car with its reason, and its checkout leads back to the car",
    async (id, reason, text) => {
      const answer = await reserve(id);
      expect(answer.status).toBe(409);
      expect(((await answer.json()) as { reasons: string[] }).reasons).toContain(reason);
      expect(await stage(id)).toBe("refused");
      const car = CARS.find((one) => one.id === id);
      expect(car && reserveRefusal(car, await siteOfRequest(world.wiring, await content()))).toMatch(text);
    },
  );

  it("has nothing to say against a car that can be reserved", async () => {
    expect(reserveRefusal(forSale("1"), await siteOfRequest(world.wiring, await content()))).toBeNull();
  });

  it("refuses where no account takes the money, and says so", async () => {
    const site = await siteOfRequest(world.wiring, await content());
    const car = CARS[0];
    expect(car && carToReserve(car, { ...site, accountOf: () => null })).toEqual({
      ok: false,
      reasons: ["not_configured"],
    });
    expect(car && carToReserve(car, site)).toMatchObject({ ok: true, amount: 50_000, currency: "AUD" });
  });

  it("leads a plain form back to the car that it may not reserve", async () => {
    const answer = await reserveByForm(details("reserved"));
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "/cars/car-reserved?reserve=refused",
    ]);
  });

  it("wants a car and knows it", async () => {
    const { car_id: _car, ...without } = details("1");
    const [vague, unknown] = [
      await reserveCar(post("/api/reservations", without), await content(), world.wiring),
      await reserve("none"),
    ];
    expect([vague.status, await vague.json()]).toEqual([
      400,
      { error: "A car_id and the shopper's details were expected." },
    ]);
    expect([unknown.status, await unknown.json()]).toEqual([404, { error: "This site has no such car." }]);
  });

  it("says what is wrong with what is no lead, and holds nothing for it", async () => {
    const answer = await reserveCar(
      post("/api/reservations", { ...details("16"), lead: "none" }),
      await content(),
      world.wiring,
    );
    expect([answer.status, await answer.json()]).toEqual([400, { error: "The request carries no lead." }]);
    expect(await mine()).toBeNull();
  });

  it("keeps the lead unfinished, under the form of the car's condition", async () => {
    await reserve("12");
    expect(await myLead()).toMatchObject({
      stage: { kind: "incomplete" },
      form: "used",
      person: { firstName: "Ada" },
    });
    beginRequest({}, "new");
    await reserve("new");
    expect(await myLead()).toMatchObject({ stage: { kind: "incomplete" }, form: "new" });
  });

  it("goes on with the hold while its payment is under way", async () => {
    const first = (await (await reserve("13")).json()) as { id: string };
    await pay("demo_confirm");
    const again = await reserve("13");
    expect([again.status, await again.json()]).toEqual([201, { id: first.id, state: "paying" }]);
  });

  it("takes the same page sent twice for one reservation, where a form has no key of its own", async () => {
    const { idempotency_key: _key, ...typed } = details("14");
    const page = { ...typed, drawn_at: "2026-11-21T01:00Z" };
    await reserveByForm(page);
    const first = await mine();
    beginRequest({}, "new");
    await reserveByForm(page);
    expect((await mine())?.id).toBe(first?.id);
    beginRequest({}, "new");
    await reserveByForm({ ...typed, car_id: "15" });
    expect(await mine()).toMatchObject({ state: "held", car: { id: "15" } });
  });

  it("says what is wrong with the details in the language of the page", async () => {
    await world.stock("lonestar", [forSale("texan")]);
    const { content: texan } = await world.site("lonestar");
    const wrong = async (page: string): Promise<unknown> => {
      beginRequest({ referer: `http://lonestar.localhost${page}` }, "new");
      const fields = { ...details("texan"), email: "nope", phone: "(512) 555-0100", postcode: "78757" };
      const answer = await reserveCar(post("/api/reservations", fields), texan, world.wiring);
      expect(answer.status).toBe(422);
      return (await answer.json()).problems;
    };
    expect(await wrong("/cars/car-texan/checkout")).toEqual([
      { field: "email", message: "invalid email address" },
    ]);
    expect(await wrong("/es/cars/car-texan/checkout")).toEqual([
      { field: "email", message: "correo electrónico no válido" },
    ]);
  });

  it("holds no car for a program that fills in forms, nor where the lead could not be kept", async () => {
    const sorry = wording((await world.site(DEALER)).config).form.storeFailure;
    const robot = await reserveCar(
      post("/api/reservations", { ...details("16"), [honeypotField]: "x" }),
      await content(),
      world.wiring,
    );
    expect([robot.status, await robot.json()]).toEqual([
      429,
      { error: sorry, problems: [{ field: "", message: sorry }] },
    ]);
    const accept = vi
      .spyOn(world.wiring.leads, "accept")
      .mockResolvedValue({ ok: false, problem: "unavailable", detail: "disk" });
    const away = await reserve("16");
    accept.mockRestore();
    expect([away.status, await away.json()]).toEqual([
      503,
      { error: sorry, problems: [{ field: "", message: sorry }] },
    ]);
    expect(await mine()).toBeNull();
    expect(await world.wiring.reservations.reservedCars(DEALER)).not.toContain("16");
  });

  it("says until when another shopper holds the car, in the primary location's time", async () => {
    await reserve("17");
    beginRequest({}, "new");
    const { error } = (await (await reserve("17")).json()) as { error: string };
    // One in Sydney, and the minutes a hold lasts.
    expect(error).toMatch(/\s1:20\spm\.? Call us on 02 5550 1000 to ask about it\.$/);
  });

  it("holds a car once for two shoppers who send their details at once", async () => {
    const responses = await Promise.all([reserve("race"), reserve("race")]);
    const [held, late] = responses.toSorted((one, other) => one.status - other.status);
    expect([held?.status, late?.status]).toEqual([201, 409]);
    expect(await late?.text()).toMatch(/\s1:20\spm\.? Call us on 02 5550 1000 to ask about it\./);
  });

  it("holds six cars for one address and no seventh, and says how else to reserve", async () => {
    const cars = ["h1", "h2", "h3", "h4", "h5", "h6", "h7"];
    const answers: Response[] = [];
    for (const car of cars) {
      beginRequest({}, "new");
      answers.push(await reserve(car));
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201, 429]);
    const refused: unknown = await answers.at(-1)?.json();
    expect(refused).toMatchObject({
      error: expect.stringMatching(/^Several cars are held from here without a payment.*call us on /),
    });
    // The car is another address's to hold, and a car of this one is no further one.
    visitors = 200;
    expect((await reserve("h7")).status).toBe(201);
  });

  it("holds two cars for one shopper and no third, from whatever address", async () => {
    const email = "greedy@example.com";
    const statuses: number[] = [];
    for (const car of ["g1", "g2", "g3"]) {
      beginRequest({}, "new");
      visitors += 1;
      const request = post("/api/reservations", { ...details(car), email });
      statuses.push((await reserveCar(request, await content(), world.wiring)).status);
    }
    expect(statuses).toEqual([201, 201, 429]);
  });

  it("takes a key for one car and one shopper's details, and for nothing once its time is over", async () => {
    const first = details("k1");
    const send = async (fields: object) => {
      beginRequest({}, "new");
      const answer = await reserveCar(post("/api/reservations", fields), await content(), world.wiring);
      return [answer.status, await answer.json()];
    };
    const [, made] = await send(first);
    expect(await send(first)).toEqual([201, made]);
    expect(await send({ ...first, car_id: "k2" })).toEqual([
      409,
      expect.objectContaining({ error: expect.stringContaining("another car") }),
    ]);
    const id = (made as { id: string }).id;
    const held = await world.wiring.reservations.get(id);
    if (!held) throw new Error("The car was held.");
    const now = vi.spyOn(world.wiring, "now").mockReturnValue(new Date(held.heldUntil));
    await deskOf(world.wiring).look(held);
    expect((await world.wiring.reservations.get(id))?.state).toBe("expired");
    expect(await send(first)).toEqual([
      409,
      expect.objectContaining({ error: expect.stringContaining("begin again") }),
    ]);
    now.mockRestore();
  });

  it("finds no car of another dealer", async () => {
    expect(
      (
        await reserveCar(
          post("/api/reservations", details("1")),
          (
            await world.site("lonestar")
          ).content,
          world.wiring,
        )
      ).status,
    ).toBe(404);
  });

  it("holds the car for this browser, and shows another one when it may be free again", async () => {
    expect((await reserve("1")).status).toBe(201);
    expect(await stage("1")).toMatchObject({ kind: "payment", problem: null });
    beginRequest({}, "new");
    const taken = await reserve("1");
    expect(taken.status).toBe(409);
    expect(((await taken.json()) as { error: string }).error).toMatch(
      /^Another shopper is reserving this car/,
    );
    // Before anything is typed, whatever the list or the car's page said when it was drawn.
    expect(await stage("1")).toMatchObject({
      kind: "details",
      ended: null,
      taken: expect.stringMatching(/^Another shopper is reserving this car/),
    });
    expect(await stage("18")).toMatchObject({ kind: "details", taken: null });
  });

  it("tells a checkout that was opened earlier what is in the way of its car, and its own shopper nothing", async () => {
    await reserve("t1");
    expect(await look("t1")).toEqual([200, { taken: null }]);
    beginRequest({}, "new");
    expect(await look("t1")).toEqual([
      200,
      { taken: expect.stringMatching(/^Another shopper is reserving this car .* Call us on 02 5550 1000/) },
    ]);
    expect(await look("sold")).toEqual([
      200,
      { taken: expect.stringMatching(/is sold, so it cannot be reserved.* Call us on 02 5550 1000/) },
    ]);
    expect(await look("none")).toEqual([404, { error: "This site has no such car." }]);
  });

  it("goes on with the hold of this browser when its details come again, under whatever key", async () => {
    const first = (await (await reserve("7")).json()) as object;
    expect(await (await reserve("7")).json()).toEqual(first);
    expect(first).toEqual({ id: expect.stringMatching(/^r[a-z0-9]{16}$/), state: "held" });
    const form = await reserveByForm({ ...details("7") });
    expect([form.status, form.headers.get("location")]).toEqual([303, "/cars/car-7/checkout"]);
    expect((await mine())?.car).toEqual({ id: "7", slug: "car-7", name: CARS[6]?.name, price: 20_000 });
  });

  it("names what is wrong with the details to a script, and keeps no lead and no car for them", async () => {
    const answer = await reserveCar(
      post("/api/reservations", { ...details("8"), email: "nope" }),
      await content(),
      world.wiring,
    );
    const { error, problems } = (await answer.json()) as { error: string; problems: { field: string }[] };
    expect([answer.status, error]).toEqual([422, "invalid email address"]);
    expect(problems).toContainEqual({ field: "email", message: "invalid email address" });
    expect(await mine()).toBeNull();
  });

  it("brings a plain form back with what was typed in it, of a question with one answer", async () => {
    const answer = await reserveByForm({ ...details("8"), email: "nope" }, [
      ["box", "a"],
      ["box", "b"],
    ]);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/cars/car-8/checkout"]);
    const typed = await typedBefore(world.wiring, DEALER);
    expect(typed?.values).toMatchObject({ first_name: "Ada", email: "nope", car_id: "8" });
    expect(typed?.values).not.toHaveProperty("box");
    expect(typed?.problems).toContainEqual({ field: "email", message: "invalid email address" });
    expect(await stage("8")).toMatchObject({ kind: "details", typed: { values: { email: "nope" } } });
    // Another car's checkout does not show them.
    expect(await stage("2")).toMatchObject({ kind: "details", typed: null });
  });
});

/** The shopper comes back from the bank, with what the provider added to the address. */
const back = async () =>
  returnFromBank(
    new Request(
      `${HOST}/api/reservations/return?from=%2Fcars%2Fcar-4%2Fcheckout&payment_intent=pi_1&payment_intent_client_secret=s`,
    ),
    await content(),
    world.wiring,
  );

describe("ownReservation", () => {
  it("is found by a cookie of ours alone, on the dealer's own site", async () => {
    const get = vi.spyOn(world.wiring.reservations, "get");
    for (const id of [
      `r${"a".repeat(15)}`,
      `r${"a".repeat(17)}`,
      `xr${"a".repeat(16)}`,
      `R${"a".repeat(16)}`,
      `r${"a".repeat(15)}-`,
    ]) {
      await keepReservation(world.wiring, id);
      expect(await mine()).toBeNull();
    }
    expect(get).not.toHaveBeenCalled();
    await keepReservation(world.wiring, `r${"a".repeat(16)}`);
    expect(await mine()).toBeNull();
    expect(get).toHaveBeenCalledOnce();
    get.mockRestore();
    await reserve("19");
    expect((await mine())?.car.id).toBe("19");
    expect(await ownReservation(world.wiring, "lonestar")).toBeNull();
  });
});

describe("the checkout after the details", () => {
  it("leads on to the confirmation also where the lead cannot be finished yet, which the worker then does", async () => {
    await reserve("20");
    const id = (await mine())?.id;
    const update = vi
      .spyOn(world.wiring.leads, "update")
      .mockResolvedValue({ ok: false, problem: "unavailable", detail: "the store is away" });
    const [warned, logged] = [vi.spyOn(world.wiring.log, "warn"), vi.spyOn(world.wiring.log, "info")];
    const done = await pay("demo_succeed");
    update.mockRestore();
    expect(done.headers.get("location")).toBe("/success?category=used-vehicle-enquiry&car_type=used");
    expect(warned.mock.calls).toEqual([
      [
        { reservation: id, error: "Error: the store is away" },
        "the worker finishes the lead of a reservation",
      ],
    ]);
    expect(logged).toHaveBeenCalledWith({ tenant: DEALER, reservation: id, state: "reserved" }, "deposit");
    warned.mockRestore();
    logged.mockRestore();
  });

  it("says that the card was declined, takes another one, and shows the receipt", async () => {
    await reserve("2");
    await pay("demo_decline");
    expect(await stage("2")).toMatchObject({ kind: "payment", problem: "declined" });
    const done = await pay("demo_succeed");
    expect(done.headers.get("location")).toBe("/success?category=used-vehicle-enquiry&car_type=used");
    expect(await stage("2")).toMatchObject({ kind: "done", category: expect.stringContaining("Used") });
  });

  it("is of no car that the dealer does not have", async () => {
    expect(await checkoutPage(DEALER, "no-such-car")).toEqual({ kind: "missing" });
  });

  it.each([
    ["1", "used"],
    ["new", "new"],
  ])(
    "asks for the details of car %s by the form of %s cars, sent to where cars are held",
    async (id, form) => {
      const details = await stage(id);
      if (typeof details === "string" || details.kind !== "details") throw new Error("Nothing is asked for.");
      expect(details.form.setting.action).toBe("/api/reservations");
      expect(details.form.setting.hidden).toContainEqual(["form", form]);
    },
  );

  it("shows the receipt also where its lead cannot be read", async () => {
    await reserve("18");
    await pay("demo_succeed");
    const get = vi.spyOn(world.wiring.leads, "get").mockRejectedValue(new Error("away"));
    expect(await stage("18")).toMatchObject({ kind: "done", category: null });
    get.mockResolvedValue(null);
    expect(await stage("18")).toMatchObject({ kind: "done", category: null });
    get.mockRestore();
  });

  it("shows the deposit and the price as the market writes money", async () => {
    await reserve("9");
    expect(await checkoutPage(DEALER, "car-9")).toMatchObject({
      kind: "found",
      page: { amount: "$500", price: "$20,000", car: { id: "9" } },
    });
    await world.stock(DEALER, [...CARS.filter(({ id }) => id !== "9"), forSale("9", { price: null })]);
    expect(await checkoutPage(DEALER, "car-9")).toMatchObject({
      kind: "found",
      page: { amount: "$500", price: null, stage: { kind: "payment" } },
    });
    await world.stock(DEALER, CARS);
  });

  it("leads to the stock where this browser reserved nothing, and wants a token that is one", async () => {
    expect((await pay("demo_succeed")).headers.get("location")).toBe("/cars");
    const away = await back();
    expect([away.status, Object.fromEntries(away.headers)]).toEqual([
      303,
      { location: "/cars", "cache-control": "no-store", "referrer-policy": "no-referrer" },
    ]);
    expect((await pay("")).status).toBe(400);
    expect((await pay("x".repeat(501))).status).toBe(400);
  });

  it("says that the payment was not started when the provider refuses it", async () => {
    await reserve("3");
    await pay("no-such-card");
    expect(await stage("3")).toMatchObject({ kind: "payment", problem: "refused" });
  });

  it("asks what became of the payment when the shopper comes back, and leaves what the provider added behind", async () => {
    await reserve("4");
    await pay("demo_confirm");
    expect(await stage("4")).toMatchObject({ kind: "waiting" });
    expect((await back()).headers.get("location")).toBe("/cars/car-4/checkout");
    siteDemoBank(world.wiring).decide(`${(await mine())?.id}-1`, "confirmed");
    const answer = await back();
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "/success?category=used-vehicle-enquiry&car_type=used",
    ]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    ["confirmed", "/success?category=used-vehicle-enquiry&car_type=used"],
    ["rejected", "/cars/car-4/checkout"],
  ])("leads on from the demo bank, where the payment was %s", async (bank, to) => {
    const car = bank === "confirmed" ? "10" : "11";
    await reserve(car);
    await pay("demo_confirm");
    const body = new URLSearchParams({ bank });
    const answer = await payDeposit(
      new Request(`${HOST}/api/reservations/pay`, { method: "POST", body }),
      await content(),
      world.wiring,
    );
    expect(answer.headers.get("location")).toBe(to.replace("car-4", `car-${car}`));
  });

  it.each([
    ["price_changed", { price: 21_000 }],
    ["car_gone", { reservable: false }],
  ])("charges nothing and ends as %s when the feed changed the car meanwhile", async (ended, change) => {
    await world.stock(DEALER, CARS);
    await reserve("5");
    await world.stock(DEALER, [...CARS.filter(({ id }) => id !== "5"), forSale("5", change)]);
    await pay("demo_succeed");
    const own = await mine();
    expect(own).toMatchObject({ state: "failed", attempt: 0 });
    expect(siteDemoBank(world.wiring).find(`${own?.id}-1`)).toBeNull();
    expect(await stage("5")).toMatchObject({ kind: ended === "car_gone" ? "released" : "details", ended });
  });

  it("charges no more for a reservation that is over", async () => {
    await reserve("6");
    const id = (await mine())?.id ?? "";
    await deskOf(world.wiring).ask(id, { type: "release_asked", by: "kim" });
    expect((await pay("demo_succeed")).headers.get("location")).toBe("/cars/car-6/checkout");
    expect(siteDemoBank(world.wiring).find(`${id}-1`)).toBeNull();
    expect(await mine()).toMatchObject({ state: "released", attempt: 0 });
  });

  it("says who ended a hold that nothing was paid for", async () => {
    await reserve("6");
    await deskOf(world.wiring).ask((await mine())?.id ?? "", { type: "release_asked", by: "kim" });
    expect(await stage("6")).toEqual({ kind: "released", ended: "let_go" });
  });
});
