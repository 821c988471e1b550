import { join } from "node:path";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { filesContentSource } from "@forecourt/tenant-config/files";

/** Settings and content of one of the demo dealers, as its folder gives them. */
export async function demoContent(slug: string): Promise<TenantContent> {
  const directory = join(import.meta.dirname, "../../tenants");
  const content = await filesContentSource({ directory, now: () => new Date() }).tenant(slug);
  if (!content) throw new Error(`There is no demo dealer called ${slug}.`);
  return content;
}
