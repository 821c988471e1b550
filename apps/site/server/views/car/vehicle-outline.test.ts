import { describe, expect, it } from "vitest";
import { bodyOf, outlineOf } from "./vehicle-outline.ts";

describe("outlineOf", () => {
  it.each([
    ["Truck", "Prime Mover", "prime-mover"],
    ["Truck", "Tipper", "tipper"],
    ["Truck", "Tray", "tray"],
    ["Truck", "Pantech", "truck"],
    ["Truck", "Concrete Agitator", "truck"],
    ["Truck", "Van", "van"],
    ["Car", "Truck", "ute"],
    ["Car", "Cab Chassis", "tray"],
    ["Car", "SUV", "suv"],
    ["Car", "Sedan", "car"],
    ["Motorcycle", "Sport", "motorcycle"],
    ["Motorcycle", "Scooter", "scooter"],
    ["Motorhome", "Campervan", "motorhome"],
    ["Caravan", "Pop Top", "caravan"],
    [null, null, "car"],
    ["Motor Cycle", null, "motorcycle"],
    ["Motor Bike", null, "motorcycle"],
    ["motorbike", null, "motorcycle"],
    ["Motor Home", null, "motorhome"],
    ["Camper Van", null, "motorhome"],
    ["Camper", null, "caravan"],
    ["Car", "Tray Back Ute", "ute"],
    ["Car", "Ute", "ute"],
    ["Car", "Brute", "car"],
    ["Car", "Pick-up", "ute"],
    ["Car", "Pickup", "ute"],
    ["Car", "Dual Cab", "ute"],
    ["Car", "Crew Cab", "ute"],
    ["Car", "Minivan", "van"],
    ["Car", "Advance", "car"],
    ["Car", "Bus", "van"],
    ["Car", "People Mover", "van"],
    ["Truck", "Curtain Sider", "truck"],
    ["Truck", "Refrigerated", "truck"],
    ["Car", "4x4", "suv"],
    ["Car", "Wagon", "suv"],
  ])("stands for a %s, %s with a %s", (itemType, body, kind) => {
    expect(outlineOf({ itemType, body, simpleBody: null })).toBe(kind);
  });

  it("reads the simple body of a car, too", () => {
    expect(outlineOf({ itemType: null, body: null, simpleBody: "SUV" })).toBe("suv");
  });

  it("reads a model's own words", () => {
    expect(outlineOf(bodyOf({ bodyStyle: "Dual Cab" }))).toBe("ute");
    expect(outlineOf(bodyOf({ bodyStyle: null }))).toBe("car");
  });
});
