import { phrasesOf } from "./sentence.ts";

/** Which end of a range a number is. */
export type End = "min" | "max" | "around";
export interface Comparison {
  readonly end: End;
  /** What it is about when nothing else decides. */
  readonly of: "price" | "year" | "age" | null;
  /** The number itself is left out, of years and of things that are counted. */
  readonly strict?: true;
  /** What someone has to spend: "budget 15-20k" is a range. */
  readonly budget?: true;
}

const LESS =
  "under|below|less than|fewer than|fewer then|lower than|beneath|less then|lesser than|smaller than|unda|undr|lower then|inside";
const MORE =
  "over|above|more than|greater than|higher than|more then|bigger than|exceeding|upwards of|north of";
const CHEAP = "cheaper than|cheaper then";
const DEAR = "dearer than|pricier than";
const NEW = "newer than|newer then|later than|younger than|more recent than";
const OLD = "older than|older then|earlier than";
const SHORT_OF =
  "no|not|nothing|none|never|not be|dont want|not going|not go|not spend|not spending|not pay|not paying|" +
  "dont want to spend|dont wanna spend|do not want to spend|dont want to pay|do not want to pay|dont want to go|" +
  "cant go|cannot go|cant spend|cant do|cant afford|cannot afford|wont go|wont pay|wont spend|not willing to pay|dont cost|doesnt cost|not cost|not costing|shouldnt cost";
const refused = (words: string): string =>
  words
    .split("|")
    .flatMap((each) => SHORT_OF.split("|").map((no) => `${no} ${each}`))
    .join("|");

const strictly = { strict: true } as const;
export const COMPARISONS = phrasesOf<Comparison>([
  [LESS, { end: "max", of: "price", ...strictly }],
  ["<", { end: "max", of: "price", ...strictly }],
  [CHEAP, { end: "max", of: "price" }],
  [
    "sub|max|maximum|up to|upto|at most|<=|≤|max of|maximum of|capped at|cap of|limit|limit of|top|tops|upper limit|upper limit of|not exceeding|as much as|up too|til|till|no greater|max price|price limit|under about|under around|limit is|max is",
    { end: "max", of: "price" },
  ],
  [
    "max budget|maximum budget|budget up to|to spend|can spend|can afford|i have|ive got|i've got|i have got|got|spend|budget is|budget of|budget|within|within a budget of",
    { end: "max", of: "price", budget: true },
  ],
  [MORE, { end: "min", of: "price", ...strictly }],
  [">", { end: "min", of: null, ...strictly }],
  [DEAR, { end: "min", of: "price" }],
  [
    ">=|≥|min|minimum|min of|minimum of|starting at|starting from|starts at|from as little as",
    { end: "min", of: "price" },
  ],
  ["at least|from|atleast|from about", { end: "min", of: null }],
  [
    "around|about|roughly|approx|approximately|circa|close to|~|near|in the region of|somewhere around|around about|in the vicinity of|ballpark|around the|about the|or so",
    { end: "around", of: "price" },
  ],
  [NEW, { end: "min", of: "year", ...strictly }],
  [OLD, { end: "max", of: "year", ...strictly }],
  ["newer|younger", { end: "min", of: "year" }],
  ["older", { end: "max", of: "year" }],
  ["before|b4|prior to|pre|pre-", { end: "max", of: "year", ...strictly }],
  ["after|since|post|made after|built after|made since|onwards from|as of", { end: "min", of: "year" }],
  ["until|up until", { end: "max", of: "year" }],
  [refused(`${LESS}|${CHEAP}`), { end: "min", of: "price" }],
  [refused(`${MORE}|${DEAR}`), { end: "max", of: "price" }],
  [refused(`${OLD}|before|prior to`), { end: "min", of: "year" }],
  [refused(`${NEW}|after`), { end: "max", of: "year" }],
  [
    "last|past|within the last|in the last|from the last|the last|in the past|from the past",
    { end: "max", of: "age" },
  ],
]);

/** The words behind a number that say which end it is. */
export const BEHIND = phrasesOf<Comparison>([
  [
    "or less|or under|or below|or cheaper|and under|and below|or lower|max|maximum|tops|top|or fewer|and less|at most|at the most|budget|limit|or near offer|ono|obo|or best offer|neg|negotiable|to spend|or there abouts|max budget|is my budget|is my limit|is my max|ceiling|cap|and cheaper|or nearest offer|absolute max|or lesser|or smaller",
    { end: "max", of: "price" },
  ],
  [
    "or more|or over|or above|plus|and over|and above|minimum|min|or higher|or bigger|or larger|at least|and more|or better|+",
    { end: "min", of: "price" },
  ],
  [
    ">|to now|to current|to present|to date|to today|till now|or newer|and newer|or later|and later|onwards|onward|and up|or up|up|and onwards|on|and upwards|upwards|or younger|or above|and after|or more recent|or after|or better|forward",
    { end: "min", of: "year" },
  ],
  ["or older|and older|or earlier|and earlier|or before|and before", { end: "max", of: "year" }],
  [
    "ish|or so|or thereabouts|thereabouts|give or take|approx|roughly|mark|range|price range|bracket|price bracket|region|or around that|or about",
    { end: "around", of: "price" },
  ],
]);

export type Field = "price" | "km" | "year" | "seats" | "payment" | "week" | "fortnight" | "month";
export const FIELDS = phrasesOf<Field>([
  [
    "price|budget|my budget|price range|cost|priced|price range of|asking|budget is|my budget is|budget of",
    "price",
  ],
  [
    "km|kms|klm|klms|ks|k's|kilometres|kilometers|odometer|odo|mileage|milage|miles|mi|clock|odometer reading|on the clock|travelled|driven",
    "km",
  ],
  [
    "year|years|built|made|model year|year model|my|built in|made in|from the year|year of|manufactured|mfg",
    "year",
  ],
  [
    "weekly|weekly payments|weekly repayments|weekly budget|weekly payment|weekly repayment|per week|a week",
    "week",
  ],
  ["payments|payment|repayments|repayment|payments of|repayments of", "payment"],
  ["fortnightly|fortnightly payments|fortnightly repayments|fortnightly budget", "fortnight"],
  ["monthly|monthly payments|monthly payment|monthly budget|monthly repayments|per month|a month", "month"],
  [
    "seats|seating|seating for|seats up to|seats for|room for|space for|fits|fit|carries|carry|sits|seat|family of|for a family of|big enough for|capacity",
    "seats",
  ],
]);
