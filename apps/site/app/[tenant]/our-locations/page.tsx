import { siteOrigin, type TenantConfig, wording } from "@forecourt/tenant-config";
import { locationContactPath } from "@forecourt/tenant-config/routes";
import {
  groupLocations,
  type Location,
  type LocationGroup as Grouped,
  type LocationJsonLd,
  locationGroupJsonLd,
  searchLocations,
} from "@forecourt/tenant-config/locations";
import { Button } from "@forecourt/ui/button";
import { LocationGroup } from "@forecourt/ui/location-group";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { PageQuery } from "#server/form-page.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";
import { getTenant } from "#server/tenants/get-tenant.ts";
import { locationView } from "#server/views/location-view.ts";
import { JsonLd } from "../../json-ld.tsx";

const PATH = "/our-locations";

interface PageProps {
  params: Promise<{ tenant: string }>;
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const content = await getTenant((await params).tenant);
  if (!content) notFound();
  return { title: wording(content.tenant.config).locations.title, alternates: { canonical: PATH } };
}

/** Every place of the dealer: where it is, when it is open, how to reach it; departments of one place as its tabs. */
export default async function LocationsPage({ params, searchParams }: PageProps) {
  const content = await getTenant((await params).tenant);
  if (!content) notFound();
  const { config } = content.tenant;
  const words = wording(config);
  const now = (await getWiring()).now();
  const query = [(await searchParams)["locationQuery"]].flat()[0] ?? "";
  const groups = groupLocations(searchLocations(content.locations, query, config));
  return (
    <>
      <h1>{words.locations.title}</h1>
      {config.locations.searchBox ? (
        <search className="fc-locations__search">
          <form action={PATH} method="get" className="fc-search">
            <input
              className="fc-input"
              type="search"
              name="locationQuery"
              aria-label={words.locations.search}
              placeholder={words.locations.search}
              defaultValue={query}
              maxLength={200}
            />
            <Button type="submit">{words.search}</Button>
          </form>
        </search>
      ) : null}
      {groups.length === 0 ? <p className="fc-quiet">{words.locations.none}</p> : null}
      <div className="fc-locations">
        {groups.map((group, index) => (
          <LocationGroup
            key={group.name}
            id={`place-${index + 1}`}
            name={group.name}
            tabs={group.tabs.map(({ kind, locations }) => ({
              kind,
              label: words.locations[kind],
              locations: locations.map((location) => locationView(location, content, now)),
            }))}
            words={words.locations}
          />
        ))}
      </div>
      {groups.map((group) => {
        const data = structuredData(group, config, now);
        return data ? <JsonLd key={group.name} data={data} /> : null;
      })}
    </>
  );
}

/** A site that has no address of its own yet has nothing to tell search engines. */
function structuredData(group: Grouped<Location>, config: TenantConfig, now: Date): LocationJsonLd | null {
  const origin = siteOrigin(config);
  if (origin === null) return null;
  return locationGroupJsonLd(
    group.tabs.flatMap(({ locations }) => locations),
    {
      url: `${origin}${locationContactPath(group, config)}`,
      country: config.market.code,
      showPhone: !config.cars.maskPhones,
      reviews: config.reviews,
      now,
    },
  );
}
