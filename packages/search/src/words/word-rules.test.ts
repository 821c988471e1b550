import { describe, expect, it } from "vitest";
import { policyDefaults } from "../policy-defaults.ts";
import { stringifyStockQuery } from "../query/stringify-stock-query.ts";
import { parseNaturalQuery } from "./parse-natural-query.ts";
import type { StockVocabulary } from "./stock-vocabulary.ts";

const vocabulary: StockVocabulary = {
  make: ["Kia", "BMW", "Land Rover", "Mazda", "Can"],
  model: ["Rio", "Landcruxxer", "Landcruiser", "Mazda3", "Me", "Rangers", "7"],
  make_model: ["Kia Rio", "Land Rover Defender", "Fiat 500"],
  body: ["SUV", "Station Wagon", "Estate", "Coupe"],
  fuel: ["Petrol", "Plug-in Hybrid", "Hybrid", "Diesel"],
  drive: ["4x4", "AWD"],
  transmission: ["Auto", "Manual"],
  colour: ["Black", "Soul Red", "Deep Red", "Sky GT"],
  seats: ["2", "5", "7", "8"],
  badge: ["Z", "Z9", "LX", "Sport", "me"],
  state: ["QLD"],
  city: ["Perth", "Orange"],
  location_name: ["Perth"],
  filtered_features: ["Leather Seats"],
  weekly_price_range: ["Under"],
};

const urlOf = (sentence: string) =>
  stringifyStockQuery(parseNaturalQuery(sentence, vocabulary).query, policyDefaults.search);

const partsOf = (sentence: string, known: StockVocabulary = vocabulary) =>
  parseNaturalQuery(sentence, known).understood.map(({ words, doubt }) => [words, doubt]);

describe("a word that refuses", () => {
  it.each([
    ["no", "q=no"],
    ["suv no", "body=SUV&q=no"],
    ["not the suv", "body=SUV&q=not"],
    ["suv but not diesel", "body=SUV&q=-diesel"],
    ["except diesel", "q=-diesel"],
    ["excluding diesel suv", "body=SUV&q=-diesel"],
    ["not an auto", "q=-auto"],
    ["no diesel no petrol", "q=-diesel+-petrol"],
    ["no more than 20k", "price=:20000"],
  ])("takes the next word with it, where that says something: %s", (sentence, url) =>
    expect(urlOf(sentence)).toBe(url),
  );
});

describe("a shopper's own minus", () => {
  it.each([
    ["suv -diesel", "body=SUV&q=-diesel"],
    ["-auto suv", "body=SUV&q=-auto"],
    ["-kia", "q=-kia"],
    ["-7 suv", "body=SUV&q=-7"],
    ['suv -"leather seats" kia', 'body=SUV&make=Kia&q=-"leather seats"'],
    ['-"diesel" suv', 'body=SUV&q=-"diesel"'],
    ['-"deep red suv" kia', 'make=Kia&q=-"deep red suv"'],
    ['suv -"leather seats', 'body=SUV&q=-"leather seats'],
    ["suv - diesel", "body=SUV&fuel=Diesel"],
    ["kia -rio", "make=Kia&q=-rio"],
    ["plug -in hybrid", "fuel=Hybrid&q=plug+-in"],
    ["in -perth", "q=-perth"],
    ["z -9", "q=z+-9"],
  ])("stays a minus, and names no filter: %s", (sentence, address) =>
    expect(new URLSearchParams(urlOf(sentence))).toEqual(new URLSearchParams(address)),
  );
});

describe("a number of seats", () => {
  it.each([
    ["7 seat", "seats=7"],
    ["7 seaters", "seats=7"],
    ["seat 7", "seats=7"],
    ["seats 7+", "seats=7&seats=8"],
    ["2+ seats", "seats=2&seats=5&seats=7&seats=8"],
    ["six+ seats", "seats=7&seats=8"],
    ["seven-seat suv", "body=SUV&seats=7"],
    ["7-seats suv", "body=SUV&seats=7"],
    ["7 seats suv", "body=SUV&seats=7"],
    ["seats 7 suv", "body=SUV&seats=7"],
    ["leather seats", "filtered_features=Leather+Seats"],
    ["0 seats", "q=0+seats"],
    ["one seater", "q=seater"],
    ["17 seats", "q=17+seats"],
    ["seats 17", "q=seats+17"],
    ["seats seven", "q=seats+seven"],
    ["7 seatbelts", "q=7+seatbelts"],
    ["7", "q=7"],
  ])("is read where it is one: %s", (sentence, url) => expect(urlOf(sentence)).toBe(url));

  it("has no cars to name where the stock has none with so many", () => {
    expect(parseNaturalQuery("5+ seats", {}).keywords).toBe("5+ seats");
  });
});

describe("a name of the stock", () => {
  it.each([
    ["kia rio", "make=Kia&model=Rio"],
    ["fiat 500", "make_model=Fiat+500"],
    ["landrover defender", "make=Land+Rover&model=Defender"],
    ["me", ""],
    ["can", ""],
    ["z", "q=z"],
    ["z9", "badge=Z9"],
    ["lx suv", "badge=LX&body=SUV"],
    ["sport", "q=sport"],
    ["under", "q=under"],
  ])("is believed where it can be one: %s", (sentence, url) => expect(urlOf(sentence)).toBe(url));

  it.each([
    ["black", "colour=Black"],
    ["black wheels", "q=black+wheels"],
    ["red", "colour=Deep+Red&colour=Soul+Red"],
    ["red leather", "q=red+leather"],
    ["sky", "colour=Sky+GT"],
    ["sky wheels", "q=sky+wheels"],
    ["gt", "q=gt"],
  ])("is paint where it is paint: %s", (sentence, url) => expect(urlOf(sentence)).toBe(url));

  it.each([
    ["in perth", "city=Perth"],
    ["in orange", "city=Orange"],
    ["in queensland", "state=QLD"],
    ["in suv", "body=SUV"],
    ["from kia", "make=Kia"],
    ["in black", "colour=Black"],
  ])("is a place after '%s', if it is one", (sentence, url) => expect(urlOf(sentence)).toBe(url));

  it("is the place's words as typed, and in doubt about the other thing that is called so", () => {
    expect(partsOf("suv in Perth")).toEqual([
      ["suv", null],
      ["in Perth", '"perth" is also a location name.'],
    ]);
    expect(partsOf("Perth")).toEqual([["Perth", '"perth" is also a location name.']]);
    expect(partsOf("Kia Rio")).toEqual([["Kia Rio", null]]);
    const twice: StockVocabulary = { make: ["Rio"], model: ["Rio"], body: ["Mini"], colour: ["Mini"] };
    expect(partsOf("rio", twice)).toEqual([["rio", null]]);
    expect(partsOf("mini", twice)).toEqual([["mini", '"mini" is also a colour.']]);
  });
});

describe("another word for a value", () => {
  it.each([
    ["plug in hybrid", [["plug in hybrid", null]], "fuel=Plug-in+Hybrid"],
    ["plug in", [["plug in", null]], "fuel=Plug-in+Hybrid"],
    ["stick shift", [["stick shift", null]], "transmission=Manual"],
    [
      "4 wheel drive suv",
      [
        ["4 wheel drive", null],
        ["suv", null],
      ],
      "body=SUV&drive=4x4",
    ],
    ["station wagon", [["station wagon", null]], "body=Estate&body=Station+Wagon"],
    [
      "brand new suv",
      [
        ["brand new", null],
        ["suv", null],
      ],
      "body=SUV&car_type=new",
    ],
    [
      "certified suv",
      [
        ["certified", null],
        ["suv", null],
      ],
      "body=SUV&certified=true",
    ],
    [
      "most expensive suv",
      [
        ["most expensive", null],
        ["suv", null],
      ],
      "body=SUV&sort=price_high",
    ],
    ["just arrived", [["just arrived", null]], "sort=latest"],
  ] as const)("is taken as a whole, the longest first: %s", (sentence, parts, url) => {
    expect(partsOf(sentence)).toEqual(parts);
    expect(urlOf(sentence)).toBe(url);
  });

  it("that belongs to the word after it is left to the keywords, and in doubt", () => {
    const doubt = "It may mean new, demo or used; no filter was set.";
    for (const [sentence, rest] of [
      ["near new", []],
      ["as new suv", [["suv", null]]],
      ["new tyres", []],
      ["new shape kia", [["kia", null]]],
    ] as const)
      expect(partsOf(sentence)).toEqual([[sentence.split(" ").slice(0, 2).join(" "), doubt], ...rest]);
  });
});

describe("a name that a stock spells in two ways", () => {
  const twice: StockVocabulary = {
    make: ["Mazda"],
    model: ["CX-5", "CX5", "T-Cross", "TCross"],
    make_model: ["Mazda CX-5", "Mazda CX5"],
    colour: ["Gray", "Grey", "Metallic Grey", "Silver Gray"],
    badge: ["GX-L", "GXL", "Touring"],
  };
  const read = (sentence: string, known = twice) =>
    stringifyStockQuery(parseNaturalQuery(sentence, known).query, policyDefaults.search);

  it.each([
    ["cx5", "model=CX-5&model=CX5"],
    ["mazda cx 5", "make=Mazda&model=CX-5&model=CX5"],
    ["tcros", "model=T-Cross&model=TCross"],
    ["gxl", "badge=GX-L&badge=GXL"],
    ["grey", "colour=Gray&colour=Grey"],
    ["gray", "colour=Gray&colour=Grey"],
  ])("is named in both: %s", (sentence, url) => expect(read(sentence)).toBe(url));

  it("is the place that is called by a make, and the make where a model is called so too", () => {
    const known: StockVocabulary = {
      make: ["Kia", "Corolla"],
      model: ["Corolla"],
      location_name: ["Kia Perth"],
    };
    expect(read("kia perth", known)).toBe("location_name=Kia+Perth");
    expect(read("corola", known)).toBe("make=Corolla");
  });

  it("is a word of its paints in both, where no paint is called just so", () => {
    const known: StockVocabulary = { colour: ["Metallic Grey", "Silver Gray", "Silver"] };
    for (const word of ["grey", "gray"])
      expect(read(word, known)).toBe("colour=Metallic+Grey&colour=Silver+Gray");
    expect(read("silver", known)).toBe("colour=Silver");
  });
});

describe("a name with a typo", () => {
  it.each([
    ["landcruizer", "model=Landcruiser", "Landcruiser"],
    ["landcruizzer", "model=Landcruiser", "Landcruiser"],
    ["landcruxer", "model=Landcruxxer", "Landcruxxer"],
    ["rangerz", "model=Rangers", "Rangers"],
    ["mazdas", "make=Mazda", "Mazda"],
  ])("is read as the nearest: %s", (sentence, url, name) => {
    expect(urlOf(sentence)).toBe(url);
    expect(partsOf(sentence)).toEqual([[sentence, `"${sentence}" was read as ${name}.`]]);
  });

  it.each(["landcruizzzer", "kiaa", "riooo", "mazda4", "wangers"])(
    "is none where it is too far: %s",
    (word) => expect(urlOf(word)).toBe(`q=${word}`),
  );

  it("is not the name of a number, nor of a body", () => {
    expect(parseNaturalQuery("mazdax", { model: ["Mazda3"] }).keywords).toBe("mazdax");
    expect(parseNaturalQuery("coupey", { body: ["Coupe"] }).keywords).toBe("coupey");
  });
});

describe("the words around an amount", () => {
  it.each([
    "20k to 30k km",
    "between 20k and 30k kms",
    "under 50000 km",
    "under 50000 on the clock",
    "km under 50000",
    "30k km or less",
    "30k km or more",
    "$30k plus",
    "50000 on the clock",
    "50000 km",
    "2018 or newer",
    "2018 onwards",
    "2012 and earlier",
    "from 2018 to 2021",
    "30 grand or less",
    "around 20 thousand",
  ])("are part of it: %s", (sentence) => {
    expect(parseNaturalQuery(sentence, {}).understood.map(({ words }) => words)).toEqual([sentence]);
    const [part, rest] = parseNaturalQuery(`${sentence} suv`, vocabulary).understood;
    expect([part?.words, rest?.words]).toEqual([sentence, "suv"]);
  });

  const thousands = "A number in thousands without $ or km is read as a price; it could be a distance.";
  const most = "A number alone is read as the most you want.";
  it.each([
    ["under 30k", thousands],
    ["under $30k", null],
    ["under 30k km", null],
    ["over 30k", thousands],
    ["around 30k", thousands],
    ["newer than 2018", null],
    ["$30k", most],
    ["30000 km", most],
    ["30k or less", null],
    ["$30k or more", null],
    ["20k to 30k", null],
    ["2018", null],
  ])("leave no other doubt of %s", (sentence, doubt) =>
    expect(partsOf(sentence)).toEqual([[sentence, doubt]]),
  );
});

describe("a long sentence", () => {
  it("is read up to its sixtieth word", () => {
    expect(urlOf(`${"a ".repeat(59)}kia`)).toBe("make=Kia");
    expect(urlOf(`${"a ".repeat(60)}kia`)).toBe("");
  });

  it("is read up to its five hundredth letter", () => {
    const blanks = " ".repeat(493);
    expect(urlOf(`suv ${blanks}kia`)).toBe("body=SUV&make=Kia");
    expect(urlOf(`suv  ${blanks}rio`)).not.toContain("model=Rio");
  });
});

describe("the query without some words", () => {
  it("keeps what the others ask for, of one range too", () => {
    const { understood, query, keywords } = parseNaturalQuery("over 20k quirky kia under 30k", vocabulary);
    expect(query).toMatchObject({
      values: { make: ["Kia"] },
      ranges: { price: { min: 20_000, max: 30_000 } },
    });
    expect(keywords).toBe("quirky");
    expect(understood.map((part) => stringifyStockQuery(part.query, policyDefaults.search))).toEqual([
      "make=Kia&price=:30000&q=quirky",
      "make=Kia&price=20000:30000",
      "price=20000:30000&q=quirky",
      "make=Kia&price=20000:&q=quirky",
    ]);
    expect(understood[1]?.intents).toEqual([{ kind: "keywords", text: "quirky" }]);
  });

  it("narrows a range with each mention, and starts anew where nothing would be left", () => {
    expect(urlOf("over 20k over 25k")).toBe("price=25000:");
    expect(urlOf("under 30k under 25k")).toBe("price=:25000");
    expect(urlOf("kia rio kia")).toBe("make=Kia&model=Rio");
  });
});
