/** Set by the site on a response that every shopper may be given; it goes no further than the page cache. */
export const SHARED_PAGE = "x-shared-page";

/** What pages of a host are made of. Other content or other stock has another version. */
export interface SiteVersion {
  tenant: string;
  version: string;
}
