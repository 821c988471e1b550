import { readFile } from "node:fs/promises";
import { text as textOf } from "node:stream/consumers";
import type { Command } from "commander";
import { settingField } from "@forecourt/tenant-config";
import { parseWrittenJson } from "@forecourt/tenant-config/files";
import type { Wiring } from "#host/wiring/wiring.ts";
import { audit } from "#server/desk/audit-trail.ts";
import type { DraftEdit, Edited } from "#server/drafts/draft-edit.ts";
import { draftStore } from "#server/drafts/draft-store.ts";
import { addToDraft, removeFromDraft } from "#server/drafts/edit-draft.ts";
import { publishDrafts, takeBackPublished } from "#server/drafts/publish-draft.ts";
import type { Written } from "#server/drafts/write-dealer-files.ts";
import { readSettingValue } from "#server/drafts/setting-values.ts";
import { fail, withTenants } from "../leads/with-wiring.ts";
import { type JsonOption, printed, withJson } from "../options/common-options.ts";
import { BadCall, EXIT } from "../options/exit-codes.ts";
import { showDrafts } from "./show-draft.ts";

const BY = "command line";
const SITES = ["<slugs>", "the site, or several: north,south"] as const;

interface FileOptions extends JsonOption {
  from?: string;
  remove?: boolean;
}

/** `forecourt tenant draft …`: changes a dealer's folder apart from it until it is published. */
export function registerDrafts(tenant: Command): void {
  const draft = tenant
    .command("draft")
    .description("Change a site's settings and files in a draft, which nothing shows until it is published.");
  const ofSites = (name: string): Command => withJson(draft, name).argument(...SITES);

  ofSites("set")
    .description("Put a setting into the draft.")
    .argument("<path>", "a setting, for example cars.newArrivalDays")
    .argument("<value>", "its value: a text as it is, anything else as JSON; empty for none")
    .action((slugs: string, path: string, text: string, { json }: JsonOption) =>
      edit(slugs, json, async () => {
        const field = settingField(path);
        if (field === null)
          throw new BadCall(`${path} is no setting of its own. See: forecourt tenant settings`);
        const value = readSettingValue(field, text);
        if (!value.ok) throw new BadCall(`The value of ${path} cannot be read: ${value.problem}`);
        return { path, value: value.value };
      }),
    );

  ofSites("unset")
    .description("Have the draft take the dealer's own value away, so that weaker layers count again.")
    .argument("<path>", "a setting")
    .action((slugs: string, path: string, { json }: JsonOption) =>
      edit(slugs, json, async () => ({ path, unset: true })),
    );

  ofSites("file")
    .description("Put a whole file into the draft, read from standard input unless --from names it.")
    .argument("<file>", "a file of the dealer's folder, for example posts/summer.md")
    .option("--from <path>", "the file to read it from")
    .option("--remove", "take the file away")
    .action((slugs: string, file: string, { from, remove, json }: FileOptions) =>
      edit(slugs, json, async () => ({ file, text: remove ? null : await read(from) })),
    );

  ofSites("entry")
    .description(
      "Put one entry, such as an offer or a special day, into the draft in place of the one with its id.",
    )
    .argument("<file>", "a file that lists things, for example offers.json")
    .argument("<entry>", "the entry as JSON; with --remove its id, or the date of a special day")
    .option("--remove", "take the entry out")
    .action((slugs: string, file: string, text: string, { remove, json }: FileOptions) =>
      edit(slugs, json, async () => {
        if (remove) return { file, without: text };
        const parsed = parseWrittenJson(text);
        if (!parsed.ok) throw new BadCall(`The entry cannot be read: ${parsed.problem}`);
        return { file, entry: parsed.value };
      }),
    );

  ofSites("show")
    .description("Show what the draft changes, and what is wrong with it.")
    .action((slugs: string, { json }: JsonOption) =>
      withTenants(slugs, (wiring, each) => showDrafts(wiring, each, json)),
    );

  ofSites("drop")
    .description("Throw the draft away, or one setting or file of it.")
    .argument("[target]", "only this setting or file; the whole draft when left out")
    .action((slugs: string, target: string | undefined, { json }: JsonOption) =>
      withTenants(slugs, async (wiring, sites) => {
        for (const slug of sites) {
          const removed = await dropped(wiring, slug, target);
          if (!removed.ok) return fail(removed.problem);
          printed(json, { slug, dropped: target ?? "all" }, () => "It is taken out of the draft.");
        }
      }),
    );

  ofSites("publish")
    .description(
      "Write the drafts to the dealers' folders, all or none, and have running sites take them over.",
    )
    .action((slugs: string, { json }: JsonOption) =>
      written(`tenant draft publish ${slugs}`, slugs, json, publishDrafts),
    );

  ofSites("back")
    .description("Take back what was published last, at all the sites or none, unless it was changed since.")
    .action((slugs: string, { json }: JsonOption) =>
      written(`tenant draft back ${slugs}`, slugs, json, takeBackPublished),
    );
}

const read = (from: string | undefined): Promise<string> =>
  from === undefined
    ? textOf(process.stdin)
    : readFile(from, "utf8").catch((error: unknown) => {
        throw new BadCall(`${from} cannot be read: ${String(error)}`);
      });

/** Puts one change into the drafts of some sites, and shows these. */
const edit = (slugs: string, json: boolean | undefined, change: () => Promise<DraftEdit>): Promise<void> =>
  withTenants(slugs, async (wiring, sites) => {
    const made = await change();
    for (const slug of sites) {
      const added = await addToDraft(wiring, { slug, by: BY, edit: made });
      if (!added.ok) throw new BadCall(added.problem);
      const { draft } = await draftStore(wiring.dataDirectory).get(slug);
      if (draft) await showDrafts(wiring, [slug], json);
      else printed(json, { slug, draft }, () => `All of ${slug} is as it was; it has no draft.`);
    }
  });

async function dropped(wiring: Wiring, slug: string, target: string | undefined): Promise<Edited> {
  const by = { slug, by: BY };
  if (target === undefined) return removeFromDraft(wiring, { ...by, target: null });
  const isPath = settingField(target) !== null;
  return removeFromDraft(wiring, { ...by, target: isPath ? { path: target } : { file: target } });
}

/** Writes to dealers' folders, after an entry of the audit trail, and says what became of it. */
const written = (
  did: string,
  slugs: string,
  json: boolean | undefined,
  write: (wiring: Wiring, sites: readonly string[], by: string) => Promise<Written>,
): Promise<void> =>
  withTenants(slugs, async (wiring, sites) => {
    for (const site of sites) await audit(wiring, { by: BY, did, site, about: null });
    const result = await write(wiring, sites, BY);
    if (!result.ok) return fail(result.problem);
    for (const slug of sites)
      printed(json, { slug, written: true }, () => `The folder of ${slug} is written.`);
    if (result.missed === null) return;
    console.error(result.missed);
    process.exitCode = EXIT.cachesMissed;
  });
