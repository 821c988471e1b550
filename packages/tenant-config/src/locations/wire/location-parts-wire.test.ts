import { describe, expect, it } from "vitest";
import {
  addressWire,
  contactWire,
  imageWire,
  kindWire,
  manufacturerWire,
  subtypesWire,
} from "./location-parts-wire.ts";

const address = (given: object) => addressWire("strict").parse(given);

describe("the parts of a location on the wire", () => {
  it.each([
    [" Parts ", "parts"],
    ["service", "service"],
    ["", "sales"],
    [" ", "sales"],
    [null, "sales"],
    [undefined, "sales"],
  ])("read the kind %j as %s", (given, kind) => expect(kindWire.parse(given)).toBe(kind));

  it("refuse a kind that is none, and name those there are", () => {
    expect(() => kindWire.parse("showroom")).toThrow(
      "must be one of sales, used, service, parts, or empty for sales",
    );
  });

  it.each([
    ["Buying, Rental,", ["buying", "rental"]],
    [[" Buying ", ""], ["buying"]],
    [null, []],
    ["", []],
  ])("read the sub-kinds %j as %j", (given, kinds) => expect(subtypesWire.parse(given)).toEqual(kinds));

  it("read a maker's name as it stands, or from an object that has it", () => {
    expect(manufacturerWire.parse(" Ford ")).toBe("Ford");
    expect(manufacturerWire.parse({ name: " Ford " })).toBe("Ford");
  });

  it("read an address under its own names, its place before its map", () => {
    const given = {
      street: "1 High St",
      city: "Chermside",
      state: "QLD",
      postcode: 4032,
      lat: "-27.38",
      long: 153.03,
      place_id: "p",
      place_url: "https://maps.example/place",
      map_url: "https://maps.example/map",
      map_key: "k",
      full: "The Yard",
    };
    expect(address(given)).toEqual({
      street: "1 High St",
      city: "Chermside",
      state: "QLD",
      postcode: "4032",
      latitude: -27.38,
      longitude: 153.03,
      placeId: "p",
      mapUrl: "https://maps.example/place",
      full: "The Yard",
    });
    expect(address({ map_url: "https://maps.example/map" }).mapUrl).toBe("https://maps.example/map");
  });

  it.each([
    [
      { street: "1 High St", city: "Chermside", state: "QLD", postcode: "4032" },
      "1 High St, Chermside, QLD 4032",
    ],
    [{ city: "Chermside", postcode: "4032" }, "Chermside, 4032"],
    [{ street: "1 High St" }, "1 High St"],
    [{}, ""],
  ])("write the address of %j where none was written", (given, full) => {
    expect(address(given).full).toBe(full);
  });

  it("read what a location can be reached by", () => {
    const given = {
      phone: "07 3000 0000",
      landline_phone: "07 3000 0001",
      email: "a@a.example",
      website_url: "https://a.example",
      facebook_url: "https://f.example",
      instagram_url: "https://i.example",
    };
    expect(contactWire("strict").parse(given)).toEqual({
      week: [],
      contact: {
        phone: "07 3000 0000",
        landlinePhone: "07 3000 0001",
        email: "a@a.example",
        websiteUrl: "https://a.example",
        facebookUrl: "https://f.example",
        instagramUrl: "https://i.example",
      },
    });
  });

  it.each([
    [
      { url: "/a.jpg", thumb: { url: "/s.jpg" } },
      { url: "/a.jpg", thumbnailUrl: "/s.jpg" },
    ],
    [{ url: "/a.jpg" }, { url: "/a.jpg", thumbnailUrl: null }],
    [{ url: null, thumb: { url: "/s.jpg" } }, null],
    [null, null],
  ])("read the picture %j as %j", (given, image) => expect(imageWire("strict").parse(given)).toEqual(image));
});
