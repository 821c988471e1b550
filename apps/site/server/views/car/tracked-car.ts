import type { TrackedCar } from "@forecourt/analytics";
import type { Car } from "@forecourt/search/car";

/** A car as events name it. */
export const trackedCar = ({ id, slug, name, price }: Car): TrackedCar => ({ id, slug, name, price });
