// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { callAttributes, trackedCall } from "./tracked-call.ts";

afterEach(cleanup);

const car = { id: "9", slug: "kia-rio-9", name: 'Kia "Rio"', price: 18_990 };

describe("trackedCall", () => {
  it("names the car and the dealership the link was drawn for", () => {
    render(
      <a href="tel:0733334444" {...callAttributes(car, "3")}>
        call
      </a>,
    );
    expect(trackedCall(screen.getByText("call"))).toEqual({ name: "dealer_called", dealershipId: "3", car });
  });

  it("takes them from an element around the link", () => {
    render(
      <div {...callAttributes({ ...car, price: null }, "3")}>
        <a href="tel:0733334444">call</a>
      </div>,
    );
    expect(trackedCall(screen.getByText("call"))).toMatchObject({ dealershipId: "3", car: { price: null } });
  });

  it.each(["", "{", "7", "[]", '["9"]', '{"id":"9"}'])("takes %j for no car", (text) => {
    render(
      <a href="tel:1" data-car={text}>
        call
      </a>,
    );
    expect(trackedCall(screen.getByText("call"))).toEqual({
      name: "dealer_called",
      dealershipId: null,
      car: null,
    });
  });
});
