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
    ).toMatchSnapshot();
  });
});
