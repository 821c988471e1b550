import "server-only";
import { href } from "@forecourt/tenant-config/routes";
import type { Metadata } from "next";
import { canonicalPath } from "#server/http/request-route.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** What the head of a page about posts says of other forms of it: its own address, and the posts as a feed. */
export async function feedAlternates(site: TenantSite): Promise<Pick<Metadata, "alternates">> {
  const canonical = await canonicalPath();
  const feed = href("posts-feed", {}, site);
  return {
    alternates: {
      ...(canonical === null ? {} : { canonical }),
      ...(feed === null ? {} : { types: { "application/rss+xml": feed } }),
    },
  };
}
