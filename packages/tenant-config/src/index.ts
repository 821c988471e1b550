export { type FoundTenant, findTenantByHost } from "./hosts/find-tenant-by-host.ts";
export {
  buildHostTable,
  type HostConflict,
  type HostedSite,
  type HostTable,
  type HostTableOptions,
} from "./hosts/host-table.ts";
export { type HostProblem, type NormalHost, normalizeHost } from "./hosts/normalize-host.ts";
export type { LinksSettings, Redirect } from "./routes/links-settings.ts";
export type { MenuItem, MenuLeaf, NavigationSettings } from "./routes/navigation-settings.ts";
export type { MarketSettings, WordSwap } from "./markets/market-settings.ts";
export type { DashboardSettings, IntegrationSettings } from "./settings/integrations-settings.ts";
export type {
  FeatureSettings,
  GarageSettings,
  HomeSection,
  HomeSettings,
  PromptSettings,
  StockListSettings,
} from "./settings/site-behaviour.ts";
export type {
  DealershipWebsite,
  MarketCode,
  SiteDealership,
  SiteSettings,
  TemplateName,
} from "./site/site-settings.ts";
export { type Explanation, explain, type LayerWord, type SettingExplanation } from "./tenant/explain.ts";
export {
  FEATURES_FILE,
  resolveTenantFiles,
  type SettingsFile,
  type TenantFiles,
} from "./tenant/resolve-tenant-files.ts";
export {
  type LayerInput,
  layerTitle,
  resolveTenant,
  type TenantResolution,
} from "./tenant/resolve-tenant.ts";
export {
  LAYER_KINDS,
  type Layer,
  type LayerKind,
  type LayerName,
  type ResolvedTenant,
} from "./tenant/resolved-tenant.ts";
export type { SettingProblem } from "./tenant/setting-problem.ts";
export type { ConfigLayer, LayerOf, OwnSections, SectionName, TenantConfig } from "./tenant/tenant-config.ts";
export { type ContrastProblem, contrastProblems, contrastRatio } from "./theme/contrast.ts";
export type { ThemeSettings } from "./theme/theme-settings.ts";
export { themeVariables } from "./theme/theme-variables.ts";
export { swapWords } from "./wording/swap-words.ts";
export { type FilterWords, type Wording, type WordingPolicy, wording } from "./wording/wording.ts";
export type { WordingSettings } from "./wording/wording-settings.ts";
export { type SettingRow, settingRows } from "./tenant/setting-rows.ts";
export { type JsonSchema, tenantJsonSchema } from "./tenant/tenant-json-schema.ts";
export { type Advice, tenantAdvice } from "./advice/tenant-advice.ts";
export { type SignIn, signIn, splitTestVersion } from "./settings/account.ts";
export { type DashboardCall, dashboardPath } from "./settings/dashboard-call.ts";
export { callToActionIndex, type HomeLayout, homeLayout } from "./settings/home-layout.ts";
export {
  judgeTextUsPopup,
  type PromptFacts,
  type PromptVerdict,
  type TextUsButton,
  textUsButton,
} from "./settings/prompt-governor.ts";
export {
  type ThirdParty,
  type ThirdPartyPurpose,
  thirdParties,
  type VehicleLookup,
  vehicleLookups,
} from "./settings/third-parties.ts";
export { siteAddress, siteOrigin } from "./site/site-facts.ts";
export { diffTenants, type SettingDifference } from "./tenant/diff-tenants.ts";
export { type Disclosure, disclosures, type ShownVehicle } from "./markets/disclosures.ts";
export {
  type DashboardAccess,
  dashboardAccess,
  type SecretPolicy,
  secretNames,
} from "./settings/secret-names.ts";
export { type HeadTag, headTags } from "./site/head-tags.ts";
export {
  type OrganisationJsonLd,
  type OrganisationPolicy,
  organisationJsonLd,
} from "./site/organisation-json-ld.ts";
export { settingsTable } from "./tenant/settings-table.ts";
export {
  type EventDestination,
  type EventDestinationPolicy,
  eventDestinations,
} from "./settings/event-destinations.ts";
export { type CountedSentence, SENTENCES, type SentenceGroup } from "./wording/sentences.ts";
