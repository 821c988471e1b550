// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Gallery, type GalleryImage } from "./gallery.tsx";

afterEach(cleanup);

const pictures = (count: number): GalleryImage[] =>
  Array.from({ length: count }, (_, index) => ({
    src: `/${index + 1}.webp`,
    alt: `picture ${index + 1}`,
    full: `/${index + 1}-full.webp`,
    label: { text: "Illustration" },
  }));
const words = { previous: "Previous picture", next: "Next picture", all: "See all pictures" };
const draw = (count: number) =>
  render(
    <Gallery
      images={pictures(count)}
      label="Pictures"
      noPictureText="Photos on the way"
      words={words}
      outline="truck"
      media={[{ label: "Watch the video", href: "https://videos.example/1", icon: "play" }]}
    />,
  ).container;

describe("Gallery", () => {
  it("stands two pictures beside the first, and leads every one to where it fills the screen without a script", () => {
    const gallery = draw(5);
    const links = [...gallery.querySelectorAll<HTMLAnchorElement>(".fc-gallery__tiles [data-view]")];
    expect(links.map((link) => [link.getAttribute("href"), link.dataset["view"]])).toEqual([
      ["#large-2", "1"],
      ["#large-3", "2"],
      ["#large-1", "0"],
    ]);
    expect(links.at(-1)?.textContent).toBe("See all pictures");
    expect(gallery.querySelectorAll(".fc-gallery__stage [data-view]")).toHaveLength(5);
  });

  it("labels every picture that is drawn", () => {
    const gallery = draw(4);
    for (const slide of gallery.querySelectorAll(".fc-gallery__stage li, .fc-gallery__tiles li"))
      expect(slide.querySelector(".fc-picture-label")?.textContent).toBe("Illustration");
  });

  it("draws no tiles for two pictures, and no arrows, counter or thumbnails for one", () => {
    expect(draw(2).querySelector(".fc-gallery__tiles")).toBeNull();
    cleanup();
    const one = draw(1);
    for (const part of ["turn", "count", "thumbs"])
      expect(one.querySelector(`.fc-gallery__${part}`)).toBeNull();
  });

  it("shows an outline of the kind of vehicle and its films where there is no picture", () => {
    const gallery = draw(0);
    expect(gallery.querySelector("[data-outline=truck] .fc-outline")?.textContent).toBe("Photos on the way");
    expect(screen.getByRole("link", { name: "Watch the video" }).getAttribute("target")).toBe("_blank");
  });
});
