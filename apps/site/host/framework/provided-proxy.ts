import type { NextRequest } from "next/server";
import { processWide } from "#host/process/process-wide.ts";

/** Decides what the framework does with a request before it looks for a page. */
type Proxy = (request: NextRequest) => Promise<Response>;

const chosen = processWide<Proxy | null>("proxy", () => null);

/** Names what decides; it is made where the sites are known. */
export function provideProxy(proxy: Proxy): void {
  chosen.current = proxy;
}

/** What decides in this process. */
export function provided(): Proxy {
  if (chosen.current === null) throw new Error("A request came before the site had started.");
  return chosen.current;
}
