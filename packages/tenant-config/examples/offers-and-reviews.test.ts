import { describeReviews, offerCard, visibleOffers } from "@forecourt/tenant-config/content";
import { anOffer } from "@forecourt/tenant-config/testing";
import { expect, it } from "vitest";

it("shows the offers a site may show, folded, and its rating only above four", () => {
  const offers = [anOffer({ id: "1" }), anOffer({ id: "2", excludedWebsiteIds: ["40"] })];
  const shown = visibleOffers(offers, "40", { shownDespiteExclusion: [] }, new Date());
  expect(shown.map(({ id }) => id)).toEqual(["1"]);

  const [offer = anOffer()] = shown;
  const card = offerCard(offer, { description: { above: 4, to: 4 }, disclaimer: { above: 200, to: 200 } });
  expect(card.description).toMatchObject({ kind: "collapsed", short: "<p>Save…</p>" });

  expect(describeReviews({ average: 4, count: 120 }, { minimumAverage: 4 }).kind).toBe("hidden");
  expect(describeReviews({ average: 4.66, count: 120 }, { minimumAverage: 4 })).toMatchObject({
    averageText: "4.7",
    stars: { full: 4, partial: 0.7 },
  });
});
