import { wording } from "@forecourt/tenant-config";
import { visibleOffers } from "@forecourt/tenant-config/content";
import { OfferCard } from "@forecourt/ui/offer-card";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getWiring } from "#server/wiring/process-wiring.ts";
import { getTenant } from "#server/tenants/get-tenant.ts";
import { offerView } from "./offer-view.tsx";

interface PageProps {
  params: Promise<{ tenant: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const content = await getTenant((await params).tenant);
  if (!content) notFound();
  const { title } = wording(content.tenant.config).offers;
  return { title, alternates: { canonical: "/special-offers" } };
}

/** What the dealer offers at the moment, in the dealer's order. */
export default async function OffersPage({ params }: PageProps) {
  const content = await getTenant((await params).tenant);
  if (!content) notFound();
  const { config } = content.tenant;
  const words = wording(config).offers;
  const now = (await getWiring()).now();
  const offers = visibleOffers(content.offers, config.site.id, config.offers);
  return (
    <>
      <h1>{words.title}</h1>
      {offers.length === 0 ? <p className="fc-quiet">{words.none}</p> : null}
      <ul className="fc-offers">
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offerView(offer, content, now)} words={words} />
          </li>
        ))}
      </ul>
    </>
  );
}
