import type { RouteSite } from "./route-site.ts";

type Prefixed = Pick<RouteSite, "prefix">;

/**
 * A path of the site in the language it is read in; addresses of other sites stay as they are.
 *
 * @example
 * withPrefix("/contact", { prefix: "/es" }) // "/es/contact"
 */
export const withPrefix = (path: string, { prefix = "" }: Prefixed): string =>
  prefix === "" || !path.startsWith("/") || isPrefixed(path, prefix)
    ? path
    : `${prefix}${path === "/" ? "" : path}`;

/** A path as the table knows it, which knows no languages. */
export const withoutPrefix = (path: string, { prefix = "" }: Prefixed): string => {
  if (prefix === "" || !isPrefixed(path, prefix)) return path;
  const rest = path.slice(prefix.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
};

const isPrefixed = (path: string, prefix: string): boolean =>
  path === prefix || ["/", "?", "#"].some((sign) => path.startsWith(`${prefix}${sign}`));
