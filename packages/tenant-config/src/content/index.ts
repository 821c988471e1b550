export type { CollapsibleHtml } from "./texts/collapse-html.ts";
export type { CollapsePolicy, Collapsible } from "./texts/collapse-text.ts";
export {
  describeReviews,
  ratingStars,
  type ReviewsView,
  type Stars,
  shownReviews,
} from "../reviews/describe-reviews.ts";
export type { ContentProblem } from "./content-problem.ts";
export type { ContentSource, TenantContent } from "./content-source.ts";
export { lowestGrade } from "./models/lowest-grade.ts";
export type { Model, ModelColour, ModelGrade } from "./models/model.ts";
export { type ModelJsonLd, type ModelJsonLdOptions, modelJsonLd } from "./models/model-json-ld.ts";
export { bodySlug, bodyStyles, modelsWithBody } from "./models/model-groups.ts";
export type { NavigationItem } from "./navigation-item.ts";
export type { Offer, OfferModel } from "./offers/offer.ts";
export { type OfferJsonLd, type OfferJsonLdOptions, offerJsonLd } from "./offers/offer-json-ld.ts";
export { type OfferCard, offerCard } from "./offers/offer-card.ts";
export type { OffersSettings } from "../settings/sections/offers-settings.ts";
export type { Page, Post } from "./posts/post.ts";
export { type PostJsonLd, type PostJsonLdOptions, postJsonLd } from "./posts/post-json-ld.ts";
export { type PostsFeedOptions, postsFeed } from "./posts/posts-feed.ts";
export { type PostsPage, postsPage } from "./posts/posts-page.ts";
export { plainText } from "./texts/plain-text.ts";
export { publishedPosts } from "./posts/published-posts.ts";
export type { Review, ReviewList } from "../reviews/review.ts";
export { type ReviewedDealer, type ReviewsJsonLd, reviewsJsonLd } from "../reviews/reviews-json-ld.ts";
export { type ReviewDate, reviewDate } from "../reviews/review-date.ts";
export type { ReviewsSettings } from "../settings/sections/reviews-settings.ts";
export { visibleOffers } from "./offers/visible-offers.ts";
export type { ModelTexts, OfferTexts, Translation } from "./translation.ts";
export { collapseText } from "./texts/collapse-text.ts";
