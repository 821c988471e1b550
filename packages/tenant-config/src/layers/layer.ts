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

/** One layer with its values, checked. */
export interface Layer extends LayerName {
  readonly values: { readonly [section: string]: unknown };
}

/** One layer as it came: named, not yet checked. */
export interface LayerInput extends LayerName {
  readonly value: unknown;
}

/**
 * A layer as people call it.
 *
 * @example
 * layerTitle({ kind: "preset", name: "north", file: "presets/north.json" }) // "preset north (presets/north.json)"
 */
export const layerTitle = ({ kind, name, file }: LayerName): string =>
  kind === "defaults" ? "the product's defaults" : `${kind} ${name}${file === null ? "" : ` (${file})`}`;
