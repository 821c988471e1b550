import "server-only";
import { randomUUID } from "node:crypto";
import type { CarPage } from "./car-page.ts";

const KEY = Symbol.for("forecourt.found-cars");
/** Only pages that are never drawn stay; the oldest go. */
const MAX_KEPT = 1000;

/**
 * Car pages the proxy has asked the stock for on their way to the page that draws them. The proxy decides the status
 * and a page cannot, and a bundle of its own keeps the two from sharing a module, but not the process.
 */
function kept(): Map<string, CarPage> {
  const shared = globalThis as { [KEY]?: Map<string, CarPage> };
  shared[KEY] ??= new Map();
  return shared[KEY];
}

/** Keeps a page and gives the name it can be taken by, once. */
export function keepFound(page: CarPage): string {
  const pages = kept();
  const [oldest] = pages.keys();
  if (oldest !== undefined && pages.size >= MAX_KEPT) pages.delete(oldest);
  const name = randomUUID();
  pages.set(name, page);
  return name;
}

/** Takes a page that was kept; null when there is none of that name. */
export function takeFound(name: string | null): CarPage | null {
  const page = name === null ? undefined : kept().get(name);
  if (name !== null) kept().delete(name);
  return page ?? null;
}
