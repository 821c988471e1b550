// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { Price, type PriceView } from "./price.tsx";

const WEEKLY = { longText: "$289 per week" };
const SUBSCRIPTION = { longText: "$999 per month", note: "$42 per day" };
const draw = (price: PriceView, size?: "card" | "large") =>
  outline(<Price price={price} {...(size ? { size } : {})} />);

describe("Price", () => {
  it("is the price, what kind it is, and the other prices below it", () => {
    expect(
      draw({
        kind: "price",
        text: "$32,990",
        typeText: "Drive away",
        weekly: WEEKLY,
        subscription: SUBSCRIPTION,
      }),
    ).toMatchSnapshot();
  });

  it("leads with the price by the week where there is no other, else with the words for none", () => {
    const none = { kind: "enquire" as const, text: "Enquire for price." };
    expect(draw({ ...none, weekly: WEEKLY, subscription: SUBSCRIPTION }, "large")).toMatchInlineSnapshot(`
      "p.fc-price[data-size=large][data-page-price]
        b
          '$289 per week'
        small
          '$999 per month'
        small
          '$42 per day'"
    `);
    expect(draw({ ...none, weekly: null, subscription: SUBSCRIPTION })).toMatchInlineSnapshot(`
      "p.fc-price
        b
          '$999 per month'
        small
          '$42 per day'"
    `);
    expect(draw(none)).toMatchInlineSnapshot(`
      "p.fc-price
        b
          'Enquire for price.'"
    `);
  });

  it("has each term's price, for the page to show the one that is chosen", () => {
    const terms = [
      { months: 6, longText: "$999 per month" },
      { months: 12, longText: "$899 per month" },
    ];
    expect(draw({ kind: "enquire", text: "", subscription: { ...SUBSCRIPTION, terms } })).toMatchSnapshot();
  });
});
