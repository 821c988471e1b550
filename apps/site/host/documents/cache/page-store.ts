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
  putPage(key: string, page: CachedPage): void;
  /** Caches the frame that was cut out of a finished page, and the script of that page. */
  putFrame(place: Place, frame: CachedFrame, finished: FinishedPage): void;
  /** What all of it holds, in bytes. */
  readonly bytes: number;
}

type CachedBody =
  | { kind: "page"; page: CachedPage; body: EncodedBody }
  | { kind: "script"; body: EncodedBody };

type CachedEntry = CachedBody | { kind: "frame"; frame: CachedFrame };

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
  /** Counts an entry anew when its body is compressed, while it is still there. */
  function add(key: string, entry: CachedBody): void {
    let held = entry;
    cache.set(key, held, { size: sizeOf(entry.body) });
    entry.body.onResize(() => {
      if (cache.peek(key) !== held) return;
      // The cache counts a value once, so the same entry comes as another value.
      held = { ...entry };
      cache.set(key, held, { size: sizeOf(entry.body) });
    });
  }
  const putScript = (host: string, { hash, body }: FinishedPage["script"]): void => {
    const name = scriptKey(host, hash);
    if (!cache.has(name)) add(name, { kind: "script", body: encodedBody(body) });
  };
  const putPage: PageStore["putPage"] = (key, page) => {
    forgetPast();
    add(key, { kind: "page", page, body: page.body });
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
    put({ key, host }, page, { script }) {
      putPage(key, page);
      putScript(host, script);
    },
    putPage,
    putFrame({ key, host }, frame, { script }) {
      forgetPast();
      // Two bytes a character, as a text that is not all Latin takes them.
      cache.set(key, { kind: "frame", frame }, { size: 2 * frame.frame.join("").length + BESIDE });
      putScript(host, script);
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
