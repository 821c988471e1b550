import type { HostedSite } from "@forecourt/tenant-config";
import { tellConflicts } from "./check-tenants.ts";
import { EXIT, type TenantTools } from "./tenant-tools.ts";

/**
 * `forecourt tenant reload`: lets running sites and workers take over what was edited. They keep a folder's last good
 * content while something in it is wrong, so none is reloaded before all is right. Caches before them forget all
 * pages.
 */
export async function reloadTenants(
  {
    askForReload,
    forgetPages,
  }: { askForReload: () => Promise<void>; forgetPages: () => Promise<string | null> },
  tools: Pick<TenantTools, "source" | "baseHosts" | "out" | "error">,
): Promise<number> {
  const slugs = await tools.source.slugs();
  let problems = 0;
  const sites: HostedSite[] = [];
  for (const slug of slugs) {
    const folder = await tools.source.inspect(slug);
    if (folder.ok) {
      sites.push(folder.content.tenant.config.site);
      continue;
    }
    problems += folder.problems.length;
    for (const { file, path, message } of folder.problems)
      tools.error(`${slug}: ${file}${path === "" ? "" : ` › ${path}`}: ${message}`);
  }
  problems += tellConflicts(sites, tools);
  if (problems > 0) {
    tools.error("Nothing was reloaded; put this right first.");
    return EXIT.problems;
  }
  await askForReload();
  tools.out(`Running sites and workers look at ${slugs.length} folders again within a few seconds.`);
  const missed = await forgetPages();
  if (missed === null) return EXIT.done;
  tools.error(missed);
  return EXIT.problems;
}
