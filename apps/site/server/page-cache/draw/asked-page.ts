import type { IncomingMessage, ServerResponse } from "node:http";
import type { SiteVersion } from "../keep/shared-page.ts";

/** A request, its answer, and what writes that answer where nothing is kept. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  draw: () => Promise<void>;
}

/** One request, and where its page is kept. */
export interface AskedPage extends Exchange {
  host: string;
  url: string;
  key: string;
  version: SiteVersion;
  /** Only the page's script is wanted. */
  script: boolean;
}
