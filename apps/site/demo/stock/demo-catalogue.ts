import { AMERICAN_CARS } from "./catalogue/american-cars.ts";
import { AUSTRALIAN_CARS } from "./catalogue/australian-cars.ts";
import { CAMPERS } from "./catalogue/campers.ts";
import type { ModelLine } from "./catalogue/model-line.ts";
import { MOTORCYCLES } from "./catalogue/motorcycles.ts";
import { TRUCKS } from "./catalogue/trucks.ts";
import type { DemoSite } from "./demo-site.ts";

/** How a vehicle is offered. */
export type Offer = "sale" | "rental" | "subscription";

/** A model this site may have, as its feed spells the maker. */
export interface StockedLine {
  readonly line: ModelLine;
  readonly make: string;
}

type Kind = NonNullable<DemoSite["hint"]["kinds"]>[number];

const KIND_OF_TEMPLATE = new Map<string, readonly Kind[]>([
  ["trucks", ["truck"]],
  ["motorcycles", ["motorcycle"]],
  ["campers", ["motorhome", "caravan"]],
  ["rentals", ["rental"]],
  ["subscriptions", ["subscription"]],
]);

/** The kinds a site sells: what its hint says, else what its template is for. */
export function kindsOf(site: DemoSite): readonly Kind[] {
  return site.hint.kinds ?? KIND_OF_TEMPLATE.get(site.template) ?? ["car"];
}

/** Models of one kind in the site's market, of the makers it names; all makers when it names none that we know. */
export function linesFor(site: DemoSite, kind: Kind): readonly StockedLine[] {
  const lines = catalogueOf(site, kind);
  const makes = site.hint.makes ?? [];
  const wanted = lines.flatMap((line) => {
    const spelling = makes.find(
      (make) => make.toLowerCase().split(" ")[0] === line.make.toLowerCase().split(" ")[0],
    );
    return spelling === undefined ? [] : [{ line, make: spelling }];
  });
  return wanted.length > 0 ? wanted : lines.map((line) => ({ line, make: line.make }));
}

function catalogueOf(site: DemoSite, kind: Kind): readonly ModelLine[] {
  switch (kind) {
    case "truck":
      return TRUCKS;
    case "motorcycle":
      return MOTORCYCLES;
    case "motorhome":
    case "caravan":
      return CAMPERS.filter((line) => line.kind === kind);
    case "car":
      return carsOf(site);
    case "rental":
    case "subscription":
      // Nobody hires out a sports coupe with a manual gearbox, or a car that costs more than a flat.
      return carsOf(site).filter(
        ({ drawn, trims }) => drawn !== "convertible" && (trims[0]?.[1] ?? 0) < 92_000,
      );
  }
}

const CARS = { american: AMERICAN_CARS, australian: AUSTRALIAN_CARS };

const carsOf = (site: DemoSite): readonly ModelLine[] => CARS[site.market.cars];
