import type { SettingsOf } from "@forecourt/search/policy";
import type { MarketRules } from "./market-rules.ts";
import type { sectionSchemas } from "./section-schemas.ts";

type Schemas = typeof sectionSchemas;
/** Every section of a tenant's settings. */
export type ConfigSections = { readonly [Section in keyof Schemas]: SettingsOf<Schemas[Section]> };

/**
 * Everything that is true of one dealer site, complete: every setting has a value. Sections of other
 * packages (`search`, `cars`, `forms`, `analytics`, …) are those packages' policies and can be handed
 * to their rules as they are.
 */
export interface TenantConfig extends ConfigSections {
  /** What is true of the market whatever its dealers set; no layer can say it. */
  readonly rules: MarketRules;
}

/** The name of a section, such as "search". */
export type SectionName = keyof ConfigSections;

/**
 * What one layer may set: any part of the config. Lists are replaced whole, and null takes back what
 * weaker layers set.
 */
export type LayerOf<Given> = Given extends readonly unknown[]
  ? Given
  : Given extends object
    ? { readonly [Name in keyof Given]?: LayerOf<Given[Name]> | null }
    : Given;

/** Any part of a tenant's config, as a market, template, preset or tenant file writes it. */
export type ConfigLayer = LayerOf<ConfigSections>;
