import { wording } from "@forecourt/tenant-config";
import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import type { PageQuery } from "#server/pages/page-query.ts";
import { stockPage } from "#server/pages/stock-page.ts";
import { searchTenantStock } from "#server/stock/stock.ts";
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
  const { site, list, query } = await readPage(props);
  // Filter mixes are endless; only the list itself and its makes are for search engines.
  const indexed =
    query.page === 0 &&
    query.keywords === "" &&
    Object.keys(query.values).length + Object.keys(query.ranges).length <= 1;
  return {
    title: wording(site.config).listTitle(list.title),
    ...(indexed ? {} : { robots: { index: false } }),
  };
}

/** A stock list: parse the address, ask the engine, draw what it says. */
export default async function StockRoute(props: PageProps) {
  const { site, list, path, query, canonical } = await readPage(props);
  if (canonical !== null) permanentRedirect(canonical);
  const words = wording(site.config);
  const result = await searchTenantStock(site.content, query, list.scope);
  return (
    <StockList
      path={path}
      title={words.listTitle(list.title)}
      query={query}
      result={result}
      site={site}
      words={words}
    />
  );
}
