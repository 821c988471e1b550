import type { SortKey } from "../query/fields/sort-options.ts";

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
