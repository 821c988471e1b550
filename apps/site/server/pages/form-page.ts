import { type FormId, isFormId, parseLeadQuery } from "@forecourt/leads";
import type { Car } from "@forecourt/search/car";
import type { Offer } from "@forecourt/tenant-config/content";
import { locationsAtPlace } from "@forecourt/tenant-config/routes";
import { notFound } from "next/navigation";
import { typedBefore } from "#server/forms/drafts.ts";
import { bookingDates } from "#server/forms/booking-dates.ts";
import { formFacts } from "#server/forms/form-facts.ts";
import { formInLanguage } from "#server/forms/form-in-language.ts";
import { publicPath } from "#host/http/caller/request-route.ts";
import { findCarById } from "#server/stock/stock.ts";
import { loadPage } from "#server/tenants/get-site.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { vehicleProviders } from "#server/vehicles/vehicle-lookup.ts";
import { type FormPlaces, formPlaces } from "#server/views/form/form-places.ts";
import { type FormView, formView } from "#server/views/form/form-view.ts";
import { type PageQuery, queryParams } from "./every-page/page-query.ts";

/** Which form a page renders, and the place it belongs to if any. */
export interface FormRequest {
  tenant: string;
  form: string;
  place?: string;
}

/** A form's page, decided: what it asks, and what it is about. */
export interface FormPageView extends FormView {
  /** The form's own, with the place that a link names. */
  title: string;
  site: TenantSite;
  car: Car | null;
  offer: Offer | null;
  places: FormPlaces;
  draft: Awaited<ReturnType<typeof typedBefore>>;
}

/** The form a page renders, with the site and the locations it belongs to; of several at one place, the first counts. */
async function findForm({ tenant, form: id, place }: FormRequest) {
  const { site, wiring } = await loadPage(tenant);
  if (!isFormId(id)) notFound();
  const places = place === undefined ? [] : locationsAtPlace(place, site.content.locations);
  return { site, wiring, id: id satisfies FormId, places };
}

export async function formTitle(request: FormRequest): Promise<string> {
  const { site, id, places } = await findForm(request);
  const facts = formFacts(site, { car: null, location: places[0] ?? null });
  return formInLanguage(id, site, facts).title;
}

/** How an address names the place that a form goes to. */
const PLACE_NAMES = ["location", "Service Location"];

/** Finds what a form's page is about: a car or an offer that does not exist leaves the form without one. */
export async function formPage(request: FormRequest, query: PageQuery): Promise<FormPageView> {
  const { site, wiring, id, places: own } = await findForm(request);
  const { content } = site;
  const [location = null] = own;
  const params = queryParams(query);
  const { carId } = parseLeadQuery(params);
  const car = carId === null ? null : await findCarById(wiring, content, carId);
  const offer = content.offers.find((each) => each.id === params.get("offer_id")) ?? null;
  const draft = await typedBefore(wiring, content.slug);
  const view = formView(site, {
    id,
    path: await publicPath(),
    car,
    location,
    offerId: offer?.id ?? null,
    dates: await bookingDates(wiring, site, id, { car, location }),
    findsVehicles: vehicleProviders(wiring, content).length > 0,
    query: params,
  });
  const asksFor = PLACE_NAMES.map((name) => params.get(name)).find((name) => name !== null);
  const place = content.locations.find(({ id: known, name }) => known === asksFor || name === asksFor);
  return {
    ...view,
    title: place ? `${view.form.title} · ${place.name}` : view.form.title,
    site,
    car,
    offer,
    places: formPlaces(site, view.form, { filled: view.filled, car, own }),
    draft: draft?.values["form"] === id ? draft : null,
  };
}
