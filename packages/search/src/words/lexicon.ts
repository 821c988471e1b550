import type { ValueFacet } from "../query/fields/facets.ts";
import type { SortKey } from "../query/fields/sort-options.ts";

/** Other words for values. They count only where the stock has such a value. */
export const SYNONYMS: readonly {
  readonly facet: ValueFacet;
  /** Beginnings of the stock's own values, folded. */
  readonly means: readonly string[];
  readonly words: readonly string[];
}[] = [
  { facet: "transmission", means: ["auto"], words: ["auto", "automatic", "autos"] },
  { facet: "transmission", means: ["manual"], words: ["manual", "stick", "stick shift", "manuals"] },
  { facet: "body", means: ["suv"], words: ["suv", "suvs", "crossover", "sports utility"] },
  {
    facet: "body",
    means: ["ute", "pickup", "pick up"],
    words: ["ute", "utes", "pickup", "pick up", "pickups"],
  },
  { facet: "body", means: ["hatch"], words: ["hatch", "hatchback", "hatchbacks", "hatches"] },
  { facet: "body", means: ["sedan", "saloon"], words: ["sedan", "saloon", "sedans"] },
  { facet: "body", means: ["wagon", "estate"], words: ["wagon", "estate", "station wagon", "wagons"] },
  { facet: "body", means: ["coupe", "coupé"], words: ["coupe", "coupes"] },
  {
    facet: "body",
    means: ["convertible", "cabrio"],
    words: ["convertible", "cabrio", "cabriolet", "soft top"],
  },
  { facet: "body", means: ["van"], words: ["van", "vans"] },
  {
    facet: "body",
    means: ["people mover", "minivan"],
    words: ["people mover", "minivan", "mini van", "mpv"],
  },
  { facet: "fuel", means: ["petrol", "gas"], words: ["petrol", "gas", "gasoline", "unleaded"] },
  { facet: "fuel", means: ["diesel"], words: ["diesel", "diesels"] },
  { facet: "fuel", means: ["plug"], words: ["plug in hybrid", "plug-in hybrid", "phev", "plug in"] },
  { facet: "fuel", means: ["hybrid"], words: ["hybrid", "hybrids"] },
  { facet: "fuel", means: ["electric"], words: ["electric", "ev", "evs", "bev"] },
  {
    facet: "drive",
    means: ["4x4", "4wd", "four"],
    words: ["4x4", "4wd", "four wheel drive", "4 wheel drive"],
  },
  { facet: "drive", means: ["awd", "all"], words: ["awd", "all wheel drive"] },
  { facet: "drive", means: ["fwd", "front"], words: ["fwd", "front wheel drive"] },
  { facet: "drive", means: ["rwd", "rear"], words: ["rwd", "rear wheel drive"] },
  { facet: "drive", means: ["2wd", "4x2"], words: ["2wd", "4x2", "two wheel drive"] },
  { facet: "make", means: ["mercedes"], words: ["mercedes", "merc", "mercs", "benz"] },
  { facet: "make", means: ["volkswagen"], words: ["vw", "volkswagon", "vdub"] },
  { facet: "make", means: ["bmw"], words: ["beemer", "bimmer", "beamer"] },
  { facet: "make", means: ["chevrolet"], words: ["chevy"] },
  { facet: "make", means: ["mitsubishi"], words: ["mitsi", "mitsu"] },
  { facet: "make", means: ["land rover"], words: ["landrover"] },
  { facet: "colour", means: ["grey", "gray"], words: ["gray", "grey"] },
  { facet: "state", means: ["qld", "queensland"], words: ["qld", "queensland"] },
  { facet: "state", means: ["nsw", "new south wales"], words: ["nsw", "new south wales"] },
  { facet: "state", means: ["vic"], words: ["vic", "victoria"] },
  { facet: "state", means: ["wa", "western australia"], words: ["western australia"] },
  { facet: "state", means: ["sa", "south australia"], words: ["south australia"] },
  { facet: "state", means: ["tas"], words: ["tas", "tasmania"] },
  { facet: "filtered_features", means: ["tow"], words: ["towbar", "tow bar", "towball"] },
  { facet: "filtered_features", means: ["apple"], words: ["carplay"] },
  { facet: "filtered_features", means: ["sunroof", "panoramic"], words: ["sunroof", "sun roof", "moonroof"] },
  {
    facet: "filtered_features",
    means: ["reversing", "rear camera"],
    words: ["reverse camera", "backup camera"],
  },
];

/** Words for conditions; the wire's values are fixed. */
export const CONDITION_WORDS: readonly (readonly [words: string, condition: "new" | "used" | "demo"])[] = [
  ["brand new", "new"],
  ["new", "new"],
  ["second hand", "used"],
  ["second-hand", "used"],
  ["secondhand", "used"],
  ["pre owned", "used"],
  ["pre-owned", "used"],
  ["preowned", "used"],
  ["used", "used"],
  ["ex demo", "demo"],
  ["ex-demo", "demo"],
  ["demo", "demo"],
  ["demos", "demo"],
  ["demonstrator", "demo"],
];

/** Words that intent for an order rather than a filter. */
export const SORT_WORDS: readonly (readonly [words: string, sort: SortKey])[] = [
  ["low kilometres", "kms_low"],
  ["low kilometers", "kms_low"],
  ["low mileage", "kms_low"],
  ["low kms", "kms_low"],
  ["low km", "kms_low"],
  ["cheapest", "price_low"],
  ["cheap", "price_low"],
  ["most expensive", "price_high"],
  ["latest", "latest"],
  ["newest", "latest"],
  ["just arrived", "latest"],
];

/** Words that belong to the one after them and change what it means: left to the keywords, together. */
export const TIED: readonly string[] = [
  "near new",
  "nearly new",
  "as new",
  "like new",
  "new tyres",
  "new shape",
];

/** After a colour, these say that it is not the paint. */
export const NOT_PAINT: readonly string[] = [
  "leather",
  "interior",
  "trim",
  "wheels",
  "roof",
  "seats",
  "stitching",
];

/** Words that ask, and describe nothing. */
export const FILLER = new Set(
  (
    "a an the i im i'm me my we our you please show find get give want wants wanting need needs looking look search " +
    "for with and or in at of on to that which is are has have having any some something car cars vehicle vehicles " +
    "automobile near around from good nice great available sale buy like would want be can do it its this there by " +
    "hi hello hey thanks preferably ideally maybe also but only just one priced price model models kms km cost costing"
  ).split(" "),
);

/** After these, a name is a place. */
export const PLACE_LEADS = new Set(["in", "near", "at", "around", "from"]);

/** Before these, a word is not wanted. */
export const REFUSALS: readonly string[] = [
  "not a",
  "not an",
  "no",
  "not",
  "without",
  "except",
  "but not",
  "excluding",
];

/** Numbers people write out. */
export const NUMBER_WORDS = new Map([
  ["two", 2],
  ["three", 3],
  ["four", 4],
  ["five", 5],
  ["six", 6],
  ["seven", 7],
  ["eight", 8],
  ["nine", 9],
]);
