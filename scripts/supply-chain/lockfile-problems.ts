/** A resolved package of the lockfile: its line `name@version:` and what stands below it. */
const ENTRY = /^ {2}'?(@?[^@\s']+@[^:\s']+)'?:\n((?: {4}.*\n)*)/gm;
const INTEGRITY = /integrity: sha512-[A-Za-z0-9+/]{86}==/;
/** What would come from elsewhere than the registry: an address, a repository, a folder. */
const ELSEWHERE = /\b(?:tarball|repo|directory|gitHosted|type: git)\b/;
const CATALOG_ENTRY = /^ {2}"?(@?[\w./-]+)"?: (\S+)$/gm;
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

const section = (text: string, name: string): string =>
  new RegExp(`^${name}:\\n([^]*?)(?=^\\S|(?![^]))`, "m").exec(text)?.[1] ?? "";

/**
 * What is wrong with a `pnpm-lock.yaml` as a promise of what is installed: each package must carry a SHA-512 of its
 * content and come from the registry.
 */
export function lockfileProblems(lockfile: string): string[] {
  const entries = [...`${section(lockfile, "packages")}\n`.matchAll(ENTRY)];
  if (entries.length === 0) return ["The lockfile lists no packages."];
  return entries.flatMap(([, name = "", below = ""]) => {
    if (ELSEWHERE.test(/resolution: .*/.exec(below)?.[0] ?? ""))
      return [`${name} comes from elsewhere than the registry.`];
    return INTEGRITY.test(below) ? [] : [`${name} has no SHA-512 of its content.`];
  });
}

/** What is wrong with `pnpm-workspace.yaml` as the one place that pins versions: each of the catalog is exact. */
export function catalogProblems(workspace: string): string[] {
  const entries = [...section(workspace, "catalog").matchAll(CATALOG_ENTRY)];
  if (entries.length === 0) return ["The catalog names no versions."];
  const loose = entries.filter(([, , version = ""]) => !EXACT.test(version));
  const open = /^minimumReleaseAge: (\d+)$/m.exec(workspace)?.[1];
  return [
    ...loose.map(([, name, version]) => `${name} is pinned to ${version}, which is no exact version.`),
    ...(Number(open) >= 1440 ? [] : ["minimumReleaseAge is missing or less than a day."]),
  ];
}
