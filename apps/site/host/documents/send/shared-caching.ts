/**
 * What caches before this one may do with a page: revalidate each time, unless changes purge them and they may serve it for
 * `sharedSeconds`, and never past the moment until which the page is right, `rightMs` from now, also while they renew it.
 */
export function sharedCaching(sharedSeconds: number, rightMs: number): string {
  const right = Math.floor(rightMs / 1000);
  const fresh = Math.min(sharedSeconds, right);
  if (fresh <= 0) return "public, max-age=0, must-revalidate";
  const renewing = Math.min(sharedSeconds, right - fresh);
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${renewing}, stale-if-error=86400`;
}
