import { textAt } from "../fields/answer-at.ts";
import type { FormPlace } from "../forms/form-facts.ts";
import type { LeadSource } from "./build-lead.ts";
import type { Lead } from "./lead.ts";

/** Where the lead goes: the place the shopper chose, the page's, the car's, or the primary one where the tenant wants that. */
export function choosePlace({ values, submission, places, car, primaryPlace }: LeadSource): FormPlace | null {
  const asked = textAt(values, "location") ?? textAt(values, "Service Location") ?? submission.location;
  const wanted = asked ?? car?.location.id ?? null;
  return places.find((place) => place.id === wanted || place.name === wanted) ?? primaryPlace;
}

/** What the shopper chose, else where the lead goes, else whose car it is about, else the page's. */
export function chooseDealership(
  { values, submission, dealerships, car }: LeadSource,
  place: FormPlace | null,
): Lead["dealership"] {
  const asked = textAt(values, "dealership_slug") ?? textAt(values, "preferredDealership");
  for (const slug of [asked, place?.dealershipSlug, car?.dealership.slug, submission.dealership]) {
    const known = dealerships.find((entry) => entry.slug === slug);
    if (known) return { slug: known.slug, name: known.name };
  }
  const [only, ...others] = dealerships;
  if (only && others.length === 0) return { slug: only.slug, name: only.name };
  // Stock is the tenant's own: a car's dealership is right even where the tenant forgot to list it.
  return car?.dealership.slug
    ? { slug: car.dealership.slug, name: car.dealership.name ?? car.dealership.slug }
    : null;
}
