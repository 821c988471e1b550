/** What the playground shows as a site shows it. The site publishes nothing, so its own files are read. */
// @boundaries-ignore the site's views are not published
export { reserveFacts, carButtons } from "../../../site/server/views/car/car-buttons.ts";
// @boundaries-ignore the site's views are not published
export { carCardView } from "../../../site/server/views/car/car-card.ts";
// @boundaries-ignore the site's views are not published
export { mainStockList, tenantSearch } from "../../../site/server/stock/stock.ts";
// @boundaries-ignore the site's views are not published
export { type TenantSite, tenantSite } from "../../../site/server/tenants/tenant-site.ts";
