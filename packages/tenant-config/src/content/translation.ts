import type { OtherLocale } from "../messages/catalogues.ts";
import type { Model } from "./models/model.ts";
import type { Offer } from "./offers/offer.ts";
import type { Page } from "./posts/post.ts";

/** An offer's words in another language; what is null is read as it was written. */
export interface OfferTexts extends Pick<Offer, "id" | "description" | "disclaimer"> {
  name: string | null;
}

/** A model's words in another language. */
export type ModelTexts = Pick<Model, "id" | "description">;

/**
 * A dealer's own texts in another language of its site. Words alone: what a text belongs to, when it comes out and
 * where it leads stay as the dealer's own content says. Plain JSON.
 */
export interface Translation {
  readonly locale: OtherLocale;
  /** Short texts (settings, names of bodies, special days) by the text they stand for. */
  readonly texts: Readonly<Record<string, string>>;
  readonly offers: readonly OfferTexts[];
  readonly models: readonly ModelTexts[];
  /** By the slug of the page they stand for. */
  readonly pages: readonly Page[];
  /** By the slug of the post they stand for. */
  readonly posts: readonly Page[];
}
