import type { IncomingMessage, ServerResponse } from "node:http";
import type { SiteVersion } from "../cache/shared-page.ts";

/** What writes the response to a request. */
export type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A request, its response, and what renders it where nothing is cached. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  render: Render;
}

/** One request for a page, and where that page is cached. */
export interface PageExchange extends Exchange {
  host: string;
  url: string;
  key: string;
  version: SiteVersion;
  /** Only the page's script is wanted, which a page for one shopper does not have. */
  script: boolean;
}
