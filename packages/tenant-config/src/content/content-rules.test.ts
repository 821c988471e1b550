import { describe, expect, it } from "vitest";
import { describeReviews, ratingStars, roundRating, shownReviews } from "../reviews/describe-reviews.ts";
import { bodySlug, bodyStyles, groupModels, modelsWithBody } from "./models/model-groups.ts";
import { publishedPosts } from "./posts/published-posts.ts";
import type { Review } from "../reviews/review.ts";
import { settingDefaults } from "../settings/setting-defaults.ts";
import { visibleOffers } from "./offers/visible-offers.ts";

describe("visibleOffers", () => {
  const now = new Date("2026-11-21T00:00:00Z");
  const offers = [
    { id: "1", excludedWebsiteIds: [], expiresAt: null },
    { id: "2", excludedWebsiteIds: ["40"], expiresAt: null },
    { id: "3", excludedWebsiteIds: ["40"], expiresAt: null },
  ];

  it("hides an offer on the websites it excludes, and nowhere else", () => {
    expect(visibleOffers(offers, "40", { shownDespiteExclusion: [] }, now).map(({ id }) => id)).toEqual([
      "1",
    ]);
    expect(visibleOffers(offers, "41", { shownDespiteExclusion: [] }, now)).toHaveLength(3);
  });

  it("shows an excluded offer that the site's exceptions name", () => {
    const policy = { shownDespiteExclusion: ["3"] };
    expect(visibleOffers(offers, "40", policy, now).map(({ id }) => id)).toEqual(["1", "3"]);
  });

  it("hides an offer from the moment it ends, an excepted one too", () => {
    const policy = { shownDespiteExclusion: ["9"] };
    const shown = (expiresAt: number) =>
      visibleOffers([{ id: "9", excludedWebsiteIds: ["40"], expiresAt }], "40", policy, now);
    expect(shown(now.getTime())).toEqual([]);
    expect(shown(now.getTime() + 1)).toHaveLength(1);
  });
});

describe("describeReviews", () => {
  it("shows reviews only strictly above 4, by the average itself and not its rounding", () => {
    expect(describeReviews({ average: 4, count: 9 }, settingDefaults.reviews)).toEqual({
      kind: "hidden",
      reason: "below_minimum",
    });
    expect(describeReviews({ average: 4.01, count: 9 }, settingDefaults.reviews)).toMatchObject({
      averageText: "4.0",
    });
    expect(describeReviews({ average: 3.99, count: 9 }, settingDefaults.reviews).kind).toBe("hidden");
  });

  it("shows every honest average on a site that asks for it", () => {
    expect(describeReviews({ average: 2.35, count: 9 }, { minimumAverage: 0 })).toMatchObject({
      averageText: "2.4",
      count: 9,
      stars: { full: 2, partial: 0.4 },
    });
  });

  it("says nothing of no reviews", () => {
    for (const list of [
      { average: null, count: 0 },
      { average: null, count: 3 },
      { average: 5, count: 0 },
    ])
      expect(describeReviews(list, { minimumAverage: 0 })).toEqual({ kind: "hidden", reason: "none" });
  });
});

describe("roundRating", () => {
  it.each([
    [4.25, 4.3],
    [4.05, 4.1],
    [4.15, 4.2],
    [4.35, 4.4],
    [4.649_999, 4.6],
    [1.005 * 4.7, 4.7],
    [0.1 + 0.15, 0.3],
  ])("rounds %d half up to %d", (average, rounded) => {
    expect(roundRating(average)).toBe(rounded);
  });
});

describe("ratingStars", () => {
  it("draws up to four full stars and a partial one", () => {
    expect(ratingStars(4.66)).toEqual({ full: 4, partial: 0.7 });
    expect(ratingStars(5)).toEqual({ full: 4, partial: 1 });
    expect(ratingStars(3)).toEqual({ full: 3, partial: 0 });
    expect(ratingStars(9)).toEqual({ full: 4, partial: 1 });
  });
});

const review = (id: string, reviewedAt: number | null): Review => ({
  id,
  reviewedAt,
  rating: 5,
  customerName: "Sam",
  text: "Good",
  reply: null,
});

describe("shownReviews", () => {
  it("lists the newest first, undated ones last, and no more than asked", () => {
    const list = { reviews: [review("a", null), review("b", 1), review("c", 2)], count: 873, average: 4.8 };
    expect(shownReviews(list, settingDefaults.reviews).map(({ id }) => id)).toEqual(["c", "b", "a"]);
    expect(shownReviews(list, { ...settingDefaults.reviews, listSize: 1 })).toHaveLength(1);
    expect(shownReviews({ ...list, average: 4 }, settingDefaults.reviews)).toEqual([]);
    const undated = { ...list, reviews: [review("a", null), review("z", -1), review("b", null)] };
    expect(shownReviews(undated, settingDefaults.reviews).map(({ id }) => id)).toEqual(["z", "a", "b"]);
  });
});

describe("models by body", () => {
  const models = [
    { bodyStyle: "Dual Cab  Ute", manufacturerBody: "Isuzu Utes" },
    { bodyStyle: "SUV", manufacturerBody: "Isuzu SUVs" },
    { bodyStyle: null, manufacturerBody: null },
    { bodyStyle: "dual cab ute", manufacturerBody: "Isuzu Utes" },
  ];

  it("names a body in addresses in lower case, with hyphens for blanks", () => {
    expect(bodySlug(" Dual Cab  Ute ")).toBe("dual-cab-ute");
    expect(modelsWithBody(models, "dual-cab-ute")).toHaveLength(2);
    expect(modelsWithBody(models, "")).toHaveLength(4);
    expect(bodyStyles(models).map(({ slug }) => slug)).toEqual(["dual-cab-ute", "suv"]);
  });

  it("stands tiles under their tabs in the order given, and nameless ones last", () => {
    expect(groupModels(models).map(({ label, models: tiles }) => [label, tiles.length])).toEqual([
      ["Isuzu Utes", 2],
      ["Isuzu SUVs", 1],
      ["Other models", 1],
    ]);
    expect(groupModels([{ manufacturerBody: " Isuzu Utes " }, { manufacturerBody: " " }], "More")).toEqual([
      { label: "Isuzu Utes", slug: "isuzu-utes", models: [{ manufacturerBody: " Isuzu Utes " }] },
      { label: "More", slug: "more", models: [{ manufacturerBody: " " }] },
    ]);
    expect(groupModels([{ manufacturerBody: "Utes" }])).toHaveLength(1);
  });
});

describe("publishedPosts", () => {
  const posts = [{ publishedAt: 100 }, { publishedAt: 300 }, { publishedAt: 200 }];

  it("shows what is due, to the millisecond, newest first", () => {
    expect(publishedPosts(posts, new Date(200))).toEqual([{ publishedAt: 200 }, { publishedAt: 100 }]);
  });
});
