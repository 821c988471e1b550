import type { ServerResponse } from "node:http";
import { finishPage } from "../transform/finish-page.ts";
import { type CachedPage, cachedPage } from "../cache/cached-page.ts";
import type { PageStore } from "../cache/page-store.ts";
import { SHARED_PAGE } from "../cache/shared-page.ts";
import type { PageExchange } from "./exchange.ts";
import { isPage, renderDetached, type Rendered, RenderTimeout } from "./render-detached.ts";

/**
 * Where a page came from: the cache, a rendering of its own, or one that another request had begun. `framed` is a list joined
 * with its frame, `part` a list alone, `alone` a page for one shopper, `left` a client that was gone before its turn.
 */
export type PageOutcome = "hit" | "rendered" | "waited" | "framed" | "part" | "alone" | "left";

/**
 * A page to send: one that is cached for everybody, or what was rendered for this request alone. None for a client that
 * has left, and for a script of a page that has none.
 */
export type Obtained =
  | { kind: "shared"; page: CachedPage }
  | { kind: "own"; rendered: Rendered }
  | { kind: "none" };

/** Milliseconds. */
export interface RenderTimes {
  /** After this a rendering is given up. */
  renderMs: number;
  /** A request waits this long at most for a rendering that another one has begun. */
  waitMs: number;
}

/**
 * Obtains the page of a request: from the cache, or by rendering it once for all requests that come meanwhile. A
 * rendering belongs to none of them, so it goes on when the client that began it leaves. Where it gives no page for
 * everybody, or fails, the next of those that wait renders, one after the other and in their order. Rejects with
 * `RenderTimeout` for a request that waited too long.
 */
export function renderOnce(
  store: PageStore,
  { renderMs, waitMs }: RenderTimes,
  onOutcome: (outcome: PageOutcome) => void,
): (exchange: PageExchange) => Promise<Obtained> {
  const running = new Map<string, Promise<CachedPage | null>>();

  async function render(exchange: PageExchange): Promise<Obtained> {
    const { key } = exchange;
    const { promise, resolve } = Promise.withResolvers<CachedPage | null>();
    running.set(key, promise);
    let page: CachedPage | null = null;
    try {
      const rendered = await renderDetached(exchange, renderMs);
      page = isForEverybody(rendered) ? cachePage(store, exchange, rendered) : null;
      onOutcome(page === null ? "alone" : "rendered");
      return page === null ? { kind: "own", rendered } : { kind: "shared", page };
    } finally {
      // The first of those that wait finds nothing running, and renders itself.
      running.delete(key);
      resolve(page);
    }
  }

  return async (exchange) => {
    const found = store.page(exchange.key);
    if (found) {
      onOutcome("hit");
      return { kind: "shared", page: found };
    }
    let deadline: AbortSignal | undefined;
    for (let other = running.get(exchange.key); other; other = running.get(exchange.key)) {
      deadline ??= AbortSignal.timeout(waitMs);
      const page = await before(deadline, other);
      if (page) {
        onOutcome("waited");
        return { kind: "shared", page };
      }
      if (exchange.script || hasLeft(exchange.response)) {
        onOutcome(exchange.script ? "alone" : "left");
        return { kind: "none" };
      }
    }
    return render(exchange);
  };
}

/** Whether a response as it was rendered is a page that every shopper may be given. */
const isForEverybody = (rendered: Rendered): boolean =>
  rendered.headers[SHARED_PAGE] !== undefined && isPage(rendered);

const hasLeft = (response: ServerResponse): boolean => response.destroyed || response.closed;

/** What is waited for, unless the deadline comes first. */
const before = <Value>(deadline: AbortSignal, value: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const late = (): void => reject(new RenderTimeout("A page that others had begun took too long."));
    if (deadline.aborted) return late();
    deadline.addEventListener("abort", late, { once: true });
    value.then(resolve, reject).finally(() => deadline.removeEventListener("abort", late));
  });

/** Null for a page that cannot do without its inline scripts. */
function cachePage(store: PageStore, exchange: PageExchange, rendered: Rendered): CachedPage | null {
  const { url, version } = exchange;
  const policy = rendered.headers["content-security-policy"] ?? "";
  const finished = finishPage(rendered.body.toString(), policy, url);
  if (finished === null) return null;
  const page = cachedPage(finished, rendered.headers, version);
  store.put(exchange, page, finished);
  return page;
}
