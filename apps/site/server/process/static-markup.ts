import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { ReactElement, ReactNode } from "react";
import { provideDocumentParts } from "./document-parts.ts";
import { type DrawnPart, gatherEarlyPictures, wantEarly } from "./early-pictures.ts";

const KEY = Symbol.for("forecourt.static-markup");

interface StaticMarkup {
  render(elements: ReactNode): string;
  /** Of the document that is being drawn; what the framework fetches for a page that is open already has none. */
  parts: AsyncLocalStorage<Map<string, DrawnPart> | null>;
}

const shared = globalThis as { [KEY]?: StaticMarkup };

/** Names what renders to HTML; it is made where the process starts, outside of what the framework bundles. */
export function provideStaticMarkup(render: (elements: ReactNode) => string): void {
  const parts = new AsyncLocalStorage<Map<string, DrawnPart> | null>();
  shared[KEY] = { render, parts };
  provideDocumentParts((name) => parts.getStore()?.get(name));
}

/** Draws a page; its static parts are kept beside it while it is drawn, where it is a whole document. */
export const withStaticParts = <T>({ headers }: IncomingMessage, draw: () => T): T =>
  shared[KEY] ? shared[KEY].parts.run(headers["rsc"] === undefined ? new Map() : null, draw) : draw();

/**
 * Keeps a part until the document it stands in is written. False where no document is drawn: then its HTML goes with the
 * framework's data.
 */
export function keepForDocument(name: string, part: DrawnPart): boolean {
  const parts = shared[KEY]?.parts.getStore();
  if ((parts?.get(name)?.html ?? part.html) !== part.html)
    throw new Error(
      `Two parts of one page are called "${name}", so the one would stand for both; rename one.`,
    );
  parts?.set(name, part);
  return parts !== null && parts !== undefined;
}

/**
 * Draws what no script of the page ever changes, such as a hundred cards of cars: as one text it costs the browser no
 * hydration, and a new list is put in its place at once. Null where nothing renders; draw the elements themselves then.
 */
export function drawPart(elements: ReactNode): DrawnPart | null {
  const renderer = shared[KEY];
  return renderer === undefined ? null : gatherEarlyPictures(() => renderer.render(elements));
}

/** So many characters of HTML and what it was drawn from are kept, some thousand cards of cars. */
const KEPT_LENGTH = 8 * 1024 * 1024;

/**
 * The HTML of an element that no script changes and that many pages have in common, such as the card of a car, which lists
 * of all mixes of filters show: from the same props it is drawn once, as long as it is asked for.
 *
 * @param draw Draws from its props alone, which are plain values.
 */
export function keptMarkup<Props>(draw: (props: Props) => ReactElement): (props: Props) => string | null {
  const kept = new LRUCache<string, DrawnPart>({
    maxSize: KEPT_LENGTH,
    sizeCalculation: ({ html }, props) => html.length + props.length,
  });
  return (props) => {
    const key = JSON.stringify(props);
    const known = kept.get(key);
    const drawn = known ?? drawPart(draw(props));
    if (drawn === null) return null;
    if (known === undefined) kept.set(key, drawn);
    for (const picture of drawn.pictures) wantEarly(picture);
    return drawn.html;
  };
}
