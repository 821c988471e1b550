import type { TenantContent } from "../content/content-source.ts";
import type { RouteSite } from "../routes/table/route-site.ts";
import { layerAdvice } from "./layer-advice.ts";
import { routeAdvice } from "./route-advice.ts";
import { type Advice, tenantAdvice } from "./tenant-advice.ts";
import { translationAdvice } from "./translation-advice.ts";

/**
 * All that is legal and unwise in a site's folder: its settings, their layers, what its addresses lead to and what is not
 * translated.
 *
 * @example
 * siteAdvice(acme, site)[0]?.path // "search.strictSort"
 */
export const siteAdvice = (content: TenantContent, site: RouteSite): Advice[] => [
  ...tenantAdvice(content.tenant.config),
  ...layerAdvice(content.tenant),
  ...routeAdvice(site),
  ...translationAdvice(content),
];
