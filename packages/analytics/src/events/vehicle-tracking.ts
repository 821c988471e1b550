import type { AnalyticsPolicy } from "./analytics-policy.ts";
import type { TrackedCar } from "./tracked-car.ts";

/** The vehicle tracking payload, under its wire names. */
export interface VehicleTracking {
  readonly content_ids: readonly [string];
  readonly content_name: string;
  readonly content_type: AnalyticsPolicy["vehicleContentType"];
  readonly quantity: 1;
  readonly currency: string;
  /** Left out for a car without a price: a value of 0 would be counted as a sale for nothing. */
  readonly value?: number;
}

/**
 * How a car is named to services that count cars.
 *
 * @example
 * vehicleTracking({ id: "9", slug: "kia-rio-9", name: "Kia Rio", price: 18990 }, { vehicleContentType: "vehicle", currency: "NZD" })
 * // { content_ids: ["9"], content_name: "Kia Rio", content_type: "vehicle", quantity: 1, currency: "NZD", value: 18990 }
 */
export const vehicleTracking = (
  car: TrackedCar,
  policy: Pick<AnalyticsPolicy, "vehicleContentType" | "currency">,
): VehicleTracking => ({
  content_ids: [car.id],
  content_name: car.name,
  content_type: policy.vehicleContentType,
  quantity: 1,
  currency: policy.currency,
  ...(car.price !== null && { value: car.price }),
});
