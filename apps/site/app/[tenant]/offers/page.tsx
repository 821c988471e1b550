import { wording } from "@forecourt/tenant-config";
import { visibleOffers } from "@forecourt/tenant-config/content";
import { OfferCard } from "@forecourt/ui/offer-card";
import type { Metadata } from "next";
import { getSite } from "#server/tenants/get-site.ts";
import { offerView } from "./offer-view.tsx";
import { PageMark } from "../_visit/page-mark.tsx";
import { NextStep } from "../_ways-on/next-step.tsx";
import { StaticPart } from "../_text/static-part.tsx";

export async function generateMetadata({ params }: PageProps<"/[tenant]/offers">): Promise<Metadata> {
  const { config } = await getSite((await params).tenant);
  return { title: wording(config).offers.title };
}

/** What the dealer offers at the moment, in the dealer's order; where no offer leads on, the page does. */
export default async function OffersPage({ params }: PageProps<"/[tenant]/offers">) {
  const site = await getSite((await params).tenant);
  const { config, content, now } = site;
  const words = wording(config).offers;
  const offers = visibleOffers(content.offers, config.site.id, config.offers, now).map((offer) =>
    offerView(offer, site),
  );
  return (
    <StaticPart name="page">
      <h1>{words.title}</h1>
      {offers.length === 0 ? <p className="fc-quiet">{words.none}</p> : null}
      <ul className="fc-offers">
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} words={words} />
          </li>
        ))}
      </ul>
      {offers.some(({ actions }) => actions.length > 0) ? null : <NextStep site={site} />}
      <PageMark page="offers" />
    </StaticPart>
  );
}
