import type { IncomingMessage, ServerResponse } from "node:http";
import type { Exchange } from "./draw/asked-page.ts";
import { drawOnce, type PageOutcome } from "./draw/draw-once.ts";
import { encodedBody } from "./encoding/encoded-body.ts";
import { STARTER, STARTER_PATH } from "./finish/finish-page.ts";
import { pageKey, pageStore } from "./keep/page-store.ts";
import { pageRequest } from "./request/page-request.ts";
import { type ScriptRequest, scriptRequest } from "./request/script-request.ts";
import { type ReadyAnswer, readyAnswer, sendPage } from "./send/ready-answer.ts";
import { sendNothing, sendScript } from "./send/send-script.ts";
import { sharedCaching } from "./send/shared-caching.ts";
import type { SiteVersion } from "./keep/shared-page.ts";

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

/** Answers requests, with `draw` where nothing is kept to answer with. */
export interface PageCache {
  /** The whole answer where it needs no work: a page that is kept for this minute and this version. Null otherwise. */
  ready(request: IncomingMessage): ReadyAnswer | null;
  answer(request: IncomingMessage, response: ServerResponse, draw: () => Promise<void>): Promise<void>;
}

/** `Cache-Control` of a page that caches before this one may not answer with by themselves. */
const NOT_SHARED = sharedCaching(0, 0);
/** Prices and openings are planned by the minute, so a page is right until its minute ends. */
const MINUTE_MS = 60_000;

/**
 * Answers pages that are the same for every shopper from memory. A page is kept for one version of the stock and the
 * content, and until the minute ends, so that a change is seen with the next request.
 */
export function pageCache({
  maxBytes,
  versionOf,
  heldVersion = () => null,
  now,
  sharedSeconds,
  onAnswer = () => undefined,
}: PageCacheOptions): PageCache {
  const thisMinute = (): number => Math.floor(now() / MINUTE_MS);
  const store = pageStore({ maxBytes, thisMinute });
  const obtain = drawOnce(store, onAnswer);
  const starter = encodedBody(STARTER);

  /** What caches before this one may do with a page of a minute, whose version is still the newest. */
  const cachingOf = (minute: number): string =>
    sharedSeconds === 0 ? NOT_SHARED : sharedCaching(sharedSeconds, (minute + 1) * MINUTE_MS - now());

  async function answerPage({ request, response, draw }: Exchange): Promise<void> {
    const page = pageRequest(request);
    const version = page && (await versionOf(page.host));
    if (!page || !version) return draw();
    const minute = thisMinute();
    const key = pageKey(page, version, minute);
    if (request.method === "HEAD" && store.page(key) === null) return draw();
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
    const ready = store.script(host, hash);
    if (ready) return sendScript(request, response, ready);
    if (of !== null) request.url = of;
    const page = of === null ? null : pageRequest(request);
    if (!page) return sendNothing(response);
    const key = pageKey(page, version, thisMinute());
    const obtained = await obtain({ ...exchange, ...page, key, version, script: true });
    if (obtained === null) return;
    const made = store.script(host, hash);
    return made ? sendScript(request, response, made) : sendNothing(response);
  }

  return {
    ready(request) {
      const page = pageRequest(request);
      const version = page && heldVersion(page.host);
      if (!page || !version) return null;
      const minute = thisMinute();
      const found = store.page(pageKey(page, version, minute));
      const ready = found && readyAnswer(request, found, cachingOf(minute));
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
