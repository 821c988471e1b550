import { siteOrigin, wording } from "@forecourt/tenant-config";
import { type Offer, offerJsonLd } from "@forecourt/tenant-config/content";
import { href } from "@forecourt/tenant-config/routes";
import { ButtonLink } from "@forecourt/ui/button";
import { OfferCard } from "@forecourt/ui/offer-card";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { JsonLd } from "../../../json-ld.tsx";
import { Prose } from "../../_text/prose.tsx";
import { NextStep } from "../../_ways-on/next-step.tsx";
import { offerActions, offerEnds, offerView } from "../../offers/offer-view.tsx";
import { Trail } from "../../_ways-on/trail.tsx";
import { LeadingPicture } from "../../_text/leading-picture.tsx";

interface OfferDetailProps {
  site: TenantSite;
  offer: Offer;
  others: readonly Offer[];
}

/** How many other offers stand below one. */
const OTHERS = 3;

/** One offer whole, with its conditions unfolded, and the ways on from it. */
export function OfferDetail({ site, offer, others }: OfferDetailProps) {
  const { config } = site;
  const words = wording(config);
  const url = `${siteOrigin(config) ?? ""}${href("offer", { offer: offer.id }, site) ?? ""}`;
  const ends = offerEnds(offer, site);
  const actions = offerActions(offer, site);
  return (
    <>
      {URL.canParse(url) ? <JsonLd data={offerJsonLd(offer, { url, seller: config.site.name })} /> : null}
      <Trail
        site={site}
        to={[
          { label: words.offers.title, href: href("offers", {}, site) ?? href("home", {}, site) },
          { label: offer.name },
        ]}
      />
      <article className="fc-model__head">
        <div className="fc-model__words">
          {offer.category === null ? null : (
            <p className="fc-quiet" lang={site.languageOf(offer.category)}>
              {offer.category}
            </p>
          )}
          <h1 lang={site.languageOf(offer.name)}>{offer.name}</h1>
          {ends === null ? null : <p className="fc-offer__ends">{ends}</p>}
          {offer.description === null ? null : <Prose html={offer.description} site={site} />}
          <div className="fc-offer__actions">
            {actions.map(({ label, href: to, newTab }, index) => (
              <ButtonLink key={label} href={to} newTab={newTab} kind={index === 0 ? "primary" : "quiet"}>
                {label}
              </ButtonLink>
            ))}
          </div>
          {offer.disclaimer === null ? null : (
            <p className="fc-offer__small" lang={site.languageOf(offer.disclaimer)}>
              {offer.disclaimer}
            </p>
          )}
        </div>
        {offer.imageUrl === null ? null : <LeadingPicture site={site} src={offer.imageUrl} beside />}
      </article>
      {actions.length === 0 ? <NextStep site={site} /> : null}
      {others.length > 0 ? (
        <section className="fc-section">
          <h2>{words.offers.other}</h2>
          <ul className="fc-offers">
            {others.slice(0, OTHERS).map((each) => (
              <li key={each.id}>
                <OfferCard offer={offerView(each, site)} words={words.offers} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
