import type { Car } from "../car/model/car.ts";
import { isFree } from "../car/model/status.ts";

/** Some cars as a page shows them that leads with one. */
export interface Showcase {
  /** The car whose picture leads; null where there are no cars. */
  readonly leading: Car | null;
  readonly others: readonly Car[];
}

/**
 * Arranges the latest cars of a list. The one that was chosen leads, else the first with a picture and a price, else with a
 * picture, else the first. Of the others those that are sold, reserved or without any price stand last.
 *
 * @example
 * showcase([car]).leading === car; // true
 */
export function showcase(latest: readonly Car[], chosen: Car | null = null): Showcase {
  const pictured = latest.filter(({ images }) => images.length > 0);
  const leading = chosen ?? pictured.find(({ price }) => price !== null) ?? pictured[0] ?? latest[0] ?? null;
  const others = latest.filter(({ id }) => id !== leading?.id);
  return { leading, others: [...others.filter(isInviting), ...others.filter((car) => !isInviting(car))] };
}

const isInviting = (car: Car): boolean =>
  isFree(car) && (car.price ?? car.weeklyPrice ?? car.subscriptionPrice) !== null;
