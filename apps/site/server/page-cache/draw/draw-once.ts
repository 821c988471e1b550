import { finishPage } from "../finish/finish-page.ts";
import { type KeptPage, keptPage } from "../keep/kept-page.ts";
import type { PageStore } from "../keep/page-store.ts";
import { sendDrawn } from "../send/send-drawn.ts";
import { sendNothing } from "../send/send-script.ts";
import { isForEverybody } from "../keep/shared-page.ts";
import type { AskedPage } from "./asked-page.ts";
import { drawWhole } from "./draw-whole.ts";

/** Where an answer came from: memory, a drawing of its own, or one that ran already. `alone` is not for everybody. */
export type PageOutcome = "hit" | "drawn" | "waited" | "alone";

/**
 * Obtains the page that a request asks for, kept or drawn now: one request draws it, and others that come meanwhile wait
 * for that one. Null when it is not a page for everybody, and then the answer has been sent.
 */
export function drawOnce(
  store: PageStore,
  onAnswer: (outcome: PageOutcome) => void,
): (asked: AskedPage) => Promise<KeptPage | null> {
  const drawing = new Map<string, Promise<KeptPage | null>>();

  /** Draws a page and keeps it when it is for everybody; sends it as it was drawn when it is not. */
  async function drawAndKeep(asked: AskedPage): Promise<KeptPage | null> {
    const { request, response, script } = asked;
    const body = await drawWhole(asked);
    const page = isForEverybody(response) ? keepDrawn(store, asked, body.toString()) : null;
    onAnswer(page === null ? "alone" : "drawn");
    if (page) for (const name of response.getHeaderNames()) response.removeHeader(name);
    else if (script) sendNothing(response);
    else await sendDrawn(request, response, body);
    return page;
  }

  return async (asked) => {
    const found = store.page(asked.key);
    if (found) {
      onAnswer("hit");
      return found;
    }
    const other = drawing.get(asked.key);
    if (other) {
      const page = await other.catch(() => null);
      // One shopper's page, or one that failed: each who waited for it gets an own one, which has no file of scripts.
      if (page === null && !asked.script) return drawAndKeep(asked);
      onAnswer(page === null ? "alone" : "waited");
      if (page === null) sendNothing(asked.response);
      return page;
    }
    const drawn = drawAndKeep(asked);
    drawing.set(asked.key, drawn);
    return drawn.finally(() => drawing.delete(asked.key));
  };
}

/** Null for a page that cannot do without its inline scripts. */
function keepDrawn(store: PageStore, asked: AskedPage, html: string): KeptPage | null {
  const { response, url, version } = asked;
  const policy = String(response.getHeader("content-security-policy") ?? "");
  const finished = finishPage(html, policy, url);
  if (finished === null) return null;
  const page = keptPage(finished, response, version);
  store.keep(asked, page, finished);
  return page;
}
