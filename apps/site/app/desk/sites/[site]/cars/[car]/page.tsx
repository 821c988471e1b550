import { notFound } from "next/navigation";
import { describeBlocker } from "@forecourt/leads";
import { describePrice } from "@forecourt/search/car";
import { href } from "@forecourt/tenant-config/routes";
import { FactList } from "@forecourt/ui/fact-list";
import { openDeskOf } from "#server/desk/open-desk.ts";
import { aboutCar, priceWords } from "#server/stock/about-car.ts";
import { paymentAccounts } from "#server/tenants/payment-accounts.ts";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { actionsOfCar } from "#server/views/car/car-buttons.ts";
import { DeskPage } from "../../../../_parts/desk-page.tsx";
import { DeskTable } from "../../../../_parts/desk-table.tsx";
import { DeskSection } from "../../../../_parts/desk-section.tsx";
import { TableSection } from "../../../../_parts/table-section.tsx";
import { linkTo } from "../../../../_parts/link-to.tsx";

export const metadata = { title: "Car" };

/** One car: where it is listed and why not elsewhere, its tag, price and likes, and which buttons its page has. */
export default async function CarPage({ params }: PageProps<"/desk/sites/[site]/cars/[car]">) {
  const { site: slug, car: id } = await params;
  const desk = await openDeskOf(slug);
  const { wiring, content } = desk;
  const about = await aboutCar(wiring, content, decodeURIComponent(id));
  if (!about) notFound();
  const { car, notListed, lists, tag, price, similar } = about;
  const accountOf = paymentAccounts(content.tenant.config, wiring.env);
  const site = tenantSite(content, wiring.now(), undefined, null, accountOf);
  const { actions, missing } = actionsOfCar(car, site);
  return (
    <DeskPage desk={desk} title={car.name} command={`car about ${car.id} --tenant ${slug}`}>
      <FactList
        facts={[
          { label: "Id", value: car.id },
          { label: "Status", value: car.status.kind },
          { label: "Condition", value: car.condition },
          { label: "Location", value: car.location?.name ?? "none" },
          { label: "Pictures", value: String(car.images.length) },
          { label: "Tag", value: tag.kind === "none" ? `none: ${tag.reason}` : `${tag.text}: ${tag.reason}` },
          { label: "Price", value: priceWords(price) },
          { label: "Address", value: href("car", { slug: car.slug }, site) ?? "no page" },
        ]}
      />
      <DeskSection id="lists" title="Lists">
        {notListed.length === 0 ? null : <p>It is in no list. {notListed.join(" ")}</p>}
        <DeskTable
          caption="Lists"
          heads={["List", "Address", "There", "Why not"]}
          rows={lists.map(({ path, title, fits }) => ({
            key: path,
            cells: [
              title,
              `/search/${path}`,
              fits && notListed.length === 0 ? "yes" : "no",
              fits ? notListed.join(" ") : "The list shows other cars.",
            ],
          }))}
          empty="The site has no lists."
        />
        <p className="fc-quiet">
          Its place in the main list, and what puts it there:{" "}
          <code>
            pnpm forecourt stock why-ranked {car.id} --tenant {slug}
          </code>
        </p>
      </DeskSection>
      <TableSection
        id="similar"
        title="Cars that its page offers as similar"
        heads={["Car", "Price", "Because"]}
        rows={similar.map(({ car: other, likeness }) => ({
          key: other.id,
          cells: [
            linkTo(`/desk/sites/${slug}/cars/${encodeURIComponent(other.id)}`, other.name),
            describePrice(other, content.tenant.config.cars).text,
            likeness,
          ],
        }))}
        empty="No other car is for sale."
      />
      <TableSection
        id="buttons"
        title="Buttons of its page"
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
    </DeskPage>
  );
}
