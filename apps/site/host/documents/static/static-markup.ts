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

/** In a cached element it stands where a text goes that differs each time. */
const GAP = "\u0001";

/** An element in pieces, cut at its gaps. */
interface CachedPart extends Pick<RenderedPart, "pictures"> {
  readonly pieces: readonly string[];
}

/** Of all kinds of elements together: made when the first is rendered, for its bound comes with the environment. */
let markup: LRUCache<string, CachedPart> | undefined;
let kinds = 0;

const cachedParts = (): LRUCache<string, CachedPart> =>
  (markup ??= new LRUCache({
    maxSize: shareOf("cards", () => markup?.calculatedSize ?? 0),
    // Two bytes a character, as a text that is not all Latin takes them.
    sizeCalculation: ({ pieces }, key) =>
      2 * pieces.reduce((length, piece) => length + piece.length, key.length + 1),
  }));

/**
 * The HTML of an element that no script changes and that many pages have in common, such as the card of a car, which
 * lists of all mixes of filters show: from the same props it is rendered once, as long as it is in use. What differs from
 * list to list, as the number beside a filter's value does, is no prop: the element has a gap there, and the HTML that
 * fills it comes with each call. Null where nothing renders, and where a prop holds what marks a gap.
 *
 * @param name What the element is called in a report.
 * @param render Renders from its props alone, which are plain values, and from what marks its gaps.
 * @param keyOf One text for equal props, and another one for any others; null for an element that is not worth caching.
 */
export function cachedMarkup<Props>(
  name: string,
  render: (props: Props, gap: string) => ReactElement,
  keyOf: (props: Props) => string | null = JSON.stringify,
): (props: Props, ...fillings: readonly string[]) => string | null {
  kinds += 1;
  const kind = kinds;
  const rendered = (props: Props): CachedPart | null => {
    const part = renderPart(name, render(props, GAP));
    return part && { pieces: part.html.split(GAP), pictures: part.pictures };
  };
  const partOf = (props: Props): CachedPart | null => {
    const own = keyOf(props);
    if (own === null) return rendered(props);
    const cached = cachedParts();
    const key = `${kind}\n${own}`;
    const known = cached.get(key);
    if (known !== undefined) return known;
    const part = rendered(props);
    if (part !== null) cached.set(key, part);
    return part;
  };
  return (props, ...fillings) => {
    const part = partOf(props);
    if (part === null) return null;
    const { pieces, pictures } = part;
    if (pieces.length !== fillings.length + 1) return null;
    for (const picture of pictures) wantEarly(picture);
    return pieces.reduce((html, piece, at) => html + (fillings[at - 1] ?? "") + piece);
  };
}
