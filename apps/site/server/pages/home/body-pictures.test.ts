import type { StockValue } from "@forecourt/search";
import { aCar } from "@forecourt/search/testing";
import { describe, expect, it } from "vitest";
import { tenantSite, type TenantSite } from "#server/tenants/tenant-site.ts";
import { demoContent } from "#server/testing/demo-content.ts";
import { bodyPictures } from "./body-pictures.ts";

/** Draws every vehicle by its kind, body and paint; no trucks. */
const illustrate: TenantSite["illustrate"] = ({ body, itemType, colour }) =>
  body === "Truck" ? null : `${itemType ?? "any"} ${body} ${colour}`;
const drawn = { standAlone: (picture: string, view: string) => `${picture}, ${view}` };
const bodies = (...values: string[]): StockValue[] =>
  values.map((value) => ({ value, label: value, count: 1, selected: false }));
const site = async () => tenantSite(await demoContent("harbourside"), new Date(0), illustrate);

describe("bodyPictures", () => {
  it("show a vehicle of each body from the side, of the kind that is listed and in turning paints", async () => {
    const cars = [aCar({ itemType: "Motorcycle", body: "Naked", images: [] })];
    expect(bodyPictures(bodies("Sport", "Cruiser"), cars, await site(), drawn)).toEqual([
      "Motorcycle Sport Silver, side",
      "Motorcycle Cruiser White, side",
    ]);
  });

  it("prefer the drawing of a listed car to one like it, and take no photo of a dealer's for a drawing", async () => {
    const cars = [
      aCar({ body: "SUV", images: [{ url: "/media/drawn/suv/red/front.webp", thumbnailUrl: null }] }),
      aCar({ body: "Ute", images: [{ url: "https://cdn.example/ute.jpg", thumbnailUrl: null }] }),
    ];
    const [suv, ute] = bodyPictures(bodies("SUV", "Ute"), cars, await site(), drawn);
    expect(suv).toBe("/media/drawn/suv/red/front.webp, side");
    expect(ute).toMatch(/ Ute White, side$/);
  });

  it("are missing where none is drawn", async () => {
    expect(bodyPictures(bodies("Truck"), [], await site(), drawn)).toEqual([null]);
  });
});
