// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { LIST_TILE_SIZES, ROW_SIZES, TILE_SIZES } from "./tile-sizes.ts";
import { CarCard, type CarCardView } from "./car-card.tsx";

afterEach(cleanup);

const aCard: CarCardView = {
  href: "/cars/2021-mazda-cx-5",
  title: "2021 Mazda CX-5",
  badge: "Akera",
  facts: ["45,210 km", "Automatic"],
  price: {
    kind: "price",
    text: "$32,990",
    typeText: "Drive away",
  },
  place: "Hobart, TAS",
  banner: { kind: "none" },
  image: { src: "/a.webp", alt: "2021 Mazda CX-5" },
};

const arranged = (arrangement: "plate" | "standard") =>
  render(<CarCard car={{ ...aCard, arrangement }} noPictureText="" />).container.querySelector("article")
    ?.dataset["arrangement"];

describe("CarCard", () => {
  it("is one link, named by the car", () => {
    render(<CarCard car={aCard} noPictureText="No photo yet" />);
    const links = screen.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/cars/2021-mazda-cx-5"]);
    expect(links[0]?.textContent).toBe("2021 Mazda CX-5Akera");
  });

  it("names an arrangement of its own, and none where it is arranged as usual", () => {
    expect([arranged("plate"), arranged("standard")]).toEqual(["plate", undefined]);
  });

  it("says so where there is no picture", () => {
    render(<CarCard car={{ ...aCard, image: null }} noPictureText="No photo yet" />);
    expect(screen.getByText("No photo yet")).toBeTruthy();
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("names its kind where there is no picture, and labels a picture that is drawn", () => {
    const { container, rerender } = render(
      <CarCard car={{ ...aCard, image: null, outline: "tipper" }} noPictureText="No photo yet" />,
    );
    expect(container.querySelector("[data-outline=tipper] .fc-outline")?.textContent).toBe("No photo yet");
    const image = { src: "/drawn.webp", alt: "car", label: { text: "Illustration" } };
    rerender(<CarCard car={{ ...aCard, image }} noPictureText="" />);
    expect(container.querySelector(".fc-car-card > div > .fc-picture-label")?.textContent).toBe(
      "Illustration",
    );
    rerender(<CarCard car={aCard} noPictureText="" />);
    expect(container.querySelector(".fc-picture-label")).toBeNull();
  });

  it("requests a picture as wide as its column, which is narrower beside filters and in a row, and names its fallback", () => {
    const car = { ...aCard, image: { src: "/a.webp", alt: "car", fallback: "/b.webp" } };
    const { rerender } = render(<CarCard car={car} noPictureText="" />);
    const picture = screen.getByRole<HTMLImageElement>("img");
    expect(picture.sizes).toBe(TILE_SIZES);
    expect(picture.dataset["fallback"]).toBe("/b.webp");
    expect(picture.matches(".fc-car-card > div > img")).toBe(true);
    rerender(<CarCard car={car} noPictureText="" besideFilters />);
    expect(picture.sizes).toBe(LIST_TILE_SIZES);
    rerender(<CarCard car={car} noPictureText="" besideFilters inRow />);
    expect(picture.sizes).toBe(ROW_SIZES);
  });

  it("shows the banner it was given, and none when there is none", () => {
    const { rerender } = render(
      <CarCard
        car={{ ...aCard, banner: { kind: "own", text: "Price Drop", tone: "red" } }}
        noPictureText=""
      />,
    );
    expect(screen.getByText("Price Drop").dataset["tone"]).toBe("red");
    rerender(<CarCard car={aCard} noPictureText="" />);
    expect(screen.queryByText("Price Drop")).toBeNull();
  });
});
