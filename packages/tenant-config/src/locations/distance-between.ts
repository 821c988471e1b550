import type { LocationAddress } from "./location.ts";

type Point = Pick<LocationAddress, "latitude" | "longitude">;

/** Mean radius of the earth in kilometres. */
const EARTH = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * How far apart two places are in a straight line, in kilometres; null where one of them does not say where it is.
 *
 * @example
 * distanceBetween({ latitude: -34.945, longitude: 138.531 }, { latitude: -34.921, longitude: 138.596 }) // 6.49…
 */
export function distanceBetween(one: Point, other: Point): number | null {
  if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null)
    return null;
  const [here, there] = [radians(one.latitude), radians(other.latitude)];
  const north = Math.sin((there - here) / 2) ** 2;
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(north + Math.cos(here) * Math.cos(there) * east)));
}
