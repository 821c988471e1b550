import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseStockQuery } from "../query/parse-stock-query.ts";
import { stringifyStockQuery } from "../query/stringify-stock-query.ts";
import { parseNaturalQuery } from "./parse-natural-query.ts";
import type { StockVocabulary } from "./stock-vocabulary.ts";
import { policyDefaults } from "../policy-defaults.ts";

const vocabulary: StockVocabulary = {
  make: [
    "Toyota",
    "Mazda",
    "Škoda",
    "Ford",
    "Hyundai",
    "Mercedes-Benz",
    "Land Rover",
    "Volkswagen",
    "Tesla",
    "Peugeot",
    "Isuzu",
    "Kia",
  ],
  model: [
    "UTE",
    "HiLux",
    "LandCruiser",
    "Corolla",
    "CX-5",
    "Mazda3",
    "BT-50",
    "Octavia",
    "Ranger",
    "i30",
    "Santa Fe",
    "C200",
    "Defender",
    "Golf",
    "Model 3",
    "2008",
    "D-MAX",
    "Rio",
    "Range Rover Sport",
  ],
  make_model: [
    "Toyota HiLux",
    "Mazda CX-5",
    "Mazda Mazda3",
    "Peugeot 2008",
    "Tesla Model 3",
    "Land Rover Defender",
    "Kia Rio",
  ],
  body: ["SUV", "Ute", "Hatchback", "Sedan", "Wagon", "Coupe", "Van", "People Mover"],
  fuel: ["Petrol", "Diesel", "Hybrid", "Plug-in Hybrid", "Electric"],
  transmission: ["Automatic", "Manual"],
  drive: ["4x4", "AWD", "FWD", "RWD", "4x2"],
  colour: [
    "White",
    "Black",
    "Red",
    "Orange",
    "Blue",
    "Silver",
    "Grey",
    "Glacier White",
    "Soul Red Crystal",
    "Gold",
    "Deep Ocean Teal",
  ],
  filtered_features: ["Tow Bar", "Bluetooth", "Sunroof", "Apple CarPlay", "Leather Seats", "Third Row Seats"],
  city: ["Brisbane", "Gold Coast", "Orange", "Bathurst", "Perth"],
  state: ["QLD", "NSW", "VIC"],
  location_name: ["Northside", "Perth"],
  item_type: ["Car", "Truck"],
  seats: ["2", "4", "5", "7", "8"],
  badge: ["(4X4)", "SR5", "GXL", "Sport", "Touring", "ZR"],
};

const urlOf = (sentence: string) =>
  stringifyStockQuery(parseNaturalQuery(sentence, vocabulary).query, policyDefaults.search);

/** Sixty sentences that mean one thing. */
const PLAIN: readonly (readonly [sentence: string, url: string])[] = [
  [
    "auto suv under 30k with 7 seats in Brisbane",
    "body=SUV&city=Brisbane&price=:30000&seats=7&transmission=Automatic",
  ],
  ["mazda cx-5", "make=Mazda&model=CX-5"],
  ["Mazda CX5 or cx-5", "make=Mazda&model=CX-5"],
  ["I'm looking for a red Toyota HiLux please", "colour=Red&make=Toyota&model=HiLux"],
  ["hi lux sr5", "badge=SR5&model=HiLux"],
  ["land cruiser gxl diesel", "badge=GXL&fuel=Diesel&model=LandCruiser"],
  ["skoda octavia wagon", "body=Wagon&make=%C5%A0koda&model=Octavia"],
  ["used utes with a tow bar", "body=Ute&car_type=used&filtered_features=Tow+Bar"],
  ["4x4 ute with towbar and canopy", "body=Ute&drive=4x4&filtered_features=Tow+Bar&q=canopy"],
  ["diesel 4wd under $60,000", "drive=4x4&fuel=Diesel&price=:60000"],
  ["between 20k and 30k", "price=20000:30000"],
  ["$20,000 - $30,000 hatch", "body=Hatchback&price=20000:30000"],
  ["20-30k sedan", "body=Sedan&price=20000:30000"],
  ["from 15k to 25k", "price=15000:25000"],
  ["more than $40k", "price=40000:"],
  ["over 100,000 dollars", "price=100000:&q=dollars"],
  ["suv less than 45 grand", "body=SUV&price=:45000"],
  ["budget of 25k", "price=:25000"],
  ["around $20k", "price=18000:22000"],
  ["under 50,000 km", "km=:50000"],
  ["less than 80k kms", "km=:80000"],
  ["mileage under 60000", "km=:60000"],
  ["kms below 100k", "km=:100000"],
  ["mazda under 80,000km", "km=:80000&make=Mazda"],
  ["corolla below 90kkm", "km=:90000&model=Corolla"],
  ["family car with lots of room", "q=family+lots+room"],
  ["under 30k kms and under 30k", "km=:30000&price=:30000"],
  ["2019 corolla", "model=Corolla&year=2019:2019"],
  ["2018-2021 ranger", "model=Ranger&year=2018:2021"],
  ["2018 to 2021", "year=2018:2021"],
  ["between 2015 and 2018", "year=2015:2018"],
  ["after 2018", "year=2018:"],
  ["newer than 2018", "year=2019:"],
  ["older than 2015", "year=:2014"],
  ["2020+ i30", "model=i30&year=2020:"],
  ["2018 or newer suv", "body=SUV&year=2018:"],
  ["2012 or older", "year=:2012"],
  ["7 seater", "seats=7"],
  ["seven seater suv", "body=SUV&seats=7"],
  ["7-seater automatic", "seats=7&transmission=Automatic"],
  ["at least 2020 model", "year=2020:"],
  ["7+ seats", "seats=7&seats=8"],
  ["new car", "car_type=new"],
  ["brand new suv", "body=SUV&car_type=new"],
  ["second hand hatchback", "body=Hatchback&car_type=used"],
  ["pre-owned merc", "car_type=used&make=Mercedes-Benz"],
  ["demo vw golf", "car_type=demo&make=Volkswagen&model=Golf"],
  ["certified used toyota", "car_type=used&certified=true&make=Toyota"],
  ["electric or hybrid", "fuel=Electric&fuel=Hybrid"],
  ["EV under 60k", "fuel=Electric&price=:60000"],
  ["phev suv", "body=SUV&fuel=Plug-in+Hybrid"],
  ["manual coupe", "body=Coupe&transmission=Manual"],
  ["all wheel drive wagon", "body=Wagon&drive=AWD"],
  ["white or silver ute", "body=Ute&colour=Silver&colour=White"],
  ["teal car", "colour=Deep+Ocean+Teal"],
  ["gray wagon", "body=Wagon&colour=Grey"],
  ["with sunroof and apple carplay", "filtered_features=Apple+CarPlay&filtered_features=Sunroof"],
  ["cars in queensland", "state=QLD"],
  ["utes near Gold Coast", "body=Ute&city=Gold+Coast"],
  ["cheapest corolla", "model=Corolla&sort=price_low"],
  ["newest arrivals", "q=arrivals&sort=latest"],
  ["low kms ranger", "model=Ranger&sort=kms_low"],
  ["people mover", "body=People+Mover"],
  ["toyta corola under 20k", "make=Toyota&model=Corolla&price=:20000"],
  ["land rover defender", "make=Land+Rover&model=Defender"],
];

/** Every way to write an amount, an end of a range, a name or its typo that the rules know, on its edge. */
const EDGES: readonly (readonly [sentence: string, url: string])[] = [
  ["$1,250,000", "price=:1250000"],
  ["$25.55k", "price=:25550"],
  ["$25k or more", "price=25000:"],
  ["30k plus", "price=30000:"],
  ["30k or less", "price=:30000"],
  ["30k or under", "price=:30000"],
  ["30k or below", "price=:30000"],
  ["$20k to $30k", "price=20000:30000"],
  ["20k to 30k km", "km=20000:30000"],
  ["10000 to 20000 kms", "km=10000:20000"],
  ["20 to 30k", "price=20000:30000"],
  ["1500 to 30k", "price=1500:30000"],
  ["$20 to 30k", "price=20000:30000"],
  ["30k to 20k", "price=20000:30000"],
  ["between 20k or 30k", "q=between+20k+30k"],
  ["20k and 30k", "q=20k+30k"],
  ["from 20k and 30k", "price=20000:30000"],
  ["20k or 30k", "q=20k+30k"],
  ["between 20k and blue", "colour=Blue&q=between+20k"],
  ["between 5 and 9", "q=between+5+9"],
  ["under $500", "price=:500"],
  ["over 1000", "price=1000:"],
  ["under 999", "q=under+999"],
  ["under 1949", "price=:1949"],
  ["from 1950", "year=1950:"],
  ["from 2049", "year=2049:"],
  ["from 2050", "price=2050:"],
  ["before 2015", "year=:2014"],
  ["since 2015", "year=2015:"],
  ["until 2015", "year=:2015"],
  ["about 50000 km", "km=45000:55000"],
  ["roughly $1005", "price=905:1106"],
  ["budget 25k", "price=:25000"],
  ["max 25k", "price=:25000"],
  ["maximum $25k", "price=:25000"],
  ["min 25k", "price=25000:"],
  ["minimum $25k", "price=25000:"],
  ["<25k", "price=:25000"],
  [">= $25k", "price=25000:"],
  ["< 30 thousand", "price=:30000"],
  ["no more than 25k", "price=:25000"],
  ["not more than 25k", "price=:25000"],
  ["cheaper than 25k", "price=:25000"],
  ["above 25k", "price=25000:"],
  ["at most 25k", "price=:25000"],
  ["up to 25k", "price=:25000"],
  ["odometer under 50000", "km=:50000"],
  ["clock under 50000 on the clock", "km=:50000"],
  ["50000 on the clock", "km=:50000"],
  ["50000 km", "km=:50000"],
  ["30k km or less", "km=:30000"],
  ["30k km or more", "km=30000:"],
  ["2018+", "year=2018:"],
  ["2018 and newer", "year=2018:"],
  ["2018 or later", "year=2018:"],
  ["2018 and up", "year=2018:"],
  ["2018 onwards", "year=2018:"],
  ["2012 and older", "year=:2012"],
  ["2012 or earlier", "year=:2012"],
  ["30k", "q=30k"],
  ["30000", "q=30000"],
  ["seats 7", "seats=7"],
  ["seating 5", "seats=5"],
  ["8+ seater", "seats=8"],
  ["9+ seats", "q=9%2B+seats"],
  ["9 seats", "seats=9"],
  ["two seater", "seats=2"],
  ["without diesel", "q=-diesel"],
  ["hyundia", "make=Hyundai"],
  ["mercedesbenz", "make=Mercedes-Benz"],
  ["mercedes benz c200", "make=Mercedes-Benz&model=C200"],
  ["toyoda hilux", "make=Toyota&model=HiLux"],
  ["volkswaggen golf", "make=Volkswagen&model=Golf"],
  ["hyndai i30", "make=Hyundai&model=i30"],
  ["octavai", "model=Octavia"],
  ["rangr", "model=Ranger"],
  ["volkswgin", "make=Volkswagen"],
  ["vlkswgen", "q=vlkswgen"],
  ["bazda", "q=bazda"],
  ["1949", "q=1949"],
  ["2050", "q=2050"],
  ["under $100000000000", "price=:100000000000"],
  ["under $100000000001", "q=under+%24100000000001"],
  ["golg", "q=golg"],
  ["golf", "model=Golf"],
  ["sr5 ute", "badge=SR5&body=Ute"],
  ["sport ute", "body=Ute&q=sport"],
  ["zr", "badge=ZR"],
  ["touring", "q=touring"],
  ["glacier", "colour=Glacier+White"],
  ["glacier white", "colour=Glacier+White"],
  ["in red", "colour=Red"],
  ["near the gold coast", "city=Gold+Coast"],
  ["in northside", "location_name=Northside"],
  ["in nsw", "state=NSW"],
  ["around Perth", "city=Perth"],
  ["200", "q=200"],
  ["mazda3", "model=Mazda3"],
  ["gxls", "q=gxls"],
  ["c 200", "model=C200"],
  ["range rover sport", "model=Range+Rover+Sport"],
  ["2018–2021 suv", "body=SUV&year=2018:2021"],
  ["$20k-$30k", "price=20000:30000"],
  ["20-30k, suv", "body=SUV&price=20000:30000"],
  ["20 - 30k", "price=20000:30000"],
  ["90kms", "km=:90"],
  ["45klm", "km=:45"],
  ["a 50mi drive", "km=:50&q=drive"],
  ["under 30k.", "price=:30000"],
  ["(red) ute!", "body=Ute&colour=Red"],
  ['"red" ute', "body=Ute&colour=Red"],
  ["<$30k", "price=:30000"],
  ["4x4 diesel, auto", "drive=4x4&fuel=Diesel&transmission=Automatic"],
  ["cheap suv", "body=SUV&sort=price_low"],
  ["lowest price", "q=lowest"],
  ["latest suv", "body=SUV&sort=latest"],
  ["demo", "car_type=demo"],
  ["demonstrator", "car_type=demo"],
  ["cpo", "certified=true"],
  ["certified", "certified=true"],
  ["ex-demo", "car_type=demo"],
  ["near-new", "q=near-new"],
];

/** Twenty that could mean two things, and what is made of each. */
const AMBIGUOUS: readonly (readonly [sentence: string, url: string])[] = [
  ["under 100k", "price=:100000"],
  ["100k on the clock under 20k", "km=:100000&price=:20000"],
  ["under 100k on the clock", "km=:100000"],
  ["under 30", "q=under+30"],
  ["peugeot 2008", "make=Peugeot&model=2008"],
  ["2008 peugeot", "make=Peugeot&year=2008:2008"],
  ["under 2015", "price=:2015"],
  ["near new suv", "body=SUV&q=near+new"],
  ["black leather seats", "filtered_features=Leather+Seats&q=black"],
  ["mazda 3", "model=Mazda3"],
  ["tesla model 3 under 60k", "make=Tesla&model=Model+3&price=:60000"],
  ["orange ute", "body=Ute&colour=Orange"],
  ["ute in orange", "body=Ute&city=Orange"],
  ["gold coast", "city=Gold+Coast"],
  ["4wd ute", "body=Ute&drive=4x4"],
  ["sport", "q=sport"],
  ["gas suv", "body=SUV&fuel=Petrol"],
  ["not a diesel", "q=-diesel"],
  ["suv no sunroof", "body=SUV&q=-sunroof"],
  ["4 door sedan", "body=Sedan&q=4+door"],
  ["from Brisbane from 2018 from 20k", "city=Brisbane&price=20000:&year=2018:"],
  ["2020 or 2021", "year=2020:2021"],
  ["kia rio in Perth", "city=Perth&make=Kia&model=Rio"],
];

describe("parseNaturalQuery", () => {
  it.each(PLAIN)("reads %s", (sentence, url) => expect(urlOf(sentence)).toBe(url));
  it.each(EDGES)("takes %s as it is written", (sentence, url) => expect(urlOf(sentence)).toBe(url));
  it.each(AMBIGUOUS)("decides %s", (sentence, url) => expect(urlOf(sentence)).toBe(url));

  it("is tried with at least 80 sentences, 20 of them ambiguous", () => {
    expect(PLAIN.length + AMBIGUOUS.length).toBeGreaterThanOrEqual(80);
    expect(AMBIGUOUS.length).toBeGreaterThanOrEqual(20);
  });

  it("keeps what it did not understand as keywords", () => {
    expect(parseNaturalQuery("quirky turbo v8 thing for weekends", vocabulary)).toMatchObject({
      query: { values: {}, ranges: {} },
      keywords: "quirky turbo v8 thing weekends",
    });
  });

  it("says which words it took for what, in doubt too, and the query without them", () => {
    const { understood } = parseNaturalQuery("red suv under 30k", vocabulary);
    expect(understood).toMatchObject([
      { words: "red", intents: [{ facet: "colour", values: ["Red"] }], doubt: null },
      { words: "suv", intents: [{ facet: "body", values: ["SUV"] }] },
      { words: "under 30k", intents: [{ kind: "range", facet: "price", range: { max: 30_000 } }] },
    ]);
    expect(understood[2]?.doubt).toContain("could be a distance");
    expect(understood[0]?.query).toMatchObject({
      values: { body: ["SUV"] },
      ranges: { price: { max: 30_000 } },
    });
  });

  it.each([
    ["under 30k", "could be a distance"],
    ["under 30,000", "could be a distance"],
    ["$25k", "the most you want"],
    ["50,000 km", "the most you want"],
    ["hyundia", '"hyundia" was read as Hyundai'],
    ["around Perth", '"perth" is also a location name'],
    ["near new", "It may mean new, demo or used"],
  ])("is in doubt about %s", (sentence, doubt) => {
    expect(
      parseNaturalQuery(sentence, vocabulary)
        .understood.map((part) => part.doubt)
        .join(""),
    ).toContain(doubt);
  });

  it.each(["under $30k", "$25k or more", "30k km or less", "2018+", "kia rio", "mazda cx-5"])(
    "is in no doubt about %s",
    (sentence) => {
      const { understood } = parseNaturalQuery(sentence, vocabulary);
      expect(understood.map(({ doubt }) => doubt)).toEqual(understood.map(() => null));
    },
  );

  it("names a place's other meaning", () => {
    expect(parseNaturalQuery("in Perth", vocabulary).understood[0]?.doubt).toContain("location name");
  });

  it("names nothing that this stock does not have", () => {
    expect(parseNaturalQuery("red mazda suv", {}).query).toMatchObject({
      values: {},
      keywords: "red mazda suv",
    });
  });

  it("never throws, and always gives a query that has an address", () => {
    const word = fc.oneof(
      fc.constantFrom(
        "under",
        "30k",
        "between",
        "and",
        "$",
        "7",
        "seats",
        "mazda",
        "in",
        "no",
        "<",
        "2019",
        "km",
        "or",
      ),
      fc.string({ unit: "binary", maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const url = urlOf(words.join(" "));
        expect(
          stringifyStockQuery(
            parseStockQuery(new URLSearchParams(url), policyDefaults.search),
            policyDefaults.search,
          ),
        ).toBe(url);
      }),
    );
  });
});
