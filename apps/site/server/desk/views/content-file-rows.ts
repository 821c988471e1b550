import { type ContentProblem, contentFileKind, contentFiles } from "@forecourt/tenant-config/files";
import type { Draft } from "#server/drafts/draft-store.ts";
import { isDraftableFile, isSetting } from "#server/drafts/drafted-site.ts";

/** A file of a dealer's folder as the desk lists it. */
interface ContentFileRow {
  name: string;
  about: string;
  /** What the draft does to it; null where it leaves it alone. */
  draft: "changed" | "new" | "taken away" | null;
  problems: readonly ContentProblem[];
}

/** Lists what there is of one of each kind first, so that a file that is missing can be begun. */
const ONE_EACH = ["locations", "special-hours", "offers", "models", "navigation", "reviews"].map(
  (kind) => `${kind}.json`,
);

/** What a kind of file holds, in words. */
export const aboutFile = (name: string): string => {
  const kind = contentFileKind(name);
  // What is described of an article is its head.
  if (kind === "page" || kind === "post") return `A ${kind}, as Markdown below its details.`;
  return contentFiles().find((each) => each.name === kind)?.description ?? "";
};

/** Every file of a dealer's folder that a draft changes, and what is wrong in it: in the draft's version where it has one. */
export function contentFileRows(
  texts: ReadonlyMap<string, string>,
  draft: Draft | null,
  problems: readonly ContentProblem[],
  slug: string,
): ContentFileRow[] {
  const changes = new Map(
    (draft?.changes ?? []).flatMap((change) => (isSetting(change) ? [] : [[change.file, change] as const])),
  );
  const names = new Set([...ONE_EACH, ...texts.keys(), ...changes.keys()]);
  return [...names].filter(isDraftableFile).map((name) => {
    const change = changes.get(name);
    const does = change && (change.before === null ? "new" : change.text === null ? "taken away" : "changed");
    return {
      name,
      about: texts.has(name) || change ? aboutFile(name) : `${aboutFile(name)} There is none yet.`,
      draft: does ?? null,
      problems: problems.filter(({ file }) => file === `${slug}/${name}`),
    };
  });
}
