import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { EncodedBody } from "./encoding/encoded-body.ts";
import { SHARED_PAGE } from "./shared-page.ts";

/** A page as every shopper is given it. */
export interface KeptPage {
  body: EncodedBody;
  /** Another one for any other content. */
  tag: string;
  headers: OutgoingHttpHeaders;
}

/** Of one drawing, or set anew for what is kept. */
const NOT_KEPT = [
  "cache-control",
  "connection",
  "content-encoding",
  "content-length",
  "content-security-policy",
  "date",
  "etag",
  "keep-alive",
  "link",
  "transfer-encoding",
  "vary",
  SHARED_PAGE,
];

/**
 * What caches before this one may do with a page: ask each time, unless changes purge them and they may answer for
 * `sharedSeconds`, and never past the moment until which the page is right, `rightMs` from now, also while they renew it.
 */
export function sharedCaching(sharedSeconds: number, rightMs: number): string {
  const right = Math.floor(rightMs / 1000);
  const fresh = Math.min(sharedSeconds, right);
  if (fresh <= 0) return "public, max-age=0, must-revalidate";
  const renewing = Math.min(sharedSeconds, right - fresh);
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${renewing}, stale-if-error=86400`;
}

/** The headers a drawn page is kept with: its own, the policy of the finished page, and the tags caches forget it by. */
export function keptHeaders(
  response: ServerResponse,
  { policy, tags }: { policy: string; tags: string },
): OutgoingHttpHeaders {
  const own = Object.entries(response.getHeaders()).filter(
    ([name]) => !NOT_KEPT.includes(name) && !name.startsWith("x-middleware"),
  );
  const link = [response.getHeader("link") ?? []]
    .flat()
    .join(", ")
    .replaceAll(/ nonce="[^"]*";?/g, "");
  return {
    ...Object.fromEntries(own),
    ...(link === "" ? {} : { link }),
    "content-security-policy": policy,
    "cache-tag": tags,
    vary: "Accept-Encoding, Cookie, Sec-GPC, RSC, Next-Router-State-Tree, Next-Router-Prefetch",
  };
}
