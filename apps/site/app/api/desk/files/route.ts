import { parseWrittenJson } from "@forecourt/tenant-config/files";
import { deskAction, type DeskForm } from "#server/desk/desk-action.ts";
import { bySite, editOutcome, shortened, sitesOf } from "#server/desk/draft-acts.ts";
import { draftStore } from "#server/drafts/draft-store.ts";
import { targetName } from "#server/drafts/draft-target.ts";
import { isDraftableFile } from "#server/drafts/drafted-site.ts";
import { type DraftEdit, targetOfEdit } from "#server/drafts/draft-edit.ts";
import { addToDrafts } from "#server/drafts/edit-draft.ts";
import { entryKey } from "#server/drafts/list-entries.ts";
import { specialDayEntry } from "#server/drafts/special-day.ts";

/** Stands for the key of an entry that is not there yet. */
const NEW = "new";
/** What a person wrote of a day that was not saved stands in the address of its form. */
const DAY_FIELDS = ["name", "kind", "opens", "closes", "words"];
const SPECIAL = "special-hours.json";

/** Changes a file of one site, or one entry of a list file of one site or several, in the drafts of these. */
export const POST = deskAction(async (form, wiring, { user }) => {
  const slugs = sitesOf(form, await wiring.content.slugs());
  const isDay = form("act").startsWith("day");
  const file = isDay ? SPECIAL : form("file");
  if (slugs === null || !isDraftableFile(file)) return null;
  const [slug = ""] = slugs;
  const text = withLineFeeds(form("text"));
  const edit = isDay ? dayEdit(form) : fileEdit(form, file, text);
  if (edit === null || (slugs.length > 1 && "text" in edit)) return null;
  const target = edit.ok ? targetOfEdit(edit.edit) : null;
  const key = form("key");
  const page = isDay
    ? `/desk/sites/${form("of") || slug}/hours?${new URLSearchParams({ day: form("date"), location: form("location") })}`
    : `/desk/sites/${form("of") || slug}/file?${new URLSearchParams({ name: file, ...(key === "" ? {} : { entry: key }) })}`;
  return {
    site: slugs,
    task: "settings",
    about: target ? targetName(target) : file,
    command: commandOf(slugs, file, edit.ok ? edit.edit : { file, text }),
    from: isDay ? `${page}&${new URLSearchParams(DAY_FIELDS.map((name) => [name, form(name)]))}` : page,
    after: isDay ? page : slugs.length > 1 ? "/desk/drafts" : `/desk/sites/${slug}/draft`,
    run: async () => {
      const edited = edit.ok
        ? await addToDrafts(wiring, {
            slugs,
            by: user.name,
            edit: edit.edit,
            seen: bySite(form, "seen", slugs),
          })
        : { ok: false as const, lost: false, problem: edit.problem };
      if (!edited.ok && !isDay)
        await draftStore(wiring.dataDirectory).saveUnsaved(form("of") || slug, user.name, {
          target: targetName(key === "" ? { file } : { file, key }),
          text,
        });
      return editOutcome(edited, "drafted");
    },
  };
});

/** Browsers send a text's lines with both characters; files have one. */
const withLineFeeds = (text: string): string => text.replaceAll("\r\n", "\n");

type ReadEdit = { ok: true; edit: DraftEdit } | { ok: false; problem: string };

/** What a form wants changed in a file; null for a form that is none of ours. */
function fileEdit(form: DeskForm, file: string, text: string): ReadEdit | null {
  const whole = text === "" || text.endsWith("\n") ? text : `${text}\n`;
  switch (form("act")) {
    case "file":
      return { ok: true, edit: { file, text: whole } };
    case "file-away":
      return { ok: true, edit: { file, text: null } };
    case "entry-away":
      return { ok: true, edit: { file, without: form("key") } };
    case "entry": {
      const parsed = parseWrittenJson(text);
      if (!parsed.ok) return parsed;
      const key = form("key");
      // Under another id it would be a second entry.
      return key === NEW || entryKey(parsed.value) === key
        ? { ok: true, edit: { file, entry: parsed.value } }
        : { ok: false, problem: `The entry is no longer ${key}.` };
    }
    default:
      return null;
  }
}

function dayEdit(form: DeskForm): ReadEdit | null {
  const [date, location, kind] = [form("date"), form("location"), form("kind")];
  if (form("act") !== "day") return null;
  if (kind === "usual") {
    const key = location === "" ? date : `${date} ${location}`;
    return { ok: true, edit: { file: SPECIAL, without: key } };
  }
  if (kind !== "closed" && kind !== "open" && kind !== "words") return null;
  const [name, opens, closes, words] = [form("name"), form("opens"), form("closes"), form("words")];
  const entry = specialDayEntry({ date, location, name, kind, opens, closes, words });
  return { ok: true, edit: { file: SPECIAL, entry } };
}

function commandOf(slugs: readonly string[], file: string, edit: DraftEdit): string {
  const sites = slugs.join(",");
  if ("without" in edit) return `tenant draft entry ${sites} ${file} ${edit.without} --remove`;
  if ("entry" in edit)
    return `tenant draft entry ${sites} ${file} '${shortened(JSON.stringify(edit.entry))}'`;
  return "text" in edit && edit.text === null
    ? `tenant draft file ${sites} ${file} --remove`
    : `tenant draft file ${sites} ${file} --from ${file}`;
}
