import "server-only";
import type { Car } from "@forecourt/search/car";
import { findCar, findSimilar } from "@forecourt/search";
import type { TenantContent } from "@forecourt/tenant-config/content";
import type { Location } from "@forecourt/tenant-config/locations";
import { cache } from "react";
import type { Illustrate } from "#server/media/illustrator.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";
import { getTenant } from "#server/tenants/get-tenant.ts";

/** A car's page as far as the stock knows it. `gone` is a car sold longer ago than the site lists. */
export type CarPage =
  | {
      kind: "found";
      content: TenantContent;
      car: Car;
      location: Location | null;
      now: Date;
      illustrate: Illustrate;
    }
  | {
      kind: "gone";
      content: TenantContent;
      car: Car;
      similar: readonly Car[];
      now: Date;
      illustrate: Illustrate;
    }
  | { kind: "missing" }
  | { kind: "unavailable"; content: TenantContent };

/** Finds one car of one tenant, once a request. */
export const carPage = cache(async (tenant: string, slug: string): Promise<CarPage> => {
  const content = await getTenant(tenant);
  if (!content) return { kind: "missing" };
  const wiring = await getWiring();
  const { cars, search } = content.tenant.config;
  const { engine } = await wiring.stock(tenant);
  const now = wiring.now();
  const { illustrate } = wiring.illustrator;
  const found = await findCar({ engine, slug, cars, policy: search, now });
  if (found.kind === "missing") return { kind: "missing" };
  if (found.kind === "unavailable") return { kind: "unavailable", content };
  if (found.kind === "found")
    return {
      kind: "found",
      content,
      car: found.car,
      location: locationOf(found.car, content),
      now,
      illustrate,
    };
  const similar = await findSimilar({ engine, car: found.car, policy: search, cars });
  return {
    kind: "gone",
    content,
    car: found.car,
    similar: similar.map((other) => other.car),
    now,
    illustrate,
  };
});

function locationOf(car: Car, content: TenantContent): Location | null {
  const { id, slug } = car.location;
  return (
    content.locations.find((location) => location.id === id || (slug !== null && location.slug === slug)) ??
    null
  );
}
