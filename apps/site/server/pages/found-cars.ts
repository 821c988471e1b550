import "server-only";
import { randomUUID } from "node:crypto";
import type { Car } from "@forecourt/search/car";
import type { Location } from "@forecourt/tenant-config/locations";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** A car's page as far as the stock knows it. `gone` is a car sold longer ago than the site lists. */
export type CarPage =
  | { kind: "found"; site: TenantSite; car: Car; location: Location | null }
  | { kind: "gone"; site: TenantSite; car: Car; similar: readonly Car[] }
  | { kind: "missing" }
  | { kind: "unavailable"; site: TenantSite };

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
