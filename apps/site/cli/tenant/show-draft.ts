import { describeProblem } from "@forecourt/tenant-config/files";
import type { Wiring } from "#host/wiring/wiring.ts";
import { effectsOf, fileEffects } from "#server/desk/views/effects-of-draft.ts";
import { draftStore } from "#server/drafts/draft-store.ts";
import { draftedSite } from "#server/drafts/drafted-site.ts";
import { fail } from "../leads/with-wiring.ts";
import { printed } from "../options/common-options.ts";
import { EXIT } from "../options/exit-codes.ts";

/** Prints what the drafts of some sites change and what is wrong with them. */
export async function showDrafts(
  wiring: Wiring,
  sites: readonly string[],
  json: boolean | undefined,
): Promise<void> {
  for (const slug of sites) {
    const { draft, version } = await draftStore(wiring.dataDirectory).get(slug);
    const content = await wiring.tenant(slug);
    if (!draft || !content) return fail(`${slug} has no draft.`);
    const drafted = await draftedSite(wiring, slug, draft.changes);
    const effects = effectsOf(content.tenant, draft.changes, drafted.ok ? drafted.content.tenant : null);
    const files = fileEffects(drafted.files);
    const problems = drafted.ok ? [] : drafted.problems.map(describeProblem);
    const overtaken = drafted.overtaken.map(({ target }) => target);
    printed(json, { slug, by: draft.by, at: draft.at, version, effects, files, overtaken, problems }, () =>
      [
        ...effects.map(({ path, now, drafted: after }) => `${path}\n  now:   ${now}\n  draft: ${after}`),
        ...files.map(({ file, does, patch }) => `${does} ${file}\n${patch}`),
        ...overtaken.map(
          (target) => `${target} was changed in the dealer's folder since the draft of it began.`,
        ),
        ...problems,
      ].join("\n"),
    );
    if (problems.length + overtaken.length > 0) process.exitCode = EXIT.failed;
  }
}
