import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
import { askForAlert, type SeenCar, SESSION_IDLE_MS, SESSION_LIFE_MS } from "@forecourt/leads/returning";
import { type Car, stringifyCar } from "@forecourt/search/car";
import { aCar } from "@forecourt/search/testing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openTestSite, type TestSite } from "#server/testing/test-site.ts";
import { lookOnce, runAll, sendDue, startAlerts, timesOf } from "./alert-work.ts";
import { matchAlerts } from "./match-alerts.ts";
import { watchedStock } from "./watched-stock.ts";

const TENANT = "harbourside";
let world: TestSite;
beforeAll(async () => {
  // A Saturday noon in Sydney: no quiet hours.
  world = await openTestSite();
});
afterAll(() => world.close());

const cars = (...prices: readonly (readonly [id: string, price: number, fields?: Partial<Car>])[]): Car[] =>
  prices.map(([id, price, fields]) =>
    aCar({
      id,
      slug: `mazda-${id}`,
      make: "Mazda",
      model: "CX-5",
      condition: "used",
      price,
      photosCount: 1,
      ...fields,
    }),
  );
const record = (car: Car) => ({ document: stringifyCar(car), feed: "test", fingerprint: "" });
const hourIn = (time: number, timeZone: string): number =>
  Number(new Intl.DateTimeFormat("en-US", { hour: "2-digit", hourCycle: "h23", timeZone }).format(time));
const ask = (email: string, subject: Parameters<typeof askForAlert>[1]["subject"], tenant = TENANT) =>
  askForAlert(
    { store: world.wiring.alerts, now: () => world.wiring.now().getTime(), random: randomBytes },
    {
      tenant,
      email,
      name: "Used Mazdas",
      subject,
      frequency: "instant",
      locale: "en-AU",
      consent: { text: "Yes, write to me", page: "http://harbourside.localhost:3000/search/used-cars" },
      isProven: true,
    },
  );
const mails = (): string[] => {
  const folder = join(world.wiring.dataDirectory, "mail");
  return readdirSync(folder)
    .filter((name) => name.startsWith("digest."))
    .map((name) => {
      const [head = "", ...parts] = readFileSync(join(folder, name), "utf8").split("\r\n\r\n");
      // The head is written as it is: a token in it may look like an encoded character.
      const body = parts
        .join("\r\n\r\n")
        .replaceAll("=\r\n", "")
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
      return `${head.replaceAll(/\r\n[ \t]/g, " ")}\r\n\r\n${body}`;
    });
};

describe("matchAlerts", () => {
  it("finds changed cars by search and by id, and nothing by a list that the site has no more", async () => {
    const site = await world.site(TENANT);
    const [car] = cars(["1", 30_000]);
    if (!car) throw new Error("There is no car.");
    const change = { carId: "1", kind: "new" } as const;
    const match = matchAlerts([change], [stringifyCar(car)], site);
    const found = { total: 1, cars: [change] };
    const nothing = { total: 0, cars: [] };
    const bySearch = (list: string, query: string) =>
      match({ subject: { kind: "search", list, query } } as never);
    expect(bySearch("used-cars", "make=Mazda")).toEqual(found);
    expect(bySearch("used-cars", "make=Mazda")).toEqual(found);
    expect(bySearch("used-cars", "make=Kia")).toEqual(nothing);
    expect(bySearch("no-such-list", "make=Mazda")).toEqual(nothing);
    expect(match({ subject: { kind: "car", carId: "1" } } as never)).toEqual(found);
    expect(match({ subject: { kind: "car", carId: "2" } } as never)).toEqual(nothing);
  });
});

describe("watchedStock", () => {
  const policy = {
    cars: { missingStatus: "in_stock" },
    search: { presetFilters: { make: ["Mazda"] }, requireMinimumPhotos: 1 },
  } as const;

  it("has every readable car with its price, for sale where lists show it and nobody has reserved it", async () => {
    await world.stock(
      "lonestar",
      cars(
        ["1", 30_000],
        ["2", 20_000, { status: { kind: "sold", soldAt: 0 } }],
        ["3", 20_000, { reserved: true }],
        ["4", 20_000, { showOnDealerWebsite: false }],
        ["5", 20_000],
        ["6", 20_000, { photosCount: 0, images: [] }],
        ["7", 20_000, { make: "Kia" }],
      ),
    );
    const { index } = await world.wiring.stock("lonestar");
    const seen: SeenCar[] = [];
    for await (const car of watchedStock(index, ["5"], policy).cars()) seen.push(car);
    expect(seen.map(({ carId, price, available }) => [carId, price, available])).toEqual([
      ["1", 30_000, true],
      ["2", 20_000, false],
      ["3", 20_000, false],
      ["4", 20_000, false],
      ["5", 20_000, false],
      ["6", 20_000, false],
      ["7", 20_000, false],
    ]);
  });

  it("takes a car without a status for available where the site's feed sends none", async () => {
    const { status: _, ...document } = stringifyCar(aCar({ id: "1", make: "Mazda", photosCount: 1 }));
    const index = { records: () => [{ document }] } as never;
    const seen: SeenCar[] = [];
    for await (const car of watchedStock(index, [], policy).cars()) seen.push(car);
    expect(seen).toMatchObject([{ carId: "1", available: true }]);
  });

  it("is another version once a car is reserved, whatever order reservations come in", async () => {
    const { index } = await world.wiring.stock("lonestar");
    const versionWith = (...reserved: string[]) => watchedStock(index, reserved, policy).version();
    const [none, one, two] = [await versionWith(), await versionWith("1"), await versionWith("2", "1")];
    expect(new Set([none, one, two]).size).toBe(3);
    expect(await versionWith("1", "2")).toBe(two);
    expect(two).toBe(`${none} 1 2`);
  });

  it("rejects where the stock cannot be counted", async () => {
    const away = { count: async () => ({ ok: false, detail: "the index is away" }) } as never;
    await expect(watchedStock(away, [], policy).version()).rejects.toThrow("the index is away");
  });
});

describe("startAlerts", () => {
  it("looks at every watched stock, asks and sends in rounds, and removes what is over once an hour", async () => {
    const own = await openTestSite();
    const { alerts, accounts, log } = own.wiring;
    const at = own.wiring.now().getTime();
    const watched = vi.spyOn(alerts, "watchedTenants").mockResolvedValue(["no-such-dealer"]);
    const pruned = [vi.spyOn(alerts, "prune"), vi.spyOn(accounts, "prune")];
    const running = startAlerts(own.wiring);
    await expect.poll(() => pruned[1]).toHaveBeenCalledOnce();
    await running.stop();
    const DAYS = 86_400_000;
    expect(pruned[0]?.mock.calls).toEqual([[{ pending: at, sent: at - 90 * DAYS }]]);
    expect(pruned[1]?.mock.calls).toEqual([
      [{ signIns: at - DAYS, seen: at - SESSION_IDLE_MS, opened: at - SESSION_LIFE_MS }],
    ]);
    const problems: unknown[] = [];
    vi.spyOn(log, "error").mockImplementation((...words: unknown[]) => void problems.push(words));
    watched.mockRejectedValue(new Error("away"));
    const failing = startAlerts(own.wiring);
    await expect.poll(() => problems).toEqual([[{ error: "Error: away" }, "a round of alerts failed"]]);
    await failing.stop();
    await own.close();
  });
});

describe("a round of alerts", () => {
  it("goes on with the other dealers where one stock cannot be read", async () => {
    const own = await openTestSite();
    vi.spyOn(own.wiring.alerts, "watchedTenants").mockResolvedValue(["lonestar", TENANT]);
    const stock = await own.wiring.stock(TENANT);
    vi.spyOn(own.wiring, "stock").mockImplementation((slug) =>
      slug === "lonestar" ? Promise.reject(new Error("away")) : Promise.resolve(stock),
    );
    const problems = vi.spyOn(own.wiring.log, "error").mockReturnValue(undefined);
    const running = startAlerts(own.wiring);
    await expect.poll(() => own.wiring.alerts.seenStock(TENANT)).not.toBeNull();
    await running.stop();
    expect(problems.mock.calls).toEqual([
      [{ tenant: "lonestar", error: "Error: away" }, "a stock could not be looked at for alerts"],
    ]);
    await own.close();
  });

  it("says once that a dealer's stock is away, however many rounds find it so, and once that it is back", async () => {
    const own = await openTestSite();
    vi.spyOn(own.wiring.alerts, "watchedTenants").mockResolvedValue([TENANT]);
    const stock = await own.wiring.stock(TENANT);
    const asked = vi.spyOn(own.wiring, "stock");
    for (let round = 0; round < 3; round += 1) asked.mockRejectedValueOnce(new Error("away"));
    asked.mockResolvedValue(stock);
    const began = vi.spyOn(own.wiring.log, "error").mockReturnValue(undefined);
    const over = vi.spyOn(own.wiring.log, "info").mockReturnValue(undefined);
    const running = startAlerts(own.wiring, 0);
    await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(5));
    await running.stop();
    expect(began.mock.calls).toEqual([
      [{ tenant: TENANT, error: "Error: away" }, "a stock could not be looked at for alerts"],
    ]);
    expect(over.mock.calls).toEqual([[{ tenant: TENANT }, "a stock is looked at for alerts again"]]);
    await own.close();
  });

  it("finds nothing for the alerts of a dealer that is gone", async () => {
    const own = await openTestSite();
    const { alerts } = own.wiring;
    await own.stock(TENANT, []);
    await lookOnce(own.wiring, TENANT);
    await askForAlert(
      { store: alerts, now: () => own.wiring.now().getTime(), random: randomBytes },
      {
        tenant: TENANT,
        email: "kim@example.com",
        name: "Used Mazdas",
        subject: { kind: "search", list: "used-cars", query: "" },
        frequency: "instant",
        locale: "en-AU",
        consent: { text: "Yes", page: null },
        isProven: true,
      },
    );
    await own.stock(TENANT, cars(["1", 30_000]));
    await lookOnce(own.wiring, TENANT);
    vi.spyOn(own.wiring, "tenant").mockResolvedValue(null);
    expect(await runAll(own.wiring)).toMatchObject([{ changes: 1, alerts: 1, found: 0 }]);
    expect(await sendDue(own.wiring)).toBe(0);
    await own.close();
  });
});

describe("alerts after an import", () => {
  it("mails new and cheaper cars once, in the dealer's look, with a way out in one click", async () => {
    await world.stock(TENANT, cars(["1", 30_000], ["2", 25_000]));
    await lookOnce(world.wiring, TENANT);
    const asked = await ask("kim@example.com", { kind: "search", list: "used-cars", query: "make=Mazda" });
    await ask("lee@example.com", { kind: "car", carId: "2" });
    await ask("ann@example.com", { kind: "search", list: "used-cars", query: "make=Kia" });
    await ask("kim@example.com", { kind: "search", list: "used-cars", query: "" }, "lonestar");
    const changed = cars(["1", 28_500], ["2", 25_000], ["3", 19_990]);
    const { index } = await world.wiring.stock(TENANT);
    await index.write((writer) => writer.put(changed.map(record)));
    expect(await lookOnce(world.wiring, TENANT)).toEqual({ isFirst: false, changes: 2 });
    expect(await lookOnce(world.wiring, TENANT)).toBeNull();
    const lines = vi.spyOn(world.wiring.log, "info");
    const runs = await runAll(world.wiring);
    expect(runs).toMatchObject([{ changes: 2, alerts: 3, found: 1 }]);
    expect(lines.mock.calls).toEqual([[runs[0], "alerts matched"]]);
    lines.mockRestore();
    expect(await sendDue(world.wiring)).toBe(1);
    expect(await sendDue(world.wiring)).toBe(0);
    const [mail = "", ...others] = mails();
    expect(others).toEqual([]);
    expect(mail).toContain("To: kim@example.com");
    expect(mail).toContain("From: Harbourside");
    expect(mail).toContain("Subject: 2 cars for you at Harbourside");
    expect(mail).toContain("Now $28,500, was $30,000");
    expect(mail).toContain("New in stock");
    expect(mail).toContain("http://harbourside.localhost:3000/cars/mazda-3");
    expect(mail).toContain("See all: http://harbourside.localhost:3000/search/used-cars?make=Mazda");
    const token = asked.ok ? asked.subscriber.token : "";
    expect(mail).toContain(
      `List-Unsubscribe: <http://harbourside.localhost:3000/api/alerts/unsubscribe?token=${token}>`,
    );
    expect(mail).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(mail).toContain((await world.site(TENANT)).config.theme.accent);
  });

  it("tells of one car's lower price and of its return, and not of a car that is gone again", async () => {
    const before = mails().length;
    const { index } = await world.wiring.stock(TENANT);
    const put = (...changed: Car[]) => index.write((writer) => writer.put(changed.map(record)));
    const round = async () => {
      await lookOnce(world.wiring, TENANT);
      await runAll(world.wiring);
      return sendDue(world.wiring);
    };
    await put(...cars(["2", 25_000, { status: { kind: "sold", soldAt: 0 } }]));
    expect(await round()).toBe(0);
    await put(...cars(["2", 25_000, { make: "Toyota" }]));
    expect(await round()).toBe(1);
    const back = mails().find((mail) => mail.includes("To: lee@example.com")) ?? "";
    expect(back).toContain("Available again");
    await put(...cars(["2", 24_000, { make: "Toyota" }]));
    await lookOnce(world.wiring, TENANT);
    await runAll(world.wiring);
    await put(...cars(["2", 24_000, { make: "Toyota", reserved: true }]));
    expect(await sendDue(world.wiring)).toBe(0);
    const states = (await world.wiring.alerts.mails({ tenant: TENANT, limit: 9 })).map(({ state }) => state);
    expect(states.toSorted()).toEqual(["dropped", "sent", "sent"]);
    expect(mails()).toHaveLength(before + 1);
  });

  it("keeps the market's quiet hours in the primary location's time", async () => {
    const [au, us] = [await world.site("harbourside"), await world.site("lonestar")];
    const night = Date.parse("2026-11-21T11:00:00Z");
    expect(hourIn(timesOf(au.content, night).instant, "Australia/Sydney")).toBe(8);
    const [place] = us.content.locations;
    const texas = Date.parse("2026-11-21T03:00:00Z");
    expect(hourIn(timesOf(us.content, texas).instant, place?.timeZone ?? "")).toBe(8);
  });

  it("goes by the primary location wherever it stands in the list, by the first without one, and by UTC without any", async () => {
    const { content } = await world.site("harbourside");
    const [first] = content.locations;
    if (!first) throw new Error("The demo dealer has places.");
    const east = { ...first, timeZone: "Pacific/Auckland", primary: false };
    const west = { ...first, timeZone: "Australia/Perth", primary: true };
    const night = Date.parse("2026-11-21T15:00:00Z");
    const hourOf = (locations: readonly (typeof first)[], timeZone: string) =>
      hourIn(timesOf({ ...content, locations }, night).instant, timeZone);
    expect(hourOf([east, west], "Australia/Perth")).toBe(8);
    expect(hourOf([east, { ...west, primary: false }], "Pacific/Auckland")).toBe(8);
    const utc = Date.parse("2026-11-21T23:00:00Z");
    expect(hourIn(timesOf({ ...content, locations: [] }, utc).instant, "UTC")).toBe(8);
  });

  it("looks at no stock of a dealer that is not there, or mails no alerts", async () => {
    expect(await lookOnce(world.wiring, "no-such-dealer")).toBeNull();
    expect(await lookOnce(world.wiring, "kowhai")).toBeNull();
  });
});
