import { mayDo, type DeskTask, type DeskUser } from "#server/desk/roles.ts";
import type { DraftChange } from "#server/drafts/draft-store.ts";
import { isSetting } from "#server/drafts/drafted-site.ts";
import type { Edited } from "#server/drafts/draft-edit.ts";
import type { Written } from "#server/drafts/write-dealer-files.ts";
import { isPlatformSetting } from "#server/drafts/setting-values.ts";
import type { DeskForm } from "./desk-action.ts";

/** As much of a value as the audit trail says; what was published holds all of it. */
const LONGEST = 500;

/** A text as it stands in a command of the trail. */
export const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;

/** What a person has to be allowed for some changes of a draft. */
export const taskFor = (changes: readonly DraftChange[]): DeskTask =>
  changes.some((change) => isSetting(change) && isPlatformSetting(change.path)) ? "platform" : "settings";

/** Whether a person may publish, and take out, some changes of a draft. */
export const mayChange = (user: DeskUser, slug: string, changes: readonly DraftChange[]): boolean =>
  mayDo(user, taskFor(changes), slug);

/** What the next page says of a change of a draft, or stays with the form when it was not made. */
export const editOutcome = (edited: Edited, done: string): string | { done: string; back: true } =>
  edited.ok ? done : { done: edited.lost ? "lost" : "unreadable", back: true };

/** What the next page says of what was written to dealers' folders. */
export const writeOutcome = (written: Written, done: string): string =>
  !written.ok ? "wrong" : written.missed === null ? done : "cached";

/** What a form says of each site, under its name and the site's: the versions it showed. */
export const bySite = (form: DeskForm, name: string, slugs: readonly string[]): Map<string, string> =>
  new Map(
    slugs.flatMap((slug) => {
      const text = form(`${name}:${slug}`);
      return text === "" ? [] : [[slug, text] as const];
    }),
  );

/** The sites that a form names, each once; null when one of them is none. */
export function sitesOf(form: DeskForm, slugs: readonly string[]): string[] | null {
  const sites = [...new Set(form.all("site"))];
  return sites.length > 0 && sites.every((site) => slugs.includes(site)) ? sites : null;
}
