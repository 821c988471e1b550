import { policySchemas as analyticsSchemas } from "@forecourt/analytics/policy";
import { policySchemas as leadsSchemas } from "@forecourt/leads/policy";
import { policySchemas as searchSchemas } from "@forecourt/search/policy";
import { z } from "zod";
import { carPageSchema } from "./sections/car-page-settings.ts";
import { careersSchema } from "./sections/careers-settings.ts";
import { dashboardSchema } from "./sections/dashboard-settings.ts";
import { featuresSchema } from "./sections/features-settings.ts";
import { feedsSchema } from "./sections/feeds-settings.ts";
import { formPageSchema } from "./sections/form-page-settings.ts";
import { garageSchema } from "./sections/garage-settings.ts";
import { homeSchema } from "./sections/home-settings.ts";
import { integrationsSchema } from "./sections/integrations-settings.ts";
import { linksSchema } from "./sections/links-settings.ts";
import { locationsSchema } from "./sections/locations-settings.ts";
import { marketSchema } from "./sections/market-settings.ts";
import { modelPageSchema } from "./sections/model-page-settings.ts";
import { navigationSchema } from "./sections/navigation-settings.ts";
import { offersSchema } from "./sections/offers-settings.ts";
import { postsSchema } from "./sections/posts-settings.ts";
import { promptsSchema } from "./sections/prompts-settings.ts";
import { reviewsSchema } from "./sections/reviews-settings.ts";
import { settingTree } from "./setting-tree.ts";
import { siteSchema } from "./sections/site-settings.ts";
import { stockListSchema } from "./sections/stock-list-settings.ts";
import { themeSchema } from "./sections/theme-settings.ts";
import { wordingSchema } from "./sections/wording-settings.ts";

/** Every section's strict schema: this package's, then those of the packages whose rules it configures. */
export const sectionSchemas = {
  site: siteSchema,
  market: marketSchema,
  theme: themeSchema,
  wording: wordingSchema,
  links: linksSchema,
  navigation: navigationSchema,
  features: featuresSchema,
  garage: garageSchema,
  home: homeSchema,
  stockList: stockListSchema,
  carPage: carPageSchema,
  modelPage: modelPageSchema,
  formPage: formPageSchema,
  prompts: promptsSchema,
  integrations: integrationsSchema,
  dashboard: dashboardSchema,
  locations: locationsSchema,
  offers: offersSchema,
  reviews: reviewsSchema,
  posts: postsSchema,
  careers: careersSchema,
  feeds: feedsSchema,
  ...searchSchemas,
  ...leadsSchemas,
  ...analyticsSchemas,
};

/** The tree that layers are checked against and merged along. */
export const tenantSettings = settingTree(z.strictObject(sectionSchemas));
