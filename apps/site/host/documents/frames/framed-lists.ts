import { crc32 } from "node:zlib";
import { type CachedPage, cachedHeaders, VARY } from "../cache/cached-page.ts";
import { type PageStore, pageKey } from "../cache/page-store.ts";
import type { SiteVersion } from "../cache/shared-page.ts";
import { encodedBody, encodedOnce } from "../encoding/encoded-body.ts";
import { isPage, type Rendered } from "../render/render-detached.ts";
import type { PageRequest } from "../request/page-request.ts";
import { LIST_PART, PART_HEADER } from "../request/part-header.ts";
import { finishPage, shortHash } from "../transform/finish-page.ts";
import { type ListPart, listAlone, type RenderListPart } from "./list-part.ts";
import { cutFrame, joinFrame } from "./page-frame.ts";

/** A request for a page of one version in one minute. */
interface PagePlace extends PageRequest {
  version: SiteVersion;
  minute: number;
}

/** A list that needed no rendering of the framework: as a page joined with its frame, alone, or alone and cached. */
interface FoundList {
  page: CachedPage;
  outcome: "framed" | "part" | "hit";
}

export interface FramedLists {
  /** The response to a request for a list, or null where the framework has to render its page. */
  find(place: PagePlace): Promise<FoundList | null>;
  /** Whether the path of a page has a frame in this minute. */
  isFramed(place: PagePlace): boolean;
  /** Cuts the frame of a path out of a page that the framework has rendered, and caches the script of that page. */
  learn(place: PagePlace, rendered: Rendered): Promise<void>;
}

const HEADERS_OF_LIST = {
  "content-type": "text/html; charset=utf-8",
  [PART_HEADER]: LIST_PART,
  vary: VARY,
};

/** Of what is sent once: quick to make, and another one for other content of the same address. */
const quickTag = (bytes: Buffer): string => `${crc32(bytes).toString(36)}-${bytes.length.toString(36)}`;

/** The key that the frame of a page's path is cached under. */
const frameKey = ({ version, minute, ...page }: PagePlace): string =>
  `${pageKey({ ...page, url: pathOf(page.url) }, version, minute)}\nframe`;

const pathOf = (url: string): string => url.split("?", 1)[0] ?? url;

/**
 * Lists that are requested rarely: mixes of filters, of which there are more than a cache holds. The pages of one path differ
 * in their list alone, so one of them is rendered by the framework in a minute and cut into a frame; the others are that
 * frame, joined with a list that is rendered without the framework.
 */
export function framedLists(store: PageStore, render: RenderListPart): FramedLists {
  const learning = new Set<string>();

  function joined(place: PagePlace, part: ListPart): CachedPage | null {
    const framed = store.frame(frameKey(place));
    if (framed === null || part.hasOwnHead) return null;
    const bytes = Buffer.from(joinFrame(framed.frame, part));
    return { body: encodedOnce(bytes), tag: `${framed.tag}-${quickTag(bytes)}`, headers: framed.headers };
  }

  return {
    async find(place) {
      const key = pageKey(place, place.version, place.minute);
      const partKey = `${key}\n${LIST_PART}`;
      const isPart = place.part === LIST_PART;
      const cached = isPart ? store.page(partKey) : null;
      if (cached) return { page: cached, outcome: "hit" };
      if (!isPart && (store.page(key) !== null || store.frame(frameKey(place)) === null)) return null;
      const part = await render(place);
      if (part === null) return null;
      if (!isPart) {
        const page = joined(place, part);
        return page && { page, outcome: "framed" };
      }
      const html = listAlone(part);
      const bytes = Buffer.from(html);
      // Of lists with an own head there are few, which many shoppers request.
      const body = part.hasOwnHead ? encodedBody(html) : encodedOnce(bytes);
      const page = { body, tag: quickTag(bytes), headers: HEADERS_OF_LIST };
      if (part.hasOwnHead) store.putPage(partKey, page);
      return { page, outcome: "part" };
    },
    isFramed: (place) => store.frame(frameKey(place)) !== null,
    async learn(place, rendered) {
      const key = frameKey(place);
      if (!isPage(rendered) || learning.has(key)) return;
      learning.add(key);
      try {
        const part = await render(place);
        if (part === null || part.hasOwnHead) return;
        const policy = rendered.headers["content-security-policy"] ?? "";
        const finished = finishPage(rendered.body.toString(), policy, place.url);
        const frame = finished && cutFrame(finished.html, part);
        if (!finished || !frame) return;
        const headers = cachedHeaders(rendered.headers, finished.policy);
        const tag = shortHash(frame.join("\n") + finished.policy);
        store.putFrame({ key, host: place.host }, { frame, headers, tag }, finished);
      } finally {
        learning.delete(key);
      }
    },
  };
}
