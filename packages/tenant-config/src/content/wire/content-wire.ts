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
    .union([z.object({ url: wire.wireUrl(reading) }).transform(({ url }) => url), wire.wireUrl(reading)])
    .nullish()
    .transform((url) => url ?? null);

/** A name is printed as itself, or as an object that has one. */
const named = z
  .union([wire.wireText, z.object({ name: wire.wireText }).transform(({ name }) => name)])
  .nullish()
  .transform((name) => name ?? null);

/** One model of the wire. */
export const modelWire = wire.perReading((reading) => {
  const facts = modelFacts(reading);
  const grade = wire
    .wireObject(
      { name: wire.wireName, price: wire.wireNumber(reading), adds: wire.wireList(wire.wireName), facts },
      reading,
    )
    .transform((each): ModelGrade => each);
  const colour = wire
    .wireObject({ name: wire.wireName, image: picture(reading) }, reading)
    .transform(({ name, image }): ModelColour => ({ name, imageUrl: image }));
  return wire
    .wireObject(
      {
        id: wire.wireId,
        name: wire.wireName,
        slug: wire.wireName,
        description: html,
        bodyStyle: wire.wireText,
        image: picture(reading),
        cloudfront_new_image_url: wire.wireUrl(reading),
        status: wire.wireText,
        fuel: wire.wireText,
        variant: wire.wireText,
        path: wire.wireText,
        override_url: wire.wireUrl(reading),
        manufacturer_body: wire.wireText,
        manufacturer_name: wire.wireText,
        facts,
        grades: wire.wireList(grade),
        colours: wire.wireList(colour),
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
    .wireObject({ name: wire.wireName, slug: wire.wireText, override_url: wire.wireUrl(reading) }, reading)
    .transform((each): OfferModel => ({ name: each.name, slug: each.slug, overrideUrl: each.override_url }))
    .nullish();
  return wire
    .wireObject(
      {
        id: wire.wireId,
        name: wire.wireName,
        description: html,
        sanitized_description: html,
        disclaimer: plain,
        category: wire.wireText,
        image_url: wire.wireUrl(reading),
        image_or_model_image: picture(reading),
        model,
        manufacturer: named,
        excluded_website_ids: wire.wireList(wire.wireId),
        expires_at: wire.wireInstant(reading),
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
  .wireObject({ id: wire.wireId, name: wire.wireText, description: html, disclaimer: plain }, "strict")
  .transform((texts): OfferTexts => texts);

/** A model's words in another language, in a file of its own. */
export const modelTextsWire = wire
  .wireObject({ id: wire.wireId, description: html }, "strict")
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
        id: wire.wireId,
        customer_name: wire.wireName,
        text: plain,
        rating,
        review_date: wire.wireInstant(reading),
        reply_text: plain,
        reply_date: wire.wireInstant(reading),
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
        count: wire.wireNumber(reading),
        average_rating: wire.wireNumber(reading),
        reviews: wire.wireList(reviewWire(reading)),
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
  const leaf = { label: wire.wireName, href: wire.wireText };
  const child = wire
    .wireObject(leaf, reading)
    .transform(({ label, href }): NavigationItem => ({ label, href, children: [] }));
  return wire
    .wireObject({ ...leaf, children: wire.wireList(child) }, reading)
    .transform((item): NavigationItem => item);
});
