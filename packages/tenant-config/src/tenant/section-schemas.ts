import { policyDefaults as analyticsDefaults } from "@forecourt/analytics/defaults";
import { policySchemas as analyticsSchemas } from "@forecourt/analytics/policy";
import { policyDefaults as leadsDefaults, policySchemas as leadsSchemas } from "@forecourt/leads/policy";
import { policyDefaults as searchDefaults } from "@forecourt/search/defaults";
import { policySchemas as searchSchemas } from "@forecourt/search/policy";
import { z } from "zod";
import { OFFERS_DEFAULTS, offersPolicySchema } from "../content/offers.policy.ts";
import { REVIEWS_DEFAULTS, reviewsPolicySchema } from "../content/reviews.policy.ts";
import { LINKS_DEFAULTS, linksSchema } from "../routes/links.policy.ts";
import { NAVIGATION_DEFAULTS, navigationSchema } from "../routes/navigation.policy.ts";
import { LOCATIONS_DEFAULTS, locationsPolicySchema } from "../locations/locations.policy.ts";
import { MARKET_DEFAULTS, marketSchema } from "../markets/market.policy.ts";
import { INTEGRATION_DEFAULTS, integrationSchemas } from "../settings/integrations.policy.ts";
import { BEHAVIOUR_DEFAULTS, behaviourSchemas } from "../settings/site-behaviour.policy.ts";
import { SITE_DEFAULTS, siteSchema } from "../site/site.policy.ts";
import { THEME_DEFAULTS, themeSchema } from "../theme/theme.policy.ts";
import { WORDING_DEFAULTS, wordingSchema } from "../wording/wording.policy.ts";
import { settingTree } from "./setting-tree.ts";
import type { TenantConfig } from "./tenant-config.ts";

/** Every section's strict schema, this package's and those of the policies it composes. */
export const sectionSchemas = {
  site: siteSchema,
  market: marketSchema,
  theme: themeSchema,
  wording: wordingSchema,
  links: linksSchema,
  navigation: navigationSchema,
  ...behaviourSchemas,
  ...integrationSchemas,
  locations: locationsPolicySchema,
  offers: offersPolicySchema,
  reviews: reviewsPolicySchema,
  ...searchSchemas,
  ...leadsSchemas,
  ...analyticsSchemas,
} satisfies { readonly [Section in keyof TenantConfig]: z.ZodType };

/** The product's defaults: the weakest layer, and complete. */
export const tenantDefaults: TenantConfig = {
  site: SITE_DEFAULTS,
  market: MARKET_DEFAULTS,
  theme: THEME_DEFAULTS,
  wording: WORDING_DEFAULTS,
  links: LINKS_DEFAULTS,
  navigation: NAVIGATION_DEFAULTS,
  ...BEHAVIOUR_DEFAULTS,
  ...INTEGRATION_DEFAULTS,
  locations: LOCATIONS_DEFAULTS,
  offers: OFFERS_DEFAULTS,
  reviews: REVIEWS_DEFAULTS,
  ...searchDefaults,
  ...leadsDefaults,
  ...analyticsDefaults,
};

/** The whole document as one schema. */
export const tenantConfigSchema = z.strictObject(sectionSchemas);

/** The tree that layers are checked against and merged along. */
export const tenantSettings = settingTree(tenantConfigSchema);
