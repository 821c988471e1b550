import { fitPattern, pathParts } from "../table/address.ts";

/** What programs are given beside the pages, and where. A file's last part names one of several. */
const MACHINE_ROUTES = [
  ["/robots.txt", "robots"],
  ["/sitemap.xml", "sitemap-index"],
  ["/sitemaps/:part", "sitemap"],
  ["/manifest.webmanifest", "manifest"],
  ["/favicon.ico", "favicon"],
  ["/.well-known/security.txt", "security"],
  ["/llms.txt", "llms"],
  ["/speculation-rules.json", "speculation-rules"],
  ["/feeds/:part", "feed"],
] as const;

/** A file for programs. `part` is null for one that stands alone. */
export interface MachineFile {
  readonly file: (typeof MACHINE_ROUTES)[number][1];
  readonly part: string | null;
}

/**
 * The file for programs at an address, or null where there is none.
 *
 * @example
 * matchMachineRoute("/feeds/google.tsv") // { file: "feed", part: "google.tsv" }
 */
export function matchMachineRoute(path: string): MachineFile | null {
  const parts = pathParts(path);
  if (parts === null) return null;
  for (const [pattern, file] of MACHINE_ROUTES) {
    const fitted = fitPattern(pattern.split("/").slice(1), parts);
    if (fitted) return { file, part: fitted["part"] ?? null };
  }
  return null;
}
