import { processWide } from "#host/process/process-wide.ts";
import type { Wiring } from "./wiring.ts";

const provided = processWide<Wiring | null>("wiring", () => null);

/**
 * Names the wiring of this process, opened once as it starts. Only what starts the process imports the adapters: each of the
 * framework's bundles that did would hold its own copy of them and of every setting's schema.
 */
export function provideWiring(wiring: Wiring): void {
  provided.current = wiring;
}

/** The wiring of this process. */
export function getWiring(): Wiring {
  if (provided.current === null) throw new Error("The wiring was requested before the site had started.");
  return provided.current;
}
