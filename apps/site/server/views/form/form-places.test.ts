import { aCar } from "@forecourt/search/testing";
import type { Location } from "@forecourt/tenant-config/locations";
import { aLocation } from "@forecourt/tenant-config/testing";
import { describe, expect, it } from "vitest";
import { demoSite } from "#server/testing/demo-site.ts";
import { formPlaces } from "./form-places.ts";
import { formView } from "./form-view.ts";

const site = await demoSite();
const dealership = { id: "1", slug: "harbourside-mazda" };
const other = { id: "2", slug: "harbourside-toyota" };
const sales = aLocation("Sales", { id: "1", primary: true, dealership });
const toyota = aLocation("Toyota", { id: "2", dealership: other });
const workshop = aLocation("Workshop", { id: "3", kind: "service", dealership });
const second = aLocation("Second workshop", { id: "4", kind: "service", dealership: other });
const counter = aLocation("Counter", { id: "5", kind: "parts", dealership });

type Asked = { query?: string; car?: ReturnType<typeof aCar>; own?: readonly Location[] };
function placesOf(
  id: Parameters<typeof formView>[1]["id"],
  locations: readonly Location[],
  { query, car, own = [] }: Asked = {},
) {
  const at = { ...site, content: { ...site.content, locations } };
  const { form, filled } = formView(at, {
    id,
    path: "/",
    query: new URLSearchParams(query),
    ...(car ? { car } : {}),
  });
  const { held, first, answering } = formPlaces(at, form, { filled, car: car ?? null, own });
  return [held, first, answering ? [answering] : []].map((places) => places.map(({ name }) => name));
}

describe("formPlaces", () => {
  it("are the workshop or the parts counter of a form for it, whichever place is the primary one", () => {
    const all = [sales, toyota, workshop, counter];
    for (const id of ["service", "book-service"] as const)
      expect(placesOf(id, all)).toEqual([["Workshop"], ["Workshop"], ["Workshop"]]);
    expect(placesOf("parts", all)).toEqual([["Counter"], ["Counter"], ["Counter"]]);
    const car = aCar({ location: { ...aCar().location, id: "1" } });
    expect(placesOf("service", all, { car })).toEqual([["Workshop"], ["Workshop"], ["Workshop"]]);
  });

  it("are all workshops where there are several, the one the address names first", () => {
    const all = [sales, workshop, second];
    const held = ["Workshop", "Second workshop"];
    expect(placesOf("service", all)).toEqual([held, ["Workshop"], ["Workshop"]]);
    expect(placesOf("service", all, { query: "location=4" })[1]).toEqual(["Second workshop"]);
    const query = "Service+Location=Second+workshop";
    expect(placesOf("book-service", all, { query })[2]).toEqual(["Second workshop"]);
  });

  it("are any place where the dealer has no workshop, the one the address names first", () => {
    const named = { query: "location=2" };
    expect(placesOf("service", [sales, toyota], named)[2]).toEqual(["Toyota"]);
    expect(placesOf("service", [sales, toyota])).toEqual([["Sales", "Toyota"], ["Sales"], []]);
  });

  it("are open until a dealership is chosen, which an address or a car may do", () => {
    expect(placesOf("general", [toyota, sales])).toEqual([["Toyota", "Sales"], ["Sales"], []]);
    const query = "preferredDealership=harbourside-toyota";
    expect(placesOf("general", [sales, toyota], { query })[2]).toEqual(["Toyota"]);
    const car = aCar({ location: { ...aCar().location, id: "2" } });
    expect(placesOf("test-drive", [sales, toyota], { car })[2]).toEqual(["Toyota"]);
  });

  it("are the page's own, else the primary one alone of a dealer with very many", () => {
    const own = [toyota, workshop];
    expect(placesOf("location-contact", [sales, toyota, workshop], { own })).toEqual([
      ["Toyota", "Workshop"],
      ["Toyota", "Workshop"],
      ["Toyota"],
    ]);
    const many = Array.from({ length: 13 }, (_, at) => aLocation(`Yard ${at}`, { id: `y${at}` }));
    expect(placesOf("general", many)[0]).toEqual(["Yard 0"]);
  });
});
