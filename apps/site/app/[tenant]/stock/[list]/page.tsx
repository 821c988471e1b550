import { wording } from "@forecourt/tenant-config";
import type { Metadata } from "next";
import { pageAlternates } from "#server/pages/every-page/alternates.ts";
import { indexedSearch, isIndexedList } from "#server/pages/stock/indexed-list.ts";
import { stockPage } from "#server/pages/stock/stock-page.ts";
import { RecentlySeen } from "../../_seen/recently-seen.tsx";
import { provideListPart } from "#host/documents/frames/list-part.ts";
import { listPart } from "./list-part.tsx";
import { StockList } from "./stock-list.tsx";

provideListPart(listPart);

const readPage = async ({ params, searchParams }: PageProps<"/[tenant]/stock/[list]">) => {
  const { tenant, list } = await params;
  return stockPage(tenant, list, await searchParams);
};

export async function generateMetadata(props: PageProps<"/[tenant]/stock/[list]">): Promise<Metadata> {
  const page = await readPage(props);
  return {
    title: wording(page.site.config).listTitle(page.list.title),
    ...(isIndexedList(page)
      ? await pageAlternates(page.site, indexedSearch(page))
      : { robots: { index: false } }),
  };
}

/** A stock list: the query of its address, and the engine's result. */
export default async function StockRoute(props: PageProps<"/[tenant]/stock/[list]">) {
  const page = await readPage(props);
  return (
    <>
      <StockList page={page} />
      <RecentlySeen site={page.site} page="stock" />
    </>
  );
}
