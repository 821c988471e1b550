import type { ReactElement } from "react";

/** A body from above: all lengths in one unit. */
export interface LoadRulerView {
  readonly length: number;
  readonly pallet: number;
  readonly pallets: readonly { readonly from: number; readonly side: 0 | 1 }[];
  /** The numbers along it, as they are written. */
  readonly marks: readonly { readonly at: number; readonly label: string }[];
  /** All of it in words. */
  readonly text: string;
}

/** The drawing is so many units long, whatever the body measures. */
const LONG = 1000;
const MARGIN = 34;

/**
 * A truck's body with its pallets and a ruler with numbers, to scale; what it shows stands below it in words. `alone` is
 * the ruler without the body, as is one of a body that takes no pallet.
 */
export function LoadRuler({ ruler, ...given }: { ruler: LoadRulerView; alone?: boolean }): ReactElement {
  // A body that takes no pallet would be an empty box.
  const alone = given.alone === true || ruler.pallets.length === 0;
  const scale = LONG / ruler.length;
  const side = ruler.pallet * scale;
  const height = alone ? -8 : 2 * side + 8;
  return (
    <figure className="fc-load-ruler">
      <svg viewBox={`${-MARGIN} 0 ${LONG + 2 * MARGIN} ${height + 66}`} role="img" aria-label={ruler.text}>
        {alone ? null : <rect className="fc-load-ruler__body" width={LONG} height={height} />}
        {(alone ? [] : ruler.pallets).map(({ from, side: at }) => (
          <rect
            key={`${from} ${at}`}
            className="fc-load-ruler__pallet"
            x={from * scale + 3}
            y={at * side + 7}
            width={side - 6}
            height={side - 6}
          />
        ))}
        <path
          className="fc-load-ruler__line"
          d={`M0 ${height + 14}H${LONG}${ruler.marks.map(({ at }) => `M${at * scale} ${height + 14}v14`).join("")}M${LONG} ${height + 8}v12`}
        />
        {ruler.marks.map(({ at, label }) => (
          <text key={at} x={at * scale} y={height + 60} textAnchor="middle">
            {label}
          </text>
        ))}
      </svg>
      <figcaption>{ruler.text}</figcaption>
    </figure>
  );
}
