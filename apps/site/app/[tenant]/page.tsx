import { organisationJsonLd } from "@forecourt/tenant-config";
import { hoursJsonLd, primaryLocation } from "@forecourt/tenant-config/locations";
import { homePage } from "#server/pages/home/home-page.ts";
import { loadPage } from "#server/tenants/get-site.ts";
import { SlideLinks } from "#client/frame/slide-links.tsx";
import { StockCount } from "#client/stock/stock-count.tsx";
import { JsonLd } from "../json-ld.tsx";
import { Hero } from "./_home/hero.tsx";
import { StaticPart } from "./_text/static-part.tsx";
import { RecentlySeen } from "./_seen/recently-seen.tsx";
import { PageMark } from "./_visit/page-mark.tsx";
import { HomeSection } from "./_home/home-section.tsx";

/** The first page of a site: a search above a picture, then what the dealer's settings say, in their order. */
export default async function HomeRoute({ params }: { params: Promise<{ tenant: string }> }) {
  const { site, wiring } = await loadPage((await params).tenant);
  const home = await homePage(wiring, site);
  const place = primaryLocation(site.content.locations);
  return (
    <>
      <StaticPart name="page">
        <JsonLd data={organisationJsonLd(site.config, place ? hoursJsonLd(place, site.now) : [])} />
        <Hero site={site} home={home} />
        {home.layout.sections.map((name) => (
          <HomeSection key={name} name={name} site={site} home={home} />
        ))}
        <RecentlySeen site={site} page="home" />
        <PageMark page="home" />
      </StaticPart>
      <StockCount />
      {home.layout.sections.includes("promotions") ? <SlideLinks /> : null}
    </>
  );
}
