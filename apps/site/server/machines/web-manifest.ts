import type { MachineSite } from "./machine-site.ts";
import { ICON_SIZES, iconHref } from "#server/media/site-icon.ts";

/** How the site stands on a phone's home screen. */
export function webManifest({ site }: Pick<MachineSite, "site">): string {
  const { site: dealer, theme, market } = site.config;
  return JSON.stringify({
    name: dealer.name,
    short_name: dealer.name.length > 12 ? (dealer.name.split(" ")[0] ?? dealer.name) : dealer.name,
    ...(dealer.tagline === "" ? {} : { description: dealer.tagline }),
    lang: market.locale,
    id: "/",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: theme.ground,
    theme_color: theme.ground,
    icons: [
      { src: "/media/icon.svg", type: "image/svg+xml", sizes: "any" },
      ...ICON_SIZES.flatMap((size) =>
        size < 192
          ? []
          : (["any", "maskable"] as const).map((purpose) => ({
              src: iconHref(size),
              type: "image/png",
              sizes: `${size}x${size}`,
              purpose,
            })),
      ),
    ],
  });
}
