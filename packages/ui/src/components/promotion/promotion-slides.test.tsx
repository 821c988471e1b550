// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { PromotionSlides } from "./promotion-slides.tsx";

const slide = (title: string, more = {}) => ({ title, href: `/${title}`, image: `/${title}.webp`, ...more });

describe("PromotionSlides", () => {
  it("lead from each slide to those beside it", () => {
    const labels = {
      previousLabel: (title: string) => `Back to ${title}`,
      nextLabel: (title: string) => `On to ${title}`,
    };
    const draw = (slides: ReturnType<typeof slide>[], leading?: boolean) =>
      outline(
        <PromotionSlides
          id="p"
          title="Offers"
          slides={slides}
          {...labels}
          {...(leading ? { leading } : {})}
        />,
      );
    expect(draw([slide("a", { text: "Text", lang: "en" }), slide("b")], true)).toMatchInlineSnapshot(`
      "link[rel=preload][as=image][href=/a.webp][imagesizes=(min-width: 1280px) 1280px, 100vw][fetchpriority=high]
      section.fc-section[aria-labelledby=p-title]
        h2.fc-visually-hidden[id=p-title]
          'Offers'
        ul.fc-slides[tabindex=0][aria-labelledby=p-title]
          li.fc-slide[id=p-1]
            img[src=/a.webp][width=1920][height=540][sizes=(min-width: 1280px) 1280px, 100vw][alt][loading=eager][fetchpriority=high][decoding=async]
            div.fc-slide__words[lang=en]
              h3
                a[href=/a]
                  'a'
              p
                'Text'
            p.fc-slide__moves
              span.fc-number
                '1 / 2'
              a[href=#p-2][data-slide=p-2][aria-label=On to b]
                '›'
          li.fc-slide[id=p-2]
            img[src=/b.webp][width=1920][height=540][sizes=(min-width: 1280px) 1280px, 100vw][alt][loading=lazy][fetchpriority=auto][decoding=async]
            div.fc-slide__words
              h3
                a[href=/b]
                  'b'
            p.fc-slide__moves
              a[href=#p-1][data-slide=p-1][aria-label=Back to a]
                '‹'
              span.fc-number
                '2 / 2'"
    `);
    expect(draw([slide("a")])).not.toContain("fc-slide__moves");
    expect(draw([slide("a")])).not.toContain("eager");
    expect(draw([])).toBe("");
  });
});
