// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { GradeList } from "./grade-list.tsx";

describe("GradeList", () => {
  it("marks the grade and the colour that are shown and links the others", () => {
    const grades = [
      { name: "Maxx", price: "From $35,990", href: null },
      { name: "Akera", price: null, href: "/cars/akera" },
    ];
    const colours = [{ name: "Soul Red", family: "red", href: "/cars/red" }];
    expect(
      outline(<GradeList gradesLabel="Grades" grades={grades} coloursLabel="Colours" colours={colours} />),
    ).toMatchInlineSnapshot(`
      "div.fc-grades
        nav[aria-label=Grades]
          h2
            'Grades'
          ul
            li
              span[aria-current=true]
                b
                  'Maxx'
                small.fc-number
                  'From $35,990'
            li
              a[href=/cars/akera]
                b
                  'Akera'
        nav[aria-label=Colours]
          h2
            'Colours'
          ul.fc-grades__colours
            li
              a[href=/cars/red]
                i[data-paint=red][aria-hidden=true]
                'Soul Red'"
    `);
  });
});
