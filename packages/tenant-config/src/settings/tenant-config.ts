import type { SettingsOf } from "@forecourt/search/policy";
import type { sectionSchemas } from "./section-schemas.ts";

type Schemas = typeof sectionSchemas;
type Sections = { readonly [Section in keyof Schemas]: SettingsOf<Schemas[Section]> };

/**
 * Everything that is true of one dealer site, complete: every setting has a value. Sections of other
 * packages (`search`, `cars`, `forms`, `analytics`, …) are those packages' policies and can be handed
 * to their rules as they are.
 */
export interface TenantConfig extends Sections {}

/** The name of a section, such as "search". */
export type SectionName = keyof TenantConfig;

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
export type ConfigLayer = LayerOf<TenantConfig>;
