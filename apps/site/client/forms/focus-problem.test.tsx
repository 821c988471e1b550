// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { focusProblem } from "./focus-problem.ts";

afterEach(cleanup);

function draw() {
  render(
    <form>
      <div data-testid="notice" tabIndex={-1} />
      <input id="f-name" aria-label="Name" />
      <fieldset id="f-repayments" tabIndex={-1}>
        <input type="radio" name="repayments" aria-label="Weekly" />
        <input type="radio" name="repayments" aria-label="Monthly" />
      </fieldset>
      <input id="f-email" aria-label="Email" />
      <input id="f-phone" aria-label="Phone" disabled />
    </form>,
  );
  return screen.getByTestId("notice");
}

describe("focusProblem", () => {
  it("goes to the first wrong field of the page, in whatever order problems are listed", () => {
    focusProblem("f", [{ field: "email" }, { field: "name" }], draw());
    expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  });

  it("goes to the first choice of a group", () => {
    focusProblem("f", [{ field: "email" }, { field: "repayments" }], draw());
    expect(document.activeElement).toBe(screen.getByLabelText("Weekly"));
  });

  it("passes a field that cannot take focus", () => {
    focusProblem("f", [{ field: "phone" }, { field: "email" }], draw());
    expect(document.activeElement).toBe(screen.getByLabelText("Email"));
  });

  it("goes to the notice where no field is wrong", () => {
    const notice = draw();
    focusProblem("f", [{ field: "gone" }], notice);
    expect(document.activeElement).toBe(notice);
  });
});
