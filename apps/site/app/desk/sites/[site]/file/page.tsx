import { notFound } from "next/navigation";
import { openDeskOf } from "#server/desk/open-desk.ts";
import { mayDo } from "#server/desk/roles.ts";
import { aboutFile } from "#server/desk/views/content-file-rows.ts";
import { sitesOfEntry } from "#server/desk/views/sites-of-entry.ts";
import { draftStore } from "#server/drafts/draft-store.ts";
import { type DraftTarget, seenOf, shownTarget, targetName } from "#server/drafts/draft-target.ts";
import { draftedSite, isDraftableFile } from "#server/drafts/drafted-site.ts";
import { listEntries } from "#server/drafts/list-entries.ts";
import { ActForm } from "../../../_parts/act-form.tsx";
import { DeskPage } from "../../../_parts/desk-page.tsx";
import { DeskTable } from "../../../_parts/desk-table.tsx";
import { DeskText } from "../../../_parts/desk-text.tsx";
import { FileFields } from "../../../_parts/file-fields.tsx";
import { OtherSites } from "../../../_parts/other-sites.tsx";
import { ProblemList } from "../../../_parts/problem-list.tsx";
import { Unsaved } from "../../../_parts/unsaved.tsx";
import { DeskSection } from "../../../_parts/desk-section.tsx";
import { linkTo } from "../../../_parts/link-to.tsx";

export const metadata = { title: "File" };

/** The name under which the page is asked for an entry that is not there yet. */
const NEW = "new";

const textOf = (value: string | string[] | undefined): string => (typeof value === "string" ? value : "");

/** One file of a dealer's folder, or one entry of it: its text, and a form that changes it in the draft of this site and others. */
export default async function FilePage({ params, searchParams }: PageProps<"/desk/sites/[site]/file">) {
  const [{ site: slug }, query] = [await params, await searchParams];
  const [name, entry, done] = [textOf(query["name"]), textOf(query["entry"]), textOf(query["done"])];
  const desk = await openDeskOf(slug);
  if (!isDraftableFile(name)) notFound();
  const { wiring, session } = desk;
  const target: DraftTarget = entry === "" ? { file: name } : { file: name, key: entry };
  const shown = await shownTarget(wiring, slug, target);
  const isNew = entry === NEW;
  const text = shown.drafted === undefined ? shown.live : shown.drafted;
  if (entry !== "" && !isNew && text === null && shown.live === null) notFound();
  const store = draftStore(wiring.dataDirectory);
  const unsaved = ["lost", "unreadable"].includes(done) ? await store.unsaved(slug, session.user.name) : null;
  const own = unsaved?.target === targetName(target) ? unsaved.text : null;
  const changes = (await store.get(slug)).draft?.changes ?? [];
  const folder = await draftedSite(wiring, slug, changes);
  const problems = folder.ok ? [] : folder.problems.filter(({ file }) => file === `${slug}/${name}`);
  const others = desk.sites.filter((site) => site !== slug && mayDo(session.user, "settings", site));
  const entries = entry === "" && name.endsWith(".json") ? listEntries(name, text) : null;
  const seen = isNew ? seenOf({ live: null, drafted: undefined }) : shown.seen;
  const may = mayDo(session.user, "settings", slug);
  const fields = { of: slug, site: slug, file: name, key: entry, [`seen:${slug}`]: seen };
  return (
    <DeskPage
      desk={desk}
      title={isNew ? `${name}: a new entry` : targetName(target)}
      command={
        entry === ""
          ? `tenant draft file ${slug} ${name} --from ${name}`
          : `tenant draft entry ${slug} ${name} '{ "id": "${isNew ? "…" : entry}", … }'`
      }
      done={done}
    >
      <p>
        {aboutFile(name)} {shown.drafted === undefined ? "" : "This is the text of the draft. "}
        <a href={`/desk/sites/${slug}/${entry === "" ? "files" : `file?name=${encodeURIComponent(name)}`}`}>
          {entry === "" ? "All files" : `The whole of ${name}`}
        </a>
        , <a href={`/desk/sites/${slug}/draft`}>the draft</a>
      </p>
      <ProblemList slug={slug} problems={problems} />
      {own === null ? null : <Unsaved now={text ?? "not there"} text={own} isLost={done === "lost"} />}
      {entries === null ? null : (
        <DeskSection id="entries" title="Entries">
          <DeskTable
            caption="Entries"
            heads={["Id", "Name"]}
            rows={entries.map(({ key, name: called }, index) => ({
              key: `${key} ${index}`,
              cells: [
                linkTo(`/desk/sites/${slug}/file?${new URLSearchParams({ name, entry: key })}`, key),
                called,
              ],
            }))}
            empty="None with an id."
          />
          {may ? (
            <a href={`/desk/sites/${slug}/file?${new URLSearchParams({ name, entry: NEW })}`}>Add an entry</a>
          ) : null}
        </DeskSection>
      )}
      {may ? (
        <>
          <ActForm
            session={session}
            action="/api/desk/files"
            fields={{ ...fields, act: entry === "" ? "file" : "entry" }}
            label="Put into the draft"
            kind="primary"
          >
            <label>
              {entry === "" ? "Text of the file" : "The entry, as JSON"}
              <textarea
                name="text"
                className="fc-input desk-wide"
                rows={entry === "" ? 24 : 14}
                spellCheck={false}
                // The framework leaves the first line break of a text out, as HTML does.
                defaultValue={own ?? text ?? ""}
              />
            </label>
            {entry === "" || others.length === 0 ? null : (
              <OtherSites sites={await sitesOfEntry(wiring, others, target, shown)} />
            )}
          </ActForm>
          {text === null || isNew ? null : (
            <ActForm
              session={session}
              action="/api/desk/files"
              fields={{ ...fields, act: entry === "" ? "file-away" : "entry-away" }}
              label={entry === "" ? "Take the file away" : "Take the entry out"}
            />
          )}
          <FileFields name={name} />
        </>
      ) : (
        <DeskText label={targetName(target)} text={text ?? "There is none."} />
      )}
    </DeskPage>
  );
}
