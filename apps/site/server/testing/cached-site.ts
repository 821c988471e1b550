import { createServer, type IncomingMessage, request as ask, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished } from "vitest";
import { pageCache } from "#server/page-cache/page-cache.ts";
import { SHARED_PAGE, type SiteVersion } from "#server/page-cache/keep/shared-page.ts";

/** How a page is drawn. */
export type Draw = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** How many pages were drawn since the last site was made. */
export const drawings = { count: 0 };

/** A page as the site draws it: another nonce each time, and a list of what it was drawn for. */
export const drawPage: Draw = ({ url }, response) => {
  drawings.count += 1;
  const nonce = `nonce${drawings.count}`;
  response.setHeader("content-security-policy", `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`);
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader(SHARED_PAGE, "1");
  response.write(`<html><script src="/_next/a.js" async="" nonce="${nonce}"></script><h1>${url}</h1>`);
  response.end(`<script nonce="${nonce}">self.__next_f.push([1,"${url}"])</script></html>`);
};

/** A server that answers from a page cache, on a host of its own. */
export async function cachedSite(draw: Draw = drawPage, sharedSeconds = 0) {
  drawings.count = 0;
  const outcomes: string[] = [];
  const world = {
    minute: 0,
    second: 0,
    version: { tenant: "yard", version: "one" } as SiteVersion | null,
  };
  const cache = pageCache({
    maxBytes: 1_000_000,
    versionOf: async (host) => (host.startsWith("unknown") ? null : world.version),
    now: () => world.minute * 60_000 + world.second * 1_000,
    sharedSeconds,
    onAnswer: (outcome) => outcomes.push(outcome),
  });
  let come = 0;
  const server = createServer((request, response) => {
    come += 1;
    cache.answer(request, response, async () => draw(request, response)).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const get = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const call = ask({ port, path, method, headers: { host: "yard.example", ...headers } }, (response) => {
        buffer(response).then((bytes) => {
          const how = response.headers["content-encoding"];
          const plain =
            how === "br" ? brotliDecompressSync(bytes) : how === "gzip" ? gunzipSync(bytes) : bytes;
          const given = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(given) as Record<string, string>,
            body: plain.toString(),
          });
        }, reject);
      });
      call.on("error", reject).end();
    });
  /** Waits until so many requests have come, and what they do at once is done. */
  const requests = async (count: number): Promise<void> => {
    await expect.poll(() => come).toBe(count);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return Object.assign(world, { get, outcomes, requests });
}

/** Where the page names its own scripts. */
export const scriptOf = ({ body }: Answer): string => /data-scripts="([^ "]+)/.exec(body)?.[1] ?? "";
