import { formatMoney } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { matchRoute } from "@forecourt/tenant-config/routes";
import { ButtonLink } from "@forecourt/ui/button";
import { CarCard } from "@forecourt/ui/car-card";
import { Notice } from "@forecourt/ui/notice";
import { Link } from "@forecourt/ui/platform";
import type { Metadata } from "next";
import { keptCars } from "@forecourt/forms-machine";
import { browserWatchlist, carsOfIds } from "#server/favourites/kept-cars.ts";
import type { PageQuery } from "#server/pages/page-query.ts";
import { mainStockList } from "#server/stock/stock.ts";
import { getSite } from "#server/tenants/get-site.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { carCardView } from "#server/views/car-card.ts";
import { PageMark } from "../_visit/page-mark.tsx";

interface PageProps {
  params: Promise<{ tenant: string }>;
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { config } = await getSite((await params).tenant);
  return { title: wording(config).favourites.title, robots: { index: false } };
}

/** The cars this browser keeps, sold ones included, with what their price has done since. */
export default async function GaragePage({ params, searchParams }: PageProps) {
  const site = await getSite((await params).tenant);
  const words = wording(site.config);
  const marks = keptCars(await browserWatchlist()).toReversed();
  const found = await carsOfIds(
    site,
    marks.map(({ id }) => id),
  );
  const back = pageOfSite((await searchParams)["from"], site);
  const missing = found.ok ? marks.length - found.cars.length : 0;
  return (
    <div data-garage="">
      <div className="fc-garage__head">
        <h1>{words.favourites.title}</h1>
        {back === null ? null : <Link href={back}>{words.favourites.goBack}</Link>}
      </div>
      {found.ok ? null : <Notice tone="danger">{words.favourites.unavailable}</Notice>}
      {missing > 0 ? <p className="fc-quiet">{words.favourites.noLongerListed(missing)}</p> : null}
      {found.ok && found.cars.length === 0 ? <NothingKept site={site} /> : null}
      <ul className="fc-car-grid">
        {found.ok
          ? found.cars.map(({ car }) => {
              const view = carCardView(car, site);
              const before = marks.find(({ id }) => id === car.id)?.price ?? null;
              return (
                <li key={car.id} data-kept={car.id}>
                  <CarCard
                    car={{ ...view, heart: view.heart ? { ...view.heart, kept: true } : null }}
                    noPictureText={words.car.noPicture}
                  />
                  <PriceSince before={before} now={car.price} site={site} />
                </li>
              );
            })
          : null}
      </ul>
    </div>
  );
}

function NothingKept({ site }: { site: TenantSite }) {
  const { favourites } = wording(site.config);
  return (
    <>
      <p>{favourites.none}</p>
      <ButtonLink href={mainStockList(site).href}>{favourites.look}</ButtonLink>
      <PageMark page="favourites" />
    </>
  );
}

function PriceSince({ before, now, site }: { before: number | null; now: number | null; site: TenantSite }) {
  if (before === null || now === null || before === now) return null;
  const { favourites } = wording(site.config);
  const amount = formatMoney(Math.abs(now - before), site.config.cars);
  return (
    <p className="fc-garage__change fc-number" data-dropped={now < before || undefined}>
      {now < before ? favourites.dropped(amount) : favourites.rose(amount)}
    </p>
  );
}

/** A path of this site that has a page; anything else leads nowhere. */
function pageOfSite(from: string | string[] | undefined, site: TenantSite): string | null {
  if (typeof from !== "string" || !from.startsWith("/")) return null;
  const [pathname = ""] = from.split("?");
  return matchRoute(pathname, site).kind === "page" ? from : null;
}
