// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ChoiceTiles } from "./choice-tiles.tsx";
import type { FieldView } from "./field.tsx";

afterEach(cleanup);

const aChoice = (required: boolean): FieldView => ({
  name: "repayment_frequency",
  label: "Repayments",
  kind: "select",
  required,
  maxLength: 100,
  options: [
    { value: "Weekly", label: "Weekly" },
    { value: "Monthly", label: "Monthly" },
  ],
});

const draw = (field: FieldView, value = "", problem: string | null = null) =>
  render(<ChoiceTiles field={field} formId="f" value={value} problem={problem} noAnswerText="No answer" />);
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>("radio")
    .filter(({ checked }) => checked)
    .map(({ value }) => value);

describe("ChoiceTiles", () => {
  it("is one question with its choices", () => {
    draw(aChoice(true), "Monthly");
    expect(screen.getByRole("group", { name: "Repayments" })).toBeTruthy();
    expect(screen.getAllByRole("radio")).toHaveLength(2);
    expect(chosen()).toEqual(["Monthly"]);
  });

  it("takes any of several, and needs no way to take an answer back", () => {
    draw({ ...aChoice(false), kind: "checkboxes" }, "Weekly\nMonthly");
    expect(screen.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked)).toEqual([
      true,
      true,
    ]);
    expect(screen.queryByText("No answer")).toBeNull();
  });

  it("lets a question that may stay open be left open again", () => {
    draw(aChoice(false));
    expect(screen.getByRole("radio", { name: "No answer" })).toBeTruthy();
    expect(chosen()).toEqual([]);
  });

  it("chooses nothing by itself", () => {
    draw(aChoice(true));
    expect(chosen()).toEqual([]);
  });

  it("says what is wrong under the choices", () => {
    draw(aChoice(true), "", "*This is a required field.");
    const group = screen.getByRole("group");
    expect(document.getElementById(group.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "*This is a required field.",
    );
  });
});
