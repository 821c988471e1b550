export { describeConflict } from "./hosts/describe-conflict.ts";
export { type FoundTenant, findTenantByHost } from "./hosts/find-tenant-by-host.ts";
export {
  buildHostTable,
  type HostConflict,
  type HostedSite,
  type HostTable,
  type HostTableOptions,
} from "./hosts/host-table.ts";
export type { HostProblem } from "./hosts/normalize-host.ts";
export type { LinksSettings, Redirect } from "./settings/sections/links-settings.ts";
export type { MenuItem, MenuLeaf, NavigationSettings } from "./settings/sections/navigation-settings.ts";
export type { MarketSettings, WordSwap } from "./settings/sections/market-settings.ts";
export type { DashboardSettings } from "./settings/sections/dashboard-settings.ts";
export type { IntegrationSettings } from "./settings/sections/integrations-settings.ts";
export type { FeatureSettings } from "./settings/sections/features-settings.ts";
export type { GarageSettings } from "./settings/sections/garage-settings.ts";
export type { CarPageSettings } from "./settings/sections/car-page-settings.ts";
export type { HomeHero, HomeSection, HomeSettings } from "./settings/sections/home-settings.ts";
export type { PromptSettings } from "./settings/sections/prompts-settings.ts";
export type { StockListSettings } from "./settings/sections/stock-list-settings.ts";
export type { ShownFact } from "./settings/sections/shown-facts.ts";
export type {
  DealershipWebsite,
  SiteDealership,
  SiteSettings,
  TemplateName,
} from "./settings/sections/site-settings.ts";
export { type Explanation, explain, type LayerValue, type SettingExplanation } from "./tenant/explain.ts";
export {
  RESERVED_SLUGS,
  resolveTenantFiles,
  type SettingsFile,
  type TenantFiles,
} from "./tenant/resolve-tenant-files.ts";
export type { ResolvedTenant, TenantResolution } from "./tenant/resolve-tenant.ts";
export { type FeatureSite, featureSite, unmatchedFeatures } from "./layers/feature-layers.ts";
export { type Layer, type LayerInput, type LayerKind, type LayerName, layerTitle } from "./layers/layer.ts";
export type { SettingProblem } from "./layers/setting-problem.ts";
export type {
  ConfigLayer,
  ConfigSections,
  LayerOf,
  SectionName,
  TenantConfig,
} from "./settings/tenant-config.ts";
export { type ContrastProblem, contrastProblems } from "./theme/contrast.ts";
export type { ThemeSettings } from "./settings/sections/theme-settings.ts";
export { themeVariables } from "./theme/theme-variables.ts";
export { type FilterWords, type Wording, type WordingPolicy, wording } from "./wording/wording.ts";
export type { WordingSettings } from "./settings/sections/wording-settings.ts";
export { type SettingField, settingField } from "./reference/setting-field.ts";
export { type SettingRow, settingRows } from "./reference/setting-rows.ts";
export { siteAdvice } from "./advice/site-advice.ts";
export { layerAdvice } from "./advice/layer-advice.ts";
export { type Advice, tenantAdvice } from "./advice/tenant-advice.ts";
export { type SignIn, signIn } from "./site/sign-in.ts";
export { callToActionIndex, type HomeLayout, homeLayout } from "./site/home-layout.ts";
export { type TextUsButton, textUsButton } from "./site/text-us-button.ts";
export {
  conversation,
  framedScheduler,
  type ThirdParty,
  type ThirdPartyName,
  type ThirdPartyPurpose,
  type ThirdPartySettings,
  thirdParties,
  thirdPartyHosts,
  thirdPartyScripts,
  type VehicleLookup,
  vehicleLookups,
} from "./site/third-parties.ts";
export { localeOfPath, type SiteLocale, siteLocales } from "./locales/site-locales.ts";
export type { OtherLocale } from "./messages/catalogues.ts";
export { hoursWords } from "./messages/catalogues.ts";
export { formMessages } from "./messages/form-messages.ts";
export { inLanguage, type TranslatedContent } from "./translations/translate-content.ts";
export { type NamedPage, pageLanguages } from "./translations/page-languages.ts";
export { diffTenants, type SettingDifference } from "./tenant/diff-tenants.ts";
export type { Market, Markets } from "./markets/market.ts";
export { MARKETS } from "./markets/markets.ts";
export type { MarketRules, PlateRegister, StateTimeZones } from "./settings/market-rules.ts";
export { type Disclosure, disclosures, type ShownVehicle } from "./markets/disclosures.ts";
export { type SecretPolicy, secretNames } from "./site/secret-names.ts";
export { type HeadTag, headTags } from "./site/head-tags.ts";
export {
  type OrganisationJsonLd,
  type OrganisationPolicy,
  organisationJsonLd,
  siteAddress,
  siteOrigin,
} from "./site/organisation-json-ld.ts";
