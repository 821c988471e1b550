import { emptyQuery } from "@forecourt/search";
import { Button } from "@forecourt/ui/button";
import { openDeskOf } from "#server/desk/open-desk.ts";
import { searchTenantStock } from "#server/stock/stock.ts";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { DeskPage } from "../../../_parts/desk-page.tsx";
import { DeskTable } from "../../../_parts/desk-table.tsx";
import { DeskInput } from "../../../_parts/desk-input.tsx";
import { linkTo } from "../../../_parts/link-to.tsx";

export const metadata = { title: "Cars" };

/** What a shopper's words find in one site's stock. */
export default async function CarsPage({ params, searchParams }: PageProps<"/desk/sites/[site]/cars">) {
  const [{ site: slug }, { q }] = [await params, await searchParams];
  const desk = await openDeskOf(slug);
  const text = typeof q === "string" ? q.slice(0, 200) : "";
  const site = tenantSite(desk.content, desk.wiring.now());
  const found = await searchTenantStock(
    desk.wiring,
    site,
    { ...emptyQuery, keywords: text },
    { kind: "all" },
  );
  const cars = found.ok ? found.cars : [];
  return (
    <DeskPage desk={desk} title={`Cars of ${site.config.site.name}`} command={`stock list --tenant ${slug}`}>
      <form className="desk-filter" action={`/desk/sites/${slug}/cars`}>
        <DeskInput label="As a shopper types it" type="search" name="q" defaultValue={text} maxLength={200} />
        <Button type="submit">Search</Button>
      </form>
      <p>{found.ok ? `${found.total} cars` : "The search gives no response."}</p>
      <DeskTable
        caption="Cars"
        heads={["Car", "Id", "Status", "Condition", "Pictures"]}
        rows={cars.map((car) => ({
          key: car.id,
          cells: [
            linkTo(`/desk/sites/${slug}/cars/${encodeURIComponent(car.id)}`, car.name),
            car.id,
            car.status.kind,
            car.condition,
            car.images.length,
          ],
        }))}
        empty="No car is found."
      />
    </DeskPage>
  );
}
