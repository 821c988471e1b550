/**
 * Whether a browser requests a page that its shopper has not opened yet, and may never open. What a page that is rendered
 * ahead requests itself is no page, and none of these.
 *
 * @example
 * isAhead({ "sec-purpose": "prefetch;prerender", "sec-fetch-mode": "navigate" }) // true
 */
export const isAhead = (headers: Readonly<Record<string, string | string[] | undefined>>): boolean =>
  String(headers["sec-purpose"] ?? "").startsWith("prefetch") &&
  (headers["sec-fetch-mode"] ?? "navigate") === "navigate";
