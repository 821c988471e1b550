import { canonicalSearch, parseStockQuery, resolveStockPath } from "@forecourt/search";
import { wording } from "@forecourt/tenant-config";
import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { getWiring } from "#server/wiring/process-wiring.ts";
import { searchTenantStock } from "#server/stock/stock.ts";
import { getTenant } from "#server/tenants/get-tenant.ts";
import { StockList } from "./stock-list.tsx";

interface PageProps {
  params: Promise<{ tenant: string; path: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function stockPage({ params }: Pick<PageProps, "params">) {
  const { tenant, path } = await params;
  const content = await getTenant(tenant);
  const list = content && resolveStockPath(path.join("/"), content.tenant.config.search);
  if (!content || !list) notFound();
  return { content, list, path: `/search/${path.map(encodeURIComponent).join("/")}` };
}

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { list, path, content } = await stockPage({ params });
  const query = parseStockQuery(await searchParams, content.tenant.config.search);
  // Filter mixes are endless; only the list itself and its makes are for search engines.
  const indexed =
    query.page === 0 &&
    query.keywords === "" &&
    Object.keys(query.values).length + Object.keys(query.ranges).length <= 1;
  return {
    title: wording(content.tenant.config).listTitle(list.title),
    alternates: { canonical: path },
    ...(indexed ? {} : { robots: { index: false } }),
  };
}

/** A stock list: parse the address, ask the engine, draw what it says. */
export default async function StockPage({ params, searchParams }: PageProps) {
  const { content, list, path } = await stockPage({ params });
  const { config } = content.tenant;
  const given = await searchParams;
  const words = wording(config);
  const query = parseStockQuery(given, config.search);
  const canonical = canonicalSearch(given, config.search);
  if (canonical !== null) permanentRedirect(canonical === "" ? path : `${path}?${canonical}`);
  const result = await searchTenantStock(content, query, list.scope);
  const { now, illustrator } = await getWiring();
  return (
    <StockList
      path={path}
      title={words.listTitle(list.title)}
      query={query}
      result={result}
      config={config}
      words={words}
      now={now()}
      illustrate={illustrator.illustrate}
    />
  );
}
