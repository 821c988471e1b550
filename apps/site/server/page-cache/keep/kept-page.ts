import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { type EncodedBody, encodedBody } from "../encoding/encoded-body.ts";
import { type FinishedPage, shortHash } from "../finish/finish-page.ts";
import { SHARED_PAGE, type SiteVersion } from "./shared-page.ts";

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

/** A finished page, with the headers of the answer it was drawn for that go to every shopper. */
export function keptPage(
  { html, policy }: FinishedPage,
  response: ServerResponse,
  { tenant, version }: SiteVersion,
): KeptPage {
  const tags = `${tenant}, ${tenant}-${shortHash(version)}`;
  return {
    body: encodedBody(html),
    tag: shortHash(html + policy),
    headers: keptHeaders(response, { policy, tags }),
  };
}

/** The headers a drawn page is kept with: its own, the policy of the finished page, and the tags caches forget it by. */
function keptHeaders(
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
