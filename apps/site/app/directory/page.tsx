import type { Metadata } from "next";
import { headers } from "next/headers";
import { servingPort } from "#host/process/serving-port.ts";
import { listSites } from "./list-sites.ts";
import { Tour } from "./tour.tsx";
import { getWiring } from "#host/wiring/process-wiring.ts";

export const metadata: Metadata = { title: "Forecourt · demo dealers", robots: { index: false } };

/** The platform's own page: every dealer this process serves, each at its own address. */
export default async function DirectoryPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { market, trade } = await searchParams;
  const host = (await headers()).get("host") ?? "localhost";
  const wiring = getWiring();
  const sites = await listSites(wiring);
  const { FORECOURT_ENV: kind, FORECOURT_DOCS_URL: docs } = wiring.env;
  const chosen = {
    ...(typeof market === "string" ? { market } : {}),
    ...(typeof trade === "string" ? { trade } : {}),
  };
  const guide = sites.find(({ template }) => template === "cars") ?? sites[0];
  const shown = sites.filter(
    (site) =>
      (chosen.market ?? site.market) === site.market && (chosen.trade ?? site.template) === site.template,
  );
  return (
    <>
      <div className="fc-stock__heading">
        <h1>Demo dealers</h1>
        <p className="fc-quiet">
          {sites.length} sites, one process. Each is a folder of settings; none has code of its own.
        </p>
      </div>
      <Filter name="market" values={sites.map((site) => site.market)} chosen={chosen} />
      <Filter name="trade" values={sites.map((site) => site.template)} chosen={chosen} />
      {shown.length === 0 ? <p>No dealer is of this market and trade.</p> : null}
      <ul className="front-door">
        {shown.map((site) => (
          <li key={site.slug} className="fc-card" style={{ borderTopColor: site.accent }}>
            {/* The address beside it is the link; a picture that is not there leaves its ground. */}
            <img src={`/media/faces/${site.slug}`} alt="" width={640} height={400} loading="lazy" />
            <h2>
              <a href={`http://${site.slug}.${host}/`}>{site.name}</a>
            </h2>
            <p>{site.about}</p>
            <p className="fc-quiet">
              {site.market} · {site.template} · {site.locations}{" "}
              {site.locations === 1 ? "location" : "locations"} · {site.locales.join(", ")}
            </p>
            {site.shows.length > 0 ? <p className="fc-quiet">{site.shows.join(" · ")}</p> : null}
          </li>
        ))}
      </ul>
      {kind === "demo" || kind === "development" ? (
        <>
          {guide ? (
            <Tour dealer={guide.slug} host={host} deskPort={servingPort(wiring.dataDirectory, "desk")} />
          ) : null}
          <ul className="fc-section">
            <li>
              <a href="/directory/gallery">All components, in every theme</a>
            </li>
            {docs === undefined ? null : <Documents address={docs} />}
          </ul>
        </>
      ) : null}
    </>
  );
}

/** The documentation, where it is served, and the page of it that runs the packages in the browser. */
function Documents({ address }: { readonly address: string }) {
  const home = address.replace(/\/?$/, "/");
  return (
    <>
      <li>
        <a href={home}>The documentation</a>
      </li>
      <li>
        <a href={`${home}playground/`}>
          The playground: a query or a dealer&apos;s settings, and what becomes of them
        </a>
      </li>
    </>
  );
}

/** One question the list is narrowed by, as links that need no script. */
function Filter({
  name,
  values,
  chosen,
}: {
  name: "market" | "trade";
  values: readonly string[];
  chosen: { readonly market?: string; readonly trade?: string };
}) {
  const { [name]: current, ...others } = chosen;
  const linkTo = (value: string | undefined) =>
    `/?${new URLSearchParams(value === undefined ? others : { ...others, [name]: value })}`;
  return (
    <nav aria-label={`By ${name}`} className="fc-actions">
      {[undefined, ...new Set(values)].map((value) => (
        <a key={value ?? "all"} href={linkTo(value)} aria-current={value === current ? "true" : undefined}>
          {value ?? `Every ${name}`}
        </a>
      ))}
    </nav>
  );
}
