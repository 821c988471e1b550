import type { StockValue } from "@forecourt/search";
import type { Car } from "@forecourt/search/car";
import { aCar } from "@forecourt/search/testing";
import { describe, expect, it } from "vitest";
import { demoContent } from "#server/testing/demo-content.ts";
import { type TenantSite, tenantSite } from "#server/tenants/tenant-site.ts";
import { heroStage } from "./hero-stage.ts";

type Hero = TenantSite["config"]["home"]["hero"];

/** Draws cars by their body and paint; vans like utes, and no trucks. */
const illustrate: TenantSite["illustrate"] = ({ body, itemType, colour }) =>
  body === "Truck" ? null : `/drawn/${itemType ?? "any"}/${body === "Van" ? "Ute" : body}/${colour}`;
/** Stands drawings alone, and no dealer's photo; sedans have never been cut out. */
const standAlone = (picture: string, view: string) =>
  picture.startsWith("/drawn/") && !picture.includes("Sedan") ? `${picture}?${view}` : null;

const content = await demoContent("harbourside");
const photo = { url: "https://cdn.example/a.jpg", thumbnailUrl: null };
const drawnCar = aCar({ body: "SUV", colour: "Red", itemType: "Car", images: [] });
const bodies = (...values: string[]): StockValue[] =>
  values.map((value) => ({ value, label: value, count: 1, selected: false }));

function stage(
  hero: Hero,
  {
    leading = drawnCar,
    stock = bodies("SUV", "Ute", "Van", "Sedan", "Hatch"),
  }: { leading?: Car | null; stock?: StockValue[] } = {},
  { picture = null as string | null, draws = true, chosen = null as string | null } = {},
) {
  const site = tenantSite(content, new Date("2026-11-21T02:00:00Z"), draws ? illustrate : undefined);
  const home = { ...site.config.home, hero, picture, overridePrimaryVehicle: chosen };
  const changed = { ...site, config: { ...site.config, home } };
  return heroStage(changed, { leading, bodies: stock }, { standAlone });
}

describe("heroStage", () => {
  it("is empty where the page leads with words, whatever picture there is", () => {
    expect(stage("ledger", {}, { picture: "/own.jpg" })).toEqual({ kind: "empty" });
  });

  it("is the dealer's own picture before any other", () => {
    expect(stage("split", {}, { picture: "/own.jpg" })).toEqual({ kind: "photo", src: "/own.jpg" });
    const illustration = { picture: "/drawn/Car/SUV/Red" };
    expect(stage("split", {}, illustration)).toEqual({
      kind: "standing",
      pictures: ["/drawn/Car/SUV/Red?front"],
    });
  });

  it.each([
    ["split", "front"],
    ["machine", "side"],
    ["plate", "side"],
    ["landscape", "side"],
    ["payment", "front"],
  ] as const)("stands the leading car alone on a page of the kind %s, seen from the %s", (hero, view) => {
    expect(stage(hero)).toEqual({ kind: "standing", pictures: [`/drawn/Car/SUV/Red?${view}`] });
  });

  it.each(["lineup", "booking"] as const)(
    "stands the car that the dealer chose before others in a %s",
    (hero) => {
      const { id } = drawnCar;
      const first = (given: ReturnType<typeof stage>) =>
        given.kind === "standing" ? given.pictures[0] : given;
      const view = hero === "lineup" ? "front" : "side";
      const green = { ...drawnCar, colour: "Green" };
      expect(first(stage(hero, { leading: green }, { chosen: id }))).toBe(`/drawn/Car/SUV/Green?${view}`);
      expect(stage(hero, { leading: green }, { chosen: id })).toMatchObject({ pictures: { length: 3 } });
      const photographed = { ...drawnCar, images: [photo] };
      expect(stage(hero, { leading: photographed }, { chosen: id })).toEqual({
        kind: "photo",
        src: photo.url,
      });
      expect(stage(hero, { leading: photographed }, { chosen: "another" })).toMatchObject({
        kind: "standing",
      });
    },
  );

  it("stands three different bodies beside each other, each in its own paint, and leaves out what is not cut out", () => {
    expect(stage("lineup")).toEqual({
      kind: "standing",
      pictures: ["/drawn/Car/SUV/White?front", "/drawn/Car/Ute/Red?front"],
    });
    expect(
      stage("booking", { leading: null, stock: bodies("SUV", "Truck", "Hatch", "Ute", "Coupe") }),
    ).toEqual({
      kind: "standing",
      pictures: ["/drawn/any/SUV/White?side", "/drawn/any/Hatch/Red?side", "/drawn/any/Ute/Blue?side"],
    });
  });

  it("is the leading car's photo where nothing can stand alone, else its drawing, else nothing", () => {
    const photographed = aCar({ ...drawnCar, images: [photo] });
    expect(stage("split", { leading: photographed })).toEqual({ kind: "photo", src: photo.url });
    expect(stage("lineup", { leading: photographed, stock: [] })).toEqual({ kind: "photo", src: photo.url });
    const sedan = aCar({ ...drawnCar, body: "Sedan" });
    expect(stage("split", { leading: sedan })).toEqual({ kind: "photo", src: "/drawn/Car/Sedan/Red" });
    expect(stage("split", { leading: null })).toEqual({ kind: "empty" });
    expect(stage("split", {}, { draws: false })).toEqual({ kind: "empty" });
  });
});
