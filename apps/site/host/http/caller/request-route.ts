import { headers } from "next/headers";

/** Set by the proxy for the page behind it, over whatever a client sends. */
export const ROUTE_HEADERS = {
  /** The address the shopper sees, without its query. */
  path: "x-forecourt-path",
  /** The one address search engines are given. */
  canonical: "x-forecourt-canonical",
  /** The language the page is in. */
  locale: "x-forecourt-locale",
  /** Names what the proxy has found out already. */
  found: "x-forecourt-found",
} as const;

/** The address a page is shown at. */
export const publicPath = async (): Promise<string> => (await headers()).get(ROUTE_HEADERS.path) ?? "/";

/** The page's own address for search engines; null for a page that is not there. */
export const canonicalPath = async (): Promise<string | null> =>
  (await headers()).get(ROUTE_HEADERS.canonical);
