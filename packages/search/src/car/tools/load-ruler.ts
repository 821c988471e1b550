/** What a market loads and how it measures, in the unit of the site's lengths. */
export interface LoadPolicy {
  /** One side of its usual pallet, along the body. */
  readonly pallet: number;
  /** How far the numbers of the ruler stand from each other. */
  readonly step: number;
}

/** A body from above, measured along it. */
export interface LoadRuler {
  readonly length: number;
  /** Where the ruler has a number: from 0, a step apart, as far as the body is long. */
  readonly marks: readonly number[];
  /** Where each pallet stands: from the front wall, two beside each other. */
  readonly pallets: readonly { readonly from: number; readonly side: 0 | 1 }[];
}

/**
 * A truck's body with its pallets, to scale: two abreast as they are loaded, from the front wall (the Australian standard
 * pallet is 1165 mm square, AS 4068; the American one 48 by 40 inches). Pallets that would stand out of the body are left
 * out. Null for a body whose length is not known.
 *
 * @example
 * loadRuler({ bodyLength: 6200, pallets: 10 }, { pallet: 1165, step: 1000 })?.pallets.length; // 10
 */
export function loadRuler(
  { bodyLength, pallets }: { readonly bodyLength: number | undefined; readonly pallets: number | undefined },
  { pallet, step }: LoadPolicy,
): LoadRuler | null {
  if (bodyLength === undefined || bodyLength <= 0) return null;
  const rows = Math.floor(bodyLength / pallet);
  const standing = Math.min(pallets ?? 0, rows * 2);
  return {
    length: bodyLength,
    marks: Array.from({ length: Math.floor(bodyLength / step) + 1 }, (_, at) => at * step),
    pallets: Array.from({ length: standing }, (_, at) => ({
      from: Math.floor(at / 2) * pallet,
      side: at % 2 === 0 ? 0 : 1,
    })),
  };
}
