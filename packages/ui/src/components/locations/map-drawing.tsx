import type { ReactElement } from "react";

export interface MapDrawingProps {
  latitude: number;
  longitude: number;
  /** Written below the pin: the suburb. */
  label: string;
}

const WIDTH = 600;
const HEIGHT = 400;
/** Between two streets. */
const BLOCK = 84;

/** A number from 0 up to a limit that a coordinate always gives. */
const taken = (coordinate: number, limit: number): number => (Math.abs(coordinate) * 1000) % limit;

/** Streets side by side, beyond the picture's edges because they are turned. */
const streets = (offset: number): number[] =>
  Array.from({ length: 16 }, (_, at) => (at - 4) * BLOCK + offset);

/**
 * A pin on a sketch of streets, the same for the same place. It shows no real street: it stands where a map would, asks
 * no other site for anything, and says nothing that the address beside it does not.
 */
export function MapDrawing({ latitude, longitude, label }: MapDrawingProps): ReactElement {
  const turn = Math.round(taken(latitude + longitude, 30)) - 15;
  return (
    <svg
      className="fc-map"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    >
      <rect className="fc-map__ground" width={WIDTH} height={HEIGHT} />
      <g className="fc-map__streets" transform={`rotate(${turn} ${WIDTH / 2} ${HEIGHT / 2})`}>
        {streets(taken(longitude, BLOCK)).map((x) => (
          <path key={x} d={`M${x.toFixed(1)} -300V700`} />
        ))}
        {streets(taken(latitude, BLOCK)).map((y) => (
          <path key={y} d={`M-300 ${y.toFixed(1)}H900`} />
        ))}
        <path className="fc-map__road" d={`M-300 ${HEIGHT / 2 + 30}H900`} />
      </g>
      <path
        className="fc-map__pin"
        d="M300 200c-18-28-32-44-32-64a32 32 0 0 1 64 0c0 20-14 36-32 64zm0-78a14 14 0 1 0 0 28 14 14 0 0 0 0-28z"
      />
      <text className="fc-map__label" x={WIDTH / 2} y="236" textAnchor="middle">
        {label}
      </text>
    </svg>
  );
}
