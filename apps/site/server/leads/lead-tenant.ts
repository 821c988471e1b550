import "server-only";
import type { IntakeTenant } from "@forecourt/leads/intake";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { placesOf } from "#server/forms/form-facts.ts";
import { publicPageUrl } from "#server/forms/page-url.ts";
import { findCarById } from "#server/stock/stock.ts";
import type { Wiring } from "#server/wiring/wiring.ts";
import { defaultSinks, sinksOf } from "./delivery.ts";

/** What is true of every lead of a tenant, before it is known where its leads are delivered. */
export function leadFacts(content: TenantContent) {
  const { config } = content.tenant;
  const { site } = config;
  const places = placesOf(content);
  const primary = content.locations.find((location) => location.primary);
  return {
    slug: content.slug,
    market: site.market,
    policy: config,
    places,
    dealerships: site.dealerships.map(({ slug, name }) => ({ slug, name })),
    primaryPlace: places.find(({ id }) => id === primary?.id) ?? null,
    pushToPrimaryLocation: config.leads.pushToPrimaryLocation,
    offers: content.offers.map(({ id, name }) => ({ id, name })),
    manufacturerSlug: site.manufacturer?.slug ?? null,
    autogaugeEnabled: config.integrations.autograb,
  };
}

/** A tenant as the intake needs it: its own form, stock and rules, and this installation's sinks. */
export function leadTenant(wiring: Wiring, content: TenantContent): IntakeTenant {
  const { config } = content.tenant;
  return {
    ...leadFacts(content),
    findCar: (id) => findCarById(content.slug, id),
    publicUrl: (url) => publicPageUrl(url, config, null),
    sinks: defaultSinks(wiring, content),
    sendsFiles: (sink) => sinksOf(wiring, content).find(({ name }) => name === sink)?.files === "sent",
  };
}
