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
    expect(draw([slide("a", { text: "Text", lang: "en" }), slide("b")], true)).toMatchSnapshot();
    expect(draw([slide("a")])).not.toContain("fc-slide__moves");
    expect(draw([slide("a")])).not.toContain("eager");
    expect(draw([])).toBe("");
  });
});
