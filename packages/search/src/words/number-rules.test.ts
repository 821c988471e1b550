import { describe, expect, it } from "vitest";
import { policyDefaults } from "../policy-defaults.ts";
import { stringifyStockQuery } from "../query/stringify-stock-query.ts";
import { parseNaturalQuery } from "./parse-natural-query.ts";

const urlOf = (sentence: string) =>
  stringifyStockQuery(parseNaturalQuery(sentence, {}).query, policyDefaults.search);

/** Sentences on the edge between two readings. */
const AMOUNTS: readonly (readonly [sentence: string, url: string])[] = [
  // Years: 1950 to 2049, and strict only where the words are.
  ["newer than 2018", "year=2019:"],
  ["older than 2018", "year=:2017"],
  ["before 2018", "year=:2017"],
  ["after 2018", "year=2018:"],
  ["since 2018", "year=2018:"],
  ["until 2018", "year=:2018"],
  ["from 2018", "year=2018:"],
  ["at least 2018", "year=2018:"],
  ["1950", "year=1950:1950"],
  ["2049", "year=2049:2049"],
  ["2018+", "year=2018:"],
  ["1999+", "year=1999:"],
  ["2018 or newer", "year=2018:"],
  ["2018 or later", "year=2018:"],
  ["2018 and up", "year=2018:"],
  ["2018 onwards", "year=2018:"],
  ["2015 or older", "year=:2015"],
  ["2015 and earlier", "year=:2015"],
  ["2018 to 2021", "year=2018:2021"],
  ["2020 or 2021", "year=2020:2021"],
  ["between 2018 and 2021", "year=2018:2021"],
  // Money: the unit, the size or the phrase decides; a small bare number stays a keyword.
  ["under 1000", "price=:1000"],
  ["under 999", "q=under+999"],
  ["under $999", "price=:999"],
  ["< $20k", "price=:20000"],
  [">20k", "price=20000:"],
  ["maximum 30 thousand", "price=:30000"],
  ["minimum $5,000", "price=5000:"],
  ["roughly 20k", "price=18000:22000"],
  ["about $10k", "price=9000:11000"],
  ["25.5k max", "q=25.5k+max"],
  ["max 25.5k", "price=:25500"],
  ["cheaper than $20,000", "price=:20000"],
  ["no more than 20k", "price=:20000"],
  ["30k or less", "price=:30000"],
  ["30k or more", "price=30000:"],
  ["30k plus", "price=30000:"],
  ["$25k", "price=:25000"],
  ["$20k or $30k", "price=:20000"],
  ["20 to 30k", "price=20000:30000"],
  ["$900 to $30k", "price=900:30000"],
  ["1500 to 30k", "price=1500:30000"],
  // Distance: the unit stands before, after, or is the clock.
  ["30,000 kms", "km=:30000"],
  ["90000 on the clock", "km=:90000"],
  ["under 90000 on the clock", "km=:90000"],
  ["50k to 80k km", "km=50000:80000"],
  ["30,000 km or less", "km=:30000"],
  ["30,000 km or more", "km=30000:"],
  ["at least 40k kms", "km=40000:"],
  ["miles below 60,000", "km=:60000"],
];

describe("an amount in a sentence", () => {
  it.each(AMOUNTS)("%s", (sentence, url) => {
    expect(urlOf(sentence)).toBe(url);
  });
});
