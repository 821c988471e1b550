import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { carPage, carsOfModel, similarCars } from "#server/pages/cars/car-page.ts";
import { mapAddress } from "#server/pages/place-map.ts";
import { queryParams } from "#server/pages/every-page/page-query.ts";
import { shareTags } from "#server/pages/every-page/share-tags.ts";
import { hireOf, inTerm, parseTrail, trailEntries, trailWays } from "#server/stock/list-trail.ts";
import { carCardView } from "#server/views/car/car-card.ts";
import { reserveRefusal } from "#server/reservations/checkout/reserve-refusal.ts";
import { towChoice } from "#server/views/tools/tow-view.ts";
import { loadPage } from "#server/tenants/get-site.ts";
import { CarDetail } from "./car-detail.tsx";
import { StaticPart } from "../../_text/static-part.tsx";
import { StockUnavailable } from "../../_text/stock-unavailable.tsx";
import { type Car, carTitle } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { WaysOn } from "../../_ways-on/ways-on.tsx";
import { CarTiles } from "../../_cars/car-tiles.tsx";

const readPage = async ({ params }: PageProps<"/[tenant]/car/[slug]">) => {
  const { tenant, slug } = await params;
  return carPage(tenant, decodeURIComponent(slug));
};

export async function generateMetadata(props: PageProps<"/[tenant]/car/[slug]">): Promise<Metadata> {
  const page = await readPage(props);
  if (page.kind === "missing") notFound();
  if (page.kind !== "found") return { robots: { index: false } };
  const { site, car } = page;
  const { title, badge, facts, price, place, image } = carCardView(car, site);
  return {
    title: badge ? `${title} ${badge}` : title,
    description: [price.text, ...facts, place].filter((part) => part !== null).join(" · "),
    ...(await shareTags(site, { image: image?.src ?? null })),
  };
}

/** One car: found, sold a while ago, or unknown because the search does not respond. */
export default async function CarRoute(props: PageProps<"/[tenant]/car/[slug]">) {
  const page = await readPage(props);
  switch (page.kind) {
    case "found": {
      const params = queryParams(await props.searchParams);
      const { car, location } = page;
      const site = inTerm(page.site, params);
      const { wiring } = await loadPage(site.content.slug);
      const hire = hireOf(params, site);
      const trail = parseTrail(params, site);
      return (
        <CarDetail
          {...page}
          site={site}
          mapped={location !== null && mapAddress(wiring, location, site.config) !== null}
          similar={await similarCars(wiring, site, car)}
          sameModel={await carsOfModel(wiring, site, car)}
          refusal={params.get("reserve") === "refused" ? reserveRefusal(car, site) : null}
          hire={hire}
          tow={towChoice(params, site)}
          ways={trail && (await trailWays(wiring, site, trail, { slug: car.slug, hire }))}
          carried={trail ? trailEntries(trail, null, site) : []}
        />
      );
    }
    case "gone":
      return (
        <StaticPart name="page">
          <CarGone {...page} />
        </StaticPart>
      );
    case "unavailable":
      return <StockUnavailable site={page.site} />;
    case "missing":
      notFound();
  }
}

interface CarGoneProps {
  site: TenantSite;
  car: Car;
  similar: readonly Car[];
}

/** A car sold longer ago than the site lists: says so, and shows what is like it. */
function CarGone({ site, car, similar }: CarGoneProps) {
  const { config } = site;
  const words = wording(config);
  return (
    <>
      <div className="fc-empty">
        <h1>{words.car.gone(carTitle(car, config.cars))}</h1>
        {similar.length > 0 ? <p>{words.car.goneText}</p> : null}
        <WaysOn site={site} />
      </div>
      {similar.length > 0 ? (
        <section className="fc-section">
          <h2>{words.car.similar}</h2>
          <CarTiles site={site} cars={similar.map((car) => carCardView(car, site))} />
        </section>
      ) : null}
    </>
  );
}
