import "server-only";
import { carPage } from "./car-page.ts";

/** Whether a path is the page of a car sold longer ago than the site lists: answered 410, with similar cars. */
export async function isGone(tenant: string, pathname: string): Promise<boolean> {
  const slug = /^\/cars\/([^/]+)$/.exec(pathname)?.[1];
  if (slug === undefined) return false;
  return (await carPage(tenant, decodeSlug(slug))).kind === "gone";
}

function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
