/** How a command ended, as the shell sees it: the same numbers for every command. */
export const EXIT = {
  done: 0,
  /** Nothing was done, or something that was looked at is wrong. */
  failed: 1,
  /** The command was called wrongly: no such option, tenant, file or mapping. */
  badCall: 2,
  /** The work was done, and caches before the site could not be reached. */
  cachesMissed: 3,
} as const;

/** What every command's help says of them. */
export const EXIT_HELP = `
Exit codes: ${EXIT.done} done; ${EXIT.failed} not done, or something is wrong; ${EXIT.badCall} called wrongly, such as with an unknown
tenant; ${EXIT.cachesMissed} done, but caches before the site were not reached.`;

/** A call that cannot be carried out as it stands, in one sentence. */
export class BadCall extends Error {
  override name = "BadCall";
}

/** Why there is no content of a tenant, and which tenants there are. */
export function noTenant(slug: string, slugs: readonly string[]): string {
  if (slugs.includes(slug))
    return `The folder of the tenant '${slug}' cannot be used; forecourt tenant check says why.`;
  const known = slugs.length > 0 ? `There are: ${slugs.join(", ")}.` : "There are none yet.";
  return `There is no tenant called '${slug}'. ${known}`;
}
