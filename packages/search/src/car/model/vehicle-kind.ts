import type { Car } from "./car.ts";
import type { VehicleKind } from "../facts/fact-table.ts";

/** Words of feeds for what a vehicle is; the first that is found decides. */
const KINDS: readonly (readonly [words: RegExp, kind: VehicleKind])[] = [
  [/scooter|motor ?(cycle|bike)/, "motorcycle"],
  [/motor ?home|camper ?van|class [abc]\b/, "motorhome"],
  [/caravan|camper|pop.?top/, "caravan"],
  [/prime mover|tipper|pantech|curtain|taut ?liner|refrigerated|tractor unit/, "truck"],
];

/**
 * What a vehicle is. "Truck" as an item type is a truck; as a body among cars it is a pickup, which is a car.
 *
 * @example
 * vehicleKind({ itemType: "Truck", body: "Tray", simpleBody: null }); // "truck"
 */
export function vehicleKind({
  itemType,
  body,
  simpleBody,
}: Pick<Car, "itemType" | "body" | "simpleBody">): VehicleKind {
  const item = (itemType ?? "").toLowerCase();
  const words = `${item} ${simpleBody ?? ""} ${body ?? ""}`.toLowerCase();
  return KINDS.find(([pattern]) => pattern.test(words))?.[1] ?? (item.includes("truck") ? "truck" : "car");
}
