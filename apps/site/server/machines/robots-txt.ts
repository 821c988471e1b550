import type { MachineSite } from "./machine-route.ts";

/** Addresses that lead programs nowhere: calls of scripts, and pages that belong to one shopper. */
const CLOSED = ["/api/", "/mock/", "/success", "/sign-in", "/*/enquire$"];

/** What programs may walk, and where the map is. */
export const robotsTxt = ({ origin }: Pick<MachineSite, "origin">): string =>
  [
    "User-agent: *",
    ...CLOSED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
