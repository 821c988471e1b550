import { conditionLabel } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { ButtonLink } from "@forecourt/ui/button";
import { type StockDoor, StockDoors } from "@forecourt/ui/stock-doors";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { bodyPictures } from "#server/pages/home/body-pictures.ts";
import { ownLists, type StockOverview, stockOverview } from "#server/pages/stock/entry-page.ts";
import { bodyDoors } from "#server/pages/home/home-doors.ts";
import { facetDoors } from "#server/views/facet-doors.ts";
import { mainStockList } from "#server/stock/stock.ts";
import { getSite, loadPage } from "#server/tenants/get-site.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { StockCount } from "#client/stock/stock-count.tsx";
import { StaticPart } from "../_text/static-part.tsx";
import { NoStock } from "../_ways-on/no-stock.tsx";
import { StockSearch } from "../_home/stock-search.tsx";
import { Part } from "../_text/part.tsx";

export async function generateMetadata({ params }: PageProps<"/[tenant]/stock-entry">): Promise<Metadata> {
  const { config } = await getSite((await params).tenant);
  return { title: wording(config).stock.entryTitle };
}

/** Where the stock begins: a search, and its ways in by condition, body, make and dealership, with their numbers. */
export default async function StockEntry({ params }: PageProps<"/[tenant]/stock-entry">) {
  const { site, wiring } = await loadPage((await params).tenant);
  const { stock, homePage } = wording(site.config);
  const overview = await stockOverview(wiring, site);
  const lists = ownLists(site);
  const { total } = overview;
  // While the search is away the lists are named without their numbers.
  const conditions = lists.conditions.flatMap(({ condition, href }): StockDoor[] => {
    const counted = overview.conditions.find(({ value }) => value.toLowerCase() === condition);
    if (counted) return [{ href, label: counted.label, count: counted.count }];
    return total === null ? [{ href, label: conditionLabel(condition, site.config.cars), count: null }] : [];
  });
  const dealerships = lists.dealerships.map(({ name, href }): StockDoor => {
    const counted = overview.dealerships.find(({ value }) => value === name);
    return { href, label: name, count: counted?.count ?? null };
  });
  return (
    <>
      <StaticPart name="page">
        <div className="fc-entry">
          <h1>{stock.entryTitle}</h1>
          {total === 0 ? <NoStock site={site} /> : <StockSearch site={site} home={overview} keywords />}
        </div>
        <Doors title={stock.entryConditions} doors={conditions} />
        <Doors title={homePage.bodyTypes} doors={pictured(wiring, site, overview)} as="tiles" />
        <Doors title={homePage.makes} doors={facetDoors(site, "make", overview.makes)} />
        <Doors title={stock.entryDealerships} doors={dealerships} />
        {total === 0 ? null : (
          <p className="fc-section">
            <ButtonLink href={mainStockList(site).href}>
              {total === null ? mainStockList(site).title : stock.allOf(total)}
            </ButtonLink>
          </p>
        )}
      </StaticPart>
      <StockCount />
    </>
  );
}

/** The ways in by body, each with a vehicle of it. */
function pictured(
  { illustrator }: Pick<Wiring, "illustrator">,
  site: TenantSite,
  { bodies, first }: StockOverview,
): StockDoor[] {
  const pictures = bodyPictures(bodies, first === null ? [] : [first], site, illustrator);
  return bodyDoors(site, { bodies, bodyPictures: pictures, bodyPrices: [], leading: first });
}

interface DoorsProps {
  title: string;
  doors: readonly StockDoor[];
  as?: "doors" | "tiles";
}

/** Ways in of one kind; one alone is no choice. */
function Doors({ title, doors, as = "doors" }: DoorsProps): ReactNode {
  if (doors.length < 2) return null;
  return (
    <Part title={title}>
      <StockDoors doors={doors} as={as} />
    </Part>
  );
}
