// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { type CompareColumn, CompareTable } from "./compare-table.tsx";

const WORDS = {
  caption: "Cars side by side",
  onlyDifferences: "Only differences",
  differs: "differs",
  notKnown: "not known",
  noPicture: "No photo yet",
  takeOut: "Take out",
};
const car = (id: string, change: object = {}): CompareColumn => ({
  id,
  kind: "car",
  note: null,
  takeOut: { href: `/compare?cars=${id}`, label: `Take out ${id}` },
  car: {
    href: `/cars/${id}`,
    title: `Kia ${id}`,
    badge: null,
    price: { kind: "price", text: "$1,000", typeText: null },
    banner: { kind: "none" },
    image: null,
  },
  ...change,
});
const same = { label: "Year", values: ["2020", "2020"], differs: false };
const other = { label: "Colour", values: ["Red", null], differs: true };

describe("CompareTable", () => {
  it("has a column for each car and a row for each fact, those that differ marked", () => {
    const gone: CompareColumn = {
      id: "9",
      kind: "gone",
      title: "No longer listed",
      text: "It was sold.",
      takeOut: { href: "/compare?cars=1", label: "Take out the missing one" },
    };
    expect(
      outline(<CompareTable columns={[car("1"), gone]} rows={[same, other]} words={WORDS} />),
    ).toMatchSnapshot();
  });

  it("shows a car's picture with its label, badge and banner, and that it is sold", () => {
    const shown = car("1", {
      note: "Sold",
      car: {
        href: "/cars/1",
        title: "Kia 1",
        badge: "S",
        price: { kind: "price", text: "$1,000", typeText: null },
        banner: { kind: "sold", text: "JUST SOLD", tone: "red" },
        image: { src: "/a.webp", alt: "Kia 1", label: { text: "Illustration" } },
        outline: "ute",
      },
    });
    expect(outline(<CompareTable columns={[shown]} rows={[]} words={WORDS} />)).toMatchSnapshot();
  });

  it("offers the differences alone where there are some beside what is the same", () => {
    const offers = (...rows: (typeof other | typeof same)[]) =>
      outline(<CompareTable columns={[car("1")]} rows={rows} words={WORDS} />).includes("Only differences");
    expect([offers(same, other), offers(same), offers(other), offers()]).toEqual([true, false, false, false]);
  });
});
