import { themeVariables } from "@forecourt/tenant-config";
import type { CarCardView } from "@forecourt/ui/car-card";
import type { Wiring } from "#host/wiring/wiring.ts";
import { DISPLAY_FAMILY, displayFace } from "../../display-faces.ts";

/** One look of the gallery: the theme of a dealer of that template. */
export interface GalleryTheme {
  readonly template: string;
  readonly variables: Readonly<Record<string, string>>;
  /** The rule that brings the face of its headings, under a name of its own; empty where the system's is used. */
  readonly face: string;
  /** How its lists arrange a card. */
  readonly card: NonNullable<CarCardView["arrangement"]>;
}

/** The theme of one dealer of each template this process serves. */
export async function galleryThemes({ content }: Pick<Wiring, "content">): Promise<GalleryTheme[]> {
  const tenants = await Promise.all((await content.slugs()).map((slug) => content.tenant(slug)));
  const themes = new Map<string, GalleryTheme>();
  for (const tenant of tenants) {
    if (!tenant) continue;
    const { config } = tenant.tenant;
    const { template } = config.site;
    if (themes.has(template)) continue;
    const family = `${DISPLAY_FAMILY}-${template}`;
    const variables = Object.entries(themeVariables(config)).map(([name, value]) => [
      name,
      value.replaceAll(DISPLAY_FAMILY, family),
    ]);
    const face = displayFace(config.theme.displayFont, family)?.style ?? "";
    const { card } = config.stockList;
    themes.set(template, { template, variables: Object.fromEntries(variables), face, card });
  }
  return [...themes.values()].toSorted((a, b) => a.template.localeCompare(b.template));
}

/**
 * The themes as a style sheet: the page takes the one whose box is chosen, `[data-theme]` takes its own, and each token
 * has a class that shows it.
 */
export function themeStyles(themes: readonly GalleryTheme[]): string {
  const declared = ({ variables }: GalleryTheme): string =>
    `${Object.entries(variables)
      .map(([name, value]) => `${name}:${value};`)
      .join("")}background:var(--fc-ground);color:var(--fc-ink);`;
  const rules = themes.flatMap((theme) => [
    theme.face,
    `:root:has(#theme-${theme.template}:checked){${declared(theme)}}`,
    `[data-theme="${theme.template}"]{${declared(theme)}}`,
  ]);
  const swatches = Object.entries(themes[0]?.variables ?? {})
    .filter(([, value]) => value.startsWith("#"))
    .map(([name]) => `.gallery-swatch[data-token="${name}"]{background:var(${name})}`);
  return [...rules, ...swatches].join("\n");
}
