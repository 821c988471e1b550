// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { OfferCard } from "./offer-card.tsx";

describe("OfferCard", () => {
  it("says what it is, until when, what it depends on, and the loud button first", () => {
    const words = { viewMore: "More", viewLess: "Less", viewDisclaimer: "Terms", lessDisclaimer: "Fewer" };
    const offer = {
      id: "o1",
      title: "Run-out",
      href: "/offers/o1",
      image: "/o.webp",
      ends: "Until Friday",
      description: "Save",
      disclaimer: "While stock lasts",
      actions: [
        { label: "Enquire", href: "/enquire", newTab: false },
        { label: "Maker", href: "https://m.example/", newTab: true },
      ],
    };
    expect(outline(<OfferCard offer={offer} words={words} />)).toMatchSnapshot("whole");
    const fitting = outline(<OfferCard offer={{ ...offer, imageFits: true }} words={words} />);
    expect(fitting).toContain("sizes=(max-width: 991px) 92vw, (max-width: 1311px) 48vw, 640px");
    const bare = { ...offer, href: null, image: null, ends: null, actions: [], lang: "en" };
    expect(outline(<OfferCard offer={bare} words={words} />)).toMatchSnapshot("bare");
  });
});
