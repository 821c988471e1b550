import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createSiteServer, type SiteServerOptions } from "#host/http/listener/site-server.ts";
import { markDeskRequest } from "./desk-request.ts";

/** What the desk's listener serves: its pages, its actions, the files of the framework, and illustrations of previews. */
const DESK_PATH = /^\/(?:$|desk(?:[/?]|$)|api\/desk(?:[/?]|$)|_next\/|media\/drawn\/)/;

interface DeskServerOptions
  extends Pick<SiteServerOptions, "failurePage" | "onFailure" | "trustedProxies" | "upgrades"> {
  /** Names under which the desk is reached; a request for another host is refused, whoever made it resolve to this one. */
  hosts: readonly string[];
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** The listener of the desk: a port of its own, which serves nothing of a dealer's site. */
export const createDeskServer = ({ hosts, handle, ...options }: DeskServerOptions): Server =>
  createSiteServer({
    ...options,
    handle: async (request, response) => {
      const name = hostName(request.headers.host ?? "");
      if (!hosts.includes(name) || !DESK_PATH.test(request.url ?? "")) {
        response.writeHead(name === "" || hosts.includes(name) ? 404 : 421, NOTHING).end();
        return;
      }
      markDeskRequest(request);
      await handle(request, response);
    },
  });

const NOTHING = { "cache-control": "no-store", "content-length": 0 };

/** The host without its port. */
const hostName = (host: string): string => host.replace(/:\d+$/, "").toLowerCase();
