import { wording } from "@forecourt/tenant-config";
import { ButtonLink } from "@forecourt/ui/button";
import { href } from "@forecourt/tenant-config/routes";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { dealerDate } from "#server/views/dealer/dealer-date.ts";

/** The dealer's open positions, each with the way to apply; that there are none, where the dealer says so. */
export function Positions({ site }: { site: TenantSite }) {
  const { positions, reasons } = site.config.careers;
  if (positions === null) return null;
  const { careers } = wording(site.config);
  return (
    <section className="fc-positions">
      {reasons.length > 0 ? (
        <ul className="fc-positions__reasons">
          {reasons.map((reason) => (
            <li key={reason} lang={site.languageOf(reason)}>
              {reason}
            </li>
          ))}
        </ul>
      ) : null}
      <h2>{careers.positions}</h2>
      {positions.length === 0 ? <p>{careers.none}</p> : null}
      <ul>
        {positions.map(({ title, place, kind, text, posted }) => {
          const since = dealerDate(posted === null ? null : Date.parse(posted), site);
          return (
            <li key={title} className="fc-card">
              <h3 lang={site.languageOf(title)}>{site.say(title)}</h3>
              <p className="fc-quiet">
                {[place, kind, since && careers.posted(since.inWords)].filter(Boolean).join(" · ")}
              </p>
              <p lang={site.languageOf(text)}>{text}</p>
              <ButtonLink
                kind="quiet"
                href={
                  href("form", { form: "careers" }, site, {
                    query: { position: title },
                    fragment: "careers-form",
                  }) ?? ""
                }
              >
                {careers.apply}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
