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
    expect(draw({ images: [...labelled, ...others], tint: "red", outline: "ute" })).toMatchInlineSnapshot(`
      "link[rel=preload][as=image][href=/1.webp][imagesizes=(min-width: 1400px) 39vw, (min-width: 992px) 600px, 100vw][fetchpriority=high]
      figure.fc-gallery[aria-label=Pictures][data-tint=red][data-outline=ute]
        div.fc-gallery__frame
          div.fc-gallery__main
            ul.fc-gallery__stage[tabindex=0][aria-label=Pictures][data-stage]
              li[id=photo-1]
                a[href=/1-large.webp][data-view=0]
                  img.fc-picture[src=/1.webp][width=1200][height=800][sizes=(min-width: 1400px) 39vw, (min-width: 992px) 600px, 100vw][data-fallback=/drawn.webp][alt=Picture 1][loading=eager][fetchpriority=high][decoding=async]
                span.fc-picture-label[data-picture-label]
                  'Illustration'
                span.fc-gallery__count[aria-hidden=true]
                  '1 / 3'
              li[id=photo-2]
                a[href=/2-large.webp][data-view=1]
                  img.fc-picture[src=/2.webp][width=1200][height=800][sizes=(min-width: 1400px) 39vw, (min-width: 992px) 600px, 100vw][alt=Picture 2][loading=lazy][fetchpriority=auto][decoding=async]
                span.fc-gallery__count[aria-hidden=true]
                  '2 / 3'
              li[id=photo-3]
                a[href=/3-large.webp][data-view=2]
                  img.fc-picture[src=/3.webp][width=1200][height=800][sizes=(min-width: 1400px) 39vw, (min-width: 992px) 600px, 100vw][alt=Picture 3][loading=lazy][fetchpriority=auto][decoding=async]
                span.fc-gallery__count[aria-hidden=true]
                  '3 / 3'
            button.fc-gallery__turn[type=button][data-turns=-1][aria-label=Previous]
              svg.fc-icon[viewBox=0 0 24 24][aria-hidden=true][focusable=false]
            button.fc-gallery__turn[type=button][data-turns=1][aria-label=Next]
              svg.fc-icon[viewBox=0 0 24 24][aria-hidden=true][focusable=false]
          ul.fc-gallery__tiles
            li
              a[href=/2-large.webp][data-view=1]
                img.fc-picture[src=/2.webp][width=600][height=400][sizes=(min-width: 1400px) 20vw, 320px][alt=Picture 2][loading=lazy][fetchpriority=auto][decoding=async]
            li
              a[href=/3-large.webp][data-view=2]
                img.fc-picture[src=/3.webp][width=600][height=400][sizes=(min-width: 1400px) 20vw, 320px][alt=Picture 3][loading=lazy][fetchpriority=auto][decoding=async]
              a.fc-gallery__all[href=/1-large.webp][data-view=0]
                'All 3 pictures'
        ul.fc-gallery__thumbs
          li
            a[href=#photo-1][aria-label=Picture 1][data-shows=0][aria-current=true]
              img.fc-picture[src=/1.webp][width=96][height=64][sizes=96px][data-fallback=/drawn.webp][alt][loading=lazy][fetchpriority=auto][decoding=async]
          li
            a[href=#photo-2][aria-label=Picture 2][data-shows=1]
              img.fc-picture[src=/2.webp][width=96][height=64][sizes=96px][alt][loading=lazy][fetchpriority=auto][decoding=async]
          li
            a[href=#photo-3][aria-label=Picture 3][data-shows=2]
              img.fc-picture[src=/3.webp][width=96][height=64][sizes=96px][alt][loading=lazy][fetchpriority=auto][decoding=async]"
    `);
  });

  it("is one picture alone where there is one, and words where there is none", () => {
    expect(draw({ images: pictures.slice(0, 1) })).toMatchInlineSnapshot(`
      "link[rel=preload][as=image][href=/1.webp][imagesizes=(min-width: 1400px) 39vw, (min-width: 992px) 600px, 100vw][fetchpriority=high]
      figure.fc-gallery[aria-label=Pictures]
        div.fc-gallery__frame
          div.fc-gallery__main
            ul.fc-gallery__stage[tabindex=0][aria-label=Pictures][data-stage]
              li[id=photo-1]
                a[href=/1-large.webp][data-view=0]
                  img.fc-picture[src=/1.webp][width=1200][height=800][sizes=(min-width: 1400px) 39vw, (min-width: 992px) 600px, 100vw][alt=Picture 1][loading=eager][fetchpriority=high][decoding=async]"
    `);
    expect(draw({ images: [], children: <b>banner</b> })).toMatchInlineSnapshot(`
      "figure.fc-gallery[aria-label=Pictures]
        div.fc-gallery__frame
          b
            'banner'
          p.fc-gallery__none.fc-outline
            'No photo yet'"
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
    const viewerWords = { close: "Close", previous: "Previous", next: "Next" };
    expect(outline(<GalleryViewer id="v" label="Pictures" words={viewerWords} />)).toMatchInlineSnapshot(`
      "dialog.fc-viewer[id=v][aria-label=Pictures][data-viewer]
        div.fc-viewer__bar
          output.fc-viewer__count.fc-number
          form[method=dialog]
            button.fc-viewer__button[aria-label=Close]
              svg.fc-icon[viewBox=0 0 24 24][aria-hidden=true][focusable=false]
        ul.fc-viewer__stage[tabindex=0][aria-label=Pictures]
        button.fc-viewer__button[type=button][data-turn=-1][aria-label=Previous]
          svg.fc-icon[viewBox=0 0 24 24][aria-hidden=true][focusable=false]
        button.fc-viewer__button[type=button][data-turn=1][aria-label=Next]
          svg.fc-icon[viewBox=0 0 24 24][aria-hidden=true][focusable=false]
        ul.fc-viewer__thumbs[data-thumbnails]"
    `);
  });
});
