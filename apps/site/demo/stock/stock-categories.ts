import type { Condition } from "@forecourt/search/car";
import type { ModelLine } from "./catalogue/model-line.ts";
import type { Offer } from "./demo-catalogue.ts";

/** Shelves that a site's menu can link to: one vehicle may stand on several. */
export function stockCategories(
  line: ModelLine,
  simpleFuel: string | null,
  offer: Offer,
  price: number,
  condition: Condition,
): string[] {
  const shelves: (readonly [name: string, fits: boolean])[] = [
    ["Rental", offer === "rental"],
    ["Subscription", offer === "subscription"],
    ["Family", line.kind === "car" && line.seats >= 7],
    ["First Car", offer === "sale" && line.kind === "car" && condition === "used" && price < 20_000],
    ["Work Ready", line.drawn === "ute" || line.drawn === "van" || line.kind === "truck"],
    ["Towing", line.drawn === "ute" || (line.drawn === "suv" && line.seats >= 7)],
    ["Performance", line.drawn === "coupe" || line.drawn === "convertible"],
    ["Electric", simpleFuel === "Electric"],
    ["Hybrid", simpleFuel === "Hybrid"],
    [
      "Off Road",
      /Off ?Road|Adventure|Raid|4x4|Outback/i.test(
        `${line.body} ${line.trims.map(([badge]) => badge).join(" ")}`,
      ),
    ],
  ];
  return shelves.filter(([, fits]) => fits).map(([name]) => name);
}
