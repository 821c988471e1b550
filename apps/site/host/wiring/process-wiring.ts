import { processWide } from "#host/process/process-wide.ts";
import { openWiring, type Wiring } from "./wiring.ts";

const opened = processWide<Promise<Wiring>>("wiring", () => openWiring());

/** The wiring of this process, opened on first use; two copies would mean two delivery workers. */
export const getWiring = (): Promise<Wiring> => opened.current;
