import { randomBytes } from "node:crypto";
import {
  type Alert,
  type AlertFind,
  type AlertMailOutcome,
  type AlertSubject,
  askForAlert,
  type CarChange,
} from "@forecourt/leads/returning";
import type { Car } from "@forecourt/search/car";
import { aCar } from "@forecourt/search/testing";
import { describe, expect, it, vi } from "vitest";
import { sentMails } from "#server/testing/sent-mails.ts";
import { testSite } from "#server/testing/test-site.ts";
import { sendDigest } from "./send-digest.ts";

const HOST = "https://www.harbourside.example";
const WHY =
  "You get this mail because you asked Harbourside Motor Group to write to you about these searches and cars.";
const SIGNED = "Harbourside Motor Group\n\n02 5550 1000\n\n";
const world = await testSite();
const mails = sentMails(world.wiring);

const forSale = (id: string, fields: Partial<Car> = {}): Car =>
  aCar({
    id,
    slug: `mazda-${id}`,
    year: null,
    model: id,
    make: "Mazda",
    condition: "used",
    price: 20_000,
    ...fields,
  });
const pictured = (url: string, thumbnailUrl: string | null = null): Partial<Car> => ({
  images: [{ url, thumbnailUrl }],
});
const MAZDAS: AlertSubject = { kind: "search", list: "used-cars", query: "make=Mazda" };
interface Asked {
  tenant?: string;
  name?: string;
  subject?: AlertSubject;
  locale?: string;
  page?: string | null;
}

let shoppers = 0;
const newEmail = (): string => `digest${(shoppers += 1)}@example.com`;
/** An alert of this shopper's, and who is written to. */
async function alertOf(email: string, { tenant = "harbourside", page = null, ...asked }: Asked = {}) {
  const saved = await askForAlert(
    { store: world.wiring.alerts, now: () => world.wiring.now().getTime(), random: randomBytes },
    {
      tenant,
      email,
      name: asked.name ?? "Used Mazdas",
      subject: asked.subject ?? MAZDAS,
      frequency: "instant",
      locale: asked.locale ?? "en-AU",
      consent: { text: "Yes", page },
      isProven: true,
    },
  );
  if (!saved.ok) throw new Error("The alert was not kept.");
  return saved;
}
const isNew = (...ids: string[]): CarChange[] => ids.map((carId) => ({ carId, kind: "new" }));
const isCheaper = (carId: string): CarChange => ({ carId, kind: "cheaper", from: 30_000, to: 25_000 });
const found = (alert: Pick<Alert, "id">, cars: CarChange[], total = cars.length): AlertFind => ({
  tenant: "harbourside",
  runId: "run",
  alertId: alert.id,
  subscriberId: "",
  cars,
  total,
  dueAt: 0,
});
type Subscriber = Awaited<ReturnType<typeof alertOf>>["subscriber"];
const send = (subscriber: Subscriber, finds: AlertFind[]): Promise<AlertMailOutcome> =>
  sendDigest(
    world.wiring,
    { tenant: subscriber.tenant, id: "mail-1", subscriber, attempts: 0, createdAt: 86_400_000, lease: "l" },
    finds,
  );

describe("sendDigest", () => {
  it("tells of every car with what changed, leads to the search, and says how to get no more", async () => {
    await world.stock("harbourside", [
      forSale("1", { price: 28_500 }),
      forSale("2"),
      forSale("3", { price: 19_990 }),
    ]);
    const email = newEmail();
    const { alert, subscriber } = await alertOf(email);
    const changes: CarChange[] = [
      { carId: "1", kind: "cheaper", from: 30_000, to: 28_500 },
      { carId: "2", kind: "returned" },
      { carId: "3", kind: "new" },
    ];
    expect(await send(subscriber, [found(alert, changes)])).toEqual({ kind: "sent" });
    const { html: _html, ...mail } = mails.to(email);
    const manage = `${HOST}/my-alerts?token=${subscriber.token}`;
    expect(mail).toEqual({
      key: "digest.harbourside.mail-1",
      to: email,
      fromName: "Harbourside Motor Group",
      subject: "3 cars for you at Harbourside Motor Group",
      date: new Date(86_400_000),
      headers: {
        "List-Unsubscribe": `<${HOST}/api/alerts/unsubscribe?token=${subscriber.token}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
      text: [
        "Used Mazdas",
        `Mazda 1\nNow $28,500, was $30,000\n${HOST}/cars/mazda-1`,
        `Mazda 2\nAvailable again\n$20,000\n${HOST}/cars/mazda-2`,
        `Mazda 3\nNew in stock\n$19,990\n${HOST}/cars/mazda-3`,
        `See all: ${HOST}/search/used-cars?make=Mazda`,
        WHY,
        `Change what you get: ${manage}\nUnsubscribe: ${manage}`,
        SIGNED,
      ].join("\n\n"),
    });
  });

  it("calls no car cheaper whose price is by now what it was, above it, or gone", async () => {
    await world.stock("harbourside", [
      forSale("1", { price: 30_000 }),
      forSale("2", { price: 31_000 }),
      forSale("3", { price: null }),
      forSale("4", { price: 29_999 }),
    ]);
    const email = newEmail();
    const { alert, subscriber } = await alertOf(email);
    await send(subscriber, [found(alert, ["1", "2", "3", "4"].map(isCheaper))]);
    expect(mails.to(email).text.match(/Now .*/g)).toEqual(["Now $29,999, was $30,000"]);
    expect(mails.to(email).text).toContain(`Mazda 1\n$30,000\n${HOST}/cars/mazda-1`);
  });

  it("names twenty cars and counts those beyond them, those that were found without a name among them", async () => {
    const ids = Array.from({ length: 21 }, (_, at) => `${at + 1}`);
    await world.stock(
      "harbourside",
      ids.map((id) => forSale(id)),
    );
    const [first, second] = [newEmail(), newEmail()];
    const twenty = await alertOf(first);
    await send(twenty.subscriber, [found(twenty.alert, isNew(...ids.slice(0, 20)))]);
    expect(mails.to(first).subject).toBe("20 cars for you at Harbourside Motor Group");
    expect(mails.to(first).text).not.toContain("more");
    const many = await alertOf(second);
    await send(many.subscriber, [found(many.alert, isNew(...ids), 25), found(many.alert, isNew("1"), 3)]);
    expect(mails.to(second).subject).toBe("27 cars for you at Harbourside Motor Group");
    expect(mails.to(second).text.match(/New in stock/g)).toHaveLength(20);
    expect(mails.to(second).text).toContain("\n\nAnd 7 more\n\nSee all: ");
  });

  it("leads to the search once where several runs found cars for it", async () => {
    await world.stock("harbourside", [forSale("1"), forSale("2")]);
    const email = newEmail();
    const { alert, subscriber } = await alertOf(email);
    await send(subscriber, [found(alert, isNew("1")), found(alert, isNew("2"))]);
    expect(mails.to(email).text).toContain(`\n\nSee all: ${HOST}/search/used-cars?make=Mazda\n\n`);
    expect(mails.to(email).subject).toBe("2 cars for you at Harbourside Motor Group");
  });

  it("names each alert and each car once, and leads to no search where there are two", async () => {
    await world.stock("harbourside", [forSale("1", { price: 19_000 })]);
    const email = newEmail();
    const mazdas = await alertOf(email);
    const again = await alertOf(email, { subject: { kind: "search", list: "used-cars", query: "" } });
    const other = await alertOf(email, { name: "Mine", subject: { kind: "car", carId: "1" } });
    await send(mazdas.subscriber, [
      found(mazdas.alert, isNew("1")),
      found(again.alert, isNew("1")),
      found(other.alert, [{ carId: "1", kind: "cheaper", from: 20_000, to: 19_000 }]),
    ]);
    const [heading = "", ...parts] = mails.to(email).text.split("\n\n");
    // They were asked for at the same moment, so either may come first.
    expect(heading.split(" · ").toSorted()).toEqual(["Mine", "Used Mazdas"]);
    expect(parts.slice(0, 2)).toEqual([`Mazda 1\nNow $19,000, was $20,000\n${HOST}/cars/mazda-1`, WHY]);
  });

  it.each<[string, AlertSubject]>([
    ["an alert of one car", { kind: "car", carId: "1" }],
    ["a list that the site has no more", { kind: "search", list: "no-such-list", query: "" }],
  ])("leads to no search for %s", async (_, subject) => {
    await world.stock("harbourside", [forSale("1")]);
    const email = newEmail();
    const { alert, subscriber } = await alertOf(email, { subject });
    await send(subscriber, [found(alert, isNew("1"))]);
    expect(mails.to(email).text).not.toContain("See all");
  });

  it("shows pictures that a mail program can fetch, the small one before the whole", async () => {
    await world.stock("harbourside", [
      forSale("1", pictured("https://cdn.example/whole.jpg", "https://cdn.example/thumb.jpg")),
      forSale("2", pictured("https://cdn.example/only.jpg")),
      forSale("3", pictured("http://cdn.example/plain.jpg")),
      forSale("4", { images: [] }),
    ]);
    const email = newEmail();
    const { alert, subscriber } = await alertOf(email);
    await send(subscriber, [found(alert, isNew("1", "2", "3", "4"))]);
    expect(mails.to(email).html.match(/(?<=<img src=")[^"]*/g)).toEqual([
      "https://cdn.example/thumb.jpg",
      "https://cdn.example/only.jpg",
    ]);
  });

  it("leads to the host the shopper asked on, in the language they asked in", async () => {
    await world.stock("lonestar", [forSale("1")]);
    const email = newEmail();
    const { alert, subscriber } = await alertOf(email, {
      tenant: "lonestar",
      locale: "es-US",
      page: "https://www.lonestar.example/es/inventory?a=1",
    });
    await send(subscriber, [found(alert, isNew("1"))]);
    expect(mails.to(email).text).toContain("\nhttps://www.lonestar.example/es/");
    expect(mails.to(email).headers["List-Unsubscribe"]).toBe(
      `<https://www.lonestar.example/api/alerts/unsubscribe?token=${subscriber.token}>`,
    );
  });

  it("drops a mail with nothing left to tell: sold, held, hidden and missing cars, ended alerts", async () => {
    await world.stock("harbourside", [
      forSale("1", { status: { kind: "sold", soldAt: 0 } }),
      forSale("2", { reserved: true }),
      forSale("3", { showOnDealerWebsite: false }),
      forSale("5"),
    ]);
    const email = newEmail();
    const { alert, subscriber } = await alertOf(email);
    expect(await send(subscriber, [found(alert, isNew("1", "2", "3", "4"))])).toEqual({ kind: "dropped" });
    expect(await send(subscriber, [found({ id: "gone" }, isNew("5"))])).toEqual({ kind: "dropped" });
    expect(await send(subscriber, [])).toEqual({ kind: "dropped" });
    expect(await send({ ...subscriber, tenant: "kowhai" }, [found(alert, isNew("5"))])).toEqual({
      kind: "dropped",
    });
    expect(await send({ ...subscriber, tenant: "none" }, [found(alert, isNew("5"))])).toEqual({
      kind: "dropped",
    });
    expect(mails.all.filter(({ to }) => to === email)).toEqual([]);
  });

  it("says whether a mail that did not go is tried again", async () => {
    await world.stock("harbourside", [forSale("1")]);
    const { alert, subscriber } = await alertOf(newEmail());
    const finds = [found(alert, isNew("1"))];
    mails.refuse(true);
    expect(await send(subscriber, finds)).toEqual({ kind: "failed", retry: true, problem: "SMTP 451" });
    mails.refuse(false);
    const { engine } = await world.wiring.stock("harbourside");
    const away = vi
      .spyOn(engine, "run")
      .mockResolvedValue({ ok: false, detail: "the index is away" } as never);
    expect(await send(subscriber, finds)).toEqual({
      kind: "failed",
      retry: true,
      problem: "the index is away",
    });
    away.mockRestore();
  });
});
