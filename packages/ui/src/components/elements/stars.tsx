import type { ReactElement } from "react";

export interface StarsProps {
  /** Whole stars, at most four. */
  full: number;
  /** The part of the star after them, 0 to 1. */
  partial: number;
  /** What they say, for who cannot see them: '4.7 out of 5'. */
  label: string;
}

const STAR = "M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z";
const PLACES = [0, 20, 40, 60, 80];

const Row = (): ReactElement => (
  <>
    {PLACES.map((at) => (
      <path key={at} d={STAR} transform={`translate(${at} 0)`} />
    ))}
  </>
);

/** A rating as five stars, filled from the left as far as it goes. */
export function Stars({ full, partial, label }: StarsProps): ReactElement {
  return (
    <svg className="fc-stars" viewBox="0 0 100 20" width="100" height="20" role="img" aria-label={label}>
      <g className="fc-stars__empty">
        <Row />
      </g>
      {/* An inner picture cuts off what reaches beyond its width. */}
      <svg width={(full + partial) * 20} height="20">
        <Row />
      </svg>
    </svg>
  );
}
