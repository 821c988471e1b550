import { describe, expect, it } from "vitest";
import type { WireReading } from "../../wire/wire-values.ts";
import { modelWire, navigationWire, offerWire, reviewListWire } from "./content-wire.ts";

const name = { id: 1, name: "A", slug: "a" };
const model = (given: object, reading: WireReading = "lenient") =>
  modelWire(reading).parse({ ...name, ...given });
const offer = (given: object, reading: WireReading = "lenient") =>
  offerWire(reading).parse({ id: 1, name: "A", ...given });

const list = (given: object) => reviewListWire("lenient").parse(given);

const review = (given: object = {}) => ({ id: 1, customer_name: "Sam", rating: 5, ...given });

describe("modelWire", () => {
  it("reads what is published of a model, its grades from the lowest up, and its colours", () => {
    const given = {
      facts: { power: 140, lams: false, plug: "CCS2" },
      grades: [
        { name: "Maxx", price: "39990" },
        { name: "GT", adds: ["Sunroof"], facts: { power: 170 } },
      ],
      colours: [{ name: "Red", image: { url: "/red.webp" } }],
    };
    expect(model(given, "strict")).toMatchObject({
      facts: given.facts,
      grades: [
        { name: "Maxx", price: 39_990, adds: [], facts: {} },
        { name: "GT", price: null, adds: ["Sunroof"], facts: { power: 170 } },
      ],
      colours: [{ name: "Red", imageUrl: "/red.webp" }],
    });
  });

  it.each([
    [{ powr: 140 }, /no fact; did you mean .*power/],
    [{ power: 140_000 }, /must be a number from 1 to 2500/],
    [{ lams: "yes" }, /must be true or false/],
    [{ plug: 2 }, /must be a text/],
  ])("refuses %j in a file, and leaves it out from a dashboard", (facts, problem) => {
    expect(() => model({ facts }, "strict")).toThrow(problem);
    expect(model({ facts }).facts).toEqual({});
  });

  it("reads every field of a model under its own name", () => {
    const wire = {
      id: 5,
      name: " Ranger ",
      slug: "ranger",
      description: "<p>Tough<script>x()</script></p>",
      bodyStyle: "Ute",
      status: "current",
      fuel: "Diesel",
      variant: "XLT",
      path: "ranger-path",
      override_url: "/ranger",
      manufacturer_body: "Utes",
      manufacturer_name: "Ford",
    };
    expect(model(wire, "strict")).toEqual({
      id: "5",
      name: "Ranger",
      slug: "ranger",
      description: "<p>Tough</p>",
      bodyStyle: "Ute",
      imageUrl: null,
      fuel: "Diesel",
      variant: "XLT",
      status: "current",
      path: "ranger-path",
      overrideUrl: "/ranger",
      manufacturerName: "Ford",
      facts: {},
      grades: [],
      colours: [],
      manufacturerBody: "Utes",
    });
  });

  it.each([
    ["as an address", { image: "/a.jpg" }, "/a.jpg"],
    [
      "as an object with its address",
      { image: { url: "https://a.example/b.jpg" } },
      "https://a.example/b.jpg",
    ],
    ["the newest picture first", { image: "/a.jpg", cloudfront_new_image_url: "/new.jpg" }, "/new.jpg"],
    ["that is none", { image: null }, null],
    ["that is no address", { image: "javascript:x" }, null],
  ])("takes a picture %s", (_what, given, imageUrl) => {
    expect(model(given).imageUrl).toBe(imageUrl);
  });

  it("has no description where nothing is left of it", () => {
    expect(model({ description: null }).description).toBeNull();
    expect(model({ description: "<script>x()</script>" }).description).toBeNull();
  });

  it("refuses an unknown key of a file, and drops one of a dashboard", () => {
    expect(model({ colour: "red" })).not.toHaveProperty("colour");
    expect(() => model({ colour: "red" }, "strict")).toThrow("colour");
  });
});

describe("offerWire", () => {
  it("reads every field of an offer under its own name", () => {
    const wire = {
      id: 9,
      name: "Drive away",
      description: "<p>Long</p>",
      disclaimer: "<b>Terms</b> &amp; more",
      category: "Finance offer",
      image_url: "/offer.jpg",
      image_or_model_image: { url: "/other.jpg" },
      model: { name: "Ranger", slug: "ranger", override_url: "/ranger" },
      manufacturer: { name: "Ford" },
      excluded_website_ids: [40, "41"],
      expires_at: "2026-12-01T00:00:00Z",
    };
    expect(offer(wire, "strict")).toEqual({
      id: "9",
      name: "Drive away",
      description: "<p>Long</p>",
      disclaimer: "Terms & more",
      category: "Finance offer",
      imageUrl: "/offer.jpg",
      model: { name: "Ranger", slug: "ranger", overrideUrl: "/ranger" },
      manufacturerName: "Ford",
      excludedWebsiteIds: ["40", "41"],
      expiresAt: Date.UTC(2026, 11, 1),
    });
  });

  it("takes the description that was cleaned before, and cleans it again", () => {
    const both = { description: "<p>Raw</p>", sanitized_description: "<p onclick='x()'>Clean</p>" };
    expect(offer(both).description).toBe("<p>Clean</p>");
  });

  it("takes the model's picture where the offer has none, and a maker's name as it comes", () => {
    expect(offer({ image_or_model_image: { url: "/m.jpg" } }).imageUrl).toBe("/m.jpg");
    expect(offer({ manufacturer: "Ford" }).manufacturerName).toBe("Ford");
    expect(offer({})).toMatchObject({
      description: null,
      disclaimer: null,
      imageUrl: null,
      model: null,
      manufacturerName: null,
      excludedWebsiteIds: [],
    });
    expect(offer({ disclaimer: "<b></b>" }).disclaimer).toBeNull();
  });
});

describe("reviewListWire", () => {
  const first = (given: object) => list({ reviews: [review(given)] }).reviews[0];

  it("reads a review and the dealer's reply", () => {
    const wire = { text: "<i>Good</i>", rating: "4.5", review_date: "2026-11-21T00:00:00Z" };
    expect(first(wire)).toEqual({
      id: "1",
      customerName: "Sam",
      text: "Good",
      rating: 4.5,
      reviewedAt: Date.UTC(2026, 10, 21),
      reply: null,
    });
    expect(first({ reply_text: "Thanks", reply_date: "2026-11-22T00:00:00Z" })).toMatchObject({
      text: "",
      reviewedAt: null,
      reply: { text: "Thanks", repliedAt: Date.UTC(2026, 10, 22) },
    });
  });

  it.each([0, 5, "0", "5"])("takes %j for a rating", (rating) => {
    expect(first({ rating })?.rating).toBe(Number(rating));
  });

  it.each([-0.1, 5.1, "5.1", "five", "10", "", null])("refuses %j as a rating", (rating) => {
    expect(() => first({ rating })).toThrow("must be a number from 0 to 5");
  });

  const reviews = [review({ rating: 5 }), review({ id: 2, rating: 2 })];
  it.each([
    ["as given", { count: 873, average_rating: 4.65 }, { count: 873, average: 4.65 }],
    ["as given, of exactly these", { count: 2, average_rating: 3 }, { count: 2, average: 3 }],
    ["as given, at the best", { count: 2, average_rating: 5 }, { count: 2, average: 5 }],
    ["as given, at the worst", { count: 2, average_rating: 0 }, { count: 2, average: 0 }],
    ["of what came, without a count", { average_rating: 4.65 }, { count: 2, average: 3.5 }],
    ["of what came, without an average", { count: 873 }, { count: 2, average: 3.5 }],
    [
      "of what came, where the count is too small",
      { count: 1, average_rating: 4 },
      { count: 2, average: 3.5 },
    ],
    [
      "of what came, where the average is too high",
      { count: 9, average_rating: 5.1 },
      { count: 2, average: 3.5 },
    ],
    [
      "of what came, where the average is too low",
      { count: 9, average_rating: -1 },
      { count: 2, average: 3.5 },
    ],
  ])("has count and average %s", (_what, given, expected) => {
    expect(list({ ...given, reviews })).toMatchObject(expected);
  });

  it("has no average of no reviews, whatever the dashboard says", () => {
    const none = { reviews: [], count: 0, average: null };
    expect(list({})).toEqual(none);
    expect(list({ count: 0, average_rating: 0, reviews: [] })).toEqual(none);
  });
});

describe("navigationWire", () => {
  it("reads an entry and its children, who have none of their own", () => {
    const wire = { label: "Company", href: null, children: [{ label: "Careers", href: "/careers" }] };
    expect(navigationWire("strict").parse(wire)).toEqual({
      label: "Company",
      href: null,
      children: [{ label: "Careers", href: "/careers", children: [] }],
    });
    expect(navigationWire("strict").parse({ label: "Home", href: "/" })).toEqual({
      label: "Home",
      href: "/",
      children: [],
    });
  });

  it("refuses a third level in a file, and drops one of a dashboard", () => {
    const deep = { label: "A", children: [{ label: "B", children: [{ label: "C" }] }] };
    expect(() => navigationWire("strict").parse(deep)).toThrow("children");
    expect(navigationWire("lenient").parse(deep).children).toEqual([
      { label: "B", href: null, children: [] },
    ]);
  });
});
