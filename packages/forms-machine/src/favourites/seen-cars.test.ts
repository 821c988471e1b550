import { describe, expect, it } from "vitest";
import type { Favourite } from "./favourite.ts";
import { parseSeen, printSeen, rememberSeen } from "./seen-cars.ts";

const car = (id: string): Favourite => ({
  id,
  name: `Car ${id}`,
  slug: `car-${id}`,
  make: "Kia",
  model: "Rio",
  imageUrl: null,
});
const ids = (seen: readonly Favourite[]) => seen.map(({ id }) => id).join("");

describe("rememberSeen", () => {
  it("puts the car at the front, once", () => {
    expect(ids(rememberSeen([car("a"), car("b"), car("c")], car("b")))).toBe("bac");
    expect(ids(rememberSeen([car("a")], car("b")))).toBe("ba");
  });

  it("keeps the newest 24", () => {
    const many = Array.from({ length: 30 }, (_, index) => car(String(index))).reduce<readonly Favourite[]>(
      rememberSeen,
      [],
    );
    expect(many).toHaveLength(24);
    expect([many[0]?.id, many.at(-1)?.id]).toEqual(["29", "6"]);
  });
});

describe("parseSeen", () => {
  it("reads what was printed, and drops what is no car, repeats and more than 24", () => {
    expect(parseSeen(printSeen([car("a"), car("b")]))).toEqual([car("a"), car("b")]);
    const stored = JSON.stringify([null, 4, {}, { id: "a" }, { id: "a", slug: "x" }, { id: "a", slug: "y" }]);
    expect(parseSeen(stored)).toMatchObject([{ id: "a", slug: "x" }]);
    expect(parseSeen(printSeen(Array.from({ length: 30 }, (_, index) => car(String(index)))))).toHaveLength(
      24,
    );
    for (const broken of [null, "", "{", "{}", '"x"', "4"]) expect(parseSeen(broken)).toEqual([]);
  });
});
