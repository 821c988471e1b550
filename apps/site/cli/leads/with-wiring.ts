import type { TenantContent } from "@forecourt/tenant-config/content";
import { openWiring, type Wiring } from "#host/wiring/wiring.ts";

/** Runs with the site's own adapters, beside the running site, and closes them whatever happens. */
export async function withWiring(work: (wiring: Wiring) => Promise<void>): Promise<void> {
  const wiring = await openWiring();
  try {
    await work(wiring);
  } finally {
    await wiring.close();
  }
}

/** The same for one site; fails where there is none of this name. */
export const withTenant = (
  tenant: string,
  work: (wiring: Wiring, content: TenantContent) => Promise<void>,
): Promise<void> =>
  withWiring(async (wiring) => {
    const content = await wiring.tenant(tenant);
    return content ? work(wiring, content) : fail(`There is no site ${tenant}.`);
  });

/** One clear sentence, and an exit code that scripts see. */
export function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
