import { wording } from "@forecourt/tenant-config";
import type { Metadata } from "next";
import type { PageQuery } from "#server/pages/every-page/page-query.ts";
import { stockPage } from "#server/pages/stock/stock-page.ts";
import { RecentlySeen } from "../../_seen/recently-seen.tsx";
import { StockList } from "./stock-list.tsx";

interface PageProps {
  params: Promise<{ tenant: string; list: string }>;
  searchParams: Promise<PageQuery>;
}

const readPage = async ({ params, searchParams }: PageProps) => {
  const { tenant, list } = await params;
  return stockPage(tenant, list, await searchParams);
};

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { site, list, query, asked, unread } = await readPage(props);
  // Filter mixes are endless; only the list itself and its makes are for search engines.
  const indexed =
    query.page === 0 &&
    asked === null &&
    unread.length === 0 &&
    query.keywords === "" &&
    Object.keys(query.values).length + Object.keys(query.ranges).length <= 1;
  return {
    title: wording(site.config).listTitle(list.title),
    ...(indexed ? {} : { robots: { index: false } }),
  };
}

/** A stock list: its address as it was read, the engine's answer drawn. */
export default async function StockRoute(props: PageProps) {
  const page = await readPage(props);
  return (
    <>
      <StockList page={page} />
      <RecentlySeen site={page.site} page="stock" />
    </>
  );
}
