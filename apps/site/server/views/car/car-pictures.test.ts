import { aCar } from "@forecourt/search/testing";
import { describe, expect, it } from "vitest";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { demoSite } from "#server/testing/demo-site.ts";
import { carCardView } from "./car-card.ts";
import { carMedia, carPictures, pictureLabel, smallPicture } from "./car-pictures.ts";

const site = await demoSite();
const car = aCar({ id: "9", slug: "kia-rio-9", images: [] });

describe("carPictures", () => {
  it("links each picture to its largest size, and falls back on the drawing", () => {
    const drawn: TenantSite = { ...site, illustrate: () => "/media/drawn/ute.webp" };
    const images = [{ url: "https://cdn.example/a.jpg", thumbnailUrl: null }];
    expect(carPictures(aCar({ images }), "Kia Rio", drawn)).toEqual([
      {
        src: "https://cdn.example/a.jpg",
        alt: "Kia Rio, picture 1",
        fallback: "/media/drawn/ute.webp",
        label: { text: "Illustration", whenFallenBack: true },
        full: "/media/photo?w=1920&src=https%3A%2F%2Fcdn.example%2Fa.jpg",
      },
    ]);
    expect(carPictures(car, "Kia Rio", drawn)).toMatchObject([
      {
        src: "/media/drawn/ute.webp",
        fallback: null,
        label: { text: "Illustration" },
        full: "/media/drawn/ute.webp?w=1280",
      },
    ]);
    expect(carPictures(car, "Kia Rio", site)).toEqual([]);
    const own = [{ url: "/media/own.webp", thumbnailUrl: null }];
    expect(carPictures(aCar({ images: own }), "Kia Rio", site)).toEqual([
      {
        src: "/media/own.webp",
        alt: "Kia Rio, picture 1",
        fallback: null,
        label: null,
        full: "/media/own.webp",
      },
    ]);
  });

  it("gives a drawing no other drawing to fall back on, which the same server draws", () => {
    const drawn: TenantSite = { ...site, illustrate: () => "/media/drawn/ute.webp" };
    const images = [{ url: "/media/drawn/hatch/red/front.webp", thumbnailUrl: null }];
    expect(carPictures(aCar({ images }), "Kia Rio", drawn)).toMatchObject([{ fallback: null }]);
    expect(carCardView(aCar({ images }), drawn).image).toMatchObject({
      src: "/media/drawn/hatch/red/front.webp",
      fallback: null,
      label: { text: "Illustration" },
    });
  });
});

describe("carMedia", () => {
  it("numbers several films, and names a 360° view", () => {
    const filmed = aCar({
      videos: ["https://v.example/1", "https://v.example/2"],
      spinUrl: "https://s.example/1",
    });
    expect(carMedia(filmed, site).map(({ label }) => label)).toEqual([
      "Watch the video 1",
      "Watch the video 2",
      "Look around in 360°",
    ]);
    expect(carMedia(car, site)).toEqual([]);
    expect(carMedia(aCar({ videos: ["https://v.example/1"] }), site)).toEqual([
      { label: "Watch the video", href: "https://v.example/1", icon: "play" },
    ]);
    expect(carMedia(aCar({ spinUrl: "https://s.example/1" }), site)).toEqual([
      { label: "Look around in 360°", href: "https://s.example/1", icon: "spin" },
    ]);
  });
});

describe("smallPicture", () => {
  it.each([
    ["/media/drawn/suv/red/front.webp", "/media/drawn/suv/red/front.webp?w=320"],
    ["/pictures/a.webp?of=https://cdn.example/a.jpg", "/pictures/a.webp?of=https://cdn.example/a.jpg"],
    ["ftp://cdn.example/a.jpg", null],
    ["data:image/png;base64,https:", null],
    ["", null],
  ])("of %s is %s", (src, small) => expect(smallPicture(src)).toBe(small));

  it("of a photograph stands at an address of the site's own", () => {
    for (const src of ["https://cdn.example/a.jpg", "HTTP://cdn.example/a.jpg"])
      expect(smallPicture(src)).toMatch(/^\/.*cdn\.example/);
  });
});

describe("pictureLabel", () => {
  it("says what is drawn, at once or once the drawing had to take a photograph's place", () => {
    const drawn = "/media/drawn/suv/red/front.webp";
    expect(pictureLabel(drawn, null, "Illustration")).toEqual({ text: "Illustration" });
    const photo = "https://cdn.example/a.jpg";
    expect(pictureLabel(photo, drawn, "Illustration")).toEqual({
      text: "Illustration",
      whenFallenBack: true,
    });
    expect(pictureLabel(photo, null, "Illustration")).toBeNull();
  });
});
