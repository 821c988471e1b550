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
    ).toMatchInlineSnapshot(`
      "div.fc-compare
        label.fc-compare__only
          input[type=checkbox]
          ' Only differences'
        section.fc-compare__scroll[aria-label=Cars side by side][tabindex=0]
          table[data-cars=2]
            caption.fc-visually-hidden
              'Cars side by side'
            thead
              tr
                td.fc-compare__corner
                  span.fc-visually-hidden
                    'Cars side by side'
                th[scope=col]
                  div.fc-compare__car
                    div.fc-compare__picture
                      span.fc-visually-hidden
                        'No photo yet'
                    a.fc-compare__name[href=/cars/1]
                      'Kia 1'
                    p.fc-price
                      b
                        '$1,000'
                  a.fc-compare__out[href=/compare?cars=1][aria-label=Take out 1]
                    'Take out'
                th[scope=col]
                  div.fc-compare__car
                    div.fc-compare__picture
                    span.fc-compare__name
                      'No longer listed'
                    span.fc-quiet
                      'It was sold.'
                  a.fc-compare__out[href=/compare?cars=1][aria-label=Take out the missing one]
                    'Take out'
            tbody
              tr
                th[scope=row]
                  'Year'
                td.fc-number
                  '2020'
                td.fc-number
                  '2020'
              tr[data-differs=true]
                th[scope=row]
                  'Colour'
                  span.fc-visually-hidden
                    ' (differs)'
                td.fc-number
                  'Red'
                td.fc-number
                  span[aria-hidden=true]
                    '–'
                  span.fc-visually-hidden
                    'not known'"
    `);
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
    expect(outline(<CompareTable columns={[shown]} rows={[]} words={WORDS} />)).toMatchInlineSnapshot(`
      "div.fc-compare
        section.fc-compare__scroll[aria-label=Cars side by side][tabindex=0]
          table[data-cars=1]
            caption.fc-visually-hidden
              'Cars side by side'
            thead
              tr
                td.fc-compare__corner
                  span.fc-visually-hidden
                    'Cars side by side'
                th[scope=col]
                  div.fc-compare__car
                    div.fc-compare__picture[data-outline=ute]
                      p.fc-tag[data-kind=sold][data-tone=red]
                        'JUST SOLD'
                      img.fc-picture[src=/a.webp][width=600][height=400][sizes=(max-width: 767px) 45vw, (max-width: 1279px) 38vw, 400px][alt][loading=lazy][fetchpriority=auto][decoding=async]
                      span.fc-picture-label
                        'Illustration'
                    a.fc-compare__name[href=/cars/1]
                      'Kia 1'
                    span.fc-quiet
                      'S'
                    p.fc-price
                      b
                        '$1,000'
                    strong.fc-compare__note
                      'Sold'
                  a.fc-compare__out[href=/compare?cars=1][aria-label=Take out 1]
                    'Take out'
            tbody"
    `);
  });

  it("offers the differences alone where there are some beside what is the same", () => {
    const offers = (...rows: (typeof other | typeof same)[]) =>
      outline(<CompareTable columns={[car("1")]} rows={rows} words={WORDS} />).includes("Only differences");
    expect([offers(same, other), offers(same), offers(other), offers()]).toEqual([true, false, false, false]);
  });
});
