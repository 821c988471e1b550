import type { Wiring } from "./wiring.ts";

/** Something a module keeps for one wiring: what was found through one must not be taken for another's. */
export function perWiring<Kept>(make: () => Kept): (wiring: Wiring) => Kept {
  const all = new WeakMap<Wiring, Kept>();
  return (wiring) => {
    const kept = all.get(wiring) ?? make();
    all.set(wiring, kept);
    return kept;
  };
}
