import type { IncomingMessage, ServerResponse } from "node:http";
import type { ReadyResponse } from "#host/http/response/site-response.ts";
import { pageKey, pageStore } from "./cache/page-store.ts";
import type { SiteVersion } from "./cache/shared-page.ts";
import { encodedBody } from "./encoding/encoded-body.ts";
import { framedLists } from "./frames/framed-lists.ts";
import type { RenderListPart } from "./frames/list-part.ts";
import type { Exchange, Render } from "./render/exchange.ts";
import { type PageOutcome, renderOnce, type RenderTimes } from "./render/render-once.ts";
import { pageRequest } from "./request/page-request.ts";
import { type ScriptRequest, scriptRequest } from "./request/script-request.ts";
import { readyResponse, sendPage } from "./send/ready-response.ts";
import { sendNothing, sendScript } from "./send/send-script.ts";
import { sendRendered } from "./send/send-rendered.ts";
import { STARTER, STARTER_PATH } from "./transform/finish-page.ts";

/**
 * What caches before this one may do with a page: revalidate each time, unless changes purge them and they may serve it for
 * `sharedSeconds`, and never past the moment until which the page is right, `rightMs` from now, also while they renew it.
 */
function sharedCaching(sharedSeconds: number, rightMs: number): string {
  const right = Math.floor(rightMs / 1000);
  const fresh = Math.min(sharedSeconds, right);
  if (fresh <= 0) return "public, max-age=0, must-revalidate";
  const renewing = Math.min(sharedSeconds, right - fresh);
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${renewing}, stale-if-error=86400`;
}

export interface DocumentsOptions {
  /** Of pages and their scripts together; the least used go first. */
  maxBytes: number;
  versionOf: (host: string) => Promise<SiteVersion | null>;
  /** The same where it is known without a look-up; else null. */
  heldVersion?: (host: string) => SiteVersion | null;
  /** The site's time, in epoch milliseconds. */
  now: () => number;
  /** For how many seconds a cache before this one may serve a page without revalidating it; changes must purge it then. */
  sharedSeconds: number;
  /** Renders a list without the framework; without it every list is rendered by the framework. */
  renderList?: RenderListPart;
  /** Called for each request for a page that may be shared. */
  onOutcome?: (outcome: PageOutcome) => void;
  times?: RenderTimes;
}

/** Responds to requests, by `render` where nothing cached can be sent. */
export interface Documents {
  /** The whole response where it needs no work: a page cached for this minute and this version. Null otherwise. */
  ready(request: IncomingMessage): ReadyResponse | null;
  /** The page whose scripts a path and query name; null where they name none. */
  pageOf(target: string): string | null;
  respond(request: IncomingMessage, response: ServerResponse, render: Render): Promise<void>;
  /** What the pages and scripts in memory take, in bytes. */
  cachedBytes(): number;
}

/** `Cache-Control` of a page that caches before this one may not serve by themselves. */
const NOT_SHARED = sharedCaching(0, 0);
/** Of a list that few others request: a browser may show it again as it was left, and revalidates it otherwise. */
const BROWSER_ALONE = "private, no-cache";
/** A request that waits for another one's rendering gets a response within 5 seconds, if only to come back later. */
const TIMES: RenderTimes = { renderMs: 15_000, waitMs: 4_500 };
/** Prices and openings are planned by the minute, so a page is right until its minute ends. */
const MINUTE_MS = 60_000;

/**
 * Serves pages that are the same for every shopper from memory. A page is cached for one version of the stock and the
 * content, and until the minute ends, so that a change is seen with the next request.
 */
export function documents({
  maxBytes,
  versionOf,
  heldVersion = () => null,
  now,
  sharedSeconds,
  renderList = () => Promise.resolve(null),
  onOutcome = () => undefined,
  times = TIMES,
}: DocumentsOptions): Documents {
  const thisMinute = (): number => Math.floor(now() / MINUTE_MS);
  const store = pageStore({ maxBytes, thisMinute });
  const obtain = renderOnce(store, times, onOutcome);
  const lists = framedLists(store, renderList);
  const starter = encodedBody(STARTER);

  /** What caches before this one may do with a page of a minute, whose version is still the newest. */
  const cachingOf = (minute: number): string =>
    sharedSeconds === 0 ? NOT_SHARED : sharedCaching(sharedSeconds, (minute + 1) * MINUTE_MS - now());

  async function respondWithPage({ request, response, render }: Exchange): Promise<void> {
    const page = pageRequest(request);
    const version = page && (await versionOf(page.host));
    if (!page || !version) return render(request, response);
    const minute = thisMinute();
    const key = pageKey(page, version, minute);
    if (request.method === "HEAD" && store.page(key) === null) return render(request, response);
    const place = { ...page, version, minute };
    const list = await lists.find(place);
    if (list) {
      onOutcome(list.outcome);
      return sendPage(request, response, list.page, BROWSER_ALONE);
    }
    const obtained = await obtain({ request, response, render, ...page, key, version, script: false });
    if (obtained.kind === "none") return;
    if (obtained.kind === "own") {
      // Before it is sent, so that no work for a page goes on after its response.
      if (!lists.isFramed(place)) await lists.learn(place, obtained.rendered);
      return sendRendered(request, response, obtained.rendered);
    }
    // No cache keeps what changed while it was rendered: it was purged before it has the page.
    const isNewest = sharedSeconds === 0 || (await versionOf(page.host))?.version === version.version;
    return sendPage(request, response, obtained.page, isNewest ? cachingOf(minute) : NOT_SHARED);
  }

  /**
   * Sends a page's scripts; where they are not cached any more the page is rendered for them. Their address holds a hash
   * of their content, so nothing else of the request matters. A page that is not for everybody has none; a host that is no
   * site gets the response that its pages get.
   */
  async function respondWithScript(exchange: Exchange, { hash, of }: ScriptRequest): Promise<void> {
    const { request, response, render } = exchange;
    const host = (request.headers.host ?? "").toLowerCase();
    const version = await versionOf(host);
    if (!version) return render(request, response);
    const cached = store.script(host, hash);
    if (cached) return sendScript(request, response, cached);
    if (of !== null) request.url = of;
    const page = of === null ? null : pageRequest(request);
    if (!page) return sendNothing(response);
    const minute = thisMinute();
    const key = pageKey(page, version, minute);
    const obtained = await obtain({ ...exchange, ...page, key, version, script: true });
    // Another process has cut its frame from this page: its script is cached, whatever page a frame here was cut from.
    if (obtained.kind === "own") await lists.learn({ ...page, version, minute }, obtained.rendered);
    const made = store.script(host, hash);
    return made ? sendScript(request, response, made) : sendNothing(response);
  }

  return {
    ready(request) {
      const page = pageRequest(request);
      const version = page && heldVersion(page.host);
      if (!page || !version) return null;
      const minute = thisMinute();
      // A list alone may be cached beside its page.
      if (page.part !== "") return null;
      const found = store.page(pageKey(page, version, minute));
      const ready = found && readyResponse(request, found, cachingOf(minute));
      if (ready) onOutcome("hit");
      return ready;
    },
    pageOf: (target) => scriptRequest(target)?.of ?? null,
    cachedBytes: () => store.bytes,
    async respond(request, response, render) {
      if (request.url === STARTER_PATH) return sendScript(request, response, starter);
      const script = scriptRequest(request.url ?? "/");
      return script === null
        ? respondWithPage({ request, response, render })
        : respondWithScript({ request, response, render }, script);
    },
  };
}

/** Documents that are neither cached nor changed: plain Next serves every page. */
export const plainDocuments: Documents = {
  ready: () => null,
  pageOf: () => null,
  cachedBytes: () => 0,
  respond: (request, response, render) => render(request, response),
};
