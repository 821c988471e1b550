import { type MeasuredSpeed, parseSpeeds } from "@forecourt/analytics/collect";

/** How the browsers' own bounds call a value. */
export type SpeedRating = "good" | "to be improved" | "poor";

/** A metric of one kind of page, over all visits. */
export interface MeasuredPage extends MeasuredSpeed {
  /** Three of four visits were not slower. */
  readonly value: number;
  readonly rating: SpeedRating;
  readonly times: number;
}

/** The Core Web Vitals, each with what is still good and what is not yet poor. */
const BOUNDS = { LCP: [2500, 4000], INP: [200, 500], CLS: [0.1, 0.25] } as const satisfies Record<
  MeasuredSpeed["metric"],
  readonly [number, number]
>;

function ratingOf({ metric, value }: MeasuredSpeed): SpeedRating {
  const [good, fair] = BOUNDS[metric];
  if (value <= good) return "good";
  return value <= fair ? "to be improved" : "poor";
}

/** Collects what browsers measured of pages; a record of something else is left out. */
export function measurements() {
  const values = new Map<string, MeasuredSpeed[]>();
  return {
    add(record: Readonly<Record<string, unknown>>): void {
      for (const speed of parseSpeeds({ speeds: [record] })) {
        const key = `${speed.metric} ${speed.page}`;
        const of = values.get(key);
        if (of) of.push(speed);
        else values.set(key, [speed]);
      }
    },
    /** The worst first, as a share of what is still good. */
    list: (): MeasuredPage[] =>
      [...values.values()]
        .flatMap((speeds) => {
          const sorted = speeds.toSorted((one, other) => one.value - other.value);
          const speed = sorted[Math.ceil(sorted.length * 0.75) - 1];
          return speed ? [{ ...speed, rating: ratingOf(speed), times: speeds.length }] : [];
        })
        .toSorted((one, other) => shareOfGood(other) - shareOfGood(one)),
  };
}

const shareOfGood = ({ metric, value }: MeasuredSpeed): number => value / BOUNDS[metric][0];
