import { describe, expect, it } from "vitest";
import { drawingOf } from "./drawing-of.ts";

const vehicle = { itemType: "Car", body: null, simpleBody: null, fuel: "Petrol" };

describe("drawingOf", () => {
  it.each([
    ["Car", "SUV", "suv", null],
    ["Car", "Ute", "ute", null],
    ["Car", "Truck", "ute", null],
    ["Car", "Van", "van", null],
    ["Truck", "Pantech", "truck", 1],
    ["Truck", "Tray", "truck", 2],
    ["Truck", "Van", "van", null],
    ["Motorcycle", "Naked", "motorcycle", 1],
    ["Motorcycle", "Retro", "motorcycle", 1],
    ["Motorcycle", "Adventure", "motorcycle", 2],
    ["Motorhome", "Motorhome", "motorhome", null],
    ["Caravan", "Caravan", "caravan", null],
  ])("draws a %s, %s as a %s of design %s", (itemType, body, drawn, variant) => {
    expect(drawingOf({ ...vehicle, itemType, body })).toEqual({ body: drawn, variant });
  });

  it.each([
    ["Car", "Hovercraft"],
    ["Car", "Cab Chassis"],
    ["Car", "People Mover"],
    ["Truck", "Truck"],
    ["Truck", "Prime Mover"],
    ["Truck", "Tipper"],
    ["Motorcycle", "Motorcycle"],
    ["Motorcycle", "Cruiser"],
    ["Motorcycle", "Sport"],
    ["Motorcycle", "Scooter"],
    ["Motorhome", "Campervan"],
    [null, null],
  ])("has no drawing that is like a %s, %s", (itemType, body) => {
    expect(drawingOf({ ...vehicle, itemType, body })).toBeNull();
  });

  it("puts no engine's grille on an electric car, and takes no hybrid for one", () => {
    expect(drawingOf({ ...vehicle, body: "SUV", fuel: "Electric" })).toBeNull();
    expect(drawingOf({ ...vehicle, body: "SUV", fuel: "Hybrid" })).not.toBeNull();
  });
});
