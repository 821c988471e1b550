export { type ColourFamily, colourFamily } from "./shown/colour-family.ts";
export type {
  Car,
  CarDealership,
  CarImage,
  CarLocation,
  CarStatus,
  Condition,
  PaymentProcessor,
  PriceType,
} from "./model/car.ts";
export type { CarDocument, CarDocumentImage } from "./wire/car-document.ts";
export {
  type CarJsonLd,
  type CarJsonLdContext,
  type CarJsonLdPolicy,
  carJsonLd,
} from "./shown/car-json-ld.ts";
export { carBadge, carTitle } from "./shown/car-title.ts";
export type { CarsPolicy, TagBannerPolicy } from "./model/cars-policy.ts";
export { type ConditionPolicy, conditionLabel } from "./model/condition.ts";
export { type DistancePolicy, formatDistance } from "./shown/distance.ts";
export { type ManufacturerPolicy, manufacturerName } from "./shown/manufacturer.ts";
export { type CarNote, type CarProblem, type ParsedCar, parseCar } from "./wire/parse-car.ts";
export {
  describePrice,
  formatMoney,
  type MoneyPolicy,
  type HireWanted,
  type PricePolicy,
  type PriceView,
  type SidePrice,
} from "./shown/price.ts";
export { isAvailable, isFree, isListed, type ListingPolicy } from "./model/status.ts";
export { type HireExtra, type HireTotal, hireTotal } from "./shown/hire-total.ts";
export {
  inStoredPrices,
  TERM_PARAMETER,
  withTermFirst,
} from "./shown/subscription-term.ts";
export { stringifyCar } from "./wire/stringify-car.ts";
export { type BannerCar, resolveTagBanner, type TagBanner } from "./shown/tag-banner.ts";
export { type CarFacts, type FactValue, factOf } from "./facts/car-facts.ts";
export {
  type FactGroup,
  type FactName,
  type FactRow,
  factRow,
  factRows,
  type FactUnit,
  type NumberFact,
  type ValueFact,
  type VehicleKind,
} from "./facts/fact-table.ts";
export { type FactPolicy, factUnit, formatFact } from "./shown/format-fact.ts";
export { type ChargingCost, type ChargingPolicy, chargingCost } from "./tools/charging.ts";
export { type LoadPolicy, type LoadRuler, loadRuler } from "./tools/load-ruler.ts";
export {
  type TowResult,
  towCheck,
  type TowedWeights,
  type TowLimit,
  type TowRating,
} from "./tools/tow-check.ts";
