const READING = ["GET", "HEAD", "OPTIONS"];

/**
 * Whether a request that changes something was started by another site. Browsers say so in `Sec-Fetch-Site`, older ones
 * in `Origin`; a request with neither comes from no browser and carries no shopper's cookies.
 *
 * @example
 * isCrossSite({ method: "POST", headers: { host: "dealer.example", "sec-fetch-site": "cross-site" } }) // true
 */
export function isCrossSite({
  method,
  headers,
}: {
  method: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}): boolean {
  if (READING.includes(method)) return false;
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const { origin, host } = headers;
  if (origin === undefined) return false;
  return hostOf(String(origin)) !== String(host).toLowerCase();
}

/** `null`, the origin of a document without one, has no host and so is another site. */
function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
