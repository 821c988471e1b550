import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { EncodedBody } from "./encoded-body.ts";
import { SHARED_PAGE } from "./shared-page.ts";

/** A page as every shopper is given it. */
export interface KeptPage {
  body: EncodedBody;
  /** Another one for any other content. */
  tag: string;
  headers: OutgoingHttpHeaders;
}

/** Of one drawing, or said anew for what is kept. */
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
 * The headers a drawn page is kept with: its own, the policy of the finished page, and what caches before this one may
 * do. Those ask each time, unless they are told of changes by the tags and may answer for `sharedSeconds`.
 */
export function keptHeaders(
  response: ServerResponse,
  { policy, tags, sharedSeconds }: { policy: string; tags: string; sharedSeconds: number },
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
    "cache-control":
      sharedSeconds > 0
        ? `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=${sharedSeconds}, stale-if-error=86400`
        : "public, max-age=0, must-revalidate",
    "cache-tag": tags,
    vary: "Accept-Encoding, Cookie, Sec-GPC, RSC, Next-Router-State-Tree, Next-Router-Prefetch",
  };
}
