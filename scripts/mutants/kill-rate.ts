/** How a run ended for each mutant that was tested. A mutant that hung a test was noticed as well as one that failed it. */
export interface MutantCounts {
  killed: number;
  timeout: number;
  survived: number;
  /** Mutants that no test runs at all: they survive. */
  noCoverage: number;
}

/** Share of mutants that a test noticed, 0 to 1, and its 95 % confidence interval (Wilson); null when none was tested. */
export interface KillRate {
  tested: number;
  killed: number;
  rate: number;
  low: number;
  high: number;
}

/**
 * The kill rate of a run. When the mutants were a random sample, the interval says where the rate of all of them lies.
 *
 * @example
 * killRate({ killed: 85, timeout: 0, survived: 10, noCoverage: 5 }) // rate 0.85, low 0.767, high 0.907
 */
export function killRate({ killed, timeout, survived, noCoverage }: MutantCounts): KillRate | null {
  const noticed = killed + timeout;
  const tested = noticed + survived + noCoverage;
  if (tested === 0) return null;
  const rate = noticed / tested;
  const z = 1.96;
  const weight = 1 + z ** 2 / tested;
  const centre = (rate + z ** 2 / (2 * tested)) / weight;
  const spread = (z * Math.sqrt((rate * (1 - rate)) / tested + z ** 2 / (4 * tested ** 2))) / weight;
  return {
    tested,
    killed: noticed,
    rate,
    low: Math.max(0, centre - spread),
    high: Math.min(1, centre + spread),
  };
}
