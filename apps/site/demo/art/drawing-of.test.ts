import { describe, expect, it } from "vitest";
import { drawingOf } from "./drawing-of.ts";

const vehicle = {
  make: "Isuzu",
  model: "",
  series: null,
  seats: null,
  badge: null,
  drive: "4x2",
  itemType: "Car",
  body: null,
  simpleBody: null,
  fuel: "Petrol",
};

describe("drawingOf", () => {
  it.each([
    ["Car", "SUV", "suv", 1],
    ["Car", "Ute", "ute", 1],
    ["Car", "Truck", "ute", 1],
    ["Car", "Van", "van", 1],
    ["Car", "People Mover", "people-mover", 1],
    ["Motorhome", "Campervan", "people-mover", 1],
    ["Truck", "Pantech", "truck", 1],
    ["Truck", "Tray", "truck", 2],
    ["Truck", "Van", "van", 1],
    ["Motorcycle", "Naked", "motorcycle", 2],
    ["Motorcycle", "Retro", "motorcycle", 1],
    ["Motorcycle", "Adventure", "adventure", 1],
    ["Motorcycle", "Cruiser", "cruiser", 1],
    ["Motorcycle", "Sport", "sport-bike", 1],
    ["Motorcycle", "Scooter", "scooter", 1],
    ["Motorhome", "Motorhome", "motorhome", 1],
    ["Caravan", "Caravan", "caravan", 1],
  ])("draws a %s, %s as a %s of design %s", (itemType, body, drawn, variant) => {
    expect(drawingOf({ ...vehicle, itemType, body })).toEqual({ body: drawn, variant });
  });

  it.each([
    ["Car", "Hovercraft"],
    ["Car", "Cab Chassis"],
    ["Truck", "Truck"],
    ["Truck", "Prime Mover"],
    ["Truck", "Concrete Agitator"],
    ["Motorcycle", "Motorcycle"],
    ["Motorcycle", "Sport Touring"],
    [null, null],
  ])("has no drawing that is like a %s, %s", (itemType, body) => {
    expect(drawingOf({ ...vehicle, itemType, body })).toBeNull();
  });

  it.each([
    ["CX-3", 5, "small-suv"],
    ["CX-5", 5, "suv"],
    ["CX-30", 5, "small-suv"],
    ["Kodiaq", 7, "large-suv"],
    ["Wrangler", 5, "large-suv"],
    ["LandCruiser Prado", null, "large-suv"],
  ])("has a size for a %s of %s seats", (model, seats, body) => {
    expect(drawingOf({ ...vehicle, body: "SUV", model, seats })?.body).toBe(body);
  });

  it.each([
    ["SUV", "electric-suv"],
    ["Sedan", "electric-sedan"],
    ["Hatch", "electric-hatch"],
  ])("closes the nose of an electric %s, and takes no hybrid for one", (body, drawn) => {
    expect(drawingOf({ ...vehicle, body, fuel: "Electric" })?.body).toBe(drawn);
    expect(drawingOf({ ...vehicle, body, fuel: "Plug-in Hybrid" })?.body).toBe(body.toLowerCase());
  });

  it.each(["Ute", "Wagon", "Van", "People Mover", "Coupe"])(
    "puts no engine's grille on an electric %s",
    (body) => {
      expect(drawingOf({ ...vehicle, body, fuel: "Electric" })).toBeNull();
    },
  );

  it.each(["Naked", "Sport", "Cruiser", "Scooter", "Adventure"])(
    "hangs no exhaust on an electric %s",
    (body) => {
      expect(drawingOf({ ...vehicle, itemType: "Motorcycle", body, fuel: "Electric" })).toBeNull();
    },
  );

  it.each([
    ["Kenworth", "Prime Mover", "Day Cab", "6x4", { body: "prime-mover", variant: 1 }],
    ["Kenworth", "Prime Mover", "36 inch Sleeper", "6x4", { body: "prime-mover", variant: 2 }],
    ["Scania", "Prime Mover", "Sleeper", "6x4", null],
    ["Isuzu", "Tipper", null, "6x4", { body: "tipper", variant: 1 }],
    ["Fuso", "Tipper", null, "4x2", { body: "tipper", variant: 2 }],
    ["Isuzu", "Curtain Sider", null, "4x2", { body: "curtain-sider", variant: 1 }],
    ["UD", "Curtain Sider", null, "6x2", { body: "curtain-sider", variant: 2 }],
    ["UD", "Pantech", null, "6x2", null],
    ["Kenworth", "Tray", null, "4x2", null],
    ["Kenworth", "Tipper", null, "6x4", null],
  ])("has the cab and the axles of a %s %s, %s, %s", (make, body, badge, drive, drawing) => {
    expect(drawingOf({ ...vehicle, itemType: "Truck", make, body, badge, drive })).toEqual(drawing);
  });
});
