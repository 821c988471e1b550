import { createServer, type IncomingMessage, request as ask, type ServerResponse } from "node:http";
import { expect, onTestFinished } from "vitest";
import type { RenderListPart } from "#host/documents/frames/list-part.ts";
import { documents } from "#host/documents/documents.ts";
import type { RenderTimes } from "#host/documents/render/render-once.ts";
import { SHARED_PAGE, type SiteVersion } from "#host/documents/cache/shared-page.ts";
import { listening } from "#host/testing/listening.ts";
import { getPage, type Page } from "#host/testing/get-page.ts";

/** How a page is rendered. */
export type Render = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** How many pages were rendered since the last site was made. */
export const renderings = { count: 0 };

/** A page as the site renders it: another nonce each time, and a list of what it was rendered for. */
export const renderPage: Render = ({ url }, response) => {
  renderings.count += 1;
  const nonce = `nonce${renderings.count}`;
  response.setHeader("content-security-policy", `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`);
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader(SHARED_PAGE, "1");
  response.write(`<html><script src="/_next/a.js" async="" nonce="${nonce}"></script><h1>${url}</h1>`);
  response.end(`<script nonce="${nonce}">self.__next_f.push([1,"${url}"])</script></html>`);
};

/** A server that answers from a page cache, on a host of its own. */
export async function cachedSite(
  render: Render = renderPage,
  {
    sharedSeconds = 0,
    renderList,
    ...times
  }: { sharedSeconds?: number; renderList?: RenderListPart } & Partial<RenderTimes> = {},
) {
  renderings.count = 0;
  const failures: unknown[] = [];
  const outcomes: string[] = [];
  const world = {
    minute: 0,
    second: 0,
    version: { tenant: "yard", version: "one" } as SiteVersion | null,
  };
  const cache = documents({
    maxBytes: 1_000_000,
    versionOf: async (host) => (host.startsWith("unknown") ? null : world.version),
    now: () => world.minute * 60_000 + world.second * 1_000,
    sharedSeconds,
    ...(renderList ? { renderList } : {}),
    onOutcome: (outcome) => outcomes.push(outcome),
    times: { renderMs: 30_000, waitMs: 30_000, ...times },
  });
  let [come, left] = [0, 0];
  const server = createServer((request, response) => {
    come += 1;
    response.once("close", () => (left += response.writableFinished ? 0 : 1));
    cache
      .respond(request, response, async (asking, sent) => render(asking, sent))
      .catch((error: unknown) => {
        failures.push(error);
        response.destroy();
      });
  });
  onTestFinished(() => void server.close());
  const port = await listening(server);
  const get = (...call: [path: string, headers?: Record<string, string>, method?: string]): Promise<Page> =>
    getPage(port, ...call);
  /** Sends a request that can be broken off; `seen` then waits until the server has noticed. */
  const visit = (path: string): { leave: () => void; seen: () => Promise<void> } => {
    const call = ask({ port, path, agent: false, headers: { host: "yard.example" } });
    call.on("error", () => undefined).end();
    const before = left;
    return { leave: () => call.destroy(), seen: () => expect.poll(() => left).toBe(before + 1) };
  };
  /** Waits until so many requests have come, and what they do at once is done. */
  const requests = async (count: number): Promise<void> => {
    await expect.poll(() => come).toBe(count);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return Object.assign(world, { get, visit, outcomes, requests, failures });
}

/** Where the page names its own scripts. */
export const scriptOf = ({ body }: Page): string => /data-scripts="([^ "]+)/.exec(body)?.[1] ?? "";
