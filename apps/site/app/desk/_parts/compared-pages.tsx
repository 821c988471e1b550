import { Button } from "@forecourt/ui/button";
import type { ComparedPage } from "#server/desk/compare-pages.ts";
import { DeskTable } from "./desk-table.tsx";
import { DeskSection } from "./desk-section.tsx";
import { DeskInput } from "./desk-input.tsx";
import { linkTo } from "./link-to.tsx";

/** Which pages a draft touches, and one of them now and with the draft. */
export function ComparedPages({
  slug,
  pages,
  other,
}: {
  slug: string;
  pages: readonly ComparedPage[];
  /** The page a person asked for. */
  other: string | null;
}) {
  return (
    <DeskSection id="pages" title="Which pages it touches">
      <DeskTable
        caption="Pages"
        heads={["Page", "Address", "With the draft"]}
        rows={pages.map(({ name, path, changes, draft: { status } }) => ({
          key: name,
          cells: [
            name,
            linkTo(`/desk/sites/${slug}/draft?path=${encodeURIComponent(path)}#compared`, path),
            changes.length === 0
              ? "the same"
              : `${changes.length} differences${status === 200 ? "" : `, status ${status}`}`,
          ],
        }))}
        empty="No page shows what it changes."
      />
      <form className="desk-filter" action={`/desk/sites/${slug}/draft`}>
        <DeskInput label="Another page" name="path" defaultValue={other ?? ""} placeholder="/contact" />
        <Button type="submit" kind="quiet">
          Compare
        </Button>
      </form>
      <Compared slug={slug} page={pages.find(({ changes }) => changes.length > 0) ?? pages[0]} />
    </DeskSection>
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
    <DeskSection id="compared" title={`${page.path}, now and with the draft`}>
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
    </DeskSection>
  );
}
