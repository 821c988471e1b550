import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { captureAnswer } from "./capture-answer.ts";
import { type EncodedBody, encodedBody } from "./encoding/encoded-body.ts";
import { finishPage, STARTER, STARTER_PATH, shortHash } from "./finish-page.ts";
import { type KeptPage, keptHeaders, sharedCaching } from "./kept-page.ts";
import { type PageRequest, pageRequest } from "./page-request.ts";
import { type ScriptRequest, scriptRequest } from "./script-request.ts";
import { type ReadyAnswer, readyAnswer, sendDrawn, sendNothing, sendPage, sendScript } from "./send-kept.ts";
import { SHARED_PAGE, type SiteVersion } from "./shared-page.ts";

export interface PageCacheOptions {
  /** Of pages and their scripts together; the least used go first. */
  maxBytes: number;
  versionOf: (host: string) => Promise<SiteVersion | null>;
  /** The same where it is known without asking; else null. */
  heldVersion?: (host: string) => SiteVersion | null;
  /** The site's time, in epoch milliseconds. */
  now: () => number;
  /** For how many seconds a cache before this one may answer without asking; changes must purge it then. */
  sharedSeconds: number;
  /** Called for each page that was asked for and may be shared. */
  onAnswer?: (outcome: PageOutcome) => void;
}

/** Where an answer came from: memory, a drawing of its own, or one that ran already. `alone` is not for everybody. */
type PageOutcome = "hit" | "drawn" | "waited" | "alone";

/** Answers requests, with `draw` where nothing is kept to answer with. */
export interface PageCache {
  /** The whole answer where it needs no work: a page that is kept for this minute and this version. Null otherwise. */
  ready(request: IncomingMessage): ReadyAnswer | null;
  answer(request: IncomingMessage, response: ServerResponse, draw: () => Promise<void>): Promise<void>;
}

type Kept = { kind: "page"; page: KeptPage } | { kind: "script"; body: EncodedBody };

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  draw: () => Promise<void>;
}

/** One request, and where its page is kept. */
interface Asked extends Exchange {
  host: string;
  url: string;
  key: string;
  version: SiteVersion;
  /** Only the page's script is wanted. */
  script: boolean;
}

/** `Cache-Control` of a page that caches before this one may not answer with by themselves. */
const NOT_SHARED = sharedCaching(0, 0);
/** Prices and openings are planned by the minute, so a page is right until its minute ends. */
const MINUTE_MS = 60_000;

/**
 * Answers pages that are the same for every shopper from memory. A page is kept for one version of the stock and the
 * content, and until the minute ends, so that a change is seen with the next request; one request draws it, and
 * others that come meanwhile wait for that one.
 */
export function pageCache({
  maxBytes,
  versionOf,
  heldVersion = () => null,
  now,
  sharedSeconds,
  onAnswer = () => undefined,
}: PageCacheOptions): PageCache {
  const kept = new LRUCache<string, Kept>({ maxSize: maxBytes });
  const drawing = new Map<string, Promise<KeptPage | null>>();
  const starter = encodedBody(STARTER);

  const thisMinute = (): number => Math.floor(now() / MINUTE_MS);
  let pagesFrom = thisMinute();
  /** Pages of a minute that has passed are asked for no more, and would only fill the memory. Scripts may still be fetched. */
  const forgetPast = (): void => {
    const minute = thisMinute();
    if (minute === pagesFrom) return;
    pagesFrom = minute;
    for (const [key, { kind }] of kept.entries())
      if (kind === "page" && !key.startsWith(`${minute}\n`)) kept.delete(key);
  };

  const keptScript = (host: string, hash: string): EncodedBody | null => {
    const found = kept.get(scriptKey(host, hash));
    return found?.kind === "script" ? found.body : null;
  };

  function keep({ host, url, key, version, response }: Asked, html: string): KeptPage | null {
    const drawnPolicy = String(response.getHeader("content-security-policy") ?? "");
    const finished = finishPage(html, drawnPolicy, url);
    if (finished === null) return null;
    const { policy, script } = finished;
    const tags = `${version.tenant}, ${version.tenant}-${shortHash(version.version)}`;
    const page: KeptPage = {
      body: encodedBody(finished.html),
      tag: shortHash(finished.html + policy),
      headers: keptHeaders(response, { policy, tags }),
    };
    forgetPast();
    kept.set(key, { kind: "page", page }, { size: sizeOf(finished.html) });
    const name = scriptKey(host, script.hash);
    if (!kept.has(name))
      kept.set(name, { kind: "script", body: encodedBody(script.body) }, { size: sizeOf(script.body) });
    return page;
  }

  /** Draws a page and keeps it when it is for everybody; sends it as it was drawn when it is not. */
  async function drawAndKeep(asked: Asked): Promise<KeptPage | null> {
    const { request, response, script } = asked;
    const { method, headers } = request;
    const { "accept-encoding": accepts } = headers;
    // What is kept is compressed here, in each way that browsers take, and it is whole, also for who asks for a head.
    delete headers["accept-encoding"];
    request.method = "GET";
    const captured = captureAnswer(response);
    const drawn = asked.draw();
    // The framework's promise settles after the answer was sent, and then its failure is no news.
    for (const either of [captured, drawn]) either.catch(() => undefined);
    const body = await Promise.race([captured, drawn.then(() => captured)]).finally(() => {
      Object.assign(request, { method });
      if (accepts !== undefined) headers["accept-encoding"] = accepts;
    });
    const page = isForEverybody(response) ? keep(asked, body.toString()) : null;
    onAnswer(page === null ? "alone" : "drawn");
    if (page) for (const name of response.getHeaderNames()) response.removeHeader(name);
    else if (script) sendNothing(response);
    else await sendDrawn(request, response, body);
    return page;
  }

  /** The page, kept or drawn now; null when it is not one for everybody, and then the answer has been sent. */
  async function obtain(asked: Asked): Promise<KeptPage | null> {
    const found = kept.get(asked.key);
    if (found?.kind === "page") {
      onAnswer("hit");
      return found.page;
    }
    const other = drawing.get(asked.key);
    if (other) {
      const page = await other.catch(() => null);
      onAnswer(page === null ? "alone" : "waited");
      if (page === null) await drawAlone(asked);
      return page;
    }
    const drawn = drawAndKeep(asked);
    drawing.set(asked.key, drawn);
    return drawn.finally(() => drawing.delete(asked.key));
  }

  /** What caches before this one may do with a page of a minute, whose version is still the newest. */
  const cachingOf = (minute: number): string =>
    sharedSeconds === 0 ? NOT_SHARED : sharedCaching(sharedSeconds, (minute + 1) * MINUTE_MS - now());

  async function answerPage({ request, response, draw }: Exchange): Promise<void> {
    const page = pageRequest(request);
    const version = page && (await versionOf(page.host));
    if (!page || !version) return draw();
    const minute = thisMinute();
    const key = pageKey(page, version, minute);
    if (request.method === "HEAD" && !kept.has(key)) return draw();
    const obtained = await obtain({ request, response, draw, ...page, key, version, script: false });
    if (obtained === null) return;
    // No cache keeps what changed while it was drawn: it was purged before it has the page.
    const isNewest = sharedSeconds === 0 || (await versionOf(page.host))?.version === version.version;
    return sendPage(request, response, obtained, isNewest ? cachingOf(minute) : NOT_SHARED);
  }

  /**
   * Answers with a page's scripts, for which the page is drawn where they are kept no more. They have a name of their
   * content, so whoever knows it is given them, whatever else the request brings. A page that is not for everybody has
   * none, and neither has what is no page; a host that is no site says so as for a page.
   */
  async function answerScript(exchange: Exchange, { hash, of }: ScriptRequest): Promise<void> {
    const { request, response, draw } = exchange;
    const host = (request.headers.host ?? "").toLowerCase();
    const version = await versionOf(host);
    if (!version) return draw();
    const ready = keptScript(host, hash);
    if (ready) return sendScript(request, response, ready);
    if (of !== null) request.url = of;
    const page = of === null ? null : pageRequest(request);
    if (!page) return sendNothing(response);
    const key = pageKey(page, version, thisMinute());
    const obtained = await obtain({ ...exchange, ...page, key, version, script: true });
    if (obtained === null) return;
    const made = keptScript(host, hash);
    return made ? sendScript(request, response, made) : sendNothing(response);
  }

  return {
    ready(request) {
      const page = pageRequest(request);
      const version = page && heldVersion(page.host);
      if (!page || !version) return null;
      const minute = thisMinute();
      const found = kept.get(pageKey(page, version, minute));
      const ready = found?.kind === "page" ? readyAnswer(request, found.page, cachingOf(minute)) : null;
      if (ready) onAnswer("hit");
      return ready;
    },
    async answer(request, response, draw) {
      if (request.url === STARTER_PATH) return sendScript(request, response, starter);
      const script = scriptRequest(request.url ?? "/");
      return script === null
        ? answerPage({ request, response, draw })
        : answerScript({ request, response, draw }, script);
    },
  };
}

/** Where a page is kept. No part but the last can hold a line break. */
const pageKey = ({ host, url, consent }: PageRequest, { version }: SiteVersion, minute: number): string =>
  `${minute}\n${host}\n${url}\n${consent}\n${version}`;

const isForEverybody = (response: ServerResponse): boolean =>
  response.statusCode === 200 &&
  response.hasHeader(SHARED_PAGE) &&
  !response.hasHeader("set-cookie") &&
  String(response.getHeader("content-type")).startsWith("text/html");

/** Draws for one request alone a page that is not for everybody, and so has no file of scripts. */
const drawAlone = async ({ script, response, draw }: Asked): Promise<void> =>
  script ? sendNothing(response) : draw();

/** A text as it is, and compressed in two ways. */
const sizeOf = (text: string): number => Math.max(1, Math.ceil(text.length * 1.5));

const scriptKey = (host: string, hash: string): string => `script ${host} ${hash}`;
