import { formMessages } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { offeredBySettings, placesOf } from "#server/forms/form-facts.ts";

/** What is true of every lead of a tenant, before it is known where its leads are delivered. */
export function leadFacts(content: TenantContent) {
  const { config } = content.tenant;
  const { site } = config;
  const places = placesOf(content);
  const primary = content.locations.find((location) => location.primary);
  return {
    slug: content.slug,
    market: config.rules,
    words: formMessages(config),
    policy: config,
    places,
    dealerships: site.dealerships.map(({ slug, name }) => ({ slug, name })),
    ...offeredBySettings(content),
    primaryPlace: places.find(({ id }) => id === primary?.id) ?? null,
    pushToPrimaryLocation: config.leads.pushToPrimaryLocation,
    offers: content.offers.map(({ id, name }) => ({ id, name })),
    models: content.models.map(({ id, name, manufacturerName: make }) => ({ id, name, make })),
    manufacturerSlug: site.manufacturer?.slug ?? null,
    autogaugeEnabled: config.integrations.autograb,
  };
}
