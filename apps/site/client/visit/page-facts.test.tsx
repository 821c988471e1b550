// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import type { SiteEvent } from "@forecourt/analytics";
import { afterEach, describe, expect, it } from "vitest";
import { newFacts, pageFacts } from "./page-facts.ts";

afterEach(cleanup);

const car = { id: "9", slug: "kia-rio-9", name: "Kia Rio", price: null };
const mark = (facts: string) => <span hidden data-page="car" data-facts={facts} />;

describe("pageFacts", () => {
  it("reads what the page says of itself, and its car", () => {
    const { container } = render(mark(JSON.stringify({ events: [{ name: "car_viewed", car }] })));
    expect(pageFacts(container)).toMatchObject({
      page: "car",
      car,
      events: [{ name: "car_viewed", car }],
    });
  });

  it.each(["", "{", "7", "[]", '{"events":[{"name":"nothing"}]}', '{"events":[null]}'])(
    "finds no event in %j",
    (text) => {
      const { container } = render(mark(text));
      expect(pageFacts(container)).toMatchObject({ page: "car", car: null, events: [] });
    },
  );

  it("calls a page that says nothing one of the others", () => {
    expect(pageFacts(document.createElement("div"))).toMatchObject({ page: "other", events: [] });
  });
});

const searched = (results: number): SiteEvent => ({ name: "stock_searched", list: "used-cars", results });

const filtered = (...filters: string[]): SiteEvent => ({
  name: "stock_filtered",
  list: "used-cars",
  results: 2,
  filters,
});

describe("newFacts", () => {
  const viewed: SiteEvent = { name: "stock_list_viewed", list: "used-cars", results: 3, cars: [] };

  it("are the list each time, and each question once", () => {
    expect(newFacts([viewed], [viewed, filtered("make")])).toEqual([viewed, filtered("make")]);
    expect(newFacts([viewed, filtered("make")], [viewed, filtered("make")])).toEqual([viewed]);
    expect(newFacts([viewed, filtered("make")], [viewed, filtered("make", "year")])).toEqual([
      viewed,
      filtered("make", "year"),
    ]);
  });

  it("ask nothing new when the same keywords find another number of cars", () => {
    expect(newFacts([viewed, searched(3)], [viewed, searched(2)])).toEqual([viewed]);
  });
});
