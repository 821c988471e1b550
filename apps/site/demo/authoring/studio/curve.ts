/** Knots of a curve: [where, value], in rising order of where. */
export type Knots = readonly (readonly [at: number, value: number])[];

/**
 * A smooth function through the knots that never overshoots between two of them (monotone cubic), flat outside.
 * Body lines are drawn with these: overshoot would be a dent.
 */
export function curveThrough(knots: Knots): (at: number) => number {
  const xs = knots.map(([at]) => at);
  const ys = knots.map(([, value]) => value);
  const slopes = xs.map((_, index) => tangent(xs, ys, index));
  return (at) => {
    const last = xs.length - 1;
    if (at <= (xs[0] ?? 0)) return ys[0] ?? 0;
    if (at >= (xs[last] ?? 0)) return ys[last] ?? 0;
    let index = 0;
    while (index < last - 1 && at > (xs[index + 1] ?? 0)) index++;
    const [x0 = 0, x1 = 1] = [xs[index], xs[index + 1]];
    const [y0 = 0, y1 = 0] = [ys[index], ys[index + 1]];
    const width = x1 - x0;
    const s = (at - x0) / width;
    const [m0, m1] = [(slopes[index] ?? 0) * width, (slopes[index + 1] ?? 0) * width];
    const s2 = s * s;
    const s3 = s2 * s;
    return y0 * (2 * s3 - 3 * s2 + 1) + m0 * (s3 - 2 * s2 + s) + y1 * (3 * s2 - 2 * s3) + m1 * (s3 - s2);
  };
}

function tangent(xs: readonly number[], ys: readonly number[], index: number): number {
  const rise = (from: number) =>
    ((ys[from + 1] ?? 0) - (ys[from] ?? 0)) / ((xs[from + 1] ?? 1) - (xs[from] ?? 0));
  if (xs.length < 2) return 0;
  if (index === 0) return rise(0);
  if (index === xs.length - 1) return rise(index - 1);
  const [before, after] = [rise(index - 1), rise(index)];
  if (before * after <= 0) return 0;
  return (2 * before * after) / (before + after);
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothstep(from: number, to: number, value: number): number {
  const s = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return s * s * (3 - 2 * s);
}

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
