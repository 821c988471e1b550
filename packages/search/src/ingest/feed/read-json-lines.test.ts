import { describe, expect, it } from "vitest";
import { FeedColumns, feedRow } from "./feed-row.ts";
import { readJsonLines } from "./read-json-lines.ts";
import { bytesOf } from "./unpack-feed.ts";

/** Each line with its columns and cells, or with its problem. */
async function read(...pieces: (string | Uint8Array)[]) {
  const items: [line: number, found: Record<string, string> | string][] = [];
  for await (const item of readJsonLines(bytesOf(pieces)))
    items.push(item.ok ? [item.row.line, Object.fromEntries(item.row.entries())] : [item.line, item.problem]);
  return items;
}

const wide = (fields: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: fields }, (_, at) => [`c${at}`, 1])));

describe("readJsonLines", () => {
  it("makes columns of inner objects and lists, and an empty cell of null", async () => {
    const row = {
      id: 7,
      sold: false,
      tag: null,
      images: [{ url: "a" }, { url: "b" }],
      place: { city: "Perth" },
    };
    expect(await read(JSON.stringify(row))).toEqual([
      [
        1,
        {
          id: "7",
          sold: "false",
          tag: "",
          "images[0].url": "a",
          "images[1].url": "b",
          "place.city": "Perth",
        },
      ],
    ]);
  });

  it("counts blank lines, and says of each other line what is wrong with it", async () => {
    expect(await read('{"a":1}\n\n[1]\nnull\n"x"\n{\n  {"a":2}  \n')).toEqual([
      [1, { a: "1" }],
      [3, "this line is not a JSON object"],
      [4, "this line is not a JSON object"],
      [5, "this line is not a JSON object"],
      [6, "this line is not a JSON object"],
      [7, { a: "2" }],
    ]);
  });

  it("does not care where the file is cut into pieces, even inside a letter", async () => {
    const bytes = new TextEncoder().encode('{"make":"Škoda"}\n{"make":"Kia"}');
    const whole = [
      [1, { make: "Škoda" }],
      [2, { make: "Kia" }],
    ];
    expect(await read(...[...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(whole);
    expect(await read('{"make":', '"Škoda"}\n{"ma', 'ke":"Kia"}\n')).toEqual(whole);
  });

  it("reads six levels of nesting, and no deeper", async () => {
    const nested = (depth: number): unknown => (depth === 0 ? "x" : { a: nested(depth - 1) });
    expect(await read(JSON.stringify(nested(6)))).toEqual([[1, { "a.a.a.a.a.a": "x" }]]);
    expect(await read(JSON.stringify({ ...Object(nested(7)), b: 1 }))).toEqual([[1, { b: "1" }]]);
    expect(await read('{"a":[[[[["x"]]]]]}')).toEqual([[1, { "a[0][0][0][0][0]": "x" }]]);
  });

  it("refuses a line of too many fields or of too many letters, and reads on", async () => {
    const [first, second, third] = await read(`${wide(2_000)}\n${wide(2_001)}\n{"a":1}`);
    expect(Object.keys(first?.[1] ?? {})).toHaveLength(2_000);
    expect(second).toEqual([2, "this line has more than 2000 fields"]);
    expect(third).toEqual([3, { a: "1" }]);
    const long = `"${"x".repeat(4_000_000)}"`;
    expect(await read(`${long}\n{"a":1}`)).toEqual([
      [1, "this line is too long; the file should hold one JSON object a line"],
      [2, { a: "1" }],
    ]);
  });
});

describe("feedRow", () => {
  const names = ["images[0].url", "images[1].url", "image", "a", "a", "x-y-z"];
  const row = feedRow(new FeedColumns(names), ["1", "2", "3", "4", "5"], 9);

  it("gives the first column of a name, and nothing of one that is not there", () => {
    expect([row.line, row.get("a"), row.get("x-y-z"), row.get("b")]).toEqual([9, "4", undefined, undefined]);
    expect([...row.entries()].at(-1)).toEqual(["x-y-z", ""]);
  });

  it.each([
    ["images[*].url", ["1", "2"]],
    ["image*", ["1", "2", "3"]],
    ["*", ["1", "2", "3", "4", "5"]],
    ["*.url", ["1", "2"]],
    ["*[1]*", ["2"]],
    ["image", ["3"]],
    ["ima*age", []],
    ["images[0]*[0].url", []],
    ["b*", []],
  ])("gives the cells of all columns that fit %s", (pattern, cells) => {
    expect(row.all(pattern)).toEqual(cells);
    expect(row.all(pattern)).toEqual(cells);
  });

  it("lets two parts of a pattern share no letter", () => {
    const whole = feedRow(new FeedColumns(["aba", "abba", "ab-b-ba"]), ["1", "2", "3"], 1);
    expect(whole.all("ab*ba")).toEqual(["2", "3"]);
    expect(whole.all("ab*b*ba")).toEqual(["3"]);
    expect(whole.all("a*b*b*a")).toEqual(["2", "3"]);
  });
});
