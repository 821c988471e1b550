import type { ReactNode } from "react";
import type { PublishedDraft } from "#server/drafts/draft-store.ts";
import { targetOf } from "#server/drafts/drafted-site.ts";
import { lastPublished } from "#server/drafts/publish-draft.ts";
import { TableSection } from "./table-section.tsx";

/** What was published of a site, and the button that takes the last of it back. */
export function PublishedDrafts({
  published,
  back,
}: {
  published: readonly PublishedDraft[];
  /** Null for people who may not. */
  back: ReactNode;
}) {
  const last = lastPublished(published);
  return (
    <TableSection
      id="published"
      title="What was published"
      heads={["When (UTC)", "By", "Settings and files", "Taken back"]}
      rows={published.map((one) => ({
        key: one.id,
        cells: [
          one.at.slice(0, 19).replace("T", " "),
          one.by,
          `${one.changes.map(targetOf).join(", ")}${one.together === null ? "" : ", with other sites"}`,
          one.takenBack ? `taken back by ${one.takenBack.by}` : one === last ? back : "",
        ],
      }))}
      empty="Nothing yet."
    />
  );
}
