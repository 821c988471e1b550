import type { OutgoingHttpHeaders } from "node:http";
import { LINK_NONCE, PROXY_HEADER, VARY_OF_PAGES } from "#host/framework/next-internals.ts";
import { PART_HEADER } from "../request/part-header.ts";
import { type EncodedBody, encodedBody } from "../encoding/encoded-body.ts";
import { type FinishedPage, shortHash } from "../transform/finish-page.ts";
import { SHARED_PAGE, type SiteVersion } from "./shared-page.ts";

/** A page as every shopper is given it. */
export interface CachedPage {
  body: EncodedBody;
  /** Another one for any other content. */
  tag: string;
  headers: OutgoingHttpHeaders;
}

/** Of one rendering, or set anew for what is cached. */
const NOT_CACHED = [
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

/** A finished page, with those headers of its rendering that go to every shopper. */
export function cachedPage(
  { html, policy }: FinishedPage,
  rendered: Readonly<OutgoingHttpHeaders>,
  { tenant, version }: SiteVersion,
): CachedPage {
  const tags = `${tenant}, ${tenant}-${shortHash(version)}`;
  return {
    body: encodedBody(html),
    tag: shortHash(html + policy),
    headers: { ...cachedHeaders(rendered, policy), "cache-tag": tags },
  };
}

/** The request headers by which the responses to one address differ, the encodings among them. */
export const VARY = `Accept-Encoding, Cookie, Sec-GPC, ${VARY_OF_PAGES}, ${PART_HEADER}`;

/** The headers a rendered page is cached with: its own, and the policy of the finished page. */
export function cachedHeaders(rendered: Readonly<OutgoingHttpHeaders>, policy: string): OutgoingHttpHeaders {
  const own = Object.entries(rendered).filter(
    ([name]) => !NOT_CACHED.includes(name) && !PROXY_HEADER.test(name),
  );
  const link = [rendered["link"] ?? []].flat().join(", ").replaceAll(LINK_NONCE, "");
  return {
    ...Object.fromEntries(own),
    ...(link === "" ? {} : { link }),
    "content-security-policy": policy,
    vary: VARY,
  };
}
