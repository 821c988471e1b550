import type { IntegrationSettings } from "../settings/sections/integrations-settings.ts";
import type { ThemeSettings } from "../settings/sections/theme-settings.ts";

/** One `<meta>` of every page of a site. */
export interface HeadTag {
  readonly name: string;
  readonly content: string;
}

/**
 * The `<meta>` tags that are the same on every page: who owns the site, and the colour of the browser around it.
 *
 * @example
 * headTags(config).map(({ name }) => name) // ["theme-color", "color-scheme"]
 */
export function headTags({
  integrations,
  theme,
}: {
  readonly integrations: Pick<IntegrationSettings, "siteVerification">;
  readonly theme: Pick<ThemeSettings, "ground" | "scheme">;
}): HeadTag[] {
  const { siteVerification } = integrations;
  return [
    ...(siteVerification === null ? [] : [{ name: "google-site-verification", content: siteVerification }]),
    { name: "theme-color", content: theme.ground },
    { name: "color-scheme", content: theme.scheme },
  ];
}
