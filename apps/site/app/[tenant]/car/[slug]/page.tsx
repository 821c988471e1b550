import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { carPage, carsOfModel, similarCars } from "#server/pages/cars/car-page.ts";
import { mapAddress } from "#server/pages/place-map.ts";
import { queryParams } from "#server/pages/every-page/page-query.ts";
import { shareTags } from "#server/pages/every-page/share-tags.ts";
import { hireOf, parseTrail, trailEntries, trailWays } from "#server/stock/list-trail.ts";
import { carCardView } from "#server/views/car/car-card.ts";
import { reserveRefusal } from "#server/reservations/checkout/reserve-refusal.ts";
import { towChoice } from "#server/views/tools/tow-view.ts";
import { loadPage } from "#server/tenants/get-site.ts";
import { CarDetail } from "./car-detail.tsx";
import { CarGone } from "./car-gone.tsx";
import { StaticPart } from "../../_text/static-part.tsx";
import { StockUnavailable } from "../../_text/stock-unavailable.tsx";

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

/** One car: found, sold a while ago, or unknown because the search does not answer. */
export default async function CarRoute(props: PageProps<"/[tenant]/car/[slug]">) {
  const page = await readPage(props);
  switch (page.kind) {
    case "found": {
      const params = queryParams(await props.searchParams);
      const { site, car, location } = page;
      const { wiring } = await loadPage(site.content.slug);
      const hire = hireOf(params, site);
      const trail = parseTrail(params, site);
      return (
        <CarDetail
          {...page}
          mapped={location !== null && mapAddress(wiring, location, site.config) !== null}
          similar={await similarCars(wiring, site, car)}
          sameModel={await carsOfModel(wiring, site, car)}
          refusal={params.get("reserve") === "refused" ? reserveRefusal(car, site) : null}
          hire={hire}
          tow={towChoice(params, site)}
          ways={trail && (await trailWays(wiring, site, trail, { slug: car.slug, hire }))}
          hiddenFields={trail ? trailEntries(trail, null, site) : []}
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
