import { Button } from "@forecourt/ui/button";
import { mayChange } from "#server/desk/draft-acts.ts";
import { openDesk } from "#server/desk/open-desk.ts";
import { openDrafts, publishedTogether } from "#server/desk/views/drafts-of-sites.ts";
import { targetOf } from "#server/drafts/drafted-site.ts";
import { DeskPage } from "../_parts/desk-page.tsx";
import { DeskTable } from "../_parts/desk-table.tsx";
import { TableSection } from "../_parts/table-section.tsx";
import { linkTo } from "../_parts/link-to.tsx";

export const metadata = { title: "Drafts" };

/** The drafts of all sites a person sees, their own ticked: several are published in one act, and taken back in one. */
export default async function DraftsPage({ searchParams }: PageProps<"/desk/drafts">) {
  const [{ done }, desk] = [await searchParams, await openDesk()];
  const { session, wiring, sites } = desk;
  const [drafts, together] = [await openDrafts(wiring, sites), await publishedTogether(wiring, sites)];
  const may = drafts.filter(({ slug, changes }) => mayChange(session.user, slug, changes));
  const names = may.map(({ slug }) => slug).join(",");
  return (
    <DeskPage
      desk={desk}
      title="Drafts"
      command={`tenant draft publish ${names === "" ? "…" : names}`}
      done={done}
    >
      <form method="post" action="/api/desk/drafts" className="desk-list-form">
        <input type="hidden" name="token" value={session.token} />
        <input type="hidden" name="list" value="yes" />
        <DeskTable
          caption="Drafts"
          heads={["Site", "Publish", "What it changes", "Changed last by", "Problems"]}
          rows={drafts.map(({ slug, version, changes, by, problems }) => ({
            key: slug,
            cells: [
              linkTo(`/desk/sites/${slug}/draft`, slug),
              may.some((each) => each.slug === slug) ? (
                <label key="publish">
                  <input
                    type="checkbox"
                    name="site"
                    value={slug}
                    defaultChecked={problems.length === 0 && by === session.user.name}
                  />{" "}
                  <span className="fc-visually-hidden">Publish {slug}</span>
                  <input type="hidden" name={`version:${slug}`} value={version} />
                </label>
              ) : (
                ""
              ),
              changes.map(targetOf).join(", "),
              by,
              problems.length === 0 ? "none" : problems.join("; "),
            ],
          }))}
          empty="No site that you see has a draft."
        />
        {may.length > 0 ? (
          <Button type="submit" name="act" value="publish">
            Publish all that are ticked, or none
          </Button>
        ) : null}
      </form>
      <TableSection
        id="together"
        title="Published together"
        heads={["When (UTC)", "By", "Sites", "What it changed", ""]}
        rows={together.map(({ id, at, by, slugs, changes }) => ({
          key: id,
          cells: [
            at.slice(0, 19).replace("T", " "),
            by,
            slugs.join(", "),
            [...new Set(changes.map(targetOf))].join(", "),
            slugs.every((slug) => mayChange(session.user, slug, changes)) ? (
              <form key="back" method="post" action="/api/desk/drafts">
                <input type="hidden" name="token" value={session.token} />
                <input type="hidden" name="list" value="yes" />
                {slugs.map((slug) => (
                  <input key={slug} type="hidden" name="site" value={slug} />
                ))}
                <Button type="submit" name="act" value="back" kind="quiet">
                  Take all of them back
                </Button>
              </form>
            ) : (
              ""
            ),
          ],
        }))}
        empty="Nothing that can be taken back."
      />
    </DeskPage>
  );
}
