import type { Destination } from "../dispatch/dispatcher.ts";
import { type EventRecordPolicy, eventProperties } from "../events/event-record.ts";
import { vehicleTracking } from "../events/vehicle-tracking.ts";

/**
 * The tag manager's data layer: every event by its own name, with its id, its properties and its car.
 *
 * @example
 * const layer = dataLayer({ push: (entry) => window.dataLayer.push(entry), policy });
 */
export const dataLayer = ({
  push,
  policy,
}: {
  readonly push: (entry: Readonly<Record<string, unknown>>) => void;
  readonly policy: EventRecordPolicy;
}): Destination => ({
  name: "tag manager",
  purpose: "measurement",
  receive({ id, event, visit }) {
    const car = "car" in event ? event.car : null;
    push({
      event: event.name,
      event_id: id,
      page_location: visit.url,
      ...eventProperties(event),
      ...("leadId" in event && { lead_id: event.leadId }),
      ...(car && { car_slug: car.slug, vehicle: vehicleTracking(car, policy) }),
    });
  },
});
