// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { CarCard } from "@forecourt/ui/car-card";
import { Heart, type HeartView } from "@forecourt/ui/heart";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { heartCar } from "./heart-car.ts";

afterEach(cleanup);

const read = () => heartCar(screen.getByRole<HTMLButtonElement>("button"));

function onTile(car: HeartView, href: string) {
  render(
    <CarCard
      car={{
        href,
        title: car.name,
        badge: null,
        facts: [],
        price: { kind: "enquire", text: "Ask" },
        place: null,
        banner: { kind: "none" },
        image: null,
        heart: { car, label: "Keep" },
      }}
      noPictureText=""
    />,
  );
  return read();
}

const rio: HeartView = {
  id: "9",
  slug: "kia-rio-9",
  name: 'Kia "Rio" | Sport & more',
  make: "Kia",
  model: "Rio",
  price: 18_990.5,
};

describe("heartCar", () => {
  it("reads every car that a heart is drawn with", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "|", "\\", "p", '"', "&", " ") });
    const cars = fc.record({
      id: fc.string({ minLength: 1 }),
      slug: fc.string(),
      name: fc.string({ unit: fc.constantFrom("a", "|", '"', "&", " ", "<") }),
      make: word,
      model: word,
      price: fc.option(fc.nat()),
    });
    fc.assert(
      fc.property(cars, (car) => {
        render(<Heart car={car} label="Keep" />);
        expect(read()).toEqual({ ...car, imageUrl: null });
        cleanup();
      }),
    );
  });

  it.each(["/cars/kia-rio-9", "/es/cars/kia-rio-9?pickup=2026-12-01&at=1/2#top"])(
    "takes the slug of a tile's car from its link to %s",
    (href) => {
      expect(onTile(rio, href)).toEqual({ ...rio, imageUrl: null });
      expect(screen.getByRole("button").dataset["heart"]).toBe("18990.5|Kia|Rio");
    },
  );

  it("takes a slug as it is, whatever of it an address writes in another way", () => {
    const slug = "škoda octavia/9";
    expect(onTile({ ...rio, slug }, `/cars/${encodeURIComponent(slug)}`).slug).toBe(slug);
  });

  it.each([undefined, "", "cheap|Kia"])("leaves empty what %j does not say", (text) => {
    const heart = document.createElement("button");
    heart.value = "9";
    if (text !== undefined) heart.dataset["heart"] = text;
    const make = text === "cheap|Kia" ? "Kia" : "";
    expect(heartCar(heart)).toEqual({
      id: "9",
      slug: "",
      name: "",
      make,
      model: "",
      price: null,
      imageUrl: null,
    });
  });
});
