import type { Car, CarFacts, Condition } from "@forecourt/search/car";
import { carSlug, withoutContradictions } from "@forecourt/search/ingest";
import { drawingOf } from "../art/drawing-of.ts";
import { rollAgeAndPrice } from "./age-and-price.ts";
import type { ModelLine } from "./catalogue/model-line.ts";
import { COLOUR_NAMES, colourNameOf, type ColourName, LIVELY } from "./colour-names.ts";
import { dealerComments } from "./dealer-comments.ts";
import type { Offer, StockedLine } from "./demo-catalogue.ts";
import { demoPictures } from "./demo-pictures.ts";
import type { DemoSite } from "./demo-site.ts";
import { rollStanding } from "./demo-standing.ts";
import type { DemoYard } from "./demo-yard.ts";
import { featuresFor } from "./feature-lists.ts";
import { powertrainFacts } from "./powertrain-facts.ts";
import { modelFacts } from "./catalogue/model-facts.ts";
import { type SeededRandom } from "../dice/seeded-random.ts";
import { stockCategories } from "./stock-categories.ts";
import { vehicleNumber } from "./vehicle-number.ts";

/** Everything that was decided before a vehicle is rolled. */
export interface DemoOrder {
  readonly site: DemoSite;
  readonly stocked: StockedLine;
  readonly offer: Offer;
  readonly condition: Condition;
  readonly yard: DemoYard;
  readonly id: string;
  /** Counts up within the site; becomes the stock number. */
  readonly serial: number;
  /** Epoch milliseconds of the seeding. */
  readonly now: number;
}

const ITEM_TYPES = new Map<ModelLine["kind"], string>([
  ["car", "Car"],
  ["truck", "Truck"],
  ["motorcycle", "Motorcycle"],
  ["motorhome", "Motorhome"],
  ["caravan", "Caravan"],
]);

/** How many vehicles of a site have just arrived: of many more, the mark would say nothing. */
const NEW_ARRIVALS = 6;

/** Rolls one vehicle whose every part fits the others. */
export function demoCar(random: SeededRandom, order: DemoOrder): Car {
  const { site, offer, condition, yard, now } = order;
  const { line, make } = order.stocked;
  const american = site.market.cars === "american";
  const [badge, listPrice, powertrain] = random.pick(line.trims);
  const rrp = listPrice * site.market.priceFactor;
  const thisYear = new Date(now).getUTCFullYear();
  const { year, odometer, price } = rollAgeAndPrice(
    random,
    line,
    condition,
    rrp,
    thisYear,
    american,
    offer === "sale" ? 12 : 4,
  );
  const colour = rollColour(random, line);
  // One roll that decides nothing, so that the dice of the other facts fall as they did.
  random.next();
  const series = line.series.findLast(([from]) => from <= year)?.[1] ?? null;
  const wordy = random.chance(0.02)
    ? " Dual Range (No Series) Special Edition with Premium Touring and Technology Pack"
    : "";
  const name = [year, line.make, line.model, badge + wordy].filter((word) => word !== "").join(" ");
  const features = featuresFor(random, line.kind, line.drawn, rrp);
  const arrived = order.serial < NEW_ARRIVALS;
  const standing = rollStanding(random, { condition, arrived, ageInYears: thisYear - year, american, now });
  random.next(); // As above.
  const facts = powertrainFacts(powertrain);
  const photos = rollPhotos(random, site, standing.status.kind === "coming_soon");
  const itemType =
    offer === "rental"
      ? "Rental"
      : offer === "subscription"
        ? "Subscription"
        : (ITEM_TYPES.get(line.kind) ?? "Car");
  const drawing = drawingOf({
    make: line.make,
    model: line.model,
    series,
    seats: line.seats,
    badge,
    drive: facts.drive,
    itemType: ITEM_TYPES.get(line.kind) ?? null,
    body: line.body,
    simpleBody: null,
    fuel: facts.fuel,
  });
  const look = {
    body: drawing?.body ?? line.drawn,
    colour: colour.paint,
    variant: drawing?.variant ?? 1,
  };
  // The dice fall alike whether or not there is a drawing that is like the vehicle.
  const drawn = demoPictures(random, look, photos);
  const images = drawing === null ? [] : drawn;
  const asks = offer === "sale" && random.chance(line.kind === "truck" ? 0.12 : 0.03);
  // Every few cars are filmed, chosen by the serial number, so that the dice of the other facts fall as they did.
  const filmed = {
    videos: order.serial % 5 === 0 ? [`https://videos.example/${order.id}`] : [],
    spinUrl: order.serial % 8 === 0 ? `https://spins.example/${order.id}` : null,
  };
  const weekly = Math.max(149, Math.round((rrp * 0.0056) / 5) * 5 - 1);
  const car: Car = {
    id: order.id,
    slug: carSlug(name, order.id),
    name,
    make,
    model: line.model,
    badge: badge === "" ? null : badge + wordy,
    series,
    year,
    condition,
    itemType,
    categories: stockCategories(line, facts.simpleFuel, offer, price, condition),
    odometer: line.kind === "caravan" ? null : odometer,
    price: offer !== "sale" || asks ? null : price,
    priceType:
      offer !== "sale" || asks
        ? null
        : american
          ? null
          : line.kind === "truck"
            ? "excluding_government_charges"
            : condition === "used" && random.chance(0.4)
              ? "excluding_government_charges"
              : "drive_away",
    weeklyPrice: offer === "rental" ? weekly : null,
    subscriptionPrice: offer === "subscription" ? Math.round((weekly * 0.92 * 52) / 12) : null,
    vin: line.kind === "caravan" && random.chance(0.5) ? null : vehicleNumber(random, line.make, year),
    stockNumber: `${condition === "new" ? "N" : condition === "demo" ? "D" : "U"}${String(10_000 + order.serial * 7)}`,
    ...standing,
    // Tags of the demo stock speak of a sale.
    tag: offer === "sale" ? standing.tag : null,
    reservable: !random.chance(0.05),
    customRank: random.between(0, 60) + (condition === "demo" ? 20 : 0) + (images.length >= 5 ? 15 : 0),
    historyReportUrl:
      condition === "used" && offer === "sale" && random.chance(0.55)
        ? `https://history-reports.example/${order.id}.pdf`
        : null,
    comments: null,
    features,
    location: yard.location,
    dealership: yard.dealership,
    city: yard.city,
    state: yard.state,
    images,
    photosCount: images.length,
    ...filmed,
    colour: colourNameOf(colour, line),
    body: line.body,
    ...facts,
    simpleBody: line.body,
    seats: line.seats === 0 ? null : line.seats,
    doors: line.doors === 0 ? null : line.doors,
    facts: {
      ...modelFacts(american ? "american" : "metric", line.make, line.model, badge),
      ...(offer === "rental" ? rentalFacts(line) : {}),
    },
    hasCheckoutPaymentProcessor: site.payments !== null,
    paymentProcessors: site.payments === null ? [] : [{ authorizationType: site.payments, hasKey: true }],
    showOnDealerWebsite: !random.chance(0.01),
    sellerIdentifier: null,
  };
  // A demo yard is as truthful as an import: no "Low Kms" on a high reading, no tail lift on a prime mover.
  const { car: plausible } = withoutContradictions(car, thisYear);
  const { comments: voice = {} } = site.hint;
  return {
    ...plausible,
    comments: dealerComments(voice, plausible, `${line.make} ${line.model}`, site.facts),
  };
}

/** What a hirer asks, by the size of the vehicle; the terms are those of the demo's own rental yard. */
const rentalFacts = ({ seats, drawn }: ModelLine): CarFacts => ({
  bags: seats > 5 ? 5 : drawn === "hatch" ? 2 : drawn === "suv" || drawn === "wagon" ? 4 : 3,
  driver_age: seats > 5 ? 25 : 21,
  excess: seats > 5 ? 4_950 : 3_300,
});

function rollColour(random: SeededRandom, line: ModelLine): ColourName {
  const lively = line.drawn === "coupe" || line.drawn === "convertible" || line.kind === "motorcycle";
  const dull =
    line.kind === "truck" ||
    line.body === "Van" ||
    line.body === "Cargo Van" ||
    line.kind === "motorhome" ||
    line.kind === "caravan";
  return random.weighted(
    COLOUR_NAMES.map(
      ([name, weight]) =>
        [name, LIVELY.has(name.paint) ? weight * (lively ? 4 : dull ? 0.4 : 1) : weight] as const,
    ),
  );
}

function rollPhotos(random: SeededRandom, site: DemoSite, comingSoon: boolean): number {
  const asked = site.hint.photos;
  if (asked) return random.between(asked.min, asked.max);
  if (comingSoon) return random.pick([0, 1, 2]);
  return random.chance(0.015) ? 0 : random.between(6, 7);
}
