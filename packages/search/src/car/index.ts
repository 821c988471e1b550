export { type ColourFamily, colourFamily } from "./colour-family.ts";
export type {
  Car,
  CarDealership,
  CarImage,
  CarLocation,
  CarStatus,
  Condition,
  PaymentProcessor,
  PriceType,
} from "./car.ts";
export type { CarDocument, CarDocumentImage } from "./car-document.ts";
export { type CarJsonLd, type CarJsonLdContext, type CarJsonLdPolicy, carJsonLd } from "./car-json-ld.ts";
export { carBadge, carTitle } from "./car-title.ts";
export type { CarsPolicy, TagBannerPolicy } from "./cars-policy.ts";
export { type ConditionPolicy, conditionLabel, conditions, parseCondition } from "./condition.ts";
export { type DistancePolicy, formatDistance } from "./distance.ts";
export { hirePrice } from "./hire-price.ts";
export { type ManufacturerPolicy, manufacturerName } from "./manufacturer.ts";
export { nextBoundary } from "./next-boundary.ts";
export { type CarNote, type CarProblem, type ParsedCar, parseCar } from "./parse-car.ts";
export {
  describePrice,
  formatMoney,
  type MoneyPolicy,
  type PricePolicy,
  type PriceView,
  type SidePrice,
} from "./price.ts";
export {
  isAvailable,
  isListed,
  isNewArrival,
  type ListingPolicy,
  newArrivalSince,
  soldSince,
} from "./status.ts";
export { stringifyCar } from "./stringify-car.ts";
export { type BannerCar, resolveTagBanner, type TagBanner } from "./tag-banner.ts";
