import type { Car } from "../car/car.ts";

/**
 * A believable car for tests; say only what the test is about.
 *
 * @example
 * aCar({ make: "Mazda" }).make; // "Mazda"
 */
export function aCar(fields: Partial<Car> = {}): Car {
  return {
    id: "1",
    slug: "2021-toyota-hilux-1",
    name: "2021 Toyota HiLux SR5",
    make: "Toyota",
    model: "HiLux",
    badge: "SR5",
    series: null,
    year: 2021,
    condition: "used",
    itemType: "Car",
    categories: [],
    odometer: 45_210,
    price: 52_990,
    priceType: null,
    weeklyPrice: null,
    subscriptionPrice: null,
    vin: "MR0FZ29G001234567",
    stockNumber: "U131302",
    status: { kind: "in_stock" },
    reserved: false,
    reservable: true,
    certified: false,
    tag: null,
    createdAt: Date.UTC(2025, 9, 9),
    customRank: 0,
    historyReportUrl: null,
    comments: null,
    features: [],
    location: {
      id: "70",
      name: "Riverside",
      slug: "riverside",
      phone: "0733001234",
      distributionLocations: [],
    },
    dealership: { id: "7", slug: "riverside-toyota", name: "Riverside Toyota" },
    city: "Brisbane",
    state: "QLD",
    images: [],
    photosCount: 0,
    colour: "White",
    body: "Ute",
    fuel: "Diesel",
    drive: "4x4",
    transmission: "Automatic",
    simpleFuel: null,
    simpleBody: null,
    simpleDrive: null,
    simpleTransmission: null,
    engine: null,
    seats: 5,
    doors: 4,
    hasCheckoutPaymentProcessor: false,
    paymentProcessors: [],
    showOnDealerWebsite: true,
    sellerIdentifier: null,
    ...fields,
  };
}
