// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { Gallery, type GalleryProps, GalleryViewer } from "./gallery.tsx";

const words = { previous: "Previous", next: "Next", all: "All 3 pictures" };
const pictures = [1, 2, 3].map((at) => ({
  src: `/${at}.webp`,
  alt: `Picture ${at}`,
  full: `/${at}-large.webp`,
}));
const draw = (change: Partial<GalleryProps>) =>
  outline(
    <Gallery images={pictures} label="Pictures" noPictureText="No photo yet" words={words} {...change} />,
  );

describe("what a gallery draws", () => {
  it("is a stage, two more beside it, and a small picture of each", () => {
    const [first, ...others] = pictures;
    const labelled = first ? [{ ...first, fallback: "/drawn.webp", label: { text: "Illustration" } }] : [];
    expect(draw({ images: [...labelled, ...others], tint: "red", outline: "ute" })).toMatchSnapshot();
  });

  it("is one picture alone where there is one, and words where there is none", () => {
    expect(draw({ images: pictures.slice(0, 1) })).toMatchSnapshot();
    expect(draw({ images: [], children: <b>banner</b> })).toMatchInlineSnapshot(`
      "figure.fc-gallery[aria-label=Pictures]
        div.fc-gallery__frame
          b
            'banner'
          p.fc-gallery__none.fc-outline
            'No photo yet'
        noscript
          '<ul class="fc-gallery__large"></ul>'"
    `);
  });

  it("has arrows and small pictures of two, and no room for them beside the stage", () => {
    const two = draw({ images: pictures.slice(0, 2) });
    expect(
      ["fc-gallery__turn", "fc-gallery__thumbs", "fc-gallery__tiles"].map((part) => two.includes(part)),
    ).toEqual([true, true, false]);
  });

  it("leads to films on pages of their own", () => {
    const media = [{ label: "Watch the video", href: "https://v.example/1", icon: "play" as const }];
    expect(draw({ images: [], media })).toContain(
      "a[href=https://v.example/1][target=_blank][rel=noopener noreferrer]",
    );
  });
});

describe("GalleryViewer", () => {
  it("is an empty dialog with its buttons named", () => {
    const viewerWords = { close: "Close", previous: "Previous", next: "Next", enlarge: "Enlarge" };
    expect(outline(<GalleryViewer id="v" label="Pictures" words={viewerWords} />)).toMatchSnapshot();
  });
});
