import { notFound } from "next/navigation";
import { describeBlocker } from "@forecourt/leads";
import { href } from "@forecourt/tenant-config/routes";
import { FactList } from "@forecourt/ui/fact-list";
import { openDeskOf } from "#server/desk/open-desk.ts";
import { findCarForStaff } from "#server/stock/stock.ts";
import { paymentAccounts } from "#server/tenants/payment-accounts.ts";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { actionsOfCar } from "#server/views/car/car-buttons.ts";
import { DeskPage } from "../../../../_parts/desk-page.tsx";
import { DeskTable } from "../../../../_parts/desk-table.tsx";

export const metadata = { title: "Car" };

/** One car: which buttons its page has, and why each other one is missing. */
export default async function CarPage({ params }: { params: Promise<{ site: string; car: string }> }) {
  const { site: slug, car: id } = await params;
  const desk = await openDeskOf(slug);
  const { wiring, content } = desk;
  const car = await findCarForStaff(wiring, content, decodeURIComponent(id));
  if (!car) notFound();
  const accountOf = paymentAccounts(content.tenant.config, wiring.env);
  const site = tenantSite(content, wiring.now(), undefined, null, accountOf);
  const { actions, missing } = actionsOfCar(car, site);
  return (
    <DeskPage desk={desk} title={car.name} command={`car why ${car.id} --tenant ${slug}`}>
      <FactList
        facts={[
          { label: "Id", value: car.id },
          { label: "Status", value: car.status.kind },
          { label: "Condition", value: car.condition },
          { label: "Location", value: car.location?.name ?? "none" },
          { label: "Pictures", value: String(car.images.length) },
          { label: "Address", value: href("car", { slug: car.slug }, site) ?? "no page" },
        ]}
      />
      <section aria-labelledby="buttons">
        <h2 id="buttons">Buttons of its page</h2>
        <DeskTable
          caption="Buttons"
          heads={["Button", "There", "Why not"]}
          rows={[
            ...actions.map(({ kind }) => ({ key: kind, cells: [kind.replaceAll("_", " "), "yes", ""] })),
            ...missing.map(({ kind, reasons }) => ({
              key: kind,
              cells: [kind.replaceAll("_", " "), "no", reasons.map(describeBlocker).join(" ")],
            })),
          ]}
          empty="No buttons."
        />
      </section>
    </DeskPage>
  );
}
