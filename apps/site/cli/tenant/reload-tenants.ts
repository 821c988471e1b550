import type { HostedSite } from "@forecourt/tenant-config";
import { describeProblem } from "@forecourt/tenant-config/files";
import { tellConflicts } from "./check-tenants.ts";
import type { TenantTools } from "./tenant-tools.ts";
import { countedProgress } from "../options/progress-bar.ts";
import type { JsonOption } from "../options/common-options.ts";
import { EXIT } from "../options/exit-codes.ts";

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
  { json }: JsonOption = {},
): Promise<number> {
  const slugs = await tools.source.slugs();
  let problems = 0;
  const sites: HostedSite[] = [];
  const progress = countedProgress("checking", slugs.length);
  for (const slug of slugs) {
    const folder = await tools.source.inspect(slug);
    progress.step();
    if (folder.ok) {
      sites.push(folder.content.tenant.config.site);
      continue;
    }
    problems += folder.problems.length;
    for (const problem of folder.problems) tools.error(describeProblem(problem));
  }
  progress.stop();
  problems += tellConflicts(sites, tools);
  if (problems > 0) {
    tools.error("Nothing was reloaded; put this right first.");
    return EXIT.failed;
  }
  await askForReload();
  if (json) tools.out(JSON.stringify({ folders: slugs.length }));
  else tools.out(`Running sites and workers look at ${slugs.length} folders again within a few seconds.`);
  const missed = await forgetPages();
  if (missed === null) return EXIT.done;
  tools.error(missed);
  return EXIT.failed;
}
