import { describe, expect, it } from "vitest";
import { judge } from "../testing/sentences/judge.ts";
import { SENTENCE_STOCKS } from "../testing/sentences/stocks.ts";
import { sentenceLexicon } from "./read-sentence.ts";

/** Its dearest car costs $110,000. */
const { vocabulary, rules } = SENTENCE_STOCKS.australian;
const LEXICON = sentenceLexicon(vocabulary, rules);

const EDGES: Readonly<Record<string, readonly (readonly [sentence: string, asks: string])[]>> = {
  "a model's year is from 1950 to 2049": [
    ["1949", ""],
    ["1950", "year=1950"],
    ["2049", "year=2049"],
    ["2050", ""],
  ],
  "a small number is thousands from 3 to 250, and a price by itself from 1000 on": [
    ["under 2", ""],
    ["under 3", "price<3000"],
    ["under 250", "price<250000"],
    ["under 251", ""],
    ["under 999", ""],
    ["under 1000", "price<1000"],
    ["over 20", "price>20000"],
    ["20", ""],
    ["15 and 20", ""],
    ["between 15 and 20", "price=15000-20000"],
  ],
  "a distance below a thousand is in thousands": [
    ["under 999 km", "km<999000"],
    ["under 1000 km", "km<1000"],
    ["mileage under 80", "km<80000"],
  ],
  "an amount without a sign is a distance from a fifth above the dearest car on, as a most alone": [
    ["under 132k", "price<132000"],
    ["under 133k", "km<133000"],
    ["under 133,000", "km<133000"],
    ["over 133k", "price>133000"],
    ["price under 133k", "price<133000"],
    ["price under 2015", "price<2015"],
    ["under 2000", "price<2000"],
    ["under 2015", "year<2014"],
    ["under $133k", "price<133000"],
  ],
  "a number takes thousands or the century from the other end of its range": [
    ["20 to 30k", "price=20000-30000"],
    ["99 to 150k", "price=99000-150000"],
    ["100 to 150k", "price=100000-150000"],
    ["20 to 30,000", "price=20000-30000"],
    ["2019-21", "year=2019-2021"],
    ["between 2018 and 20", "year=2018-2020"],
  ],
  "two numbers are a range by the word between them or before them": [
    ["20k till 30k", "price=20000-30000"],
    ["20k til 30k", "price=20000-30000"],
    ["20k thru 30k", "price=20000-30000"],
    ["20k through 30k", "price=20000-30000"],
    ["20k & 30k", "price=20000-30000"],
    ["20k–30k", "price=20000-30000"],
    ["between from 20k to 30k", "price=20000-30000"],
    ["5 or 7 seats", "seats=5,7"],
    ["5 and 7 seats", "seats=7"],
  ],
  "words around a limit belong to it": [
    ["price is about 20k", "price=18000-22000"],
    ["under about 20k", "price<20000"],
    ["up to a max of 20k", "price<20000"],
    ["over the 20k mark", "price>20000"],
    ["spend around 15 grand", "price=13500-16500"],
    ["no less than 20k", "price>20000"],
    ["20k or under", "price<20000"],
    ["20k plus", "price>20000"],
    ["fewer than 50000 kms", "km<50000"],
    ["price under 15000, mileage under 90000", "price<15000 km<90000"],
    ["400 km range", ""],
  ],
  "a part of ten is its first three, the four around its middle or its last three": [
    ["low 20s", "price=20000-23000"],
    ["mid 20s", "price=23000-27000"],
    ["high 20s", "price=27000-30000"],
    ["mid 20 grand", "price=23000-27000"],
    ["mid 20", ""],
    ["mid twenties", "price=23000-27000"],
    ["low to mid 30s", "price=30000-37000"],
    ["high 20s to low 30s", "price=27000-33000"],
    ["high 20s low 30s", "price=27000-33000"],
    ["low 50s kms", "km=50000-53000"],
    ["mileage in the low 50s", "km=50000-53000"],
    ["budget is in the high 30s range", "price=37000-40000"],
  ],
  "a part of ten is of years from the eighties on, and where early or late is said of the sixties or seventies":
    [
      ["mid 70s", "price=73000-77000"],
      ["mid 80s", "year=1983-1987"],
      ["late nineties", "year=1997-1999"],
      ["early 2010s", "year=2010-2013"],
      ["late 2010s", "year=2017-2019"],
      ["late 20s", "price=27000-30000"],
      ["early 30s", "price=30000-33000"],
      ["late 60s mustang", "year=1967-1969 model=Mustang"],
    ],
  "a place is named with how far around it, in any of the words for that": [
    ["within 60 km of bathurst", "city=Bathurst,Orange"],
    ["less than 60 km from bathurst", "city=Bathurst,Orange"],
    ["under 60 km to bathurst", "city=Bathurst,Orange"],
    ["in the 60 km radius of bathurst", "city=Bathurst,Orange"],
    ["60 km drive around bathurst", "city=Bathurst,Orange"],
    ["within 20 km of bathurst", "city=Bathurst"],
    ["not in bathurst", "-city=Bathurst"],
  ],
  "what may be so or not is no filter": [
    ["diesel ute, doesn't have to be 4x4 or new, under 30k", "fuel=Diesel body=Ute price<30000"],
    ["don't need a sunroof", ""],
    ["not necessarily red suv", "body=SUV"],
    ["with or without a tow bar", ""],
  ],
  "words that open a number behind it are of its kind": [
    ["20k and up", "price>20000"],
    ["$30,000 and up", "price>30000"],
    ["18 and up", "year>2018"],
    ["tucson, 2020 model or later", "model=Tucson year>2020"],
    ["2017 hilux sr5 or newer", "model=HiLux badge=SR5 year>2017"],
    ["2017 hilux or older", "model=HiLux year<2017"],
    ["2017 hilux, newer", "model=HiLux year=2017"],
    ["suvs that don't cost more than 25k", "body=SUV price<25000"],
  ],
  "what is refused goes on while it is of one kind": [
    ["not red or white", "-colour=red,white"],
    ["not red, white or blue", "-colour=red,white,blue"],
    ["anything but a ute or a van", "-body=Ute,Van"],
    ["not a mazda, a red suv", "-make=Mazda colour=red body=SUV"],
    ["utes that aren't ford or toyota", "body=Ute -make=Ford,Toyota"],
    ["a car that isn't too big, petrol", "fuel=Petrol"],
    ["no manuals and a sunroof", "-transmission=Manual feature=Panoramic_Sunroof"],
    ["not a ford ranger", "-model=Ranger"],
    ["not the white one, 4wd", "-colour=white drive=4wd"],
    ["no suvs please under 20k", "-body=SUV price<20000"],
    ["anything but red ones", "-colour=red"],
    ["without a tow bar", "-feature=Tow_Bar"],
    ["-cx-5", "-model=CX-5"],
    ['-"cx-5"', "-model=CX-5"],
    ["-hilux's", "-model=HiLux"],
  ],
};

describe("a part of ten", () => {
  const { vocabulary: american, rules: its } = SENTENCE_STOCKS.american;
  const lexicon = sentenceLexicon(american, its);
  it.each(["low 50s miles", "mileage in the low 50s"])("is of miles in the United States: %s", (sentence) => {
    expect(judge({ sentence, expected: "km=50000-53000" }, lexicon).verdict).toBe("right");
  });
});

describe.each(Object.entries(EDGES))("%s", (_rule, edges) => {
  it.each(edges)("%s", (sentence, expected) => {
    expect(judge({ sentence, expected }, LEXICON)).toEqual({ verdict: "right", why: "" });
  });
});
