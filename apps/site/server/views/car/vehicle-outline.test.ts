import { describe, expect, it } from "vitest";
import { outlineOf } from "./vehicle-outline.ts";

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
  ])("stands for a %s, %s with a %s", (itemType, body, kind) => {
    expect(outlineOf({ itemType, body, simpleBody: null })).toBe(kind);
  });
});
