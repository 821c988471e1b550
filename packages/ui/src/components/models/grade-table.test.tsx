// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { GradeTable, type GradeTableProps } from "./grade-table.tsx";

afterEach(cleanup);

const words: GradeTableProps["words"] = {
  grade: "Grade",
  price: "Price",
  adds: "Adds",
  entryGrade: "Where the range begins",
  compare: "Side by side",
  has: "yes",
  hasNot: "no",
};
const grades: GradeTableProps["grades"] = [
  { name: "Pure", price: "from $30,000", adds: [], stock: null },
  {
    name: "GT",
    price: "from $38,000",
    adds: ["Heated seats"],
    stock: { label: "2 here now", href: "/list" },
  },
  { name: "RS", price: null, adds: ["Brembo brakes"], stock: null },
];
const rows = [{ label: "Power", values: ["100 kW", "100 kW", null] }];
const draw = (as: GradeTableProps["as"]) =>
  render(<GradeTable grades={grades} rows={rows} as={as} words={words} />);
const cellsOf = (name: string) =>
  within(within(screen.getByRole("region")).getByRole("row", { name: new RegExp(`^${name}`) }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

describe("GradeTable", () => {
  it("says of each grade what it costs, adds and has in the yard", () => {
    draw("rows");
    const [table] = screen.getAllByRole("table");
    const row = within(table as HTMLElement).getByRole("row", { name: /^GT/ });
    expect(row.textContent).toBe("GTfrom $38,0002 here nowHeated seats");
    expect(within(row).getByRole("link", { name: "2 here now" }).getAttribute("href")).toBe("/list");
    expect(within(table as HTMLElement).getByRole("row", { name: /^Pure/ }).textContent).toContain(
      "Where the range begins",
    );
  });

  it("folds what stands side by side below its rows, where several grades differ", () => {
    const rowsOf = (change: Partial<GradeTableProps>) =>
      outline(<GradeTable grades={grades} rows={rows} as="rows" words={words} {...change} />);
    expect(rowsOf({})).toMatchSnapshot();
    const same = grades.map((grade) => ({ ...grade, adds: [] }));
    expect(rowsOf({ grades: same })).toContain("details");
    expect(rowsOf({ grades: same })).not.toContain("'Adds'");
    expect(rowsOf({ grades: same, rows: [] })).not.toContain("details");
    expect(rowsOf({ grades: grades.slice(1, 2) })).not.toContain("details");
  });

  it("hands on to the grades above what one adds, side by side", () => {
    draw("columns");
    expect(cellsOf("Power")).toEqual(["100 kW", "100 kW", "–"]);
    expect(cellsOf("Heated seats")).toEqual(["–no", "✓yes", "✓yes"]);
    expect(cellsOf("Brembo brakes")).toEqual(["–no", "–no", "✓yes"]);
  });
});
