import type { Car } from "@forecourt/search/car";
import { carJsonLd, carTitle, describePrice, resolveTagBanner } from "@forecourt/search/car";
import { siteOrigin, wording } from "@forecourt/tenant-config";
import type { Location } from "@forecourt/tenant-config/locations";
import { href } from "@forecourt/tenant-config/routes";
import { Breadcrumb } from "@forecourt/ui/breadcrumb";
import { ButtonLink } from "@forecourt/ui/button";
import { Dialog } from "@forecourt/ui/dialog";
import { FactList } from "@forecourt/ui/fact-list";
import { Gallery } from "@forecourt/ui/gallery";
import { LoanTerms } from "@forecourt/ui/loan-quote";
import { Price } from "@forecourt/ui/price";
import { TagBanner } from "@forecourt/ui/tag-banner";
import { DialogOpener } from "#client/frame/dialog-opener.tsx";
import { JsonLd } from "../../../json-ld.tsx";
import { isIllustration } from "#server/media/illustration-address.ts";
import { carButtons } from "#server/views/car-buttons.ts";
import { carFacts } from "#server/views/car-facts.ts";
import { carRepayment } from "#server/views/loan-view.ts";
import { mainStockList } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { CarDisclosures } from "./car-disclosures.tsx";
import { CarEnquiry } from "./car-enquiry.tsx";
import { CarPhone } from "./car-phone.tsx";
import { CarPlace } from "./car-place.tsx";

interface CarDetailProps {
  site: TenantSite;
  car: Car;
  location: Location | null;
}

/** The page of one car: pictures first, then the price and what to do about it, then everything known. */
export function CarDetail({ site, car, location }: CarDetailProps) {
  const { config, now } = site;
  const words = wording(config);
  const title = carTitle(car, config.cars);
  const origin = siteOrigin(config) ?? "";
  const price = describePrice(car, config.cars);
  const repayment = carRepayment(car, site, { location, on: "car" });
  const enquire = href("car-enquiry", { slug: car.slug }, site);
  const illustration = site.illustrate(car);
  const pictures =
    car.images.length > 0 || illustration === null ? car.images.map(({ url }) => url) : [illustration];
  const drawn = pictures.some(isIllustration);
  const stock = mainStockList(site);
  return (
    <>
      <JsonLd
        data={carJsonLd(car, config.cars, {
          url: `${origin}${href("car", { slug: car.slug }, site)}`,
          seller: { name: config.site.name, url: origin, phone: config.site.phone },
        })}
      />
      <Breadcrumb
        label={words.breadcrumb}
        crumbs={[
          { label: words.home, href: href("home", {}, site) },
          { label: stock.title, href: stock.href },
          { label: title },
        ]}
      />
      <div className="fc-car-page">
        <div className="fc-car-page__pictures">
          <TagBanner banner={resolveTagBanner(car, config.cars, now)} />
          <Gallery
            images={pictures.map((src, index) => ({
              src,
              alt: words.car.pictureOf(title, String(index + 1)),
              fallback: src === illustration ? null : illustration,
            }))}
            label={words.car.pictures}
            noPictureText={words.car.noPicture}
            caption={drawn ? words.car.illustration : null}
            fallbackCaption={words.car.illustration}
          />
        </div>
        <div className="fc-car-page__aside">
          <div className="fc-car-page__panel">
            <div className="fc-car-page__title">
              <h1>{title}</h1>
              {car.badge ? <p className="fc-quiet">{car.badge}</p> : null}
            </div>
            <Price price={price} size="large" />
            {repayment === null ? null : (
              <div>
                <LoanTerms terms={repayment} />
                <p className="fc-loan__warning">{repayment.example}</p>
              </div>
            )}
            <CarDisclosures car={car} config={config} words={words} />
            <div className="fc-car-page__actions">
              <ButtonLink href={enquire} data-opens="enquire" wide>
                {words.car.enquireNow}
              </ButtonLink>
              {carButtons(car, site, location).map((button) => (
                <ButtonLink key={button.href} kind="quiet" href={button.href} newTab={button.newTab} wide>
                  {button.label}
                </ButtonLink>
              ))}
            </div>
            <CarPhone car={car} content={site.content} words={words} />
          </div>
        </div>
        <div className="fc-car-page__sections">
          <section>
            <h2>{words.car.factsTitle}</h2>
            <FactList facts={carFacts(car, config, words)} />
          </section>
          {car.features.length > 0 ? (
            <section>
              <h2>{words.car.features}</h2>
              <ul className="fc-features">
                {car.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </section>
          ) : null}
          {car.comments ? (
            <section>
              <h2>{words.car.comments}</h2>
              <p className="fc-comments">{car.comments}</p>
            </section>
          ) : null}
          {location ? (
            <CarPlace location={location} words={words} now={now} locale={config.market.locale} />
          ) : null}
        </div>
      </div>
      <div className="fc-buy-bar">
        <Price price={price} />
        <ButtonLink href={enquire} data-opens="enquire">
          {words.car.enquireNow}
        </ButtonLink>
      </div>
      <Dialog id="enquire" title={words.enquiry.title} closeLabel={words.close}>
        <CarEnquiry id="enquiry" site={site} car={car} location={location} />
      </Dialog>
      <DialogOpener />
    </>
  );
}
