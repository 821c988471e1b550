/** A step smaller than this saves a browser next to nothing, and costs an address on every picture of a page. */
const STEP = 1.3;

/**
 * Of the widths a picture is served in, smallest first, those worth naming for one that is rendered at most `largest` CSS
 * pixels wide: from the narrowest it is rendered, on small screens half of that, to nearly twice that, for dense ones.
 *
 * @example
 * widthsFor(600, [160, 320, 384, 480, 768, 1080, 1280]) // [320, 480, 768, 1080]
 */
export function widthsFor(largest: number, served: readonly number[], narrowest = largest / 2): number[] {
  const named: number[] = [];
  for (const width of served) {
    const last = named.at(-1);
    if (last === undefined ? width >= narrowest : last < largest * 1.8 && width >= last * STEP)
      named.push(width);
  }
  // However small the step: a picture that is rendered wider than it is served is soft.
  const widest = served.at(-1);
  const last = named.at(-1) ?? 0;
  return widest !== undefined && last < Math.min(largest, widest) ? [...named, widest] : named;
}
