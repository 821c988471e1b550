import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { SampleSite } from "./sample-site.ts";

/** A temporary folder of tenant folders. */
export interface TenantFolders {
  directory: string;
  /** Writes the folder elsewhere and moves it into place, as a careful publisher does. */
  put(site: SampleSite, which?: "everything" | "settings and words"): Promise<void>;
  /** Writes one file below the directory, as an editor does. */
  write(name: string, content: unknown): Promise<void>;
  remove(name: string): Promise<void>;
  discard(): Promise<void>;
}

/** The files of a site's folder, by relative name. */
export function folderOf(site: SampleSite): Map<string, unknown> {
  return new Map<string, unknown>([
    ["tenant.json", site.settings],
    ["locations.json", site.locations],
    ["special-hours.json", site.specialHours],
    ["navigation.json", site.navigation],
    ["models.json", site.models],
    ["offers.json", site.offers],
    ["reviews.json", site.reviews],
    ...Object.entries(site.posts).map(([slug, text]) => [`posts/${slug}.md`, text] as const),
    ...Object.entries(site.pages).map(([slug, text]) => [`pages/${slug}.md`, text] as const),
  ]);
}

const isWords = (name: string) => name === "tenant.json" || name.endsWith(".md");

async function write(path: string, content: unknown) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, typeof content === "string" ? content : JSON.stringify(content));
}

/** Makes an empty temporary folder for tenants; `discard` it when done. */
export async function tenantFolders(): Promise<TenantFolders> {
  const root = await mkdtemp(join(tmpdir(), "forecourt-tenants-"));
  const directory = join(root, "tenants");
  await mkdir(directory);
  let moved = 0;

  return {
    directory,
    async put(site, which = "everything") {
      moved += 1;
      const made = join(root, `made-${moved}`);
      for (const [name, content] of folderOf(site)) {
        if (which === "everything" || isWords(name)) await write(join(made, name), content);
      }
      const place = join(directory, site.slug);
      await rename(place, join(root, `old-${moved}`)).catch(() => undefined);
      await rename(made, place);
    },
    write: (name, content) => write(join(directory, name), content),
    remove: (name) => rm(join(directory, name), { recursive: true, force: true }),
    discard: () => rm(root, { recursive: true, force: true }),
  };
}
