import { slugify } from "@forecourt/search/kernel";
import { bodySlug } from "../content/models/model-groups.ts";
import type { Model } from "../content/models/model.ts";
import type { Offer, OfferModel } from "../content/offers/offer.ts";
import type { Link } from "./link.ts";
import { linkFor, type LinkPolicy } from "./link-for.ts";

/**
 * The models of one body.
 *
 * @example
 * modelsPath("Dual Cab Ute") // "/models?body=dual-cab-ute"
 */
export const modelsPath = (body?: string): string =>
  body === undefined || body.trim() === "" ? "/models" : `/models?body=${encodeURIComponent(bodySlug(body))}`;

/**
 * A model's page: its own, or the one that stands in for it, which may be on another site.
 *
 * @example
 * modelLink({ slug: "cx-5", overrideUrl: null }, config) // { kind: "internal", href: "/cx-5" }
 */
export function modelLink(model: Pick<Model | OfferModel, "slug" | "overrideUrl">, policy: LinkPolicy): Link {
  if (model.overrideUrl !== null && model.overrideUrl.trim() !== "") {
    const link = linkFor(model.overrideUrl, policy);
    if (link.kind !== "refused") return link;
  }
  if (model.slug === null || model.slug === "") return { kind: "refused", reason: "empty" };
  return { kind: "internal", href: `/${encodeURIComponent(model.slug)}` };
}

/** What an offer's address depends on. */
export interface OfferPathPolicy {
  readonly site: { readonly manufacturer: object | null };
}

/**
 * An offer's page: below its manufacturer, unless the site has a single one.
 *
 * @example
 * offerPath({ id: "12", manufacturerName: "Škoda" }, config) // "/offers/skoda/12"
 */
export function offerPath(offer: Pick<Offer, "id" | "manufacturerName">, { site }: OfferPathPolicy): string {
  const id = encodeURIComponent(offer.id);
  const maker = slugify(offer.manufacturerName ?? "");
  return site.manufacturer !== null || maker === "" ? `/offers/${id}` : `/offers/${maker}/${id}`;
}

/** Removed once, whatever its case. */
const KIND_SUFFIX = / - (?:sales|service|parts)$/i;

/**
 * A location's contact page. A trailing ' - Sales', ' - Service' or ' - Parts' is not part of the address;
 * a site may send every location to one page.
 *
 * @example
 * locationContactPath({ name: "Harbour Ford - Sales" }, config) // "/contact-us/harbour-ford"
 */
export function locationContactPath(
  location: { readonly name: string },
  { links }: { readonly links: { readonly contactPathOverride: string | null } },
): string {
  if (links.contactPathOverride !== null) return links.contactPathOverride;
  const slug = slugify(location.name.trim().replace(KIND_SUFFIX, ""));
  return slug === "" ? "/contact" : `/contact-us/${slug}`;
}

/**
 * A blog post's page.
 *
 * @example
 * postPath({ slug: "summer-hours" }, config) // "/blog/summer-hours"
 */
export const postPath = (
  post: { readonly slug: string },
  { links }: { readonly links: { readonly blogPath: string } },
): string => `${links.blogPath}/${encodeURIComponent(post.slug)}`;
