/** Holds what a lead that was just accepted counts as, until a page has counted it. */
export const CONVERSION_COOKIE = "fc-conversion";

/** Takes the conversion out of a page's cookies; null where there is none. Outside loopback a cookie of ours has a prefix. */
export function takeConversionCookie(page: Pick<Document, "cookie">): string | null {
  const [, name, value] =
    new RegExp(`(?:^|; )((?:__Host-)?${CONVERSION_COOKIE})=([^;]+)`).exec(page.cookie) ?? [];
  if (name === undefined || value === undefined) return null;
  page.cookie = `${name}=; path=/; max-age=0; samesite=lax${name.startsWith("__") ? "; secure" : ""}`;
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
