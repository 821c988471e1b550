import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FormPlace } from "../../forms/definition/form-facts.ts";
import { leadCategories } from "../../model/category.ts";
import { chooseDesk, type DeskDirectory, type DeskRequest, explainRouting } from "./choose-desk.ts";

const place = (id: string, kind: FormPlace["kind"], dealershipSlug: string | null): FormPlace => ({
  id,
  name: `Place ${id}`,
  kind,
  dealershipSlug,
  state: "qld",
});
const MAZDA = place("401", "sales", "mazda");
const TOYOTA = place("402", "sales", "toyota");
const SERVICE = place("404", "service", "mazda");
const PARTS = place("405", "parts", "mazda");
const group: DeskDirectory = {
  places: [MAZDA, TOYOTA, SERVICE, PARTS],
  dealerships: [
    { slug: "mazda", name: "Mazda" },
    { slug: "toyota", name: "Toyota" },
  ],
  primaryPlace: MAZDA,
  pushToPrimaryLocation: false,
};
const toyotaCar: DeskRequest["car"] = {
  location: { id: "402", name: "Place 402" },
  dealership: { slug: "toyota", name: "Toyota" },
};
const ask = (
  change: Partial<DeskRequest> = {},
  directory: Partial<DeskDirectory> = {},
): ReturnType<typeof chooseDesk> =>
  chooseDesk(
    {
      category: "General Enquiry",
      car: null,
      chosen: { location: null, dealership: null },
      page: { location: null, dealership: null },
      ...change,
    },
    { ...group, ...directory },
  );
const went = ({ location, dealership, reason }: ReturnType<typeof chooseDesk>) => [
  location?.id ?? null,
  dealership?.slug ?? null,
  reason,
];

const fromPage = (change: Partial<DeskRequest["page"]>) => ({
  page: { location: null, dealership: null, ...change },
});

const choosing = (change: Partial<DeskRequest["chosen"]>) => ({
  chosen: { location: null, dealership: null, ...change },
});

const told = (change: Partial<DeskRequest>, directory: Partial<DeskDirectory> = {}) =>
  explainRouting(ask(change, directory));

describe("chooseDesk", () => {
  it.each([
    ["Service Enquiry", "404"],
    ["Parts Enquiry", "405"],
  ] as const)("sends a %s to the only location of that kind, though none was asked for", (category, id) => {
    expect(went(ask({ category }))).toEqual([id, "mazda", "only_of_its_kind"]);
    expect(went(ask({ category }, { pushToPrimaryLocation: true }))).toEqual([
      id,
      "mazda",
      "only_of_its_kind",
    ]);
    expect(went(ask({ category, car: toyotaCar }))).toEqual([id, "mazda", "only_of_its_kind"]);
  });

  it("chooses among several service locations by dealership, else takes the first in the dealer's order", () => {
    const places = [MAZDA, TOYOTA, SERVICE, place("406", "service", "toyota")];
    const service = { category: "Service Enquiry" } as const;
    expect(went(ask(service, { places }))).toEqual(["404", "mazda", "first_of_its_kind"]);
    expect(went(ask({ ...service, car: toyotaCar }, { places }))).toEqual([
      "406",
      "toyota",
      "only_of_its_kind",
    ]);
    expect(went(ask({ ...service, chosen: { location: null, dealership: "toyota" } }, { places }))).toEqual([
      "406",
      "toyota",
      "only_of_its_kind",
    ]);
    expect(went(ask({ ...service, page: { location: "406", dealership: null } }, { places }))).toEqual([
      "406",
      "toyota",
      "page_location",
    ]);
  });

  it("treats a service request like any other where the dealer shows no service location", () => {
    expect(went(ask({ category: "Service Enquiry" }, { places: [MAZDA, TOYOTA] }))).toEqual([
      null,
      "mazda",
      "primary_location",
    ]);
  });

  it("sends a car's lead to the car's dealership and location before any fallback", () => {
    expect(went(ask({ car: toyotaCar }, { pushToPrimaryLocation: true }))).toEqual(["402", "toyota", "car"]);
  });

  it("finds the car's location by name, and keeps one that the dealer does not show", () => {
    const named = { ...toyotaCar, location: { id: null, name: "Place 402" } };
    expect(went(ask({ car: named }))).toEqual(["402", "toyota", "car"]);
    const hidden = { ...toyotaCar, location: { id: "499", name: "Back yard" } };
    expect(ask({ car: hidden }).location).toEqual({ id: "499", name: "Back yard" });
  });

  it("sends a car that stands in another dealership's yard to its own dealership", () => {
    const car = { ...toyotaCar, location: { id: "401", name: "Place 401" } };
    expect(ask({ car }).dealership).toEqual({ slug: "toyota", name: "Toyota" });
  });

  it("keeps the dealership of a car that the tenant forgot to list", () => {
    const car = {
      location: { id: null, name: null },
      dealership: { slug: "outback", name: "Outback Motors" },
    };
    expect(ask({ car }).dealership).toEqual({ slug: "outback", name: "Outback Motors" });
  });

  it("lets the shopper's choice win over the page, the car and the primary location", () => {
    const all = {
      car: toyotaCar,
      page: { location: "401", dealership: "mazda" },
      chosen: { location: "Place 405", dealership: null },
    };
    const desk = ask(all, { pushToPrimaryLocation: true });
    expect(went(desk)).toEqual(["405", "mazda", "chosen_location"]);
    expect(desk.unknownLocation).toBeNull();
  });

  it("never names a location of another dealership than the one that was chosen", () => {
    const trade = {
      category: "Sell My Car Enquiry",
      chosen: { location: null, dealership: "toyota" },
    } as const;
    expect(went(ask(trade, { pushToPrimaryLocation: true }))).toEqual(["402", "toyota", "chosen_dealership"]);
    const two = [...group.places, place("409", "used", "toyota")];
    expect(went(ask(trade, { pushToPrimaryLocation: true, places: two }))).toEqual([
      null,
      "toyota",
      "chosen_dealership",
    ]);
    expect(went(ask(trade))).toEqual([null, "toyota", "chosen_dealership"]);
    expect(went(ask({ ...trade, car: toyotaCar }))).toEqual(["402", "toyota", "chosen_dealership"]);
    expect(went(ask({ ...trade, chosen: { location: null, dealership: "mazda" }, car: toyotaCar }))).toEqual([
      null,
      "mazda",
      "chosen_dealership",
    ]);
  });

  it("sends the primary location's dealership when nothing is known, and its location where leads are pushed there", () => {
    expect(went(ask({}, { primaryPlace: TOYOTA }))).toEqual([null, "toyota", "primary_location"]);
    expect(went(ask({}, { primaryPlace: TOYOTA, pushToPrimaryLocation: true }))).toEqual([
      "402",
      "toyota",
      "primary_location",
    ]);
    expect(went(ask({}, { primaryPlace: null }))).toEqual([null, "mazda", "primary_location"]);
    expect(went(ask({}, { primaryPlace: null, places: [] }))).toEqual([null, "mazda", "primary_location"]);
  });

  it("names the only dealership, and the page's where there are several", () => {
    expect(went(ask({}, { dealerships: [{ slug: "mazda", name: "Mazda" }] }))).toEqual([
      null,
      "mazda",
      "only_dealership",
    ]);
    expect(went(ask({ page: { location: null, dealership: "toyota" } }))).toEqual([
      null,
      "toyota",
      "page_dealership",
    ]);
    expect(went(ask({ page: { location: "402", dealership: null } }))).toEqual([
      "402",
      "toyota",
      "page_location",
    ]);
  });

  it("falls to the default desk with a note when the form names a location the dealer does not have", () => {
    const desk = ask({ category: "Service Enquiry", chosen: { location: "Atlantis", dealership: null } });
    expect(went(desk)).toEqual(["404", "mazda", "only_of_its_kind"]);
    expect(explainRouting(desk)).toBe(
      'Went to Place 404 (mazda): the only location for this kind of request. The form named "Atlantis", which this dealer does not have.',
    );
  });

  it("gives a location without a dealership the only dealership, else the primary location's, else the first", () => {
    const shared = place("410", "sales", null);
    const places = [...group.places, shared];
    const chosen = { chosen: { location: "410", dealership: null } };
    const asked = (directory: Partial<DeskDirectory>) =>
      ask(chosen, { places, ...directory }).dealership?.slug ?? null;
    expect(asked({ dealerships: [{ slug: "mazda", name: "Mazda" }], primaryPlace: TOYOTA })).toBe("mazda");
    expect(asked({ primaryPlace: TOYOTA })).toBe("toyota");
    expect(asked({ primaryPlace: null })).toBe("mazda");
    expect(asked({ primaryPlace: shared })).toBe("mazda");
    expect(asked({ primaryPlace: null, dealerships: [] })).toBeNull();
    const both = { chosen: { location: "410", dealership: "toyota" } };
    expect(went(ask(both, { places }))).toEqual(["410", "toyota", "chosen_location"]);
  });

  it("names no dealership that neither the tenant lists nor the car has", () => {
    const stray = place("411", "sales", "outback");
    expect(ask({ chosen: { location: "411", dealership: null } }, { places: [stray] }).dealership).toBeNull();
    const car = { location: { id: null, name: null }, dealership: { slug: "outback", name: null } };
    expect(ask({ car }).dealership).toEqual({ slug: "outback", name: "outback" });
    expect(
      ask({ car: { ...car, dealership: { slug: "toyota", name: "Stock's own name" } } }).dealership,
    ).toEqual({ slug: "toyota", name: "Toyota" });
  });

  it("sends a car of an unlisted dealership to the dealership of the yard it stands in", () => {
    const car = { location: { id: "402", name: null }, dealership: { slug: "outback", name: "Outback" } };
    expect(went(ask({ car }))).toEqual(["402", "toyota", "car"]);
  });

  it("shows a hidden location without a name by its id, and knows no state of it", () => {
    const car = { location: { id: "499", name: null }, dealership: { slug: "toyota", name: "Toyota" } };
    expect(ask({ car })).toEqual({
      dealership: { slug: "toyota", name: "Toyota" },
      location: { id: "499", name: "499" },
      state: null,
      reason: "car",
      unknownLocation: null,
    });
  });

  it("passes over a car of which neither location id nor dealership is known", () => {
    const car = { location: { id: null, name: "Place 402" }, dealership: { slug: null, name: null } };
    expect(went(ask({ car }))).toEqual([null, "mazda", "primary_location"]);
    const standing = { ...car, location: { id: "402", name: null } };
    expect(went(ask({ car: standing }))).toEqual(["402", "toyota", "car"]);
  });

  it("pushes a lead only to a primary location of its own dealership, or of none", () => {
    const push = { pushToPrimaryLocation: true };
    const page = { page: { location: null, dealership: "mazda" } };
    expect(went(ask(page, push))).toEqual(["401", "mazda", "page_dealership"]);
    const shared = place("410", "parts", null);
    expect(went(ask(page, { ...push, primaryPlace: shared }))).toEqual(["410", "mazda", "page_dealership"]);
    const used = [place("412", "used", "toyota"), SERVICE];
    const toToyota = { page: { location: null, dealership: "toyota" } };
    expect(went(ask(toToyota, { ...push, places: used }))).toEqual(["412", "toyota", "page_dealership"]);
    expect(went(ask(toToyota, { ...push, places: [place("413", "service", "toyota")] }))).toEqual([
      null,
      "toyota",
      "page_dealership",
    ]);
    expect(went(ask({}, { ...push, dealerships: [], primaryPlace: MAZDA }))).toEqual([
      "401",
      null,
      "primary_location",
    ]);
  });

  it("sends a service request to the page's own service location, and not to its sales yard", () => {
    const places = [MAZDA, TOYOTA, SERVICE, place("406", "service", "toyota")];
    const at = (location: string) =>
      went(ask({ category: "Service Enquiry", page: { location, dealership: null } }, { places }));
    expect(at("406")).toEqual(["406", "toyota", "page_location"]);
    expect(at("402")).toEqual(["406", "toyota", "only_of_its_kind"]);
    const near = [...places, place("407", "service", "toyota")];
    expect(
      went(
        ask(
          { category: "Service Enquiry", page: { location: null, dealership: "toyota" } },
          { places: near },
        ),
      ),
    ).toEqual(["406", "toyota", "first_of_its_kind"]);
  });

  it("believes no dealership of a page or a shopper that the tenant does not list", () => {
    const unlisted = { location: null, dealership: "outback" };
    expect(went(ask({ chosen: unlisted }, { pushToPrimaryLocation: false }))[2]).toBe("primary_location");
    expect(went(ask({ page: unlisted }))).toEqual([null, "mazda", "primary_location"]);
  });

  it("says which rule sent a request where", () => {
    const two = [MAZDA, SERVICE, place("406", "service", "toyota")];
    expect([
      told(choosing({ location: "402" })),
      told(fromPage({ location: "402" })),
      told({ category: "Parts Enquiry" }),
      told({ category: "Service Enquiry" }, { places: two }),
      told(choosing({ dealership: "toyota" })),
      told({ car: toyotaCar }),
      told(fromPage({ dealership: "toyota" })),
      told({}, { dealerships: [{ slug: "mazda", name: "Mazda" }] }),
      told({}),
      told({}, { dealerships: [], pushToPrimaryLocation: true }),
    ]).toEqual([
      "Went to Place 402 (toyota): the shopper chose this location.",
      "Went to Place 402 (toyota): the form stood on this location's page.",
      "Went to Place 405 (mazda): the only location for this kind of request.",
      "Went to Place 404 (mazda): the first location for this kind of request, as none was chosen.",
      "Went to Toyota (toyota): the shopper chose this dealership.",
      "Went to Place 402 (toyota): the car stands here.",
      "Went to Toyota (toyota): the form stood on this dealership's page.",
      "Went to Mazda (mazda): the only dealership of this site.",
      "Went to Mazda (mazda): nothing else was known, so the primary location answers.",
      "Went to Place 401: nothing else was known, so the primary location answers.",
    ]);
  });

  it("says so when a site has no desk at all", () => {
    expect(explainRouting(ask({}, { places: [], dealerships: [], primaryPlace: null }))).toBe(
      "Went to no desk: this site has neither a dealership nor a location.",
    );
  });

  it("always names a dealership on a site with several, and a location of that dealership when it names one", () => {
    const slug = fc.constantFrom("mazda", "toyota", "outback", null);
    const id = fc.constantFrom("401", "402", "404", "405", "Place 401", "499", null);
    const request: fc.Arbitrary<DeskRequest> = fc.record({
      category: fc.constantFrom(...leadCategories),
      car: fc.option(fc.constant(toyotaCar), { nil: null }),
      chosen: fc.record({ location: id, dealership: slug }),
      page: fc.record({ location: id, dealership: slug }),
    });
    fc.assert(
      fc.property(request, fc.boolean(), (asked, pushToPrimaryLocation) => {
        const desk = chooseDesk(asked, { ...group, pushToPrimaryLocation });
        expect(desk.dealership).not.toBeNull();
        const strangers = group.places.filter((each) => each.dealershipSlug !== desk.dealership?.slug);
        expect(strangers.map(({ id }) => id)).not.toContain(desk.location?.id);
      }),
    );
  });
});
