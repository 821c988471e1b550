import "server-only";
import { type FormId, parseLeadQuery } from "@forecourt/leads";
import type { Car } from "@forecourt/search/car";
import type { Offer, TenantContent } from "@forecourt/tenant-config/content";
import type { Location } from "@forecourt/tenant-config/locations";
import { locationContactPath } from "@forecourt/tenant-config/routes";
import { notFound } from "next/navigation";
import { cache } from "react";
import { typedBefore } from "#server/forms/drafts.ts";
import { formOfPath } from "./form-paths.ts";
import { followRedirect } from "./moved.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";
import type { Illustrate } from "#server/media/illustrator.ts";
import { findCarById } from "#server/stock/stock.ts";
import { getTenant } from "#server/tenants/get-tenant.ts";
import { vehicleProvider } from "#server/vehicles/vehicle-lookup.ts";
import { type FormView, formView } from "./views/form-view.ts";

/** The query of a page, as the framework gives it. */
export type PageQuery = Readonly<Record<string, string | string[] | undefined>>;

/** A form's page, decided: what it asks, and what it is about. */
export interface FormPageView extends FormView {
  content: TenantContent;
  car: Car | null;
  offer: Offer | null;
  /** The places the page belongs to; of several at one address, the first is asked. */
  places: readonly Location[];
  draft: Awaited<ReturnType<typeof typedBefore>>;
  now: Date;
  illustrate: Illustrate;
}

/** The tenant's content where this path draws a form of it; else the way it has moved, or 'not found'. */
export const formTenant = cache(
  async (tenant: string, path: string): Promise<{ content: TenantContent; id: FormId }> => {
    const content = await getTenant(tenant);
    if (!content) notFound();
    const id = formOfPath(path, content.tenant.config);
    if (id === null) notFound();
    return { content, id };
  },
);

/** Finds what a form's page is about: a car, an offer or a place that does not exist leaves the form without one. */
export async function formPage(tenant: string, path: string, query: PageQuery): Promise<FormPageView> {
  const { content, id } = await formTenant(tenant, path);
  const { config } = content.tenant;
  const params = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => {
      const first = [value].flat()[0];
      return first === undefined ? [] : [[name, first]];
    }),
  );
  followRedirect(path, query, config);
  const { carId } = parseLeadQuery(params);
  const car = carId === null ? null : await findCarById(tenant, carId);
  const offer = content.offers.find((each) => each.id === params.get("offer_id")) ?? null;
  const places = id === "location-contact" ? placesAt(content, path) : [];
  if (id === "location-contact" && places.length === 0) notFound();
  const draft = await typedBefore(tenant);
  const placement = {
    id,
    path,
    car,
    location: places[0] ?? null,
    offerId: offer?.id ?? null,
    findsVehicles: (await vehicleProvider(content)) !== null,
    query: params,
  };
  const { now, illustrator } = await getWiring();
  return {
    ...formView(content, placement),
    content,
    car,
    offer,
    places,
    draft: draft?.values["form"] === id ? draft : null,
    now: now(),
    illustrate: illustrator.illustrate,
  };
}

/** The places whose contact page this is: one, or the departments of one. A page for all places is the primary one's. */
function placesAt(content: TenantContent, path: string): Location[] {
  const { config } = content.tenant;
  const visible = content.locations.filter((location) => location.visible);
  if (config.links.contactPathOverride === path) {
    const primary = visible.find((location) => location.primary) ?? visible[0];
    return primary ? [primary] : [];
  }
  return visible.filter(
    (location) => locationContactPath(location, config) === path || `/contact-us/${location.slug}` === path,
  );
}
