import { readFile } from "node:fs/promises";
import { describeProblem } from "@forecourt/tenant-config/files";
import { writeWhole } from "#host/disk/write-whole.ts";
import { forgetPages, SEEN_EVERYWHERE_MS } from "#host/shared-caches/forget-pages.ts";
import { askForReload } from "#host/wiring/watch-reload.ts";
import { draftStore } from "./draft-store.ts";
import { type DraftParts, draftedSite, settingsFile } from "./drafted-site.ts";

/** Whether something was written to a dealer's folder; `missed` is what caches before the site may show for a while. */
export type Written = { ok: true; missed: string | null } | { ok: false; problem: string };

/** Writes a draft to its dealer's folder, where everything in it is right, and has all processes read the folder again. */
export async function publishDraft(parts: DraftParts, slug: string, by: string): Promise<Written> {
  const store = draftStore(parts.dataDirectory);
  const draft = await store.get(slug);
  if (draft === null || draft.changes.length === 0) return { ok: false, problem: `${slug} has no draft.` };
  const drafted = await draftedSite(parts, slug, draft.changes);
  if (!drafted.ok) return { ok: false, problem: drafted.problems.map(describeProblem).join("\n") };
  const at = parts.now().toISOString();
  // First, so that what was written can be taken back even when this process ends in between.
  await store.savePublished(slug, { ...draft, ...drafted.texts, by, at, takenBack: null });
  const written = await writeSettings(parts, slug, drafted.texts.after);
  if (written.ok) await store.remove(slug);
  return written;
}

/** Writes the settings file of before the last draft again; not over what was changed since. */
export async function takeBackPublished(parts: DraftParts, slug: string, by: string): Promise<Written> {
  const store = draftStore(parts.dataDirectory);
  const last = (await store.published(slug)).find(({ takenBack }) => takenBack === null);
  if (!last) return { ok: false, problem: `Nothing of ${slug} was published that can be taken back.` };
  if ((await readFile(settingsFile(parts, slug), "utf8")) !== last.after)
    return {
      ok: false,
      problem: `The settings of ${slug} were changed since ${last.at}; change them by a new draft.`,
    };
  const written = await writeSettings(parts, slug, last.before);
  if (written.ok)
    await store.savePublished(slug, { ...last, takenBack: { by, at: parts.now().toISOString() } });
  return written;
}

async function writeSettings(parts: DraftParts, slug: string, text: string): Promise<Written> {
  try {
    await writeWhole(settingsFile(parts, slug), text);
    await askForReload(parts.env.tenantsDirectory, parts.now());
  } catch (error) {
    return { ok: false, problem: `The dealers' folders cannot be written here: ${String(error)}` };
  }
  parts.folders.reload(slug);
  const content = await parts.tenant(slug);
  if (!content) return { ok: true, missed: null };
  const { site } = content.tenant.config;
  return { ok: true, missed: await forgetPages({ env: parts.env, site, seenWithinMs: SEEN_EVERYWHERE_MS }) };
}
