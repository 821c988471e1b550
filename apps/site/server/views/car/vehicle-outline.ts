import type { Car } from "@forecourt/search/car";
import type { OutlineKind } from "@forecourt/ui/picture-label";

/** What feeds call a vehicle, and its line drawing. The first that is found decides. */
const OUTLINES: readonly (readonly [words: RegExp, kind: OutlineKind])[] = [
  [/scooter/, "scooter"],
  [/motor ?(cycle|bike)/, "motorcycle"],
  [/motor ?home|camper ?van/, "motorhome"],
  [/caravan|camper/, "caravan"],
  [/prime mover/, "prime-mover"],
  [/tipper/, "tipper"],
  [/cab chassis|tray(?!.*ute)/, "tray"],
  [/\bute\b|pick-?up|dual cab|crew cab/, "ute"],
  [/\bvan\b|minivan|bus|people mover/, "van"],
  [/pantech|curtain|refrigerated/, "truck"],
  [/suv|4x4|wagon/, "suv"],
];

/** What a model's own words say of its kind. */
export const bodyOf = ({ bodyStyle }: { readonly bodyStyle: string | null }) => ({
  itemType: null,
  body: bodyStyle,
  simpleBody: null,
});

/**
 * The line drawing that stands where a car has no picture: its kind, never its make. A truck by its item type is a truck;
 * "Truck" among cars is a pickup.
 *
 * @example
 * outlineOf({ itemType: "Truck", body: "Prime Mover", simpleBody: null }) // "prime-mover"
 */
export function outlineOf({
  itemType,
  body,
  simpleBody,
}: Pick<Car, "itemType" | "body" | "simpleBody">): OutlineKind {
  const kind = (itemType ?? "").toLowerCase();
  const words = `${kind} ${simpleBody ?? ""} ${body ?? ""}`.toLowerCase();
  const found = OUTLINES.find(([pattern]) => pattern.test(words))?.[1];
  if (found) return found;
  if (kind.includes("truck")) return "truck";
  return words.includes("truck") ? "ute" : "car";
}
