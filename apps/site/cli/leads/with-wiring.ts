import type { TenantContent } from "@forecourt/tenant-config/content";
import { openWiring, type Wiring } from "#host/wiring/wiring.ts";
import { BadCall, EXIT, noTenant } from "../options/exit-codes.ts";

/** Runs with the site's own adapters, beside the running site, and closes them whatever happens. */
export async function withWiring(work: (wiring: Wiring) => Promise<void>): Promise<void> {
  const wiring = await openWiring();
  try {
    await work(wiring);
  } finally {
    await wiring.close();
  }
}

/** The same for one site; a call with an unknown one is wrong. */
export const withTenant = (
  tenant: string,
  work: (wiring: Wiring, content: TenantContent) => Promise<void>,
): Promise<void> =>
  withWiring(async (wiring) => {
    const content = await wiring.tenant(tenant);
    if (!content) throw new BadCall(noTenant(tenant, await wiring.content.slugs()));
    return work(wiring, content);
  });

/** The same for the sites of a list, "north,south". */
export const withTenants = (
  list: string,
  work: (wiring: Wiring, slugs: readonly string[]) => Promise<void>,
): Promise<void> =>
  withWiring(async (wiring) => {
    const slugs = [...new Set(list.split(","))];
    for (const slug of slugs)
      if (!(await wiring.tenant(slug))) throw new BadCall(noTenant(slug, await wiring.content.slugs()));
    return work(wiring, slugs);
  });

/**
 * The same for all sites or one. What is kept of a dealer who is gone can still be listed and erased: only a tenant that
 * has neither a folder nor anything kept is unknown.
 */
export const withOneOrAll = (
  tenant: string | undefined,
  kept: (wiring: Wiring, tenant: string) => Promise<readonly unknown[]>,
  work: (wiring: Wiring) => Promise<void>,
): Promise<void> =>
  withWiring(async (wiring) => {
    if (tenant !== undefined) {
      const slugs = await wiring.content.slugs();
      if (!slugs.includes(tenant) && (await kept(wiring, tenant)).length === 0)
        throw new BadCall(noTenant(tenant, slugs));
    }
    return work(wiring);
  });

export const keptLeads = ({ leads }: Wiring, tenant: string): Promise<readonly unknown[]> =>
  leads.list({ tenant, limit: 1 });

/** One clear sentence, and an exit code that scripts see. */
export function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = EXIT.failed;
}
