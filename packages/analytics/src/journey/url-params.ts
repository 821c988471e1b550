/** Whether a parameter name is in a list; names compare without case. */
export const namesParam = (names: readonly string[], name: string): boolean =>
  names.some((known) => known.toLowerCase() === name.toLowerCase());

/** A URL from anywhere, or `null`; only web addresses count. */
export function parsePageUrl(url: string): URL | null {
  if (!URL.canParse(url)) return null;
  const parsed = new URL(url);
  return /^https?:$/.test(parsed.protocol) ? parsed : null;
}

/** The query of a page as pairs, without the named parameters. */
export const paramsWithout = (url: URL, names: readonly string[]): [string, string][] =>
  [...url.searchParams].filter(([name]) => !namesParam(names, name));

/** Pairs printed as a query, without "?"; "" when there are none. */
export const printParams = (pairs: readonly (readonly [string, string])[]): string =>
  new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])).toString();
