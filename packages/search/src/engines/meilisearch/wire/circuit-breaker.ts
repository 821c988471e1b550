/** When to stop calling a server that does not respond, in milliseconds. */
export interface BreakerPolicy {
  /** Failures in a row that open the circuit. */
  failures: number;
  /** How long it stays open the first time; twice as long after each failed attempt to close it. */
  openFor: number;
  /** The longest it stays open. */
  openForAtMost: number;
}

/**
 * Five failures in a row open the circuit for two seconds, then four, up to thirty.
 *
 * @example
 * defaultBreakerPolicy.failures; // 5
 */
export const defaultBreakerPolicy: BreakerPolicy = { failures: 5, openFor: 2_000, openForAtMost: 30_000 };

/**
 * Keeps a dead server from making every page wait for its timeout. After some failures in a row no request asks
 * any more for a while; then one request may try, and its outcome decides.
 */
export class CircuitBreaker {
  readonly #policy: BreakerPolicy;
  readonly #clock: () => number;
  #failures = 0;
  #openUntil = 0;
  #openFor = 0;
  #trying = false;

  constructor(policy: BreakerPolicy, clock: () => number) {
    this.#policy = policy;
    this.#clock = clock;
  }

  /** Whether a request may go out now. After a yes, report the outcome. */
  mayTry(): boolean {
    if (this.#openFor === 0) return true;
    if (this.#trying || this.#clock() < this.#openUntil) return false;
    this.#trying = true;
    return true;
  }

  /** Milliseconds until a request may go out; 0 when one may now. */
  waitsFor(): number {
    return this.#openFor === 0 ? 0 : Math.max(0, this.#openUntil - this.#clock());
  }

  succeeded(): void {
    this.#failures = 0;
    this.#openFor = 0;
    this.#trying = false;
  }

  failed(): void {
    this.#failures++;
    this.#trying = false;
    if (this.#failures < this.#policy.failures) return;
    const { openFor, openForAtMost } = this.#policy;
    this.#openFor = this.#openFor === 0 ? openFor : Math.min(this.#openFor * 2, openForAtMost);
    this.#openUntil = this.#clock() + this.#openFor;
  }
}
