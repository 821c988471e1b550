/** Chance that repeats: the same seed always throws the same dice. */
export interface SeededRandom {
  /** 0 up to, but not including, 1. */
  next: () => number;
  /** A whole number, both ends included. */
  between: (from: number, to: number) => number;
  /** True with this probability. */
  chance: (probability: number) => boolean;
  /** One of them; throws on an empty list, which is a mistake in the catalogue. */
  pick: <T>(choices: readonly T[]) => T;
  /** One of them, heavier ones more often. */
  weighted: <T>(choices: readonly (readonly [choice: T, weight: number])[]) => T;
  /** Some of them in their own order. */
  some: <T>(choices: readonly T[], count: number) => T[];
}

/** A number from words, so that each tenant and each car starts elsewhere (FNV-1a). */
export function hashWords(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of words.join("\u0000")) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32: small, fast, good enough to stock a yard. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const pick = <T>(choices: readonly T[]): T => {
    const choice = choices[Math.floor(next() * choices.length)];
    if (choice === undefined)
      throw new Error("Nothing to pick from: a list of the demo catalogue is empty. Fill it.");
    return choice;
  };
  return {
    next,
    pick,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    weighted: (choices) => {
      const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
      let left = next() * total;
      for (const [choice, weight] of choices) {
        left -= weight;
        if (left < 0) return choice;
      }
      return pick(choices)[0];
    },
    some: (choices, count) => {
      const wanted = new Set<number>();
      while (wanted.size < Math.min(count, choices.length)) wanted.add(Math.floor(next() * choices.length));
      return choices.filter((_, index) => wanted.has(index));
    },
  };
}
