export {
  type CheckoutPathPolicy,
  carMapPath,
  checkoutPath,
  dealershipStockPath,
  type StockPathPolicy,
  stockPathOf,
} from "./car-paths.ts";
export {
  locationContactPath,
  modelLink,
  modelsPath,
  type OfferPathPolicy,
  offerPath,
  postPath,
} from "./content-paths.ts";
export type { Link } from "./link.ts";
export { type LinkPolicy, linkFor } from "./link-for.ts";
export type { LinksSettings, Redirect } from "../settings/links-settings.ts";
export { footerNavigation, headerNavigation } from "./navigation.ts";
export type { NavigationEntry, NavigationGroup, NavigationOptions } from "./navigation-entry.ts";
export type { MenuItem, MenuLeaf, NavigationSettings } from "../settings/navigation-settings.ts";
export { type PagePolicy, pageOf, type SitePage } from "./page-of.ts";
export { type PagesPolicy, pagePath } from "./pages-path.ts";
export { type RedirectAnswer, type RedirectPolicy, redirectFor } from "./redirects.ts";
export {
  type FinancePolicy,
  financePath,
  garagePath,
  type ServicePolicy,
  serviceBookingLink,
  signInPath,
  tradeInPath,
} from "./service-paths.ts";
