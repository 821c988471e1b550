import { describe, expect, it } from "vitest";
import { reviewsJsonLd } from "../reviews/reviews-json-ld.ts";
import { aModel } from "../testing/a-model.ts";
import { anOffer } from "../testing/an-offer.ts";
import { aPost } from "../testing/a-post.ts";
import { modelJsonLd } from "./models/model-json-ld.ts";
import { offerJsonLd } from "./offers/offer-json-ld.ts";
import { postJsonLd } from "./posts/post-json-ld.ts";

const url = "https://acme.example/x";

describe("modelJsonLd", () => {
  it("says what the page shows, with the picture's full address and no price", () => {
    expect(modelJsonLd(aModel(), { url, title: "Mazda CX-5", manufacturer: "Mazda" })).toEqual({
      "@context": "https://schema.org",
      "@type": "Car",
      "@id": `${url}#model`,
      name: "Mazda CX-5",
      url,
      model: "CX-5",
      brand: { "@type": "Brand", name: "Mazda" },
      image: "https://acme.example/media/drawn/suv/graphite/front.webp",
      description: "A family car.",
      bodyType: "SUV",
      fuelType: "Petrol",
    });
  });

  it("leaves out what is not known", () => {
    const bare = aModel({ description: null, bodyStyle: null, imageUrl: null, fuel: null });
    expect(Object.keys(modelJsonLd(bare, { url, title: "CX-5", manufacturer: null }))).toEqual([
      "@context",
      "@type",
      "@id",
      "name",
      "url",
      "model",
    ]);
  });
});

describe("offerJsonLd", () => {
  it("says until when an offer stands, and what it is on", () => {
    const expiresAt = Date.UTC(2027, 0, 31, 13);
    expect(offerJsonLd(anOffer({ expiresAt }), { url, seller: "Acme" })).toMatchObject({
      validThrough: "2027-01-31T13:00:00.000Z",
      description: "Save now.",
      image: "https://acme.example/offers/run-out.jpg",
      itemOffered: { name: "Ranger", brand: { name: "Ford" } },
      seller: { name: "Acme" },
    });
    expect(offerJsonLd(anOffer({ model: null }), { url, seller: "Acme" })).not.toHaveProperty("itemOffered");
    expect(offerJsonLd(anOffer(), { url, seller: "Acme" })).not.toHaveProperty("validThrough");
  });
});

describe("an offer with everything and with nothing", () => {
  it("says exactly what is known", () => {
    expect(offerJsonLd(anOffer(), { url, seller: "Acme" })).toEqual({
      "@context": "https://schema.org",
      "@type": "Offer",
      "@id": `${url}#offer`,
      name: "Run-out",
      url,
      description: "Save now.",
      image: "https://acme.example/offers/run-out.jpg",
      category: "Finance offer",
      seller: { "@type": "AutoDealer", name: "Acme" },
      itemOffered: { "@type": "Car", name: "Ranger", brand: { "@type": "Brand", name: "Ford" } },
    });
    const bare = anOffer({ description: null, imageUrl: null, category: "", manufacturerName: null });
    expect(offerJsonLd(bare, { url, seller: "Acme" })).toEqual({
      "@context": "https://schema.org",
      "@type": "Offer",
      "@id": `${url}#offer`,
      name: "Run-out",
      url,
      seller: { "@type": "AutoDealer", name: "Acme" },
      itemOffered: { "@type": "Car", name: "Ranger" },
    });
  });
});

describe("a post with everything and with nothing", () => {
  it("says exactly what is known", () => {
    const dealer = { "@type": "Organization", name: "Acme" };
    const known = {
      "@context": "https://schema.org",
      "@type": "BlogPosting",
      "@id": `${url}#post`,
      headline: "First things first",
      url,
      datePublished: "2026-11-02T09:00:00.000Z",
      author: dealer,
      publisher: dealer,
    };
    const bare = postJsonLd(aPost({ summary: "" }), { url, publisher: "Acme" });
    expect(bare).toEqual(known);
    const full = postJsonLd(aPost({ imageUrl: "/a.jpg", tags: ["news", "towing"] }), {
      url,
      publisher: "Acme",
    });
    expect(full).toEqual({
      ...known,
      description: "What we do before anything else.",
      image: "https://acme.example/a.jpg",
      keywords: "news, towing",
    });
  });
});

describe("postJsonLd", () => {
  it("names the author, or the dealer where none is named", () => {
    const named = postJsonLd(aPost({ author: "Kim", updatedAt: 0 }), { url, publisher: "Acme" });
    expect(named).toMatchObject({
      author: { "@type": "Person", name: "Kim" },
      datePublished: "2026-11-02T09:00:00.000Z",
      dateModified: "1970-01-01T00:00:00.000Z",
    });
    expect(postJsonLd(aPost(), { url, publisher: "Acme" })).toMatchObject({
      author: { "@type": "Organization", name: "Acme" },
    });
  });
});

describe("reviewsJsonLd", () => {
  const review = { id: "1", customerName: "Kim", text: "Good.", rating: 5, reviewedAt: 0, reply: null };
  const dealer = { id: `${url}#dealer`, name: "Acme" };

  it("has the reviews a page shows, and the count and average of all", () => {
    const list = { reviews: [review, { ...review, id: "2" }], count: 40, average: 4.66 };
    expect(reviewsJsonLd(list, { minimumAverage: 4, listSize: 1 }, dealer)).toMatchObject({
      aggregateRating: { ratingValue: 4.7, reviewCount: 40 },
      review: [{ author: { name: "Kim" }, reviewRating: { ratingValue: 5 }, reviewBody: "Good." }],
    });
  });

  it("says exactly what is known of each review", () => {
    const list = { reviews: [review, { ...review, text: "", reviewedAt: null }], count: 2, average: 5 };
    const rated = {
      "@type": "Review",
      author: { "@type": "Person", name: "Kim" },
      reviewRating: { "@type": "Rating", ratingValue: 5, bestRating: 5 },
    };
    expect(reviewsJsonLd(list, { minimumAverage: 4, listSize: 12 }, dealer)).toEqual({
      "@context": "https://schema.org",
      "@type": "AutoDealer",
      "@id": `${url}#dealer`,
      name: "Acme",
      aggregateRating: { "@type": "AggregateRating", ratingValue: 5, reviewCount: 2, bestRating: 5 },
      review: [{ ...rated, reviewBody: "Good.", datePublished: "1970-01-01T00:00:00.000Z" }, rated],
    });
  });

  it("is nothing where the rules show no reviews", () => {
    const list = { reviews: [review], count: 1, average: 4 };
    expect(reviewsJsonLd(list, { minimumAverage: 4, listSize: 12 }, dealer)).toBeNull();
  });
});
