import type { ServerResponse } from "node:http";

/** Set by the site on an answer that every shopper may be given; it goes no further than the page cache. */
export const SHARED_PAGE = "x-shared-page";

/** What pages of a host are made of. Other content or other stock has another version. */
export interface SiteVersion {
  tenant: string;
  version: string;
}

/** Whether an answer as it was drawn is a page that every shopper may be given. */
export const isForEverybody = (response: ServerResponse): boolean =>
  response.statusCode === 200 &&
  response.hasHeader(SHARED_PAGE) &&
  !response.hasHeader("set-cookie") &&
  String(response.getHeader("content-type")).startsWith("text/html");
