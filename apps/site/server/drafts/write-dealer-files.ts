import { mkdir, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { writeWhole } from "#host/disk/write-whole.ts";
import { forgetPages, SEEN_EVERYWHERE_MS } from "#host/shared-caches/forget-pages.ts";
import { askForReload } from "#host/wiring/watch-reload.ts";
import { dealerFile, type DraftParts } from "./drafted-site.ts";

/** Whether something was written to dealers' folders; `missed` is what caches before a site may show for a while. */
export type Written = { ok: true; missed: string | null } | { ok: false; problem: string };

/** One file of one dealer to be written, and as it was. */
interface FileWrite {
  slug: string;
  file: string;
  before: string | null;
  after: string | null;
}

/** Writes files of dealers' folders, or none of them, and has all processes read the folders again. */
export async function writeDealerFiles(parts: DraftParts, files: readonly FileWrite[]): Promise<Written> {
  const done: FileWrite[] = [];
  try {
    for (const each of files) {
      done.push(each);
      await writeFile(parts, each, each.after);
    }
  } catch (error) {
    for (const each of done) await writeFile(parts, each, each.before).catch(() => undefined);
    return { ok: false, problem: `The dealers' folders cannot be written here: ${String(error)}` };
  }
  await askForReload(parts.env.tenantsDirectory, parts.now());
  const missed: string[] = [];
  for (const slug of new Set(files.map((each) => each.slug))) {
    parts.folders.reload(slug);
    const site = (await parts.tenant(slug))?.tenant.config.site;
    const left = site && (await forgetPages({ env: parts.env, site, seenWithinMs: SEEN_EVERYWHERE_MS }));
    if (left) missed.push(left);
  }
  return { ok: true, missed: missed.length === 0 ? null : missed.join("\n") };
}

async function writeFile(
  parts: DraftParts,
  { slug, file }: Pick<FileWrite, "slug" | "file">,
  text: string | null,
): Promise<void> {
  const path = dealerFile(parts, slug, file);
  if (text === null) {
    await rm(path, { force: true });
    return;
  }
  await mkdir(dirname(path), { recursive: true });
  await writeWhole(path, text);
}
