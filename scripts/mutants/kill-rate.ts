/** How a run ended for each mutant that was tested. */
export interface MutantCounts {
  /** Mutants that failed a test. */
  killed: number;
  /** Mutants whose tests timed out or crashed: endless loops, but also a busy machine, so they count neither way. */
  unfinished: number;
  survived: number;
  /** Mutants that no test runs at all: they survive. */
  noCoverage: number;
}

/** Share of mutants that failed a test, 0 to 1, and its 95 % confidence interval (Wilson). */
export interface KillRate {
  rate: number;
  low: number;
  high: number;
}

/**
 * The kill rate of a run, null when no mutant came to an end. When the mutants were a random sample, the interval says
 * where the rate of all of them lies.
 *
 * @example
 * killRate({ killed: 85, survived: 10, noCoverage: 5 }) // rate 0.85, low 0.767, high 0.907
 */
export function killRate({
  killed,
  survived,
  noCoverage,
}: Omit<MutantCounts, "unfinished">): KillRate | null {
  const tested = killed + survived + noCoverage;
  if (tested === 0) return null;
  const rate = killed / tested;
  const z = 1.96;
  const weight = 1 + z ** 2 / tested;
  const centre = (rate + z ** 2 / (2 * tested)) / weight;
  const spread = (z * Math.sqrt((rate * (1 - rate)) / tested + z ** 2 / (4 * tested ** 2))) / weight;
  return {
    rate,
    low: Math.max(0, centre - spread),
    high: Math.min(1, centre + spread),
  };
}
