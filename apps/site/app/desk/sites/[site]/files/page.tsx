import { Button } from "@forecourt/ui/button";
import { openDeskOf } from "#server/desk/open-desk.ts";
import { contentFileRows } from "#server/desk/views/content-file-rows.ts";
import { draftStore } from "#server/drafts/draft-store.ts";
import { draftedSite } from "#server/drafts/drafted-site.ts";
import { DeskPage } from "../../../_parts/desk-page.tsx";
import { DeskTable } from "../../../_parts/desk-table.tsx";
import { ProblemList } from "../../../_parts/problem-list.tsx";
import { DeskInput } from "../../../_parts/desk-input.tsx";
import { linkTo } from "../../../_parts/link-to.tsx";

export const metadata = { title: "Files" };

/** The files of a dealer's folder, what is wrong in each, and what the draft does to them. */
export default async function FilesPage({ params }: PageProps<"/desk/sites/[site]/files">) {
  const { site: slug } = await params;
  const desk = await openDeskOf(slug);
  const { wiring, content } = desk;
  const { draft } = await draftStore(wiring.dataDirectory).get(slug);
  const [texts, folder] = [
    await wiring.folders.texts(slug),
    await draftedSite(wiring, slug, draft?.changes ?? []),
  ];
  const problems = folder.ok ? [] : folder.problems;
  return (
    <DeskPage
      desk={desk}
      title={`Files of ${content.tenant.config.site.name}`}
      command={`tenant check ${slug}`}
    >
      <p>
        Settings are changed <a href={`/desk/sites/${slug}`}>one at a time</a>, days on{" "}
        <a href={`/desk/sites/${slug}/hours`}>the calendar</a>.{" "}
        {draft ? "Problems are those of the " : "Changes go into the "}
        <a href={`/desk/sites/${slug}/draft`}>draft</a>.
      </p>
      <ProblemList slug={slug} problems={problems} />
      <DeskTable
        caption="Files"
        heads={["File", "What it holds", "In the draft", "Problems"]}
        rows={contentFileRows(texts ?? new Map(), draft, problems, slug).map((row) => ({
          key: row.name,
          cells: [
            linkTo(`/desk/sites/${slug}/file?name=${encodeURIComponent(row.name)}`, row.name),
            row.about,
            row.draft ?? "",
            row.problems.length === 0
              ? ""
              : `${row.problems.length}, from line ${row.problems[0]?.line ?? 1}`,
          ],
        }))}
        empty=""
      />
      <form className="desk-filter" action={`/desk/sites/${slug}/file`}>
        <DeskInput label="A new file" name="name" placeholder="posts/summer.md" required maxLength={120} />
        <Button type="submit" kind="quiet">
          Begin it
        </Button>
      </form>
    </DeskPage>
  );
}
