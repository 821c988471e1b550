import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { listening } from "../../host/testing/listening.ts";
import { readBody } from "@forecourt/leads/testing";

/** A request a service outside was sent. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** When it came, in milliseconds of this process. */
  readonly at: number;
}

/** Every service outside, on loopback. */
export interface PlatformDouble {
  readonly url: string;
  readonly seen: readonly SeenRequest[];
  stop(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly value: unknown;
}

/** How long an address below `/slow` takes. */
const SLOW_MS = 500;

const PLACES = JSON.parse(
  readFileSync(join(import.meta.dirname, "../dealer/locations.json"), "utf8"),
) as readonly object[];

/**
 * The dealer platform, the search server and every other service outside, in one: takes every body that is what its type says, and puts
 * into the pages it feeds by which address and as whom it was asked. `/down` always fails, `/slow` takes its time.
 */
export async function startPlatformDouble(): Promise<PlatformDouble> {
  const seen: SeenRequest[] = [];
  const server = createServer((incoming, response) => {
    void buffer(incoming).then(async (bytes) => {
      const { method = "", url: path = "", headers } = incoming;
      const body = bytes.toString("utf8");
      const request: SeenRequest = { method, path, headers, body, at: performance.now() };
      seen.push(request);
      if (path.startsWith("/slow")) await pause(SLOW_MS);
      const read = await readBody(headers["content-type"] ?? "", new Uint8Array(bytes));
      const { status, value } = path.startsWith("/down")
        ? { status: 503, value: {} }
        : "refused" in read
          ? { status: read.refused, value: {} }
          : answerTo(request);
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
    });
  });
  const port = await listening(server);
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function answerTo({ method, path, headers, body }: SeenRequest): Answer {
  // One object is a feed of one car.
  if (path === "/stock-feed") return { status: 200, value: { Make: "Kia", Model: "Rio", Price: "1" } };
  if (path.includes("/multi-search")) return { status: 200, value: emptySearch(body) };
  if (method !== "GET") return { status: 201, value: { id: "77" } };
  const asked = `${path.replaceAll(/[^\w-]+/g, " ")} ${headers.authorization ?? "nobody"}`;
  if (path.includes("manufacturers")) {
    const offers = [{ id: "maker", name: asked, description: "<p>Maker</p>" }];
    return { status: 200, value: { name: "Mazda", offers } };
  }
  // Which day is free says at which address it was asked for.
  if (path.includes("bookings"))
    return { status: 200, value: [{ date: path.startsWith("/api/") ? "2099-01-06" : "2099-01-05" }] };
  if (!path.includes("session")) return { status: 404, value: {} };
  const place = { ...PLACES[0], id: "asked", name: asked, primary: false };
  return { status: 200, value: { navigation: [], special_hours: [], locations: [...PLACES, place] } };
}

/** One empty result for each query of a search. */
function emptySearch(body: string): unknown {
  const { queries } = JSON.parse(body) as { queries: readonly { indexUid: string }[] };
  const nothing = { hits: [], estimatedTotalHits: 0, processingTimeMs: 0, limit: 100, offset: 0 };
  return {
    results: queries.map(({ indexUid }) => ({
      indexUid,
      ...nothing,
      facetDistribution: {},
      facetStats: {},
    })),
  };
}
