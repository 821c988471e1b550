import type { TenantConfig } from "../settings/tenant-config.ts";

/** Which kind of layer, weakest first. This order is the requirement. */
export const LAYER_KINDS = [
  "defaults",
  "market",
  "template",
  "preset",
  "tenant",
  "feature",
  "override",
] as const;

/** One of the seven kinds of layers. */
export type LayerKind = (typeof LAYER_KINDS)[number];

/** A layer by its name, for people: "preset southern-group (presets/southern-group.json)". */
export interface LayerName {
  readonly kind: LayerKind;
  /** The market's, template's, preset's, site's or feature's name. */
  readonly name: string;
  /** The file it was read from; null for what the product brings. */
  readonly file: string | null;
}

/** One layer with what it says, checked. */
export interface Layer extends LayerName {
  readonly says: { readonly [section: string]: unknown };
}

/** A tenant's settings, and the layers they came from (ask `explain`). */
export interface ResolvedTenant {
  readonly config: TenantConfig;
  /** Weakest first. */
  readonly layers: readonly Layer[];
}
