import { settingField } from "@forecourt/tenant-config";
import { deskAction } from "#server/desk/desk-action.ts";
import { bySite, editOutcome, shortened, sitesOf, taskFor, writeOutcome } from "#server/desk/draft-acts.ts";
import { draftStore } from "#server/drafts/draft-store.ts";
import { addToDraft, removeFromDraft } from "#server/drafts/edit-draft.ts";
import { isSetting, targetOf } from "#server/drafts/drafted-site.ts";
import { lastPublished, publishDrafts, takeBackPublished } from "#server/drafts/publish-draft.ts";
import { readSettingValue } from "#server/drafts/setting-values.ts";

/**
 * Changes a setting in a site's draft, takes something out of it again; publishes the drafts of one site or several, or
 * takes back what was published last.
 */
export const POST = deskAction(async (form, wiring, { user }) => {
  const slugs = sitesOf(form, await wiring.content.slugs());
  if (slugs === null) return null;
  const [slug = ""] = slugs;
  const [path, act, by] = [form("path"), form("act"), user.name];
  if (slugs.length > 1 && act !== "publish" && act !== "back") return null;
  const from = slugs.length > 1 || form("list") !== "" ? "/desk/drafts" : `/desk/sites/${slug}/draft`;
  const field = settingField(path);
  if ((act === "set" || act === "unset") && field !== null) {
    const text = form("value");
    const value = readSettingValue(field, text);
    const set = act === "set";
    return {
      site: slug,
      about: path,
      task: taskFor([{ path, unset: true, before: null }]),
      command: set
        ? `tenant draft set ${slug} ${path} ${shortened(text)}`
        : `tenant draft unset ${slug} ${path}`,
      from: `/desk/sites/${slug}/settings/${encodeURIComponent(path)}`,
      after: `/desk/sites/${slug}/draft`,
      run: async () => {
        const change = value.ok && set ? { path, value: value.value } : { path, unset: true as const };
        const edited =
          set && !value.ok
            ? { ok: false as const, lost: false, problem: value.problem }
            : await addToDraft(wiring, { slug, by, edit: change, seen: form("seen") || undefined });
        if (!edited.ok && set)
          await draftStore(wiring.dataDirectory).saveUnsaved(slug, by, { target: path, text });
        return editOutcome(edited, "drafted");
      },
    };
  }
  const store = draftStore(wiring.dataDirectory);
  const drafts = await Promise.all(slugs.map(async (each) => (await store.get(each)).draft?.changes ?? []));
  const changes = drafts.flat();
  const ofDraft = { site: slugs, from, task: taskFor(changes) };
  const versions = new Map(
    [...bySite(form, "version", slugs)].map(([site, version]) => [site, Number.parseInt(version, 10)]),
  );
  if (act === "remove" || act === "drop") {
    const one = act === "remove" ? changes.find((change) => targetOf(change) === path) : null;
    if (one === undefined) return null;
    const target = one && (isSetting(one) ? { path: one.path } : { file: one.file });
    return {
      ...ofDraft,
      site: slug,
      about: one && targetOf(one),
      command: `tenant draft drop ${slug}${one ? ` ${targetOf(one)}` : ""}`,
      run: async () =>
        editOutcome(
          await removeFromDraft(wiring, { slug, by, target, version: versions.get(slug) }),
          "removed",
        ),
    };
  }
  if (act === "publish")
    return {
      ...ofDraft,
      about: changes.map(targetOf).join(", "),
      command: `tenant draft publish ${slugs.join(",")}`,
      run: async () => writeOutcome(await publishDrafts(wiring, slugs, by, versions), "published"),
    };
  if (act !== "back") return null;
  const lasts = await Promise.all(
    slugs.map(async (each) => lastPublished(await store.published(each))?.changes ?? []),
  );
  return {
    site: slugs,
    from,
    task: taskFor(lasts.flat()),
    about: lasts.flat().map(targetOf).join(", "),
    command: `tenant draft back ${slugs.join(",")}`,
    run: async () => writeOutcome(await takeBackPublished(wiring, slugs, by), "taken-back"),
  };
});
