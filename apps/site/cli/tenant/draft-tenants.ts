import type { Command } from "commander";
import { settingField } from "@forecourt/tenant-config";
import { describeProblem } from "@forecourt/tenant-config/files";
import type { Wiring } from "#host/wiring/wiring.ts";
import { audit } from "#server/desk/audit-trail.ts";
import { effectsOf } from "#server/desk/views/effects-of-draft.ts";
import { draftStore } from "#server/drafts/draft-store.ts";
import { draftedSite } from "#server/drafts/drafted-site.ts";
import { addToDraft, readSettingValue, removeFromDraft } from "#server/drafts/edit-draft.ts";
import { publishDraft, takeBackPublished } from "#server/drafts/publish-draft.ts";
import { fail, withTenant } from "../leads/with-wiring.ts";
import { AS_JSON, type JsonOption, printed } from "../options/common-options.ts";
import { BadCall, EXIT } from "../options/exit-codes.ts";

const BY = "command line";

/** `forecourt tenant draft …`: changes settings apart from the dealer's folder until they are published. */
export function registerDrafts(tenant: Command): void {
  const draft = tenant
    .command("draft")
    .description("Change a site's settings in a draft, which nothing shows until it is published.");

  draft
    .command("set")
    .argument("<slug>", "the site")
    .argument("<path>", "a setting, for example cars.newArrivalDays")
    .argument("<value>", "its value: a text as it is, anything else as JSON; empty for none")
    .description("Put a setting into the draft.")
    .option(...AS_JSON)
    .action((slug: string, path: string, text: string, { json }: JsonOption) =>
      withTenant(slug, async (wiring) => {
        const field = settingField(path);
        if (field === null)
          throw new BadCall(`${path} is no setting of its own. See: forecourt tenant settings`);
        const value = readSettingValue(field, text);
        if (!value.ok) throw new BadCall(`The value of ${path} cannot be read: ${value.problem}`);
        await addToDraft(wiring, { slug, by: BY, change: { path, value: value.value } });
        await show(wiring, slug, json);
      }),
    );

  draft
    .command("unset")
    .argument("<slug>", "the site")
    .argument("<path>", "a setting")
    .description("Have the draft take the dealer's own value away, so that weaker layers count again.")
    .option(...AS_JSON)
    .action((slug: string, path: string, { json }: JsonOption) =>
      withTenant(slug, async (wiring) => {
        const added = await addToDraft(wiring, { slug, by: BY, change: { path, unset: true } });
        if (!added.ok) throw new BadCall(added.problem);
        await show(wiring, slug, json);
      }),
    );

  draft
    .command("show")
    .argument("<slug>", "the site")
    .description("Show what the draft changes, and what is wrong with it.")
    .option(...AS_JSON)
    .action((slug: string, { json }: JsonOption) => withTenant(slug, (wiring) => show(wiring, slug, json)));

  draft
    .command("drop")
    .argument("<slug>", "the site")
    .argument("[path]", "only this setting; the whole draft when left out")
    .description("Throw the draft away, or one setting of it.")
    .option(...AS_JSON)
    .action((slug: string, path: string | undefined, { json }: JsonOption) =>
      withTenant(slug, async (wiring) => {
        const removed = await removeFromDraft(wiring, { slug, by: BY, path: path ?? null });
        if (!removed) return fail(`${slug} has no such draft.`);
        printed(json, { slug, dropped: path ?? "all" }, () => "It is taken out of the draft.");
      }),
    );

  draft
    .command("publish")
    .argument("<slug>", "the site")
    .description("Write the draft to the dealer's folder and have running sites take it over.")
    .option(...AS_JSON)
    .action((slug: string, { json }: JsonOption) =>
      written(`tenant draft publish ${slug}`, slug, json, publishDraft),
    );

  draft
    .command("back")
    .argument("<slug>", "the site")
    .description("Take back what was published last, unless the file was changed since.")
    .option(...AS_JSON)
    .action((slug: string, { json }: JsonOption) =>
      written(`tenant draft back ${slug}`, slug, json, takeBackPublished),
    );
}

/** Writes to a dealer's folder, after an entry of the audit trail, and says what became of it. */
const written = (
  did: string,
  slug: string,
  json: boolean | undefined,
  write: typeof publishDraft,
): Promise<void> =>
  withTenant(slug, async (wiring) => {
    await audit(wiring, { by: BY, did, site: slug, about: null });
    const result = await write(wiring, slug, BY);
    if (!result.ok) return fail(result.problem);
    printed(json, { slug, written: true }, () => `The settings of ${slug} are written.`);
    if (result.missed === null) return;
    console.error(result.missed);
    process.exitCode = EXIT.cachesMissed;
  });

async function show(wiring: Wiring, slug: string, json: boolean | undefined): Promise<void> {
  const draft = await draftStore(wiring.dataDirectory).get(slug);
  const content = await wiring.tenant(slug);
  if (!draft || !content) return fail(`${slug} has no draft.`);
  const drafted = await draftedSite(wiring, slug, draft.changes);
  const effects = effectsOf(content.tenant, draft.changes, drafted.ok ? drafted.content.tenant : null);
  const problems = drafted.ok ? [] : drafted.problems.map(describeProblem);
  printed(json, { slug, by: draft.by, at: draft.at, effects, problems }, () =>
    [
      ...effects.map(({ path, now, drafted: after }) => `${path}\n  now:   ${now}\n  draft: ${after}`),
      ...problems,
    ].join("\n"),
  );
  if (problems.length > 0) process.exitCode = EXIT.failed;
}
