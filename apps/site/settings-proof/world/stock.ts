import { openEmbeddedStock } from "@forecourt/search/snapshot";
import { type Car, type CarDocument, stringifyCar } from "@forecourt/search/car";
import { aCar } from "@forecourt/search/testing";

const DAY = 86_400_000;

/** Cars by the part each plays; their ids and slugs are these names. */
const parts = (now: number): Readonly<Record<string, Partial<Car>>> => ({
  plain: { historyReportUrl: "https://history.example/plain.pdf", comments: "One owner." },
  fresh: { createdAt: now - 5 * DAY, make: "Mazda", model: "CX-5", body: "SUV" },
  sold: { status: { kind: "sold", soldAt: now - 2 * DAY } },
  held: { reserved: true },
  coming: { status: { kind: "coming_soon" }, condition: "new" },
  demonstrator: { condition: "demo", year: 2025, odometer: 3_200 },
  certified: { certified: true, make: "Toyota" },
  runout: { tag: "Runout Sale" },
  // Nearly what people type, so that it is less relevant, and cheaper than what they meant.
  misspelt: { model: "Hilax", price: 900 },
  testdrive: { tag: "Test drive only", condition: "used" },
  electric: {
    simpleFuel: "Electric",
    fuel: "Electric",
    make: "skoda",
    model: "Enyaq",
    body: "Hatch",
    facts: { battery: 60, electric_range: 400 },
    images: [{ url: "/media/drawn/hatch/red/front.webp", thumbnailUrl: null }],
  },
  caravan: { body: "Caravan", itemType: "Caravan", facts: { atm: 2500, ball_weight: 180 } },
  truck: { body: "Pantech", itemType: "Truck", facts: { body_length: 6200, pallets: 10 } },
  petrol: { fuel: "Petrol", colour: "Blue", body: "Sedan", make: "Kia", model: "Rio", price: 150 },
  unpriced: { price: null },
  driveaway: { priceType: "drive_away" },
  plus: { priceType: "excluding_government_charges", comments: "One owner. ".repeat(20) },
  weekly: { itemType: "Rental", price: null, weeklyPrice: 289 },
  subscription: { itemType: "Subscription", price: null, subscriptionPrice: 259 },
  south: {
    location: { id: "p3", name: "South", slug: "south", phone: "0255501003", distributionLocations: [] },
    dealership: { id: "d2", slug: "south", name: "South" },
    city: "Orange",
  },
  bare: { photosCount: 0, images: [] },
  unstated: {},
});

const PHOTO = { url: "/media/drawn/ute/white/front.webp", thumbnailUrl: null };

function carOf(name: string, part: Partial<Car>, at: number, now: number): Car {
  return aCar({
    id: name,
    slug: name,
    name: `${part.make ?? "Toyota"} ${part.model ?? "HiLux"} ${name}`,
    createdAt: now - (40 + at) * DAY,
    customRank: 100 - at,
    price: 20_000 + ((at * 7_919) % 30_000),
    odometer: 10_000 + ((at * 3_571) % 90_000),
    stockNumber: `S${1000 + at}`,
    vin: `MR0FZ29G00123${4000 + at}`,
    location: {
      id: "p1",
      name: "North",
      slug: "north-sales",
      phone: "0255501001",
      distributionLocations: [],
    },
    dealership: { id: "d1", slug: "north", name: "North" },
    city: "Dubbo",
    state: "NSW",
    images: [PHOTO],
    photosCount: 1,
    hasCheckoutPaymentProcessor: true,
    paymentProcessors: [{ authorizationType: "stripe", hasKey: true }],
    ...part,
  });
}

/** As a source that never sends a status stores it. */
const withoutStatus = (document: CarDocument): CarDocument =>
  JSON.parse(JSON.stringify(document, (name, value: unknown) => (name === "status" ? undefined : value)));

/** Writes the stock every tenant of the proof has a copy of: one car for each thing a setting can be about. */
export async function writeStock(directory: string, now: Date): Promise<void> {
  const stock = await openEmbeddedStock({ directory });
  const cars = Object.entries(parts(now.getTime())).map(([name, part], at) =>
    carOf(name, part, at, now.getTime()),
  );
  const written = await stock.index.write((writer) =>
    writer.put(
      cars.map((car) => {
        const document = stringifyCar(car);
        const stored = car.id === "unstated" ? withoutStatus(document) : document;
        return { document: stored, feed: null, fingerprint: "" };
      }),
    ),
  );
  await stock.close();
  if (!written.ok) throw new Error(`The stock could not be written: ${written.detail}`);
}
