import { describe, expect, it } from "vitest";
import { takeEarlyPictures } from "./early-pictures.ts";

/** As React writes it ahead of a markup with such a picture. */
const link = (attributes: string) => `<link rel="preload" as="image" ${attributes}/>`;
const taken = (...links: string[]) => takeEarlyPictures(`${links.map(link).join("")}<p>Ute</p>`);

describe("the early pictures of a part", () => {
  it("are those of high priority, and no link is left before the part", () => {
    expect(taken('href="/ute.webp?w=640&amp;q=7" fetchPriority="high"', 'href="/eager.webp"')).toEqual({
      html: "<p>Ute</p>",
      pictures: [{ href: "/ute.webp?w=640&q=7" }],
    });
  });

  it("are chosen by the browser where they come in several sizes", () => {
    const sizes =
      'imageSrcSet="/a?w=640&amp;q=7 640w, /a?w=960&amp;q=7 960w" imageSizes="(width &gt; &quot;1px&quot;) 50vw"';
    expect(taken(`${sizes} fetchPriority="high"`).pictures).toEqual([
      {
        href: "/a?w=640&q=7",
        imageSrcSet: "/a?w=640&q=7 640w, /a?w=960&q=7 960w",
        imageSizes: '(width > "1px") 50vw',
      },
    ]);
  });

  it("are not looked for within the part", () => {
    const html = `<p>${link('href="/a.webp" fetchPriority="high"')}</p>`;
    expect(takeEarlyPictures(html)).toEqual({ html, pictures: [] });
  });
});
