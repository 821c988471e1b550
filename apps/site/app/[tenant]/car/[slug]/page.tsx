import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { carPage } from "#server/pages/cars/car-page.ts";
import { type PageQuery, queryParams } from "#server/pages/every-page/page-query.ts";
import { shareTags } from "#server/pages/every-page/share-tags.ts";
import { hireOf, parseTrail, trailEntries, trailWays } from "#server/stock/list-trail.ts";
import { carCardView } from "#server/views/car/car-card.ts";
import { reserveRefusal } from "#server/reservations/checkout/reserve-refusal.ts";
import { trackedCar } from "#server/views/car/tracked-car.ts";
import { CarDetail } from "./car-detail.tsx";
import { CarGone } from "./car-gone.tsx";
import { RecentlySeen } from "../../_seen/recently-seen.tsx";
import { SeenMark } from "../../_seen/seen-mark.tsx";
import { PageMark } from "../../_visit/page-mark.tsx";
import { StockUnavailable } from "../../_text/stock-unavailable.tsx";

interface PageProps {
  params: Promise<{ tenant: string; slug: string }>;
  searchParams: Promise<PageQuery>;
}

const readPage = async ({ params }: PageProps) => {
  const { tenant, slug } = await params;
  return carPage(tenant, decodeURIComponent(slug));
};

export async function generateMetadata(props: PageProps): Promise<Metadata> {
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

/** One car: found, sold a while ago, or unknown because the search does not answer. */
export default async function CarRoute(props: PageProps) {
  const page = await readPage(props);
  switch (page.kind) {
    case "found": {
      const params = queryParams(await props.searchParams);
      const { site, car } = page;
      const hire = hireOf(params, site);
      const trail = parseTrail(params, site);
      return (
        <>
          <CarDetail
            {...page}
            refusal={params.get("reserve") === "refused" ? reserveRefusal(car, site) : null}
            hire={hire}
            ways={trail && (await trailWays(site, trail, { slug: car.slug, hire }))}
            kept={trail ? trailEntries(trail, null, site) : []}
          />
          <RecentlySeen site={site} page="car" except={car.id} />
          <SeenMark car={car} site={site} />
          <PageMark page="car" events={[{ name: "car_viewed", car: trackedCar(page.car) }]} />
        </>
      );
    }
    case "gone":
      return <CarGone {...page} />;
    case "unavailable":
      return <StockUnavailable site={page.site} />;
    case "missing":
      notFound();
  }
}
