import type { DeskSession } from "#server/desk/desk-session.ts";
import type { PictureCheck } from "#server/stock/feeds/picture-check.ts";
import { ActForm } from "./act-form.tsx";
import { DeskTable } from "./desk-table.tsx";
import { When } from "./when.tsx";

/** Addresses of pictures that showed nothing when they were requested last, and a button that requests them. */
export function BrokenPictures({
  last,
  slug,
  session,
}: {
  last: PictureCheck | null;
  slug: string;
  /** Null for a person who may only look. */
  session: DeskSession | null;
}) {
  return (
    <>
      <h3>Addresses that show nothing</h3>
      {last === null ? (
        <p className="fc-quiet">The addresses of pictures were not requested yet.</p>
      ) : (
        <>
          <p className="fc-quiet">
            {last.checked} addresses requested until <When at={Date.parse(last.at)} /> (UTC),{" "}
            {last.broken.count} show nothing
            {last.unchecked === 0 ? "." : `, ${last.unchecked} not requested for want of time.`}
          </p>
          <DeskTable
            caption="Addresses that show nothing"
            heads={["Car", "Address", "Why"]}
            rows={last.broken.first.map(({ url, why, car }) => ({ key: url, cells: [car, url, why] }))}
            empty="Each address that was requested shows a picture."
          />
          {last.broken.count > last.broken.first.length ? (
            <p>These are the first {last.broken.first.length}.</p>
          ) : null}
        </>
      )}
      {session === null ? null : (
        <ActForm
          session={session}
          action="/api/desk/pictures"
          fields={{ site: slug }}
          label="Request them all (up to 20 s)"
        />
      )}
      <p className="fc-quiet">
        With more time: <code>pnpm forecourt stock check-images --tenant {slug} --seconds 600</code>
      </p>
    </>
  );
}
