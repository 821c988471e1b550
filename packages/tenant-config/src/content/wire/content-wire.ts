import { z } from "zod";
import * as wire from "../../wire/wire-values.ts";
import type { Model, ModelColour, ModelGrade } from "../models/model.ts";
import { modelFacts } from "./model-facts-wire.ts";
import type { NavigationItem } from "../navigation-item.ts";
import type { Offer, OfferModel } from "../offers/offer.ts";
import type { Review, ReviewList } from "../../reviews/review.ts";
import type { ModelTexts, OfferTexts } from "../translation.ts";
import { sanitiseHtml, textOfHtml } from "../texts/sanitise-html.ts";

const html = wire.wireText.transform((text) => (text === null ? null : sanitiseHtml(text) || null));
const plain = wire.wireText.transform((text) => (text === null ? null : textOfHtml(text) || null));

/** A picture is printed as its address, or as an object with a `url`. */
const picture = (reading: wire.WireReading) =>
  z
    .union([
      z.object({ url: wire.wireUrl(reading).describe("Its address.") }).transform(({ url }) => url),
      wire.wireUrl(reading),
    ])
    .nullish()
    .transform((url) => url ?? null);

/** A name is printed as itself, or as an object that has one. */
const named = z
  .union([
    wire.wireText,
    z.object({ name: wire.wireText.describe("Its name.") }).transform(({ name }) => name),
  ])
  .nullish()
  .transform((name) => name ?? null);

/** One model of the wire. */
export const modelWire = wire.perReading((reading) => {
  const facts = modelFacts(reading);
  const grade = wire
    .wireObject(
      {
        name: wire.wireName.describe("What the grade is called."),
        price: wire.wireNumber(reading).describe("Its price from, in the market's currency."),
        adds: wire.wireList(wire.wireName).describe("What it adds to the grade below it."),
        facts: facts.describe("Figures that differ from the model's."),
      },
      reading,
    )
    .transform((each): ModelGrade => each);
  const colour = wire
    .wireObject(
      {
        name: wire.wireName.describe("What the colour is called."),
        image: picture(reading).describe("The model in this colour."),
      },
      reading,
    )
    .transform(({ name, image }): ModelColour => ({ name, imageUrl: image }));
  return wire
    .wireObject(
      {
        id: wire.wireId.describe("The model's own id, once in the file."),
        name: wire.wireName.describe("What the model is called."),
        slug: wire.wireName.describe("Its name in addresses."),
        description: html.describe("Its description on its page, as HTML."),
        bodyStyle: wire.wireText.describe("The body style it is grouped by."),
        image: picture(reading).describe("Its picture: an address, or an object with one as `url`."),
        cloudfront_new_image_url: wire.wireUrl(reading).describe("A newer picture; stronger than `image`."),
        status: wire.wireText.describe('Its status in the dealer platform, such as "current".'),
        fuel: wire.wireText.describe("What it runs on."),
        variant: wire.wireText.describe("The variant that is shown."),
        path: wire.wireText.describe("Its path in the dealer platform."),
        override_url: wire.wireUrl(reading).describe("Where it leads instead of its own page."),
        manufacturer_body: wire.wireText.describe("The body style in the maker's own words."),
        manufacturer_name: wire.wireText.describe("Who makes it."),
        facts: facts.describe("Figures of the model by the names of the table of facts."),
        grades: wire.wireList(grade).describe("Its grades, from the lowest up."),
        colours: wire.wireList(colour).describe("The colours it is made in."),
      },
      reading,
    )
    .transform(
      (model): Model => ({
        id: model.id,
        name: model.name,
        slug: model.slug,
        description: model.description,
        bodyStyle: model.bodyStyle,
        imageUrl: model.cloudfront_new_image_url ?? model.image,
        fuel: model.fuel,
        variant: model.variant,
        status: model.status,
        path: model.path,
        overrideUrl: model.override_url,
        manufacturerName: model.manufacturer_name,
        manufacturerBody: model.manufacturer_body,
        facts: model.facts,
        grades: model.grades,
        colours: model.colours,
      }),
    );
});

/** One offer of the wire; a description cleaned elsewhere is cleaned again. */
export const offerWire = wire.perReading((reading) => {
  const model = wire
    .wireObject(
      {
        name: wire.wireName.describe("The model's name."),
        slug: wire.wireText.describe("Its name in addresses."),
        override_url: wire.wireUrl(reading).describe("Where the offer's link leads instead."),
      },
      reading,
    )
    .transform((each): OfferModel => ({ name: each.name, slug: each.slug, overrideUrl: each.override_url }))
    .nullish();
  return wire
    .wireObject(
      {
        id: wire.wireId.describe("The offer's own id, once in the file."),
        name: wire.wireName.describe("The offer's headline."),
        description: html.describe("What is offered, as HTML."),
        sanitized_description: html.describe(
          "The same, cleaned by the dealer platform; stronger than `description`.",
        ),
        disclaimer: plain.describe("The small print, as plain text."),
        category: wire.wireText.describe("The heading it is listed under."),
        image_url: wire.wireUrl(reading).describe("Its picture."),
        image_or_model_image: picture(reading).describe(
          "A picture where `image_url` has none: an address, or an object with one as `url`.",
        ),
        model: model.describe("The model it is for."),
        manufacturer: named.describe("Who makes it: a name, or an object with one."),
        excluded_website_ids: wire.wireList(wire.wireId).describe("Ids of websites that do not show it."),
        expires_at: wire.wireInstant(reading).describe("When it ends; it is not shown from then on."),
      },
      reading,
    )
    .transform(
      (offer): Offer => ({
        id: offer.id,
        name: offer.name,
        description: offer.sanitized_description ?? offer.description,
        disclaimer: offer.disclaimer,
        category: offer.category,
        imageUrl: offer.image_url ?? offer.image_or_model_image,
        model: offer.model ?? null,
        manufacturerName: offer.manufacturer,
        excludedWebsiteIds: offer.excluded_website_ids,
        expiresAt: offer.expires_at,
      }),
    );
});

/** An offer's words in another language, in a file of its own. */
export const offerTextsWire = wire
  .wireObject(
    {
      id: wire.wireId.describe("The id of an offer in the dealer's own offers.json."),
      name: wire.wireText.describe("Its headline."),
      description: html.describe("What is offered, as HTML."),
      disclaimer: plain.describe("The small print, as plain text."),
    },
    "strict",
  )
  .transform((texts): OfferTexts => texts);

/** A model's words in another language, in a file of its own. */
export const modelTextsWire = wire
  .wireObject(
    {
      id: wire.wireId.describe("The id of a model in the dealer's own models.json."),
      description: html.describe("Its description on its page, as HTML."),
    },
    "strict",
  )
  .transform((texts): ModelTexts => texts);

/** A review without a rating would drag the average down, or up; it is no review. */
const NO_RATING = "must be a number from 0 to 5";
const rating = z
  .union([z.number(), z.string().regex(/^\d(?:\.\d+)?$/, NO_RATING)], { error: NO_RATING })
  .transform(Number)
  .refine((value) => value >= 0 && value <= 5, NO_RATING);

const reviewWire = wire.perReading((reading) => {
  return wire
    .wireObject(
      {
        id: wire.wireId.describe("The review's own id."),
        customer_name: wire.wireName.describe("Who wrote it."),
        text: plain.describe("What they wrote, as plain text."),
        rating: rating.describe("Stars from 0 to 5."),
        review_date: wire.wireInstant(reading).describe("When it was written."),
        reply_text: plain.describe("What the dealer replied."),
        reply_date: wire.wireInstant(reading).describe("When the dealer replied."),
      },
      reading,
    )
    .transform(
      (review): Review => ({
        id: review.id,
        customerName: review.customer_name,
        text: review.text ?? "",
        rating: review.rating,
        reviewedAt: review.review_date,
        reply: review.reply_text === null ? null : { text: review.reply_text, repliedAt: review.reply_date },
      }),
    );
});

const averageOf = (reviews: readonly Review[]) =>
  reviews.length === 0 ? null : reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length;

/** The reviews of the wire. Count and average are of all reviews: theirs if given, else computed from what came. */
export const reviewListWire = wire.perReading((reading) => {
  return wire
    .wireObject(
      {
        count: wire
          .wireNumber(reading)
          .describe("How many reviews there are in all, where the file holds only some."),
        average_rating: wire.wireNumber(reading).describe("Their average, with `count`."),
        reviews: wire.wireList(reviewWire(reading)).describe("The reviews that are shown."),
      },
      reading,
    )
    .transform(({ count, average_rating: average, reviews }): ReviewList => {
      // A count smaller than the list we hold cannot be of all reviews.
      const ofAll =
        count !== null && average !== null && average >= 0 && average <= 5 && count >= reviews.length;
      return ofAll && count > 0
        ? { reviews, count, average }
        : { reviews, count: reviews.length, average: averageOf(reviews) };
    });
});

/** A menu entry and, one level down, its children; a menu deeper than this is not rendered. */
export const navigationWire = wire.perReading((reading) => {
  const leaf = {
    label: wire.wireName.describe("What the entry says."),
    href: wire.wireText.describe("Where it leads: a path of the site or a web address."),
  };
  const child = wire
    .wireObject(leaf, reading)
    .transform(({ label, href }): NavigationItem => ({ label, href, children: [] }));
  return wire
    .wireObject(
      { ...leaf, children: wire.wireList(child).describe("The entries below it, one level deep.") },
      reading,
    )
    .transform((item): NavigationItem => item);
});
