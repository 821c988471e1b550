import { LRUCache } from "lru-cache";
import { type EncodedBody, encodedBody } from "../encoding/encoded-body.ts";
import type { FinishedPage } from "../transform/finish-page.ts";
import type { PageRequest } from "../request/page-request.ts";
import type { SiteVersion } from "./shared-page.ts";
import type { CachedFrame } from "./cached-frame.ts";
import type { CachedPage } from "./cached-page.ts";

type Place = { key: string; host: string };

/** Pages, their scripts, and frames of pages in memory. */
export interface PageStore {
  page(key: string): CachedPage | null;
  frame(key: string): CachedFrame | null;
  script(host: string, hash: string): EncodedBody | null;
  put(place: Place, page: CachedPage, finished: FinishedPage): void;
  /** Caches a page that has no script of its own. */
  putPage(key: string, page: CachedPage, html: string): void;
  /** Caches the frame that was cut out of a finished page, and the script of that page. */
  putFrame(place: Place, frame: CachedFrame, finished: FinishedPage): void;
}

type CachedEntry =
  | { kind: "page"; page: CachedPage }
  | { kind: "frame"; frame: CachedFrame }
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
      if (kind !== "script" && !key.startsWith(`${minute}\n`)) cache.delete(key);
  };
  const putScript = (host: string, { hash, body }: FinishedPage["script"]): void => {
    const name = scriptKey(host, hash);
    if (!cache.has(name))
      cache.set(name, { kind: "script", body: encodedBody(body) }, { size: sizeOf(body) });
  };
  const putPage: PageStore["putPage"] = (key, page, html) => {
    forgetPast();
    cache.set(key, { kind: "page", page }, { size: sizeOf(html) });
  };
  return {
    page(key) {
      const found = cache.get(key);
      return found?.kind === "page" ? found.page : null;
    },
    frame(key) {
      const found = cache.get(key);
      return found?.kind === "frame" ? found.frame : null;
    },
    script(host, hash) {
      const found = cache.get(scriptKey(host, hash));
      return found?.kind === "script" ? found.body : null;
    },
    put({ key, host }, page, { html, script }) {
      putPage(key, page, html);
      putScript(host, script);
    },
    putPage,
    putFrame({ key, host }, frame, { script }) {
      forgetPast();
      cache.set(key, { kind: "frame", frame }, { size: sizeOf(frame.frame.join("")) });
      putScript(host, script);
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

/** A text as it is, and compressed in two ways. */
const sizeOf = (text: string): number => Math.max(1, Math.ceil(text.length * 1.5));
