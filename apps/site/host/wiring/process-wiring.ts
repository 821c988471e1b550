import { namedAtStart } from "#host/process/process-wide.ts";
import type { Wiring } from "./wiring.ts";

/**
 * The wiring of this process, opened once as it starts. Only what starts the process imports the adapters: each of the
 * framework's bundles that did would hold its own copy of them and of every setting's schema.
 */
export const { provide: provideWiring, get: getWiring } = namedAtStart<Wiring>("wiring");
