import { goToStock } from "#server/stock-entry.ts";

/** A stock entry; which one a site has is a setting. */
export default async function StockEntry({ params }: { params: Promise<{ tenant: string }> }) {
  return goToStock((await params).tenant, "/campers");
}
