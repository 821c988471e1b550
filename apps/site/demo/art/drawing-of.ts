import type { Car } from "@forecourt/search/car";
import { hashWords, seededRandom } from "../dice/seeded-random.ts";
import type { DrawnBody, DrawnVariant } from "./drawn-car.ts";

/** Which drawing is like a vehicle: a body in one of its two designs. */
export interface Drawing {
  readonly body: DrawnBody;
  readonly variant: DrawnVariant;
}

type Row = readonly [words: string, body: DrawnBody | null, variant?: DrawnVariant];

const MOTORCYCLES: readonly Row[] = [
  ["electric", null],
  ["scooter", "scooter"],
  ["cruiser", "cruiser"],
  ["adventure", "adventure"],
  ["tour", null],
  ["sport", "sport-bike"],
  ["naked", "motorcycle", 2],
  ["retro", "motorcycle", 1],
];

const TRUCKS: readonly Row[] = [
  ["prime mover", "prime-mover"],
  ["tipper", "tipper"],
  ["curtain", "curtain-sider"],
  ["pantech", "truck", 1],
  ["tray", "truck", 2],
  ["ute", "ute"],
  ["van", "van"],
];

/** Of several words the first row that is found decides; a row without a drawing says that none is like it. */
const OTHERS: readonly Row[] = [
  ["motorhome", "motorhome"],
  ["campervan", "people-mover"],
  ["caravan", "caravan"],
  ["convertible", "convertible"],
  ["cabriolet", "convertible"],
  ["coupe", "coupe"],
  ["hatch", "hatch"],
  ["wagon", "wagon"],
  ["sedan", "sedan"],
  ["suv", "suv"],
  ["cab chassis", null],
  ["ute", "ute"],
  ["pickup", "ute"],
  ["people mover", "people-mover"],
  ["minivan", "people-mover"],
  ["bus", "people-mover"],
  ["van", "van"],
  ["truck", "ute"],
];

/** Electric vehicles have a closed nose and no exhaust: what they are drawn as, and null where none of ours has one. */
const ELECTRIC: ReadonlyMap<DrawnBody, DrawnBody | null> = new Map([
  ["sedan", "electric-sedan"],
  ["hatch", "electric-hatch"],
  ["suv", "electric-suv"],
  ["ute", null],
  ["wagon", null],
  ["coupe", null],
  ["convertible", null],
  ["van", null],
  ["people-mover", null],
  ["motorcycle", null],
  ["sport-bike", null],
  ["cruiser", null],
  ["scooter", null],
  ["adventure", null],
  ["truck", null],
  ["tipper", null],
  ["curtain-sider", null],
  ["prime-mover", null],
]);

/** Makers whose heavy trucks have a bonnet. */
const BONNETED = /kenworth|mack|western star|peterbilt|freightliner/i;

/** Bodies that are drawn with the cab over the engine. */
const WORK_TRUCKS: ReadonlySet<DrawnBody> = new Set(["truck", "tipper", "curtain-sider"]);

/** SUVs that are shorter than a family's: feeds call all sizes "SUV". */
const SMALL_SUVS =
  /^(2008|asx|bayon|c-hr|captur|compass|corolla cross|crosstrek|cx-(3|30)|duster|eclipse cross|ecosport|gla|hr-v|ignis|jimny|jolion|juke|kamiq|kicks|kona|mokka|niro|omoda 5|puma|q2|qashqai|renegade|seltos|stonic|t-(cross|roc)|tiggo 4|tivoli|trax|ux|venue|vitara|wr-v|x1|xv|yaris cross|zs)\b/i;

/** Upright SUVs that are large without a third row. */
const LARGE_SUVS = /^(bronco|defender|grand cherokee|landcruiser|patrol|tank 300|wrangler)\b/i;

/** An SUV with a third row is large. */
const THIRD_ROW = 7;

type Vehicle = Pick<
  Car,
  "make" | "model" | "series" | "seats" | "badge" | "itemType" | "body" | "simpleBody" | "fuel" | "drive"
>;

/**
 * The drawing of a vehicle like this one; null where none is like it, because a wrong picture is worse than none. "Truck"
 * alone is a pickup among cars and says too little among trucks. All cars of a model and series have one design.
 *
 * @example
 * drawingOf({ ...car, itemType: "Truck", body: "Tray", make: "Isuzu", drive: "4x2" }) // { body: "truck", variant: 2 }
 */
export function drawingOf(vehicle: Vehicle): Drawing | null {
  const { itemType, body, simpleBody, fuel } = vehicle;
  const kind = (itemType ?? "").toLowerCase();
  const words = `${simpleBody ?? ""} ${body ?? ""}`.toLowerCase();
  const motorcycle = /motor(cycle|bike)/.test(`${kind} ${words}`);
  const rows = motorcycle ? MOTORCYCLES : kind.includes("truck") ? TRUCKS : OTHERS;
  const [, like = null, variant = null] = rows.find(([word]) => words.includes(word)) ?? [];
  if (like === null) return null;
  const drawn = /electric/i.test(fuel ?? "") ? electric(like) : like;
  return drawn === null
    ? null
    : designed({ body: sized(drawn, vehicle), variant: variant ?? faceOf(vehicle) }, vehicle);
}

/** The design of all cars of a model and series. A vehicle of no model stands for its kind, in the first design. */
const faceOf = ({ make, model, series }: Vehicle): DrawnVariant =>
  model === "" || seededRandom(hashWords(make, model, series ?? "")).chance(0.5) ? 1 : 2;

function sized(body: DrawnBody, { model, seats }: Vehicle): DrawnBody {
  if (body !== "suv") return body;
  if (SMALL_SUVS.test(model)) return "small-suv";
  return (seats ?? 0) >= THIRD_ROW || LARGE_SUVS.test(model) ? "large-suv" : "suv";
}

/** What an electric vehicle is drawn as: ours with an engine have a grille. */
const electric = (like: DrawnBody): DrawnBody | null =>
  ELECTRIC.has(like) ? (ELECTRIC.get(like) ?? null) : like;

/** The design of a truck that has as many axles and the same cab; null where there is none. */
function designed(drawing: Drawing, { make, badge, drive }: Vehicle): Drawing | null {
  const bonneted = BONNETED.test(make);
  const threeAxles = /^[68]x/i.test(drive ?? "");
  const { body } = drawing;
  // A prime mover of no make stands for its kind.
  if (body === "prime-mover")
    return bonneted || make === "" ? { body, variant: /sleeper/i.test(badge ?? "") ? 2 : 1 } : null;
  if (bonneted && WORK_TRUCKS.has(body)) return null;
  if (body === "tipper") return { body, variant: threeAxles ? 1 : 2 };
  if (body === "curtain-sider") return { body, variant: threeAxles ? 2 : 1 };
  return body === "truck" && threeAxles ? null : drawing;
}
