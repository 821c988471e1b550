import type { AnalyticsPolicy, JourneyPolicy } from "@forecourt/analytics/policy";
import type { policyDefaults as leadsDefaults } from "@forecourt/leads/policy";
import type { SearchPolicy } from "@forecourt/search";
import type { CarsPolicy } from "@forecourt/search/car";
import type { OffersPolicy } from "../content/offers-policy.ts";
import type { ReviewsPolicy } from "../content/reviews-policy.ts";
import type { LinksSettings } from "../routes/links-settings.ts";
import type { NavigationSettings } from "../routes/navigation-settings.ts";
import type { LocationsPolicy } from "../locations/locations-policy.ts";
import type { MarketSettings } from "../markets/market-settings.ts";
import type { DashboardSettings, IntegrationSettings } from "../settings/integrations-settings.ts";
import type {
  FeatureSettings,
  GarageSettings,
  HomeSettings,
  PromptSettings,
  StockListSettings,
} from "../settings/site-behaviour.ts";
import type { SiteSettings } from "../site/site-settings.ts";
import type { ThemeSettings } from "../theme/theme-settings.ts";
import type { WordingSettings } from "../wording/wording-settings.ts";

/** The sections this package answers for. */
export interface OwnSections {
  readonly site: SiteSettings;
  readonly market: MarketSettings;
  readonly theme: ThemeSettings;
  readonly wording: WordingSettings;
  readonly links: LinksSettings;
  readonly navigation: NavigationSettings;
  readonly features: FeatureSettings;
  readonly garage: GarageSettings;
  readonly home: HomeSettings;
  readonly stockList: StockListSettings;
  readonly prompts: PromptSettings;
  readonly integrations: IntegrationSettings;
  readonly dashboard: DashboardSettings;
  readonly locations: LocationsPolicy;
  readonly offers: OffersPolicy;
  readonly reviews: ReviewsPolicy;
}

interface SearchSections {
  readonly search: SearchPolicy;
  readonly cars: CarsPolicy;
}

interface AnalyticsSections {
  readonly analytics: AnalyticsPolicy;
  readonly journey: JourneyPolicy;
}

type PolicySections = SearchSections & typeof leadsDefaults & AnalyticsSections;

/**
 * Everything that is true of one dealer site, complete: every setting has a value. Sections of other
 * packages (`search`, `cars`, `forms`, `analytics`, …) are those packages' policies and can be handed
 * to their rules as they are.
 */
export interface TenantConfig extends OwnSections, Readonly<PolicySections> {}

/** The name of a section, such as "search". */
export type SectionName = keyof TenantConfig;

/**
 * What one layer may say: any part of the config. Lists are replaced whole, and null takes back what
 * weaker layers said.
 */
export type LayerOf<Given> = Given extends readonly unknown[]
  ? Given
  : Given extends object
    ? { readonly [Name in keyof Given]?: LayerOf<Given[Name]> | null }
    : Given;

/** Any part of a tenant's config, as a market, template, preset or tenant file says it. */
export type ConfigLayer = LayerOf<TenantConfig>;
