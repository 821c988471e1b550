import "server-only";
import { openWiring, type Wiring } from "./wiring.ts";

const KEY = Symbol.for("forecourt.wiring");

/**
 * The wiring of this process, opened on first use. Next bundles the proxy, pages and route handlers apart from each
 * other, so it lives where all of them can see it; two copies would mean two delivery workers.
 */
export function getWiring(): Promise<Wiring> {
  const shared = globalThis as { [KEY]?: Promise<Wiring> };
  shared[KEY] ??= openWiring();
  return shared[KEY];
}
