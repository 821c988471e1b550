export { type CollapsibleHtml, collapseHtml } from "./collapse-html.ts";
export { type CollapsePolicy, type Collapsible, collapseText } from "./collapse-text.ts";
export {
  describeReviews,
  type ReviewsView,
  ratingStars,
  roundRating,
  type Stars,
  shownReviews,
} from "./describe-reviews.ts";
export type { ContentProblem } from "./content-problem.ts";
export type { ContentSource, TenantContent } from "./content-source.ts";
export type { Model } from "./model.ts";
export { bodySlug, bodyStyles, groupModels, type ModelGroup, modelsWithBody } from "./model-groups.ts";
export type { NavigationItem } from "./navigation.ts";
export { nextContentChange } from "./next-content-change.ts";
export type { Offer, OfferModel } from "./offer.ts";
export { OFFER_IMAGE_WIDTH, type OfferCard, offerCard } from "./offer-card.ts";
export type { OffersSettings } from "../settings/offers-settings.ts";
export type { Page, Post } from "./post.ts";
export { nextPostChange, publishedPosts } from "./published-posts.ts";
export type { Review, ReviewList } from "./review.ts";
export { type ReviewDate, reviewDate } from "./review-dates.ts";
export type { ReviewsSettings } from "../settings/reviews-settings.ts";
export { type OfferVisibility, offerVisibility, visibleOffers } from "./visible-offers.ts";
