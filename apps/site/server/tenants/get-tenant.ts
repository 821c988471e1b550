import "server-only";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { cache } from "react";
import { getWiring } from "#server/wiring/process-wiring.ts";

/** One tenant's content, read once a request. */
export const getTenant = cache(
  async (slug: string): Promise<TenantContent | null> => (await getWiring()).tenant(slug),
);
