import { LRUCache } from "lru-cache";
import { type EncodedBody, encodedBody } from "../encoding/encoded-body.ts";
import type { FinishedPage } from "../transform/finish-page.ts";
import type { PageRequest } from "../request/page-request.ts";
import type { SiteVersion } from "./shared-page.ts";
import type { CachedPage } from "./cached-page.ts";

/** Pages and their scripts in memory. */
export interface PageStore {
  page(key: string): CachedPage | null;
  script(host: string, hash: string): EncodedBody | null;
  put(place: { key: string; host: string }, page: CachedPage, finished: FinishedPage): void;
  /** What all of it holds, in bytes. */
  readonly bytes: number;
}

type CachedEntry =
  | { kind: "page"; page: CachedPage; body: EncodedBody }
  | { kind: "script"; body: EncodedBody };

/** Caches up to `maxBytes` of pages and scripts together; the least used go first. */
export function pageStore({
  maxBytes,
  thisMinute,
}: {
  maxBytes: number;
  thisMinute: () => number;
}): PageStore {
  const cache = new LRUCache<string, CachedEntry>({ maxSize: maxBytes });
  let pagesFrom = thisMinute();
  /** Pages of a minute that has passed are no longer requested, and would only fill the memory. Scripts may still be fetched. */
  const forgetPast = (): void => {
    const minute = thisMinute();
    if (minute === pagesFrom) return;
    pagesFrom = minute;
    for (const [key, { kind }] of cache.entries())
      if (kind === "page" && !key.startsWith(`${minute}\n`)) cache.delete(key);
  };
  /** Counts an entry anew when its body is compressed, while it is still there. */
  function add(key: string, entry: CachedEntry): void {
    let held = entry;
    cache.set(key, held, { size: sizeOf(entry.body) });
    entry.body.onResize(() => {
      if (cache.peek(key) !== held) return;
      // The cache counts a value once, so the same entry comes as another value.
      held = { ...entry };
      cache.set(key, held, { size: sizeOf(entry.body) });
    });
  }
  return {
    page(key) {
      const found = cache.get(key);
      return found?.kind === "page" ? found.page : null;
    },
    script(host, hash) {
      const found = cache.get(scriptKey(host, hash));
      return found?.kind === "script" ? found.body : null;
    },
    put({ key, host }, page, { script }) {
      forgetPast();
      add(key, { kind: "page", page, body: page.body });
      const name = scriptKey(host, script.hash);
      if (!cache.has(name)) add(name, { kind: "script", body: encodedBody(script.body) });
    },
    get bytes() {
      return cache.calculatedSize;
    },
  };
}

/** The key a page is cached under. No part but the last can hold a line break. */
export const pageKey = (
  { host, url, consent }: PageRequest,
  { version }: SiteVersion,
  minute: number,
): string => `${minute}\n${host}\n${url}\n${consent}\n${version}`;

const scriptKey = (host: string, hash: string): string => `script ${host} ${hash}`;

/** Keys, headers and objects that stand beside a body, roughly. */
const BESIDE = 2_000;

const sizeOf = (body: EncodedBody): number => body.bytes + BESIDE;
