import type { sitesOfEntry } from "#server/desk/views/sites-of-entry.ts";

/** The other sites whose drafts a change may go into as well, with what each has in its place. */
export function OtherSites({ sites }: { sites: Awaited<ReturnType<typeof sitesOfEntry>> }) {
  return (
    <fieldset className="desk-boxes">
      <legend>Also in the draft of</legend>
      {sites.map(({ slug, has, seen }) => (
        <div key={slug}>
          <label>
            <input type="checkbox" name="site" value={slug} /> {slug}
          </label>{" "}
          <span className="fc-quiet">has {has}</span>
          <input type="hidden" name={`seen:${slug}`} value={seen} />
        </div>
      ))}
    </fieldset>
  );
}
