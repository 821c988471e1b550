import { policyDefaults as analyticsDefaults } from "@forecourt/analytics/defaults";
import { policyDefaults as leadsDefaults } from "@forecourt/leads/defaults";
import { policyDefaults as searchDefaults } from "@forecourt/search/defaults";
import { settingDefaults } from "./setting-defaults.ts";
import type { ConfigSections } from "./tenant-config.ts";

/**
 * The product's defaults of every section, complete: the weakest layer. No schema is needed to read them.
 *
 * @example
 * tenantDefaults.search.pageSize // 100
 */
export const tenantDefaults: ConfigSections = {
  ...settingDefaults,
  ...searchDefaults,
  ...leadsDefaults,
  ...analyticsDefaults,
};
