import { type ComparedPage, comparePage } from "#server/desk/compare-pages.ts";
import { mayChange } from "#server/desk/draft-acts.ts";
import { openDeskOf } from "#server/desk/open-desk.ts";
import { mayDo } from "#server/desk/roles.ts";
import { touchedPages } from "#server/desk/touched-pages.ts";
import { effectsOf, fileEffects } from "#server/desk/views/effects-of-draft.ts";
import { draftStore } from "#server/drafts/draft-store.ts";
import { type DraftedSite, draftedSite } from "#server/drafts/drafted-site.ts";
import { lastPublished } from "#server/drafts/publish-draft.ts";
import { ActForm } from "../../../_parts/act-form.tsx";
import { ComparedPages } from "../../../_parts/compared-pages.tsx";
import { DeskPage } from "../../../_parts/desk-page.tsx";
import { DeskTable } from "../../../_parts/desk-table.tsx";
import { DeskText } from "../../../_parts/desk-text.tsx";
import { ProblemList } from "../../../_parts/problem-list.tsx";
import { PublishedDrafts } from "../../../_parts/published-drafts.tsx";
import { DeskSection } from "../../../_parts/desk-section.tsx";
import { linkTo } from "../../../_parts/link-to.tsx";

export const metadata = { title: "Draft" };

/** A site's draft: what it changes, what is wrong with it, which pages it touches and how, and what was published before. */
export default async function DraftPage({ params, searchParams }: PageProps<"/desk/sites/[site]/draft">) {
  const [{ site: slug }, { done, path: wanted }] = [await params, await searchParams];
  const desk = await openDeskOf(slug);
  const { wiring, content, session } = desk;
  const store = draftStore(wiring.dataDirectory);
  const [{ draft, version }, published] = [await store.get(slug), await store.published(slug)];
  const changes = draft?.changes ?? [];
  const drafted = draft && (await draftedSite(wiring, slug, changes));
  const may = mayChange(session.user, slug, changes);
  const other = typeof wanted === "string" && /^\/(?![/\\])/.test(wanted) ? wanted : null;
  const pages: ComparedPage[] = [];
  if (drafted?.ok) {
    const touched = { live: content, drafted: drafted.content, changes };
    const paths = other === null ? await touchedPages(wiring, touched) : [{ name: other, path: other }];
    pages.push(...(await Promise.all(paths.map((page) => comparePage(slug, page)))));
  }
  const act = (name: string, label: string, target = "") => (
    <ActForm
      session={session}
      action="/api/desk/drafts"
      fields={{ site: slug, act: name, path: target, [`version:${slug}`]: String(version) }}
      label={label}
      kind={name === "publish" ? "primary" : "quiet"}
    />
  );
  return (
    <DeskPage
      desk={desk}
      title={`Draft of ${content.tenant.config.site.name}`}
      command={`tenant draft show ${slug}`}
      done={done}
    >
      {drafted && !drafted.ok ? <ProblemList slug={slug} problems={drafted.problems} /> : null}
      {drafted ? <Overtaken slug={slug} drafted={drafted} /> : null}
      <DeskSection id="changes" title="What it changes">
        <DeskTable
          caption="Changes"
          heads={["Setting", "Now", "With the draft", "Leave out"]}
          rows={effectsOf(content.tenant, changes, drafted?.ok ? drafted.content.tenant : null).map(
            ({ path, now, drafted: after }) => ({
              key: path,
              cells: [
                linkTo(`/desk/sites/${slug}/settings/${encodeURIComponent(path)}`, <code>{path}</code>),
                <code key="now">{now}</code>,
                <code key="then">{after}</code>,
                may ? act("remove", "Leave out", path) : "",
              ],
            }),
          )}
          empty={draft ? "No setting." : "Nothing. Choose a setting or a file of the site to change it."}
        />
        {fileEffects(drafted?.files ?? []).map(({ file, does, patch }) => (
          <section key={file} aria-label={file}>
            <h3>
              It {does} <a href={`/desk/sites/${slug}/file?name=${encodeURIComponent(file)}`}>{file}</a>
            </h3>
            <DeskText label={`Lines of ${file} that differ`} text={patch} />
            {may ? act("remove", `Leave ${file} out`, file) : null}
          </section>
        ))}
        {draft && may ? (
          <div className="desk-acts">
            {drafted?.ok && drafted.overtaken.length === 0 ? act("publish", "Publish") : null}
            {act("drop", "Throw the draft away")}
          </div>
        ) : null}
      </DeskSection>
      {drafted?.ok ? <ComparedPages slug={slug} pages={pages} other={other} /> : null}
      <PublishedDrafts
        published={published}
        back={
          mayDo(session.user, "settings", slug) &&
          mayChange(session.user, slug, lastPublished(published)?.changes ?? [])
            ? act("back", "Take it back")
            : null
        }
      />
    </DeskPage>
  );
}

/** What was changed in the folder since the draft began, with the value the draft began from and the one by now. */
function Overtaken({ slug, drafted }: { slug: string; drafted: DraftedSite }) {
  if (drafted.overtaken.length === 0) return null;
  return (
    <DeskSection id="overtaken" title="Changed by others since the draft began">
      <p>
        Publishing would undo these. Open each, look at what stands there by now, and put it into the draft
        again.
      </p>
      {drafted.overtaken.map(({ target, before, now }) => {
        const isFile = /\.(?:json|md)$/.test(target);
        const page = isFile
          ? `file?name=${encodeURIComponent(target)}`
          : `settings/${encodeURIComponent(target)}`;
        return (
          <section key={target} aria-label={target}>
            <h3>
              <a href={`/desk/sites/${slug}/${page}`}>{target}</a>
            </h3>
            <DeskText label={`${target} when the draft began`} text={before ?? "not there"} />
            <DeskText label={`${target} by now`} text={now ?? "not there"} />
          </section>
        );
      })}
    </DeskSection>
  );
}
