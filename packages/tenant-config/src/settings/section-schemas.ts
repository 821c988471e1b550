import { policySchemas as analyticsSchemas } from "@forecourt/analytics/policy";
import { policySchemas as leadsSchemas } from "@forecourt/leads/policy";
import { policySchemas as searchSchemas } from "@forecourt/search/policy";
import { z } from "zod";
import { carPageSchema } from "./car-page-settings.ts";
import { careersSchema } from "./careers-settings.ts";
import { dashboardSchema } from "./dashboard-settings.ts";
import { featuresSchema } from "./features-settings.ts";
import { garageSchema } from "./garage-settings.ts";
import { homeSchema } from "./home-settings.ts";
import { integrationsSchema } from "./integrations-settings.ts";
import { linksSchema } from "./links-settings.ts";
import { locationsSchema } from "./locations-settings.ts";
import { marketSchema } from "./market-settings.ts";
import { navigationSchema } from "./navigation-settings.ts";
import { offersSchema } from "./offers-settings.ts";
import { postsSchema } from "./posts-settings.ts";
import { promptsSchema } from "./prompts-settings.ts";
import { reviewsSchema } from "./reviews-settings.ts";
import { settingTree } from "./setting-tree.ts";
import { siteSchema } from "./site-settings.ts";
import { stockListSchema } from "./stock-list-settings.ts";
import { themeSchema } from "./theme-settings.ts";
import { wordingSchema } from "./wording-settings.ts";

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
  prompts: promptsSchema,
  integrations: integrationsSchema,
  dashboard: dashboardSchema,
  locations: locationsSchema,
  offers: offersSchema,
  reviews: reviewsSchema,
  posts: postsSchema,
  careers: careersSchema,
  ...searchSchemas,
  ...leadsSchemas,
  ...analyticsSchemas,
};

/** The tree that layers are checked against and merged along. */
export const tenantSettings = settingTree(z.strictObject(sectionSchemas));
