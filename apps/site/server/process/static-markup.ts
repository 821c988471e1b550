import type { ReactElement } from "react";

const KEY = Symbol.for("forecourt.static-markup");
type Render = (element: ReactElement) => string;

const shared = globalThis as { [KEY]?: Render };

/** Names what renders to HTML; it is made where the process starts, outside of what the framework bundles. */
export function provideStaticMarkup(render: Render): void {
  shared[KEY] = render;
}

/**
 * The HTML of an element that no script of the page ever changes, such as a hundred cards of cars: as one text it costs the
 * browser no hydration, and a new list is put in its place at once. Null where nothing renders; draw the element itself then.
 */
export const staticMarkup = (element: ReactElement): string | null =>
  shared[KEY]?.(element).replace(PRELOADS, "") ?? null;

/** The renderer asks for eager pictures before the markup, which in the middle of a page is no earlier than the pictures. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;
