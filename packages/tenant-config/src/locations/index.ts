export type { ClockTime } from "./hours/open/clock-time.ts";
export { distanceBetween } from "./distance-between.ts";
export { distanceText } from "./distance-text.ts";
export { dealerPhone } from "./dealer-phone.ts";
export type { SpecialHoursLine } from "./hours/shown/coming-special-hours.ts";
export type { DayHours, TradingSpan, Weekday, WeekdayHours } from "./hours/open/day-hours.ts";
export { describeOpenNow, type OpenNow } from "./hours/shown/describe-open-now.ts";
export { primaryLocation } from "./primary-location.ts";
export { groupLocations, type LocationGroup, type LocationTab } from "./group-locations.ts";
export { hoursJsonLd, type OpeningHoursJsonLd } from "./hours/shown/hours-json-ld.ts";
export type { Location, LocationAddress, LocationContact, LocationKind } from "./location.ts";
export {
  type LocationButton,
  type LocationCard,
  type LocationCardPolicy,
  type LocationPicture,
  locationCard,
  openNowOf,
} from "./location-card.ts";
export {
  type LocationJsonLd,
  type LocationJsonLdOptions,
  locationGroupJsonLd,
} from "./location-json-ld.ts";
export type { LocationFormButton, LocationsSettings } from "../settings/sections/locations-settings.ts";
export { type HoursLine, mergeOpeningHours } from "./hours/shown/merge-opening-hours.ts";
export type { TradingLocation } from "./hours/open/open-state.ts";
export type { CalendarDate, SiteSpecialHours, SpecialHours } from "./hours/open/special-hours.ts";
export { type CalendarDay, type DayOfPlaces, hoursOfMonth } from "./hours/shown/hours-of-month.ts";
export { closedDays, type VisitDay, visitDays } from "./hours/shown/visit-days.ts";
export type { HoursMessages } from "../messages/hours-messages.ts";
export { dealerTimeZone, everyLocation, type SiteLocations } from "./site-locations.ts";
export { searchLocations } from "./search-locations.ts";
