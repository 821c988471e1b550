import type { ReactElement } from "react";

/**
 * Makes a function that gives the HTML of an element, rendered once for the same props. `gap` stands in the element where a
 * text goes that differs from call to call; the HTML that fills each gap comes with the call. It gives null where nothing
 * can be rendered to one text. `keyOf` is one text for the same props, and null for an element that is not worth caching.
 */
export type CachedMarkup = <Props>(
  name: string,
  render: (props: Props, gap: string) => ReactElement,
  keyOf?: (props: Props) => string | null,
) => (props: Props, ...fillings: readonly string[]) => string | null;

let provided: CachedMarkup = () => () => null;

/** Names what caches HTML. */
export function provideCachedMarkup(given: CachedMarkup): void {
  provided = given;
}

/** Caches an element's HTML in the way the site provided; gives null until then. */
export function cachedMarkup<Props>(
  ...given: Parameters<typeof provided<Props>>
): (props: Props, ...fillings: readonly string[]) => string | null {
  let made: { by: CachedMarkup; markup: ReturnType<typeof provided<Props>> } | null = null;
  return (props, ...fillings) => {
    if (made?.by !== provided) made = { by: provided, markup: provided(...given) };
    return made.markup(props, ...fillings);
  };
}
