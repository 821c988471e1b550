import { siteOrigin, wording } from "@forecourt/tenant-config";
import { behaviour } from "@forecourt/ui/behaviours";
import { ButtonLink } from "@forecourt/ui/button";
import { CompareTable } from "@forecourt/ui/compare-table";
import { Icon } from "@forecourt/ui/icon";
import { Notice } from "@forecourt/ui/notice";
import type { Metadata } from "next";
import { cache } from "react";
import { CarBehaviour } from "#client/car/car-behaviour.tsx";
import { compareHref, comparePage } from "#server/pages/cars/compare-page.ts";
import { mainStockList } from "#server/stock/stock.ts";
import { loadPage } from "#server/tenants/get-site.ts";
import { compareColumns, compareRows, compareTitle } from "#server/pages/cars/compare-view.ts";
import { PageMark } from "../_visit/page-mark.tsx";
import { AnotherCar } from "./another-car.tsx";
import { StaticPart } from "../_text/static-part.tsx";

const readPage = cache(async (tenant: string, cars: string) => {
  const { site, wiring } = await loadPage(tenant);
  return { site, page: await comparePage(wiring, site, cars) };
});

const requestedCars = async ({ params, searchParams }: PageProps<"/[tenant]/compare">) =>
  readPage((await params).tenant, [(await searchParams)["cars"] ?? []].flat().join(","));

export async function generateMetadata(props: PageProps<"/[tenant]/compare">): Promise<Metadata> {
  const { site, page } = await requestedCars(props);
  return { title: compareTitle(page.cars, site), robots: { index: false } };
}

/** Up to four cars side by side. The address is all there is to it, so that it can be shared and printed. */
export default async function CompareRoute(props: PageProps<"/[tenant]/compare">) {
  const { site, page } = await requestedCars(props);
  const words = wording(site.config);
  const { compare } = words;
  const list = mainStockList(site);
  const address = `${siteOrigin(site.config) ?? ""}${compareHref(site, page.ids)}`;
  const title = compareTitle(page.cars, site);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <>
      <StaticPart name="page">
        <div className="fc-garage__head">
          <h1>{compare.title}</h1>
          {page.ids.length === 0 ? null : (
            <span className="fc-car-tools fc-compare__hide">
              <a href={mail} {...behaviour({ share: { title, done: words.car.linkCopied, url: address } })}>
                <Icon name="share" /> <span>{words.car.share}</span>
              </a>
              <button type="button" {...behaviour({ does: "print" })}>
                <Icon name="print" /> <span>{words.car.print}</span>
              </button>
              <output id="shared" className="fc-quiet" />
            </span>
          )}
        </div>
        {page.more ? <Notice>{compare.tooMany}</Notice> : null}
        {page.ok ? null : <Notice tone="danger">{compare.unavailable}</Notice>}
        {page.ids.length === 0 ? (
          <div className="fc-empty">
            <p>{compare.none}</p>
            <ButtonLink href={list.href}>{compare.fromList}</ButtonLink>
          </div>
        ) : null}
        {page.ok && page.ids.length > 0 ? (
          <CompareTable
            columns={compareColumns(page, site)}
            rows={compareRows(
              page.cars.map((chosen) => chosen?.car ?? null),
              site,
            )}
            words={{ ...compare, caption: compare.title, noPicture: words.car.noPicture }}
          />
        ) : null}
        {page.another.length > 0 ? (
          <section className="fc-section fc-compare__hide">
            <div className="fc-section__head">
              <h2>{compare.another}</h2>
            </div>
            <ul className="fc-compare__another">
              {page.another.map((car) => (
                <AnotherCar key={car.id} car={car} ids={page.ids} site={site} />
              ))}
            </ul>
          </section>
        ) : null}
        {page.ids.length === 1 ? (
          <p className="fc-ways-on fc-compare__hide">
            <ButtonLink href={list.href} kind="quiet">
              {compare.fromList}
            </ButtonLink>
          </p>
        ) : null}
        <span hidden {...behaviour({ compared: page.ids })} />
        <PageMark page="compare" />
      </StaticPart>
      <CarBehaviour />
    </>
  );
}
