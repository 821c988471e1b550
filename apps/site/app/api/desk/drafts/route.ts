import { settingField } from "@forecourt/tenant-config";
import { deskAction } from "#server/desk/desk-action.ts";
import type { DeskTask } from "#server/desk/roles.ts";
import { draftStore } from "#server/drafts/draft-store.ts";
import {
  addToDraft,
  isPlatformSetting,
  readSettingValue,
  removeFromDraft,
} from "#server/drafts/edit-draft.ts";
import { publishDraft, takeBackPublished, type Written } from "#server/drafts/publish-draft.ts";

/** As much of a value as the audit trail says; what was published holds all of it. */
const LONGEST = 500;

const outcome = (written: Written, done: string): string =>
  !written.ok ? "wrong" : written.missed === null ? done : "cached";

const taskFor = (paths: readonly string[]): DeskTask =>
  paths.some(isPlatformSetting) ? "platform" : "settings";

/** Changes the draft of a site's settings, publishes it, throws it away, or takes back what was published last. */
export const POST = deskAction(async (form, wiring, { user }) => {
  const [slug, path, act] = [form("site"), form("path"), form("act")];
  if (!(await wiring.content.slugs()).includes(slug)) return null;
  const by = user.name;
  const own = { site: slug, about: path || null, from: `/desk/sites/${slug}/draft` };
  const field = settingField(path);
  if ((act === "set" || act === "unset") && field !== null) {
    const text = form("value");
    const value = readSettingValue(field, text);
    return {
      ...own,
      task: taskFor([path]),
      command:
        act === "set"
          ? `tenant draft set ${slug} ${path} ${text.slice(0, LONGEST)}`
          : `tenant draft unset ${slug} ${path}`,
      run: async () => {
        if (act === "set" && !value.ok) return "unreadable";
        const change =
          act === "set" && value.ok ? { path, value: value.value } : { path, unset: true as const };
        const added = await addToDraft(wiring, { slug, by, change });
        return added.ok ? "drafted" : "unreadable";
      },
    };
  }
  const store = draftStore(wiring.dataDirectory);
  const changed = (await store.get(slug))?.changes.map((change) => change.path) ?? [];
  const ofDraft = { ...own, task: taskFor(changed) };
  if (act === "remove" || act === "drop") {
    const removed = act === "remove" ? path : null;
    return {
      ...ofDraft,
      command: `tenant draft drop ${slug}${removed === null ? "" : ` ${removed}`}`,
      run: async () => ((await removeFromDraft(wiring, { slug, by, path: removed })) ? "removed" : "nothing"),
    };
  }
  if (act === "publish")
    return {
      ...ofDraft,
      about: changed.join(", "),
      command: `tenant draft publish ${slug}`,
      run: async () => outcome(await publishDraft(wiring, slug, by), "published"),
    };
  if (act !== "back") return null;
  const last = (await store.published(slug)).find(({ takenBack }) => takenBack === null);
  const paths = last?.changes.map((change) => change.path) ?? [];
  return {
    ...own,
    task: taskFor(paths),
    about: paths.join(", "),
    command: `tenant draft back ${slug}`,
    run: async () => outcome(await takeBackPublished(wiring, slug, by), "taken-back"),
  };
});
