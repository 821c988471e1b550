import { type TenantContent, visibleOffers } from "@forecourt/tenant-config/content";
import { isFormPage, plainPath } from "./form-paths.ts";
import { ownPageAt } from "./own-page.ts";

/** The pages every site has. A menu entry without a page is not drawn; add a line here with the page. */
const SERVED: readonly RegExp[] = [
  /^\/$/,
  /^\/search\/[^/]+$/,
  /^\/(cars|motorcycles|campers)$/,
  /^\/cars\/[^/]+$/,
  /^\/cars\/[^/]+\/enquire$/,
];

/**
 * Whether a path of a site's own is answered by a page with something on it: one every site has, a form this one
 * offers, or what its dealer wrote. Queries and a slash at the end do not matter.
 */
export function servesPath(path: string, content: TenantContent, now: Date): boolean {
  const plain = plainPath(path);
  if (SERVED.some((pattern) => pattern.test(plain))) return true;
  if (plain === "/our-locations") return content.locations.some(({ visible }) => visible);
  if (plain === "/special-offers") return hasOffers(content);
  if (isFormPage(plain, content.tenant.config)) return true;
  const own = ownPageAt(plain, content, now);
  return own !== null && (own.kind !== "posts" || own.posts.length > 0);
}

function hasOffers({ offers, tenant: { config } }: TenantContent): boolean {
  return visibleOffers(offers, config.site.id, config.offers).length > 0;
}
