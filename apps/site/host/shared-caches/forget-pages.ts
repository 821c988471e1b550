import { execFile } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { buildHostTable, type HostedSite } from "@forecourt/tenant-config";

/** What it takes to reach the caches before the site. */
export interface SharedCaches {
  env: {
    FORECOURT_SHARED_CACHE_SECONDS: number;
    FORECOURT_PURGE_COMMAND?: string | undefined;
    FORECOURT_BASE_HOSTS: readonly string[];
  };
  /** The site that changed; null for all of them. */
  site: HostedSite | null;
  /** Until every process shows the change, in milliseconds: what a cache fetched before that is old. */
  seenWithinMs: number;
}

/**
 * A process notices what another wrote to stock or reservations within this, or has waited so long for it; a page that was
 * begun before is sent. Milliseconds.
 */
export const SEEN_EVERYWHERE_MS = 1_500;

/** As long as a script that walks a large cache may take. */
const COMMAND_MS = 60_000;

/** Every host of the site; none stand for all sites. */
const hostsOf = (site: HostedSite | null, baseHosts: readonly string[]): string[] =>
  site === null ? [] : [...buildHostTable([site], { baseHosts }).hosts.keys()];

/**
 * Has the caches before the site forget a site's pages after a change, and not before every process shows the change, or
 * they would fetch the old page again. Does nothing where no cache may serve a page by itself. A sentence when the command
 * failed, else null.
 */
export async function forgetPages({ env, site, seenWithinMs }: SharedCaches): Promise<string | null> {
  if (env.FORECOURT_SHARED_CACHE_SECONDS === 0) return null;
  await wait(seenWithinMs);
  const command = env.FORECOURT_PURGE_COMMAND;
  if (command === undefined) return null;
  try {
    await promisify(execFile)(command, hostsOf(site, env.FORECOURT_BASE_HOSTS), { timeout: COMMAND_MS });
    return null;
  } catch (error) {
    const why = error instanceof Error ? error.message.trim() : String(error);
    return `The caches before the site were not reached, and may show old pages for ${env.FORECOURT_SHARED_CACHE_SECONDS} seconds more: ${why}`;
  }
}
