import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SearchDocument } from "../../../plan/search-engine.ts";
import type { PlanTerm, SearchPlan } from "../../../plan/search-plan.ts";
import { aPlan, typed } from "../../../testing/fixtures/a-plan.ts";
import { embeddedEngine } from "../embedded-engine.ts";

const fields = {
  searchable: ["name", "badge", "location.city"],
  exactOnly: [],
  values: ["id"],
  numbers: [],
  sortable: ["price"],
};

type Words = string | unknown[] | { readonly [field: string]: unknown };

/** Finds among cars that are given by their names; answers with those names, or with the ids of cars of more fields. */
async function find(
  cars: readonly Words[],
  text: string | readonly PlanTerm[],
  main: Partial<SearchPlan["main"]> = {},
) {
  const stock = cars.map(
    (car, id): SearchDocument =>
      typeof car === "string" || Array.isArray(car) ? { id, name: car } : { id, ...car },
  );
  const answer = await embeddedEngine(stock, { fields }).run(
    aPlan({ text: typeof text === "string" ? typed(text) : text, ...main }),
  );
  if (!answer.ok) throw new Error(answer.detail);
  return answer.hits.map(({ document }) => cars[Number(document["id"])]);
}

const phrase = (text: string): PlanTerm => ({ kind: "phrase", text });
const word = (text: string): PlanTerm => ({ kind: "word", text });
const without = (text: string): PlanTerm => ({ kind: "not", term: { kind: "phrase", text } });

const late = (places: number) => `${"x ".repeat(places)}sport`;

describe("the cars that a text finds", () => {
  it("are those with the words side by side first, then by how far apart the words stand", async () => {
    const cars = ["santa a b fe", "santa a fe", "santa fe"];
    expect(await find(cars, "santa fe")).toEqual(cars.toReversed());
  });

  it("count words the wrong way round as one place farther apart", async () => {
    expect(await find(["santa x y fe", "fe santa", "santa fe"], "santa fe")).toEqual([
      "santa fe",
      "fe santa",
      "santa x y fe",
    ]);
    // As near as each other: where the words stand decides.
    expect(await find(["fe santa", "santa x fe"], "santa fe")).toEqual(["santa x fe", "fe santa"]);
  });

  it("are ranked by the nearest pair that a car has", async () => {
    const cars = ["santa a fe", "santa a b c fe x santa fe", "fe a b fe santa fe"];
    expect((await find(cars, "santa fe")).at(-1)).toBe("santa a fe");
  });

  it("do not differ by words four or five places apart, and have every word in an important field first", async () => {
    const apart = ["santa a b c d fe", "santa a b c fe"];
    expect(await find(apart, "santa fe")).toEqual(apart);
    expect(await find(apart.toReversed(), "santa fe")).toEqual(apart.toReversed());
    const both: Words[] = [{ name: "santa", badge: "fe" }, "santa a b c d e f g h fe"];
    expect(await find(both, "santa fe")).toEqual(both.toReversed());
  });

  it("add up the distances of neighbouring words of three", async () => {
    const cars = ["land x cruiser x prado", "land x cruiser prado", "land cruiser prado"];
    expect(await find(cars, "land cruiser prado")).toEqual(cars.toReversed());
  });

  it("are those with the word in the more important field first", async () => {
    const [badge, name] = [
      { name: "a", badge: "sport" },
      { name: "x y z sport", badge: "" },
    ];
    expect(await find([badge, name], "sport")).toEqual([name, badge]);
  });

  it("are those with the word earlier in its field first, told apart ever more roughly", async () => {
    expect(await find([late(2), late(1), late(0)], "sport")).toEqual([late(0), late(1), late(2)]);
    expect(await find([late(5), late(4), late(3)], "sport")).toEqual([late(4), late(3), late(5)]);
    expect(await find([late(63), late(62)], "sport")).toEqual([late(63), late(62)]);
    expect(await find([late(90), late(63)], "sport")).toEqual([late(63), late(90)]);
  });

  it("are not ranked by where a similar word stands, when they say the word itself", async () => {
    const similar = { name: "x sporty toyoda", badge: "toyota" };
    const itself = { name: "x y z", badge: "toyota" };
    expect(await find([itself, similar], [word("toyota")])).toEqual([itself, similar]);
    expect(await find([similar, itself], [word("toyota")])).toEqual([similar, itself]);
  });

  it("are those with a field of just these words first, then one that begins so", async () => {
    const [just, begins, inside] = [
      { name: "x gx", badge: "gx" },
      { name: "x gx", badge: "gx turbo" },
      { name: "x gx", badge: "turbo gx" },
    ];
    expect(await find([inside, begins, just], "gx")).toEqual([just, begins, inside]);
    expect(await find([{ name: "x gxl", badge: "gxl" }, just], "gx")).toEqual([
      just,
      { name: "x gxl", badge: "gxl" },
    ]);
  });

  it("are ranked on by where the words stand, where the wanted order says nothing", async () => {
    const sort = [{ field: "price", direction: "asc" }] as const;
    const [late, early, cheap] = [
      { name: "x y z sport", price: 2 },
      { name: "sport", price: 2 },
      { name: "x sports", price: 1 },
    ];
    expect(await find([late, early, cheap], "sport", { sort })).toEqual([cheap, early, late]);
    expect(await find([late, early, cheap], "sport", { sort, offset: 1, limit: 1 })).toEqual([early]);
  });

  it("are those whose first word stands earlier first, also of several words", async () => {
    expect(await find(["x santa fe", "santa fe"], "santa fe")).toEqual(["santa fe", "x santa fe"]);
    expect(await find(["x y santa fe", "x santa fe"], "santa fe")).toEqual(["x santa fe", "x y santa fe"]);
  });

  it("are those that say more of the words exactly as typed first, where all else is alike", async () => {
    const cars = ["mazdas sports", "mazdas sport", "mazda sports", "mazda sport"];
    const words: PlanTerm[] = [
      { kind: "word", text: "mazda" },
      { kind: "prefix", text: "sport" },
    ];
    const found = await find(cars, words);
    expect(found[0]).toBe("mazda sport");
    expect(found.at(-1)).toBe("mazdas sports");
    expect(found).toHaveLength(4);
  });

  it("are those that say the word exactly as typed first", async () => {
    expect(await find(["sports", "sport"], "sport")).toEqual(["sport", "sports"]);
    expect(await find(["mazda sports", "mazda sport"], "mazda sport")).toEqual([
      "mazda sport",
      "mazda sports",
    ]);
  });

  it("are ranked by nearness and field before the wanted order, by the place in the field after it", async () => {
    const far = { name: "santa x fe", price: 1 };
    const late = { name: "x santa fe", price: 2 };
    const early = { name: "santa fe", price: 3 };
    const sort = [{ field: "price", direction: "asc" }] as const;
    expect(await find([far, early, late], "santa fe", { sort })).toEqual([late, early, far]);
    expect(await find([early, late, far], "santa fe", { sort, order: "sort" })).toEqual([far, late, early]);
  });

  it("are those with fewer typos first, then those with fewer of the words", async () => {
    const cars = ["toyota", "toyota carmy", "toyota camry"];
    expect(await find(cars, "toyota camry")).toEqual(["toyota camry", "toyota carmy", "toyota"]);
    expect(await find(cars, "toyota camry", { matching: "all" })).toEqual(["toyota camry", "toyota carmy"]);
  });

  it("need the first word, whatever the others are", async () => {
    expect(await find(["camry", "toyota"], "toyota camry")).toEqual(["toyota"]);
  });

  it("are given page by page across the ranks", async () => {
    const cars = ["toyota", "toyota carmy", "toyota x", "toyota camry", "camry toyota"];
    const whole = await find(cars, "toyota camry");
    for (let offset = 0; offset < 6; offset++)
      expect(await find(cars, "toyota camry", { offset, limit: 2 })).toEqual(whole.slice(offset, offset + 2));
  });
});

describe("words that are parted or joined", () => {
  it("find a word typed as two or three, each as so many typos", async () => {
    const cars = ["toyota land xcruiser", "toyota landcruiser", "toyota land cruiser"];
    expect(await find(cars, "toyota land cruiser")).toEqual([
      "toyota land cruiser",
      "toyota landcruiser",
      "toyota land xcruiser",
    ]);
    expect(await find(["ssvredline"], "ss v redline", { matching: "all" })).toEqual(["ssvredline"]);
    expect(await find(["ssvredline"], "s s v redline", { matching: "all" })).toEqual([]);
  });

  it("forgive a typo in two joined words, none in three", async () => {
    expect(await find(["landcruiser"], "land cruizer", { matching: "all" })).toEqual(["landcruiser"]);
    expect(await find(["ssvredline"], "ss v redlime", { matching: "all" })).toEqual([]);
  });

  it("find the beginning of a joined word while it is being typed", async () => {
    expect(await find(["landcruiser"], "land cru", { matching: "all" })).toEqual(["landcruiser"]);
    const done = [word("land"), word("cru")];
    expect(await find(["landcruiser"], done, { matching: "all" })).toEqual([]);
  });

  it("find two words typed as one, side by side and in that order, as one typo", async () => {
    const cars = ["cruiser land", "land x cruiser", "land cruiser", "landcruiser"];
    expect(await find(cars, [word("landcruiser")])).toEqual(["landcruiser", "land cruiser"]);
  });

  it("part a word where most cars part it", async () => {
    const cars = ["ab cd", "abc d", "abc d"];
    expect(await find(cars, [word("abcd")])).toEqual(["abc d", "abc d"]);
  });
});

/** Words with "," where a comma parts them. */
const reading = (written: string) => written.replaceAll("-", " ").replaceAll(", ", " , ");

describe("a phrase", () => {
  it("is found in one field, in its order, with nothing between", async () => {
    const cars: Words[] = [
      "model 3",
      "3 model",
      "model x 3",
      "model, 3",
      { name: "model", badge: "3" },
      "a model 3 b",
      "model-3",
    ];
    expect(await find(cars, [phrase("model 3")])).toEqual(["model 3", "a model 3 b", "model-3"]);
  });

  it("keeps the distance that it is written with", async () => {
    expect(await find(["tow bar, sunroof", "tow bar sunroof"], [phrase("bar, sunroof")])).toEqual([
      "tow bar, sunroof",
    ]);
  });

  it("does not reach from one element of a list into the next", async () => {
    const cars = [["tow bar", "sunroof"], ["tow bar sunroof"]];
    expect(await find(cars, [phrase("bar sunroof")])).toEqual([["tow bar sunroof"]]);
    expect(await find(cars, [phrase("tow bar")])).toEqual(cars);
  });

  it("finds nothing when one of its words is in no car", async () => {
    expect(await find(["model 3"], [phrase("model y")])).toEqual([]);
  });

  it("of no words asks for nothing", async () => {
    expect(await find(["model 3"], [phrase("--")])).toEqual(["model 3"]);
    expect(await find(["model 3"], [without("--")])).toEqual(["model 3"]);
  });

  it("is never dropped, and leaves out the cars that say it when it is unwanted", async () => {
    const cars = ["tesla", "tesla model 3", "tesla 3 model"];
    expect(await find(cars, [word("tesla"), phrase("model 3")])).toEqual(["tesla model 3"]);
    expect(await find(cars, [word("tesla"), without("model 3")])).toEqual(["tesla", "tesla 3 model"]);
  });

  it("lets every word beside it be dropped", async () => {
    const cars = ["wrangler 2018", "wrangler rubicon 2018", "rubicon 2017"];
    expect(await find(cars, [word("rubicon"), phrase("2018")])).toEqual([
      "wrangler rubicon 2018",
      "wrangler 2018",
    ]);
    expect(await find(cars, [word("rubicon"), phrase("2018")], { matching: "all" })).toEqual([
      "wrangler rubicon 2018",
    ]);
  });

  it("counts as one of the ten words that are read", async () => {
    const nine = "a b c d e f g h i".split(" ").map(word);
    const cars = ["a b c d e f g h i j k"];
    expect(await find(cars, [...nine, phrase("j k"), phrase("not there")])).toEqual(cars);
    expect(await find(cars, [...nine, phrase("not there")])).toEqual([]);
    expect(await find(cars, [phrase("j k"), ...nine, word("zzz")], { matching: "all" })).toEqual(cars);
    expect(await find(cars, [...nine, word("zzz")], { matching: "all" })).toEqual([]);
  });

  const token = fc.constantFrom("tow", "bar", "roof", "sun");
  const text = fc
    .array(fc.tuple(token, fc.constantFrom(" ", "-", ", ")), { minLength: 1, maxLength: 5 })
    .map((parts) =>
      parts
        .flat()
        .join("")
        .replace(/[-, ]+$/, ""),
    );
  it("finds exactly the cars that say it, word by word", () =>
    fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 12 }), text, async (cars, wanted) => {
        const says = cars.filter((car) => ` ${reading(car)} `.includes(` ${reading(wanted)} `));
        expect(await find(cars, [phrase(wanted)])).toEqual(says);
        const rest = cars.filter((car) => !says.includes(car));
        expect(await find(cars, [without(wanted)])).toEqual(rest);
      }),
      { numRuns: 40 },
    ));
});

/** So many words, each `apart` from the next. */
const filler = (words: number, apart: 1 | 8) => (apart === 1 ? "x " : "x, ").repeat(words);

describe("a phrase in a long text", () => {
  // Around the places at which an index could lose count, and far beyond them all.
  const length = fc.oneof(
    ...[0, 127, 256, 1_023, 2_047, 4_095, 8_191].map((edge) => fc.integer({ min: edge, max: edge + 4 })),
    fc.integer({ min: 0, max: 70_000 }),
  );
  const token = fc.constantFrom("tow", "bar", "sun");
  const words = fc
    .array(fc.tuple(token, fc.constantFrom(" ", ", ")), { minLength: 1, maxLength: 4 })
    .map((parts) =>
      parts
        .flat()
        .join("")
        .replace(/[, ]+$/, ""),
    );
  const car = fc.record({
    length,
    apart: fc.constantFrom(1, 8),
    said: words,
    badge: words,
    isList: fc.boolean(),
  });

  it("is found exactly where it stands, however far from the beginning", () =>
    fc.assert(
      fc.asyncProperty(fc.array(car, { maxLength: 4 }), words, async (given, wanted) => {
        const cars = given.map(({ length: many, apart, said, badge, isList }): Words => {
          const before = filler(many, apart);
          return { name: isList ? [before, said] : before + said, badge };
        });
        const says = (text: string) => ` ${reading(text)} `.includes(` ${reading(wanted)} `);
        const found = cars.filter((_, at) => says(given[at]?.said ?? "") || says(given[at]?.badge ?? ""));
        expect(await find(cars, [phrase(wanted)])).toEqual(found);
      }),
      { numRuns: 60 },
    ));

  it("does not reach from a long text's end into the next field", async () => {
    for (const length of [1_023, 1_024, 2_047, 2_048, 2_049]) {
      const long = { name: `${filler(length, 1)}tow`, badge: "bar" };
      expect(await find([long], [phrase("tow bar")])).toEqual([]);
    }
  });

  it("is no nearer to other words than it is", async () => {
    const [near, far] = [1_100, 3_000].map((length) => `${filler(length, 1)}santa x fe`);
    const apart = `${filler(3_000, 1)}santa ${filler(1_023, 1)}fe`;
    expect(await find([apart, far ?? "", near ?? ""], "santa fe")).toEqual([far, near, apart]);
    const reversed = `${filler(3_000, 1)}fe santa`;
    const close = `${filler(3_000, 1)}santa fe`;
    expect(await find([reversed, far ?? "", close], "santa fe")).toEqual([close, reversed, far]);
  });
});

describe("the words of a car", () => {
  it("are read in fields inside of fields, where there are such", async () => {
    const cars: Words[] = [
      { location: { city: "Perth" } },
      { location: "Perth" },
      { location: null },
      { location: { state: "Perth" } },
      { city: "Perth" },
    ];
    expect(await find(cars, "perth")).toEqual([{ location: { city: "Perth" } }]);
  });

  it("are those of texts, numbers, yes and no, and of lists of these", async () => {
    expect(await find([{ name: 2021 }], "2021")).toHaveLength(1);
    expect(await find([{ name: true }], "true")).toHaveLength(1);
    expect(await find([{ name: [null, ["Ute"], { x: "Ute" }] }], "ute")).toHaveLength(1);
    expect(await find([{ name: { x: "Ute" } }, { name: null }], "ute")).toEqual([]);
  });

  it("are not what every object inherits", async () => {
    expect(await find([{ location: {} }], "function")).toEqual([]);
  });

  it("are all found, however many there are", async () => {
    const many = Array.from({ length: 4000 }, (_, at) => `w${at} a b c d e`);
    for (const at of [2731, 3999]) expect(await find(many, [phrase(`w${at} a b`)])).toEqual([many[at]]);
  });
});
