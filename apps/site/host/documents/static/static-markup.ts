import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { ReactElement, ReactNode } from "react";
import { DATA_REQUEST_HEADER } from "#host/framework/next-internals.ts";
import { shareOf } from "#host/caches/cache-budget.ts";
import { processWide } from "#host/process/process-wide.ts";
import { provideDocumentParts } from "./document-parts.ts";
import { gatherEarlyPictures, type RenderedPart, wantEarly } from "./early-pictures.ts";

interface StaticMarkup {
  render(elements: ReactNode): string;
  /** Takes what could not be rendered to one text, once for each part. */
  onProblem(part: string, error: unknown): void;
  /** Of the document that is being rendered; what the framework fetches for a page that is open already has none. */
  parts: AsyncLocalStorage<Map<string, RenderedPart> | null>;
}

const provided = processWide<StaticMarkup | null>("static-markup", () => null);

/** Names what renders to HTML; it is made where the process starts, outside of what the framework bundles. Null ends it. */
export function provideStaticMarkup(renderer: Pick<StaticMarkup, "render" | "onProblem"> | null): void {
  const parts = new AsyncLocalStorage<Map<string, RenderedPart> | null>();
  const reported = new Set<string>();
  provided.current = renderer && {
    render: renderer.render,
    onProblem: (part, error) => {
      if (reported.has(part)) return;
      reported.add(part);
      renderer.onProblem(part, error);
    },
    parts,
  };
  provideDocumentParts((name) => parts.getStore()?.get(name));
}

/** Renders a page; its static parts are held beside it meanwhile, where it is a whole document. */
export const withStaticParts = <T>({ headers }: IncomingMessage, render: () => T): T =>
  provided.current
    ? provided.current.parts.run(headers[DATA_REQUEST_HEADER] === undefined ? new Map() : null, render)
    : render();

/**
 * Holds a part until the document it stands in is written. False where no document is rendered: then its HTML goes with
 * the framework's data.
 */
export function addToDocument(name: string, part: RenderedPart): boolean {
  const parts = provided.current?.parts.getStore();
  if ((parts?.get(name)?.html ?? part.html) !== part.html)
    throw new Error(
      `Two parts of one page are called "${name}", so the one would stand for both; rename one.`,
    );
  parts?.set(name, part);
  return parts !== null && parts !== undefined;
}

/**
 * Renders what no script of the page ever changes, such as a hundred cards of cars: as one text it costs the browser no
 * hydration, and a new list is put in its place at once. Null where nothing renders, and where the elements cannot be
 * rendered to one text, as those of a browser's component or of one that waits for something: the page then renders the
 * elements themselves, and the problem is reported once.
 */
export function renderPart(name: string, elements: ReactNode): RenderedPart | null {
  const renderer = provided.current;
  if (renderer === null) return null;
  try {
    return gatherEarlyPictures(() => renderer.render(elements));
  } catch (error) {
    renderer.onProblem(name, error);
    return null;
  }
}

/** Of all kinds of elements together: made when the first is rendered, for its bound comes with the environment. */
let markup: LRUCache<string, RenderedPart> | undefined;
let kinds = 0;

const cachedParts = (): LRUCache<string, RenderedPart> =>
  (markup ??= new LRUCache({
    maxSize: shareOf("cards", () => markup?.calculatedSize ?? 0),
    // Two bytes a character, as a text that is not all Latin takes them.
    sizeCalculation: ({ html }, key) => 2 * (html.length + key.length),
  }));

/**
 * The HTML of an element that no script changes and that many pages have in common, such as the card of a car, which
 * lists of all mixes of filters show: from the same props it is rendered once, as long as it is in use.
 *
 * @param name What the element is called in a report.
 * @param render Renders from its props alone, which are plain values.
 * @param keyOf One text for equal props, and another one for any others.
 */
export function cachedMarkup<Props>(
  name: string,
  render: (props: Props) => ReactElement,
  keyOf: (props: Props) => string = JSON.stringify,
): (props: Props) => string | null {
  kinds += 1;
  const kind = kinds;
  return (props) => {
    const cached = cachedParts();
    const key = `${kind}\n${keyOf(props)}`;
    const known = cached.get(key);
    const rendered = known ?? renderPart(name, render(props));
    if (rendered === null) return null;
    if (known === undefined) cached.set(key, rendered);
    for (const picture of rendered.pictures) wantEarly(picture);
    return rendered.html;
  };
}
