import { wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { ButtonLink } from "@forecourt/ui/button";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ownReservation } from "#server/reservations/checkout/own-reservation.ts";
import { mainStockList } from "#server/stock/stock.ts";
import { loadPage } from "#server/tenants/get-site.ts";

export const metadata: Metadata = { robots: { index: false } };

/** Leads back to the reservation this browser began, or to the stock. */
export default async function CheckoutJourney({ params }: PageProps<"/[tenant]/checkout-journey">) {
  const { tenant } = await params;
  const { site, wiring } = await loadPage(tenant);
  const own = await ownReservation(wiring, tenant);
  const checkout = own && href("checkout", { slug: own.car.slug }, site);
  if (checkout) redirect(checkout);
  const words = wording(site.config);
  return (
    <div className="fc-success">
      <h1>{words.checkout.nothingTitle}</h1>
      <p>{words.checkout.nothingText}</p>
      <p className="fc-ways-on">
        <ButtonLink href={mainStockList(site).href}>{words.car.seeStock}</ButtonLink>
      </p>
    </div>
  );
}
