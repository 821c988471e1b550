import type { MachineSite } from "./machine-site.ts";

/**
 * Addresses that lead programs nowhere: calls of scripts, pages that belong to one shopper, and comparisons, of which there
 * are more than anyone could walk.
 */
const CLOSED = [
  "/api/",
  "/mock/",
  "/success",
  "/sign-in",
  "/my-alerts",
  "/compare?",
  "/*/compare?",
  "/*/enquire$",
];

/** What programs may walk, and where the map is. */
export const robotsTxt = ({ origin }: Pick<MachineSite, "origin">): string =>
  [
    "User-agent: *",
    ...CLOSED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
