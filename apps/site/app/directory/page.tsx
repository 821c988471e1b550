import type { Metadata } from "next";
import { headers } from "next/headers";
import { listSites } from "#server/tenants/list-sites.ts";
import { getWiring } from "#host/wiring/process-wiring.ts";

export const metadata: Metadata = { title: "Forecourt · demo dealers", robots: { index: false } };

/** The platform's own page: every dealer this process serves, each at its own address. */
export default async function DirectoryPage() {
  const host = (await headers()).get("host") ?? "localhost";
  const wiring = await getWiring();
  const sites = await listSites(wiring);
  const { FORECOURT_ENV: kind } = wiring.env;
  return (
    <>
      <div className="fc-stock__heading">
        <h1>Demo dealers</h1>
        <p className="fc-quiet">
          {sites.length} sites, one process. Each is a folder of settings; none has code of its own.
        </p>
      </div>
      <ul className="fc-short-cards">
        {sites.map((site) => (
          <li key={site.slug} className="fc-card">
            <h2>
              <a href={`http://${site.slug}.${host}/`}>{site.name}</a>
            </h2>
            <p>{site.about}</p>
            <p className="fc-quiet">
              {site.market} · {site.template} · {site.locations}{" "}
              {site.locations === 1 ? "location" : "locations"}
            </p>
          </li>
        ))}
      </ul>
      {kind === "demo" || kind === "development" ? (
        <p className="fc-section">
          <a href="/directory/gallery">All components, in every theme</a>
        </p>
      ) : null}
    </>
  );
}
