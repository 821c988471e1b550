// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { callAttributes, trackedPress } from "./tracked-press.ts";

afterEach(cleanup);

const car = { id: "9", slug: "kia-rio-9", name: 'Kia "Rio"', price: 18_990 };

const report = (attributes: object) => (
  <a href="https://history.example/9.pdf" data-event="history_report_opened" {...attributes}>
    report
  </a>
);

describe("trackedPress", () => {
  it("names the car and the dealership the link was drawn for", () => {
    render(
      <a href="tel:0733334444" {...callAttributes(car, "3")}>
        call
      </a>,
    );
    expect(trackedPress(screen.getByText("call"))).toEqual({ name: "dealer_called", dealershipId: "3", car });
  });

  it("takes them from an element around the link", () => {
    render(
      <div {...callAttributes({ ...car, price: null }, "3")}>
        <a href="tel:0733334444">call</a>
      </div>,
    );
    expect(trackedPress(screen.getByText("call"))).toMatchObject({ dealershipId: "3", car: { price: null } });
  });

  it("names the car of a history report, and tracks none without a car", () => {
    const { rerender } = render(report(callAttributes(car, null)));
    expect(trackedPress(screen.getByText("report"))).toEqual({ name: "history_report_opened", car });
    rerender(report({ "data-car": "{" }));
    expect(trackedPress(screen.getByText("report"))).toBeNull();
  });

  it.each(["", "{", "7", "[]", '["9"]', '{"id":"9"}'])("takes %j for no car", (text) => {
    render(
      <a href="tel:1" data-car={text}>
        call
      </a>,
    );
    expect(trackedPress(screen.getByText("call"))).toEqual({
      name: "dealer_called",
      dealershipId: null,
      car: null,
    });
  });
});
