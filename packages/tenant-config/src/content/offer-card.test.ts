import { describe, expect, it } from "vitest";
import { anOffer } from "../testing/an-offer.ts";
import { offerCard } from "./offer-card.ts";
import { OFFERS_DEFAULTS, offersPolicySchema } from "./offers.policy.ts";

describe("offerCard", () => {
  it("folds a long description and a long disclaimer, and shows short ones whole", () => {
    const long = { description: `<p>${"x".repeat(201)}</p>`, disclaimer: "y".repeat(201) };
    expect(offerCard(anOffer(long), OFFERS_DEFAULTS)).toMatchObject({
      description: { kind: "collapsed", short: `<p>${"x".repeat(160)}…</p>` },
      disclaimer: { kind: "collapsed", short: `${"y".repeat(200)}…` },
    });
    expect(offerCard(anOffer(), OFFERS_DEFAULTS)).toMatchObject({
      description: { kind: "whole" },
      disclaimer: { kind: "whole" },
      explore: { name: "Ranger" },
      imageWidth: 384,
    });
  });

  it("folds where the site says", () => {
    const policy = { ...OFFERS_DEFAULTS, description: { above: 4, to: 4 } };
    expect(offerCard(anOffer(), policy).description).toMatchObject({ short: "<p>Save…</p>" });
  });

  it("has nothing to fold where nothing was written", () => {
    expect(
      offerCard(anOffer({ description: null, disclaimer: null, model: null }), OFFERS_DEFAULTS),
    ).toMatchObject({
      description: null,
      disclaimer: null,
      explore: null,
    });
  });
});

describe("offersPolicySchema", () => {
  it("refuses a fold that would be longer than the whole", () => {
    const upsideDown = { ...OFFERS_DEFAULTS, disclaimer: { above: 10, to: 11 } };
    expect(offersPolicySchema.safeParse(upsideDown).success).toBe(false);
  });
});
