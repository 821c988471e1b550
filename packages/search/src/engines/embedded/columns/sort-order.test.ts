import { describe, expect, it } from "vitest";
import type { PlanSort } from "../../../plan/search-plan.ts";
import { ColumnBuilder } from "./column-builder.ts";
import { SortOrders } from "./sort-order.ts";

function ordersOf(prices: readonly unknown[]) {
  const builder = new ColumnBuilder("price");
  for (const [at, price] of prices.entries()) builder.add(at, price);
  return new SortOrders(new Map([["price", builder.finish(prices.length)]]), prices.length);
}
const by = (field: string, direction: PlanSort["direction"] = "asc"): PlanSort => ({ field, direction });

describe("SortOrders", () => {
  it("gives each document's place beside the order", () => {
    const order = ordersOf([30, 10, 20]).of([by("price")]);
    expect([...(order?.order ?? [])]).toEqual([1, 2, 0]);
    expect([...(order?.places ?? [])]).toEqual([2, 0, 1]);
  });

  it("has no order without a key, and keeps the order of arrival for a field that no document has", () => {
    const orders = ordersOf([30, 10]);
    expect(orders.of([])).toBeNull();
    expect([...(orders.of([by("km")])?.order ?? [])]).toEqual([0, 1]);
  });

  it("keeps an order, one for each direction and each list of keys", () => {
    const orders = ordersOf([30, 10, 20]);
    const up = orders.of([by("price")]);
    expect(orders.of([by("price")])).toBe(up);
    expect(orders.of([by("price", "desc")])).not.toBe(up);
    expect(orders.of([by("price"), by("km")])).not.toBe(up);
    expect(orders.of([by("pri"), by("ce")])).not.toBe(orders.of([by("pri,ce")]));
    expect(orders.of([by("price")])).toBe(up);
  });

  it("starts anew after 24 kept orders", () => {
    const orders = ordersOf([30, 10]);
    const first = orders.of([by("price")]);
    for (let at = 1; at < 24; at++) orders.of([by(`field${at}`)]);
    expect(orders.of([by("price")])).toBe(first);
    orders.of([by("field24")]);
    const again = orders.of([by("price")]);
    expect(again).not.toBe(first);
    expect(again).toEqual(first);
  });
});
