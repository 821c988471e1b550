import { plainText, visibleOffers } from "@forecourt/tenant-config/content";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { shareTags } from "#server/pages/every-page/share-tags.ts";
import { getSite } from "#server/tenants/get-site.ts";
import { PageMark } from "../../_visit/page-mark.tsx";
import { OfferDetail } from "./offer-detail.tsx";
import { StaticPart } from "../../_text/static-part.tsx";

async function findOffer({ params }: PageProps<"/[tenant]/offer/[offer]">) {
  const { tenant, offer: id } = await params;
  const site = await getSite(tenant);
  const { config, content, now } = site;
  const offers = visibleOffers(content.offers, config.site.id, config.offers, now);
  const wanted = decodeURIComponent(id);
  const offer = offers.find((each) => each.id === wanted) ?? notFound();
  return { site, offer, others: offers.filter((each) => each !== offer) };
}

export async function generateMetadata(props: PageProps<"/[tenant]/offer/[offer]">): Promise<Metadata> {
  const { site, offer } = await findOffer(props);
  const about = plainText(offer.description ?? "");
  return {
    title: offer.name,
    ...(about === "" ? {} : { description: about.slice(0, 300) }),
    ...(await shareTags(site, { image: offer.imageUrl })),
  };
}

/** The page of one offer; the route table knows whether this site shows it. */
export default async function OfferRoute(props: PageProps<"/[tenant]/offer/[offer]">) {
  const page = await findOffer(props);
  return (
    <StaticPart name="page">
      <OfferDetail {...page} />
      <PageMark page="offer" events={[{ name: "offer_viewed", offer: page.offer.id }]} />
    </StaticPart>
  );
}
