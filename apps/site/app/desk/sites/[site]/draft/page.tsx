import type { ReactNode } from "react";
import { describeProblem } from "@forecourt/tenant-config/files";
import { Button } from "@forecourt/ui/button";
import { Notice } from "@forecourt/ui/notice";
import { type ComparedPage, comparePage, samplePages } from "#server/desk/compare-pages.ts";
import { draftStore, type PublishedDraft } from "#server/drafts/draft-store.ts";
import { isPlatformSetting } from "#server/drafts/edit-draft.ts";
import { draftedSite } from "#server/drafts/drafted-site.ts";
import { type OpenDesk, openDeskOf } from "#server/desk/open-desk.ts";
import { mayDo } from "#server/desk/roles.ts";
import { effectsOf } from "#server/desk/views/effects-of-draft.ts";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { ActForm } from "../../../_parts/act-form.tsx";
import { DeskPage } from "../../../_parts/desk-page.tsx";
import { DeskTable } from "../../../_parts/desk-table.tsx";

export const metadata = { title: "Draft" };

/** A site's draft: what it changes, what is wrong with it, which pages it touches and how, and what was published before. */
export default async function DraftPage({
  params,
  searchParams,
}: {
  params: Promise<{ site: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const [{ site: slug }, { done, path: wanted }] = [await params, await searchParams];
  const desk = await openDeskOf(slug);
  const { wiring, content, session } = desk;
  const store = draftStore(wiring.dataDirectory);
  const [draft, published] = [await store.get(slug), await store.published(slug)];
  const drafted = draft && (await draftedSite(wiring, slug, draft.changes));
  const mayChange = (draft?.changes ?? []).every(({ path }) =>
    mayDo(session.user, isPlatformSetting(path) ? "platform" : "settings", slug),
  );
  const other = typeof wanted === "string" && /^\/(?![/\\])/.test(wanted) ? wanted : null;
  const paths =
    other === null
      ? await samplePages(wiring, tenantSite(content, wiring.now()))
      : [{ name: other, path: other }];
  const pages = drafted?.ok ? await Promise.all(paths.map((page) => comparePage(slug, page))) : [];
  const act = (name: string, label: string, more: Record<string, string> = {}) => (
    <ActForm
      session={session}
      action="/api/desk/drafts"
      fields={{ site: slug, act: name, ...more }}
      label={label}
      kind={name === "publish" ? "primary" : "quiet"}
    />
  );
  return (
    <DeskPage
      desk={desk}
      title={`Draft of ${content.tenant.config.site.name}`}
      command={`tenant draft show ${slug}`}
      done={typeof done === "string" ? done : undefined}
    >
      {drafted && !drafted.ok ? (
        <Notice tone="danger" role="alert">
          <ul>
            {drafted.problems.map((problem) => (
              <li key={describeProblem(problem)}>{describeProblem(problem)}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <section aria-labelledby="changes">
        <h2 id="changes">What it changes</h2>
        <DeskTable
          caption="Changes"
          heads={["Setting", "Now", "With the draft", "Leave out"]}
          rows={effectsOf(
            content.tenant,
            draft?.changes ?? [],
            drafted?.ok ? drafted.content.tenant : null,
          ).map(({ path, now, drafted: after }) => ({
            key: path,
            cells: [
              <a key="path" href={`/desk/sites/${slug}/settings/${encodeURIComponent(path)}`}>
                <code>{path}</code>
              </a>,
              <code key="now">{now}</code>,
              <code key="then">{after}</code>,
              mayChange ? act("remove", "Leave out", { path }) : "",
            ],
          }))}
          empty="Nothing. Choose a setting of the site to change it."
        />
        {draft && mayChange ? (
          <div className="desk-acts">
            {drafted?.ok ? act("publish", "Publish") : null}
            {act("drop", "Throw the draft away")}
          </div>
        ) : null}
      </section>
      {drafted?.ok ? (
        <section aria-labelledby="pages">
          <h2 id="pages">Which pages it touches</h2>
          <DeskTable
            caption="Pages"
            heads={["Page", "Address", "With the draft"]}
            rows={pages.map(({ name, path, changes, draft: { status } }) => ({
              key: name,
              cells: [
                name,
                <a key="path" href={`/desk/sites/${slug}/draft?path=${encodeURIComponent(path)}#compared`}>
                  {path}
                </a>,
                changes.length === 0
                  ? "the same"
                  : `${changes.length} differences${status === 200 ? "" : `, status ${status}`}`,
              ],
            }))}
            empty=""
          />
          <form className="desk-filter" action={`/desk/sites/${slug}/draft`}>
            <label>
              Another page
              <input className="fc-input" name="path" defaultValue={other ?? ""} placeholder="/contact" />
            </label>
            <Button type="submit" kind="quiet">
              Compare
            </Button>
          </form>
          <Compared slug={slug} page={pages.find(({ changes }) => changes.length > 0) ?? pages[0]} />
        </section>
      ) : null}
      <Published desk={desk} slug={slug} published={published} back={act("back", "Take it back")} />
    </DeskPage>
  );
}

const WIDTHS = [390, 1366];
const MOST = 40;

/** One page now and with the draft, side by side as a phone and a desktop show it, above the pieces of HTML that differ. */
function Compared({ slug, page }: { slug: string; page: ComparedPage | undefined }) {
  if (!page) return null;
  const address = (of: string) =>
    `/api/desk/preview?${new URLSearchParams({ site: slug, of, path: page.path })}`;
  return (
    <section aria-labelledby="compared">
      <h2 id="compared">{page.path}, now and with the draft</h2>
      {WIDTHS.map((width) => (
        <div key={width} className="desk-frames" data-width={width}>
          {(["now", "draft"] as const).map((of) => (
            <figure key={of}>
              <figcaption>
                {of === "now" ? "Now" : "With the draft"}, {width} px wide
              </figcaption>
              <div>
                <iframe
                  title={`${page.path} ${of}, ${width} px wide`}
                  src={address(of)}
                  sandbox="allow-same-origin"
                  loading="lazy"
                />
              </div>
            </figure>
          ))}
        </div>
      ))}
      <ul className="desk-diff" aria-label="What differs in the HTML">
        {page.changes.slice(0, MOST).map(({ kind, html }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same piece may be removed twice
          <li key={index}>{kind === "added" ? <ins>{html}</ins> : <del>{html}</del>}</li>
        ))}
      </ul>
      {page.changes.length > MOST ? <p>… and {page.changes.length - MOST} more.</p> : null}
    </section>
  );
}

function Published({
  desk,
  slug,
  published,
  back,
}: {
  desk: OpenDesk;
  slug: string;
  published: readonly PublishedDraft[];
  back: ReactNode;
}) {
  const last = published.find(({ takenBack }) => takenBack === null);
  return (
    <section aria-labelledby="published">
      <h2 id="published">What was published</h2>
      <DeskTable
        caption="Published drafts"
        heads={["When (UTC)", "By", "Settings", "Taken back"]}
        rows={published.map((one) => ({
          key: one.at,
          cells: [
            one.at.slice(0, 19).replace("T", " "),
            one.by,
            one.changes.map(({ path }) => path).join(", "),
            one.takenBack
              ? `taken back by ${one.takenBack.by}`
              : one === last && mayDo(desk.session.user, "settings", slug)
                ? back
                : "",
          ],
        }))}
        empty="Nothing yet."
      />
    </section>
  );
}
