import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { policyDefaults } from "../policy-defaults.ts";
import { parseStockQuery } from "../query/parse-stock-query.ts";
import { stringifyStockQuery } from "../query/stringify-stock-query.ts";
import type { SentenceRules } from "./lexicon/sentence-rules.ts";
import type { StockVocabulary } from "./lexicon/stock-vocabulary.ts";
import { marketPlaces } from "./markets/places.ts";
import { readSentence, sentenceLexicon } from "./read-sentence.ts";

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

const RULES: SentenceRules = { words: "australian", distanceUnit: "km", year: 2026 };
const LEXICON = sentenceLexicon(vocabulary, RULES);
const readBy = (known: StockVocabulary, rules: Partial<SentenceRules> = {}) => {
  const lexicon = sentenceLexicon(known, { ...RULES, ...rules });
  return (sentence: string) =>
    stringifyStockQuery(readSentence(sentence, lexicon).query, policyDefaults.search);
};
const urlOf = (sentence: string) =>
  stringifyStockQuery(readSentence(sentence, LEXICON).query, policyDefaults.search);
const filtersOf = (sentence: string) => ({ ...readSentence(sentence, LEXICON).query, keywords: "" });
const doubtsOf = (sentence: string) =>
  readSentence(sentence, LEXICON).parts.map(({ words, doubt }) => [words, doubt?.text ?? null]);

/** Sentences that mean one thing. */
const PLAIN: readonly (readonly [sentence: string, url: string])[] = [
  [
    "auto suv under 30k with 7 seats in Brisbane",
    "body=SUV&city=Brisbane&price=:30000&seats=7&transmission=Automatic",
  ],
  ["mazda cx-5", "make=Mazda&model=CX-5"],
  ["Mazda CX5 or cx-5", "make=Mazda&model=CX-5"],
  ["I'm looking for a red Toyota HiLux please", "colour=Red&colour=Soul+Red+Crystal&make=Toyota&model=HiLux"],
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
  ["over 100,000 dollars", "price=100000:"],
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
  ["2018 or newer but not 2020", "q=-2020&year=2018:"],
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
  ["white or silver ute", "body=Ute&colour=Glacier+White&colour=Silver&colour=White"],
  ["teal car", "colour=Deep+Ocean+Teal"],
  ["gray wagon", "body=Wagon&colour=Grey"],
  ["with sunroof and apple carplay", "filtered_features=Apple+CarPlay&filtered_features=Sunroof"],
  ["cars in queensland", "state=QLD"],
  ["utes near Gold Coast", "body=Ute&city=Gold+Coast"],
  ["cheapest corolla", "model=Corolla&sort=price_low"],
  ["newest arrivals", "sort=latest"],
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
  ["2018 min 20k", "price=20000:&year=2018:2018"],
  ["30k or under", "price=:30000"],
  ["30k or below", "price=:30000"],
  ["$20k to $30k", "price=20000:30000"],
  ["20k to 30k km", "km=20000:30000"],
  ["10000 to 20000 kms", "km=10000:20000"],
  ["20 to 30k", "price=20000:30000"],
  ["1500 to 30k", "price=1500:30000"],
  ["$20 to 30k", "price=20000:30000"],
  ["30k to 20k", "price=20000:30000"],
  ["between 20k or 30k", "price=20000:30000"],
  ["20k and 30k", "price=20000:30000"],
  ["from 20k and 30k", "price=20000:30000"],
  ["20k or 30k", "price=20000:30000"],
  ["between 20k and blue", "colour=Blue&price=:20000"],
  ["between 5 and 9", "price=5000:9000"],
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
  ["30k", "price=:30000"],
  ["30000", "price=:30000"],
  ["seats 7", "seats=7"],
  ["seating 5", "seats=5"],
  ["8+ seater", "seats=8"],
  ["9+ seats", "seats=9"],
  ["9 seats", "seats=9"],
  ["two seater", "seats=2"],
  ["without diesel", "not_fuel=Diesel"],
  ["hyundia", "make=Hyundai"],
  ["mercedesbenz", "make=Mercedes-Benz"],
  ["mercedes benz c200", "make=Mercedes-Benz&model=C200"],
  ["toyoda hilux", "make=Toyota&model=HiLux"],
  ["volkswaggen golf", "make=Volkswagen&model=Golf"],
  ["hyndai i30", "make=Hyundai&model=i30"],
  ["octavai", "model=Octavia"],
  ["rangr", "model=Ranger"],
  ["volkswgin", "make=Volkswagen"],
  ["vlkswgen", "make=Volkswagen"],
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
  ["in red", "colour=Red&colour=Soul+Red+Crystal"],
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
  ["90kms", "km=:90000"],
  ["45klm", "km=:45000"],
  ["a 50mi drive", "km=:80500"],
  ["under 30k.", "price=:30000"],
  ["(red) ute!", "body=Ute&colour=Red&colour=Soul+Red+Crystal"],
  ['"red" ute', "body=Ute&q=%22red%22"],
  ["<$30k", "price=:30000"],
  ["4x4 diesel, auto", "drive=4x4&fuel=Diesel&transmission=Automatic"],
  ["cheap suv", "body=SUV&sort=price_low"],
  ["lowest price", "sort=price_low"],
  ["latest suv", "body=SUV&sort=latest"],
  ["demo", "car_type=demo"],
  ["demonstrator", "car_type=demo"],
  ["cpo", "certified=true"],
  ["certified", "certified=true"],
  ["ex-demo", "car_type=demo"],
  ["near-new", "q=near+new"],
];

/** Sentences that could mean two things, and what is made of each. */
const AMBIGUOUS: readonly (readonly [sentence: string, url: string])[] = [
  ["under 100k", "price=:100000"],
  ["100k on the clock under 20k", "km=:100000&price=:20000"],
  ["under 100k on the clock", "km=:100000"],
  ["under 30", "price=:30000"],
  ["peugeot 2008", "make=Peugeot&model=2008"],
  ["2008 peugeot", "make=Peugeot&year=2008:2008"],
  ["under 2015", "year=:2014"],
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
  ["not a diesel", "not_fuel=Diesel"],
  ["suv no sunroof", "body=SUV&not_filtered_features=Sunroof"],
  ["4 door sedan", "body=Sedan&q=4+door"],
  ["from Brisbane from 2018 from 20k", "city=Brisbane&price=20000:&year=2018:"],
  ["2020 or 2021", "year=2020:2021"],
  ["kia rio in Perth", "city=Perth&make=Kia&model=Rio"],
];

describe("readSentence", () => {
  it.each(PLAIN)("reads %s", (sentence, url) => expect(urlOf(sentence)).toBe(url));
  it.each(EDGES)("takes %s as it is written", (sentence, url) => expect(urlOf(sentence)).toBe(url));
  it.each(AMBIGUOUS)("decides %s", (sentence, url) => expect(urlOf(sentence)).toBe(url));

  it("keeps what it did not understand as keywords", () => {
    expect(readSentence("quirky turbo v8 thing for weekends", LEXICON).query).toMatchObject({
      values: {},
      ranges: {},
      keywords: "quirky turbo v8 thing weekends",
    });
  });

  it("says which words it took for what and where they stand, and the query without them", () => {
    const { parts } = readSentence("red suv, under 30k!", LEXICON);
    expect(parts).toMatchObject([
      { words: "red", start: 0, end: 3, intents: [{ facet: "colour" }], doubt: null },
      { words: "suv", start: 4, end: 7, intents: [{ facet: "body", values: ["SUV"] }] },
      { words: "under 30k", start: 9, intents: [{ kind: "range", facet: "price", range: { max: 30_000 } }] },
    ]);
    expect(parts[0]?.query).toEqual({
      keywords: "",
      values: { body: ["SUV"] },
      ranges: { price: { max: 30_000 } },
      sort: null,
      page: 0,
    });
  });

  it.each([
    ["under 30k", "could be a distance", "under 30k km"],
    ["under 20", "could be years", "under 20 years old"],
    ["$20", "could be years", null],
    ["low 20s", "could be years", null],
    ["$25k", "the most you want", "from $25k"],
    ["50,000 km", "the most you want", "over 50,000 km"],
    ["hyundia", '"hyundia" was read as Hyundai', '"hyundia"'],
    ["under 2015", "could be a price", "under $2015"],
    ["around Perth", '"perth" is also a location name', null],
    ["near new", "It may mean new, demo or used", null],
  ])("is in doubt about %s, and knows the words for the other meaning", (sentence, text, instead) => {
    const [part] = readSentence(sentence, LEXICON).parts;
    expect(part?.doubt?.text).toContain(text);
    expect(part?.doubt?.instead).toBe(instead);
  });

  it.each([
    "under $30k",
    "under 30k dollars",
    "price under 30k",
    "$25k or more",
    "30k km or less",
    "low 20 grand",
    "late 90s",
    "2018+",
    "kia rio",
    "mazda cx-5",
    "30k to 40k",
  ])("is in no doubt about %s", (sentence) =>
    expect(doubtsOf(sentence).map(([, doubt]) => doubt)).toEqual(doubtsOf(sentence).map(() => null)),
  );

  it("reads a misspelt name by its letters, its sound and its make, and an everyday word as itself", () => {
    for (const [typed, url] of [
      ["hilucks", "model=HiLux"],
      ["toyoda", "make=Toyota"],
      ["mazda bt05", "make=Mazda&q=bt05"],
      ["rangr", "model=Ranger"],
      ["wite ute", "body=Ute&colour=Glacier+White&colour=White"],
      ["good range", ""],
      ["gold coast", "city=Gold+Coast"],
    ] as const)
      expect([typed, urlOf(typed)]).toEqual([typed, url]);
  });

  it("converts the other unit of distance, and knows the trucks of its market", () => {
    const american = readBy({ body: ["Truck", "SUV"] }, { words: "american", distanceUnit: "mi" });
    expect(american("50k miles")).toBe("km=:50000");
    expect(american("80,000 km")).toBe("km=:49700");
    expect(urlOf("50k miles")).toBe("km=:80500");
    for (const truck of ["pickup", "pick up truck", "ute", "trucks"])
      expect(american(truck)).toBe("body=Truck");
    expect(readBy({ body: ["Ute", "SUV"] })("pickup")).toBe("body=Ute");
  });

  it("reads a repayment by the site's finance rule, or by the weekly prices that a stock has", () => {
    const priced = readBy({}, { priceFor: (amount, every) => (every === "week" ? amount * 200 : null) });
    expect(priced("under $100 a week")).toBe("price=:20000");
    expect(priced("$150pw")).toBe("price=:30000");
    expect(readBy({})("under $100 a week")).toBe("q=under+%24100+week");
    const rentals = readBy({ weekly_price_range: ["100-200", "200-300", "1000+"] });
    expect(rentals("under $200 a week")).toBe("weekly_price_range=100-200");
  });

  it("takes an amount beyond the dearest car for a distance", () => {
    const cheap = readBy({ highestPrice: 40_000 });
    expect(cheap("under 100k")).toBe("km=:100000");
    expect(cheap("under $100k")).toBe("price=:100000");
    expect(cheap("under 30k")).toBe("price=:30000");
    expect(urlOf("under 20k under 100k")).toBe("km=:100000&price=:20000");
  });

  it("knows what the market sells and the stock lacks, and what stands in for it", () => {
    const lexicon = sentenceLexicon(
      {
        make: ["Mazda", "Kia"],
        model: ["CX-5", "Rio"],
        make_model: ["Mazda CX-5", "Kia Rio"],
        body: ["SUV"],
      },
      RULES,
    );
    const read = (sentence: string) => readSentence(sentence, lexicon).parts.map(({ intents }) => intents);
    expect(read("suzuki swift")).toEqual([
      [
        { kind: "values", facet: "model", values: ["Rio"] },
        { kind: "absent", name: "Suzuki", shown: "small hatches" },
      ],
    ]);
    expect(read("mazda mx5")).toEqual([
      [
        { kind: "values", facet: "make", values: ["Mazda"] },
        { kind: "absent", name: "Mazda MX-5", shown: "other Mazda" },
      ],
    ]);
    expect(read("lexus")).toEqual([[{ kind: "absent", name: "Lexus", shown: null }]]);
    expect(read("convertible")).toEqual([[{ kind: "absent", name: "convertible", shown: null }]]);
    expect(read("not a lexus")).toEqual([]);
  });

  it("chooses the makes of its models, and all of a make beside another's model", () => {
    expect(urlOf("cx-5 or toyota hilux")).toBe("make=Mazda&make=Toyota&model=CX-5&model=HiLux");
    expect(urlOf("any mazda or hilux")).toBe(
      "make_model=Mazda+CX-5&make_model=Mazda+Mazda3&make_model=Toyota+HiLux",
    );
  });

  it("finds the cities near a place, at the distance that was said", async () => {
    const places = readBy(
      { city: ["Newcastle", "Sydney", "Orange"], colour: ["Orange"], state: ["NSW"] },
      { places: await marketPlaces("australian") },
    );
    expect(places("near maitland")).toBe("city=Newcastle");
    expect(places("within 150km of maitland")).toBe("city=Newcastle&city=Sydney");
    expect(places("parramatta")).toBe("city=Sydney");
    expect(places("in broken hill")).toBe("state=NSW");
    expect(places("orange")).toBe("colour=Orange");
    expect(places("in orange")).toBe("city=Orange");
    expect(places("near 2150")).toBe("city=Sydney");
    // A postcode that nothing knows is where the next one is; a year, or a round price, is none.
    expect(places("within 30 km of 2149")).toBe("city=Sydney");
    expect(places("in 2020")).toBe("year=2020:2020");
    expect(places("around 2000 dollars")).toBe("price=1800:2200");
    expect(places("richmond, nsw")).toBe("city=Sydney");
    expect(places("not in orange")).toBe("not_city=Orange");
    expect(places("outside sydney")).toBe("not_city=Sydney");
    // A suburb is meant behind "in", and a word like any other elsewhere.
    expect(places("in leichhardt")).toBe("city=Sydney");
    expect(places("leichhardt")).toBe("q=leichhardt");
  });

  it("filters by doors and engines where the stock says them, and else searches for the words", () => {
    const known = readBy({
      doors: ["2", "4", "5"],
      engine: ["2.0L Turbo 4cyl", "3.0L V6", "3.3L 6cyl", "5.0L V8", "125cc Single"],
      fuel: ["Diesel"],
    });
    expect(known("5 doors")).toBe("doors=5");
    expect(known("more than two doors")).toBe("doors=4&doors=5");
    expect(known("v8")).toBe("engine=5.0L+V8");
    expect(known("v6")).toBe("engine=3.0L+V6");
    expect(known("six cylinders")).toBe("engine=3.0L+V6&engine=3.3L+6cyl");
    expect(known("2.0 turbo")).toBe("engine=2.0L+Turbo+4cyl");
    expect(known("2.0t diesel")).toBe("engine=2.0L+Turbo+4cyl&fuel=Diesel");
    expect(known("125 cc")).toBe("engine=125cc+Single");
    expect(known("turbo diesel")).toBe("fuel=Diesel");
    expect(known("not a v8")).toBe("not_engine=5.0L+V8");
    // What none has is told; sizes that none has are words.
    expect(known("v12")).toBe("");
    expect(known("4.2 litre")).toBe("q=4.2+litre");
    const unknown = readBy({});
    expect([unknown("v8"), unknown("5 doors")]).toEqual(["q=v8", "q=5+doors"]);
  });

  it("filters by what a car tows, sleeps and drives on a charge where some car says it", () => {
    const known = readBy({
      numbers: ["towing", "sleeps", "electric_range"],
      filtered_features: ["Tow Bar"],
      fuel: ["Electric"],
    });
    expect(known("tow 3.5t")).toBe("towing=3500:");
    expect(known("towing capacity of at least 3 tonne")).toBe("towing=3000:");
    expect(known("2500kg braked towing")).toBe("towing=2500:");
    expect(known("sleeps 4")).toBe("sleeps=4:");
    expect(known("2 berth")).toBe("sleeps=2:");
    expect(known("ev with 400 km range")).toBe("electric_range=400:&fuel=Electric");
    expect(known("tow a boat")).toBe("filtered_features=Tow+Bar");
    expect(known("tow a boat around 2.5 tonnes")).toBe("towing=2500:");
    expect(known("to tow a caravan weighing 2200kg")).toBe("towing=2200:");
    expect(known("tow a caravan 2019 or newer")).toBe("filtered_features=Tow+Bar&year=2019:");
    expect(readBy({})("sleeps 4, 400 km range")).toBe("q=sleeps+4+400+km+range");
  });

  it("reads what is heated and of leather as two features of the seats", () => {
    const seats = readBy({ filtered_features: ["Heated Seats", "Leather Seats"] });
    expect(seats("heated leather seats")).toBe(
      "filtered_features=Heated+Seats&filtered_features=Leather+Seats",
    );
    expect(seats("leather heated seats")).toBe(
      "filtered_features=Heated+Seats&filtered_features=Leather+Seats",
    );
  });

  it.each([
    ["small suv good on fuel", ["fuel_use"], "body=SUV&q=small&sort=fuel_use_low"],
    ["cheap to run suv", ["fuel_use"], "body=SUV&sort=fuel_use_low"],
    ["good mpg", ["fuel_use"], "sort=fuel_use_low"],
    ["good mpg", ["fuel_use", "mpg_highway"], "sort=mpg_highway_high"],
    ["good on fuel", [], "q=good+on+fuel"],
    ["longest range", ["electric_range"], "sort=electric_range_high"],
    ["for a short rider", ["seat_height"], "sort=seat_height_low"],
    ["40 mpg or better", ["mpg_highway"], "mpg_highway=40:"],
    ["under 3 metres high", ["body_length"], "q=under+3+metres+high"],
  ] as const)("orders by a fact where some car says it: %s by %s", (sentence, numbers, url) =>
    expect(readBy({ numbers, body: ["SUV"] })(sentence)).toBe(url),
  );

  const TRUCKS = readBy({
    numbers: ["gvm", "payload", "pallets", "body_length", "power", "towing"],
    body: ["Tipper", "Pantech", "Prime Mover"],
    licence_class: ["C", "LR", "MR", "HR"],
    pto: ["true"],
    axles: ["4x2", "6x4"],
  });
  const BIKES = readBy({
    numbers: ["engine_size", "seat_height", "wet_weight", "power"],
    categories: ["Cruiser"],
    lams: ["true", "false"],
    abs: ["true"],
  });
  const CAMPERS = readBy({
    numbers: ["sleeps", "atm", "gvm", "overall_length", "solar", "tare"],
    body: ["Caravan", "Motorhome"],
    bathroom: ["Ensuite", "None", "Shower and toilet", "Toilet"],
    layout: ["Island bed"],
    heater: ["true"],
  });

  const BUNKS = readBy({
    body: ["Caravan"],
    bathroom: ["Shower", "Shower and toilet", "Ensuite", "Toilet", "None"],
    layout: ["Double bed and bunks"],
    filtered_features: ["Off Road Hitch"],
  });

  it.each([
    ["gvm over 8t", "gvm=8000:", TRUCKS],
    ["8 tonne truck lr licence", "gvm=8000:&licence_class=LR", TRUCKS],
    ["gvm 4.5", "gvm=4500:", TRUCKS],
    ["between 4 and 8 tonne", "gvm=4000:8000", TRUCKS],
    ["payload at least 3,500 kg", "payload=3500:", TRUCKS],
    ["10 pallets or more", "pallets=10:", TRUCKS],
    ["more than 10 pallets", "pallets=11:", TRUCKS],
    ["body length over 6m", "body_length=6000:", TRUCKS],
    ["heavy rigid", "licence_class=HR", TRUCKS],
    ["mr licence", "licence_class=MR", TRUCKS],
    ["licence class C", "licence_class=C", TRUCKS],
    ["car licence", "licence_class=C", TRUCKS],
    ["tipper with pto", "body=Tipper&pto=true", TRUCKS],
    ["6x4 tipper", "axles=6x4&body=Tipper", TRUCKS],
    ["no pto, not hr", "not_licence_class=HR&not_pto=true", TRUCKS],
    ["not over 8t gvm", "gvm=:8000", TRUCKS],
    ["under 8t under $60k", "gvm=:8000&price=:60000", TRUCKS],
    ["seat height under 790", "seat_height=:790", BIKES],
    ["seat under 79 cm", "seat_height=:790", BIKES],
    ["lams", "lams=true", BIKES],
    ["learner legal under 10k", "lams=true&price=:10000", BIKES],
    ["not lams", "not_lams=true", BIKES],
    ["650cc", "engine_size=585:715", BIKES],
    ["over 650cc with abs", "abs=true&engine_size=650:", BIKES],
    ["40 kw", "power=40:", BIKES],
    ["weighs less than 200kg", "wet_weight=:200", BIKES],
    ["caravan under 2.5 tonne", "atm=:2500&body=Caravan", CAMPERS],
    ["motorhome under 4.5t", "body=Motorhome&gvm=:4500", CAMPERS],
    ["sleeps four, ensuite", "bathroom=Ensuite&sleeps=4:", CAMPERS],
    ["caravan with shower and toilet", "bathroom=Ensuite&bathroom=Shower+and+toilet&body=Caravan", CAMPERS],
    ["toilet and shower", "bathroom=Ensuite&bathroom=Shower+and+toilet", CAMPERS],
    ["with a toilet", "bathroom=Ensuite&bathroom=Shower+and+toilet&bathroom=Toilet", CAMPERS],
    ["with a bathroom", "bathroom=Ensuite&bathroom=Shower+and+toilet", CAMPERS],
    ["no shower", "not_bathroom=Ensuite&not_bathroom=Shower+and+toilet", CAMPERS],
    ["bathroom", "q=bathroom", TRUCKS],
    ["sleeps 2 to 4", "sleeps=2:4", CAMPERS],
    ["under 6m long with a heater", "heater=true&overall_length=:6000", CAMPERS],
    ["200w solar island bed", "layout=Island+bed&solar=200:", CAMPERS],
    ["tare under 2 tonne", "tare=:2000", CAMPERS],
    ["sleeps 4 under 2500kg", "atm=:2500&sleeps=4:", CAMPERS],
    ["caravan for a family of 4", "body=Caravan&sleeps=4:", CAMPERS],
    ["motorhome for 4 people", "body=Motorhome&sleeps=4:", CAMPERS],
    ["caravan with solar panels", "body=Caravan&solar=20:", CAMPERS],
    ["truck that carries 8 tonne", "payload=8000:", TRUCKS],
    ["to carry at least 5t on a car licence", "licence_class=C&payload=5000:", TRUCKS],
    ["carries 8 tonne on a light rigid licence", "licence_class=LR&payload=8000:", TRUCKS],
    ["caravan for two under 2.5t", "atm=:2500&body=Caravan&sleeps=2:", CAMPERS],
    ["family bunk van", "body=Caravan&layout=Double+bed+and+bunks&q=family", BUNKS],
    ["with a shower", "bathroom=Ensuite&bathroom=Shower&bathroom=Shower+and+toilet", BUNKS],
    ["my ranger can tow", "", BUNKS],
  ])("filters by the facts of a trade: %s", (sentence, url, read) => expect(read(sentence)).toBe(url));

  it("leaves what no vehicle of the stock says as words, and takes an unbelievable number for none", () => {
    expect(readBy({})("lams, gvm over 8t")).toBe("q=lams+gvm+over+8t");
    expect(BIKES("seat height 7")).not.toContain("seat_height");
    expect(readBy({ numbers: ["gvm"] }, { distanceUnit: "mi", words: "american" })("gvm over 5 ton")).toBe(
      "gvm=10000:",
    );
  });

  it("reads two figures as years where the words say so", () => {
    expect(urlOf("18 or newer")).toBe("year=2018:");
    expect(urlOf("18-20 model")).toBe("year=2018:2020");
    expect(urlOf("18-20 hilux")).toBe("model=HiLux&year=2018:2020");
    expect(urlOf("2019-21")).toBe("year=2019:2021");
    expect(urlOf("18-20 suv")).toBe("body=SUV&price=18000:20000");
    expect(urlOf("under 18 months old")).toBe("year=2024:");
    expect(urlOf("for my 18 year old son")).not.toContain("year=");
  });

  it("mends a name that was split in two, and a word by its neighbours", () => {
    expect(urlOf("santa fee")).toBe("model=Santa+Fe");
    expect(readBy({ model: ["Camry"], filtered_features: ["Reversing Camera"] })("reverse camra")).toBe(
      "filtered_features=Reversing+Camera",
    );
  });

  it("takes what there is none of for a trim behind a model, and lets nothing stand in for it beside another", () => {
    expect(urlOf("santa fe highlander")).toBe("model=Santa+Fe&q=highlander");
    const { query, parts } = readSentence("audi q5 or hyundai santa fe", LEXICON);
    expect(query.values).toEqual({ make: ["Hyundai"], model: ["Santa Fe"] });
    expect(parts[0]?.intents).toEqual([{ kind: "absent", name: "Audi", shown: null }]);
  });

  it("refuses a list of values, and no more than the list", () => {
    expect(urlOf("no diesels or hybrids with a sunroof")).toBe(
      "filtered_features=Sunroof&not_fuel=Diesel&not_fuel=Hybrid",
    );
    expect(urlOf("not a toyota hilux")).toBe("not_model=HiLux");
    expect(urlOf("suv, not white, not black")).toBe(
      "body=SUV&not_colour=Black&not_colour=Glacier+White&not_colour=White",
    );
    expect(urlOf("no more than 5 seats")).toBe("seats=2&seats=4&seats=5");
    expect(urlOf("nothing over 20k")).toBe("price=:20000");
    expect(urlOf("without scratches, red ute")).toBe(
      "body=Ute&colour=Red&colour=Soul+Red+Crystal&q=-scratches",
    );
  });

  it("is read up to its sixtieth word and its five hundredth letter", () => {
    expect(urlOf(`${"a ".repeat(59)}kia`)).toBe("make=Kia");
    expect(urlOf(`${"a ".repeat(60)}kia`)).toBe("");
    expect(urlOf(`suv ${" ".repeat(493)}kia`)).toBe("body=SUV&make=Kia");
    expect(urlOf(`suv  ${" ".repeat(493)}rio`)).not.toContain("model=Rio");
  });

  it("narrows a range with each mention, and starts anew where nothing would be left", () => {
    expect(urlOf("over 20k over 25k")).toBe("price=25000:");
    expect(urlOf("under 30k under 25k")).toBe("price=:25000");
    expect(urlOf("over 30k under $25k")).toBe("price=:25000");
  });

  const word = fc.oneof(
    fc.constantFrom(
      ..."under 30k between and $ 7 seats mazda in no not < 2019 km or near perth week suzuki -red ute".split(
        " ",
      ),
    ),
    fc.string({ unit: "binary", maxLength: 6 }),
  );

  it("never throws, and always gives a query that has an address and comes back from it", () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const { query, parts } = readSentence(words.join(" "), LEXICON);
        for (const each of [query, ...parts.map((part) => part.query)]) {
          const address = stringifyStockQuery(each, policyDefaults.search);
          const again = parseStockQuery(new URLSearchParams(address), policyDefaults.search);
          expect(stringifyStockQuery(again, policyDefaults.search)).toBe(address);
          expect({ ...again, keywords: "" }).toEqual({ ...each, keywords: "" });
        }
      }),
    );
  });

  it("reads the pieces of a sentence alike, whatever unknown word stands between them", () => {
    const known: fc.Arbitrary<string> = fc.constantFrom<string[]>(
      "mazda",
      "not red",
      "under 30k",
      "7 seats",
      "in Perth",
      "suzuki swift",
      "2018+",
      "diesel",
    );
    const unknown = fc.stringMatching(/^[qxz]{5,9}$/);
    fc.assert(
      fc.property(fc.uniqueArray(known, { maxLength: 4 }), unknown, fc.nat(4), (pieces, stranger, at) => {
        expect(filtersOf(pieces.toSpliced(at, 0, stranger).join(" "))).toEqual(filtersOf(pieces.join(" ")));
      }),
    );
  });
});
