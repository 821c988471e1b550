import { describe, expect, it } from "vitest";
import { anOffer } from "../../testing/an-offer.ts";
import { offerCard } from "./offer-card.ts";
import { settingDefaults } from "../../settings/setting-defaults.ts";
import { offersSchema } from "../../settings/sections/offers-settings.ts";

describe("offerCard", () => {
  it("folds a long description and a long disclaimer, and shows short ones whole", () => {
    const long = { description: `<p>${"x".repeat(201)}</p>`, disclaimer: "y".repeat(201) };
    expect(offerCard(anOffer(long), settingDefaults.offers)).toMatchObject({
      description: { kind: "collapsed", short: `<p>${"x".repeat(160)}…</p>` },
      disclaimer: { kind: "collapsed", short: `${"y".repeat(200)}…` },
    });
    expect(offerCard(anOffer(), settingDefaults.offers)).toMatchObject({
      description: { kind: "whole" },
      disclaimer: { kind: "whole" },
      explore: { name: "Ranger" },
      imageWidth: 384,
    });
  });

  it("folds where the site says", () => {
    const policy = { ...settingDefaults.offers, description: { above: 4, to: 4 } };
    expect(offerCard(anOffer(), policy).description).toMatchObject({ short: "<p>Save…</p>" });
  });

  it("has nothing to fold where nothing was written", () => {
    expect(
      offerCard(anOffer({ description: null, disclaimer: null, model: null }), settingDefaults.offers),
    ).toMatchObject({
      description: null,
      disclaimer: null,
      explore: null,
    });
  });
});

describe("offersSchema", () => {
  it("refuses a fold that would be longer than the whole", () => {
    const upsideDown = { ...settingDefaults.offers, disclaimer: { above: 10, to: 11 } };
    expect(offersSchema.safeParse(upsideDown).success).toBe(false);
  });
});
