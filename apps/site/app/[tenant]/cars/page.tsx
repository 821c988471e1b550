import { notFound, permanentRedirect } from "next/navigation";
import { stockEntry } from "../../../server/stock.ts";
import { getTenant } from "../../../server/tenants.ts";

/** The stock entry of the header: leads to the tenant's default list. */
export default async function CarsEntry({ params }: { params: Promise<{ tenant: string }> }) {
  const content = await getTenant((await params).tenant);
  if (!content) notFound();
  permanentRedirect(stockEntry(content).href);
}
