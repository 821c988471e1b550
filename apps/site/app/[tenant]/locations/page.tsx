import { siteOrigin, wording } from "@forecourt/tenant-config";
import {
  groupLocations,
  type Location,
  type LocationGroup as Grouped,
  type LocationJsonLd,
  type LocationsSettings,
  locationGroupJsonLd,
  searchLocations,
} from "@forecourt/tenant-config/locations";
import { contactPlace, href } from "@forecourt/tenant-config/routes";
import { behaviour } from "@forecourt/ui/behaviours";
import { Button } from "@forecourt/ui/button";
import { LocationGroup } from "@forecourt/ui/location-group";
import type { Metadata } from "next";
import { PlaceDistances } from "#client/frame/place-distances.tsx";
import { PlaceSearch } from "#client/frame/place-search.tsx";
import { publicPath } from "#host/http/caller/request-route.ts";
import { getSite } from "#server/tenants/get-site.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { locationView } from "#server/views/dealer/location-view.ts";
import { LocationDialogs } from "./location-dialogs.tsx";
import { JsonLd } from "../../json-ld.tsx";
import { PageMark } from "../_visit/page-mark.tsx";
import { StaticPart } from "../_text/static-part.tsx";

export async function generateMetadata({ params }: PageProps<"/[tenant]/locations">): Promise<Metadata> {
  const site = await getSite((await params).tenant);
  const { title, titleOne } = wording(site.config).locations;
  return { title: onlyPlace(site) === null ? title : titleOne };
}

/** What the hours are for, where a place is arranged for one thing. */
const HOURS: Readonly<Partial<Record<LocationsSettings["arrangement"], "pickUpHours" | "workshopHours">>> = {
  desk: "pickUpHours",
  workshop: "workshopHours",
};

/** Every place of the dealer: where it is, when it is open, how to reach it; departments of one place as its tabs. */
export default async function LocationsPage({ params, searchParams }: PageProps<"/[tenant]/locations">) {
  const site = await getSite((await params).tenant);
  const { config, content } = site;
  const words = wording(config);
  const query = [(await searchParams)["locationQuery"]].flat()[0] ?? "";
  const groups = groupLocations(searchLocations(content.locations, query, config));
  const only = onlyPlace(site);
  const path = await publicPath();
  return (
    <>
      <StaticPart name="page">
        <h1>{only?.name ?? words.locations.title}</h1>
        {config.locations.searchBox && only === null ? (
          <search className="fc-locations__search">
            <form action={path} method="get" className="fc-search" {...behaviour({ placeSearch: true })}>
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
        {content.locations.some(isOnTheMap) ? (
          <div className="fc-locations__distances">
            <Button
              kind="text"
              {...behaviour({
                howFar: {
                  fromYou: words.locations.fromYou("{distance}"),
                  noPosition: words.locations.noPosition,
                  locale: config.market.locale,
                  distanceUnit: config.market.distanceUnit,
                },
              })}
            >
              {words.locations.howFar}
            </Button>
            <output {...behaviour({ howFarSaid: true })} />
          </div>
        ) : null}
        <div className="fc-locations" {...behaviour({ foundPlaces: true })}>
          {groups.length === 0 ? <p className="fc-quiet">{words.locations.none}</p> : null}
          {groups.map((group, index) => (
            <LocationGroup
              key={group.name}
              id={`place-${index + 1}`}
              name={group.name}
              as={config.locations.arrangement}
              nameIsAbove={only !== null}
              tabs={group.tabs.map(({ kind, locations }) => ({
                kind,
                label: words.locations[kind],
                locations: locations.map((location) => locationView(location, site)),
              }))}
              words={{
                ...words.locations,
                openingHours: words.locations[HOURS[config.locations.arrangement] ?? "openingHours"],
                close: words.close,
              }}
            />
          ))}
        </div>
        {groups.map((group) => {
          const data = structuredData(group, site);
          return data ? <JsonLd key={group.name} data={data} /> : null;
        })}
        <PageMark page="locations" />
      </StaticPart>
      {config.locations.searchBox && only === null ? <PlaceSearch /> : null}
      <PlaceDistances />
      <LocationDialogs
        site={site}
        locations={groups.flatMap(({ tabs }) => tabs.flatMap((tab) => tab.locations))}
      />
    </>
  );
}

const isOnTheMap = ({ address }: Location): boolean =>
  address.latitude !== null && address.longitude !== null;

/** The one place of a dealer that has no other: its page is no list. */
function onlyPlace({ content }: TenantSite): Grouped<Location> | null {
  const [first, ...others] = groupLocations(content.locations);
  return first === undefined || others.length > 0 ? null : first;
}

/** A site that has no address of its own yet has nothing to tell search engines. */
function structuredData(group: Grouped<Location>, site: TenantSite): LocationJsonLd | null {
  const { config, now } = site;
  const origin = siteOrigin(config);
  if (origin === null) return null;
  const locations = group.tabs.flatMap((tab) => tab.locations);
  const [first] = locations;
  const contact = first && href("location-contact", { place: contactPlace(first) }, site);
  return locationGroupJsonLd(locations, {
    url: `${origin}${contact ?? href("home", {}, site)}`,
    country: config.market.code,
    showPhone: !config.cars.maskPhones,
    reviews: config.reviews,
    now,
  });
}
