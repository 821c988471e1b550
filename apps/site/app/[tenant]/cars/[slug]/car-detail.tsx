import type { Car } from "@forecourt/search/car";
import { carJsonLd, carPath, carTitle, describePrice, resolveTagBanner } from "@forecourt/search/car";
import { siteOrigin, wording } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import type { Location } from "@forecourt/tenant-config/locations";
import { Breadcrumb } from "@forecourt/ui/breadcrumb";
import { ButtonLink } from "@forecourt/ui/button";
import { Dialog } from "@forecourt/ui/dialog";
import { FactList } from "@forecourt/ui/fact-list";
import { Gallery } from "@forecourt/ui/gallery";
import { Price } from "@forecourt/ui/price";
import { TagBanner } from "@forecourt/ui/tag-banner";
import { DialogOpener } from "#client/frame/dialog-opener.tsx";
import { JsonLd } from "../../../json-ld.tsx";
import { isIllustration } from "#server/media/illustration-address.ts";
import type { Illustrate } from "#server/media/illustrator.ts";
import { carButtons } from "#server/views/car-buttons.ts";
import { carFacts } from "#server/views/car-facts.ts";
import { stockEntry } from "#server/stock/stock.ts";
import { CarEnquiry } from "./car-enquiry.tsx";
import { CarPhone } from "./car-phone.tsx";
import { CarPlace } from "./car-place.tsx";

interface CarDetailProps {
  content: TenantContent;
  car: Car;
  location: Location | null;
  now: Date;
  illustrate: Illustrate;
}

/** The page of one car: pictures first, then the price and what to do about it, then everything known. */
export function CarDetail({ content, car, location, now, illustrate }: CarDetailProps) {
  const { config } = content.tenant;
  const words = wording(config);
  const title = carTitle(car, config.cars);
  const origin = siteOrigin(config) ?? "";
  const price = describePrice(car, config.cars);
  const enquire = `/cars/${encodeURIComponent(car.slug)}/enquire`;
  const illustration = illustrate(car);
  const pictures =
    car.images.length > 0 || illustration === null ? car.images.map(({ url }) => url) : [illustration];
  const drawn = pictures.some(isIllustration);
  const stock = stockEntry(content);
  return (
    <>
      <JsonLd
        data={carJsonLd(car, config.cars, {
          url: `${origin}${carPath(car, config.cars)}`,
          seller: { name: config.site.name, url: origin, phone: config.site.phone },
        })}
      />
      <Breadcrumb
        label={words.breadcrumb}
        crumbs={[
          { label: words.home, href: "/" },
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
            <div className="fc-car-page__actions">
              <ButtonLink href={enquire} data-opens="enquire" wide>
                {words.car.enquireNow}
              </ButtonLink>
              {carButtons(car, content, location).map(({ label, href, newTab }) => (
                <ButtonLink key={href} kind="quiet" href={href} newTab={newTab} wide>
                  {label}
                </ButtonLink>
              ))}
            </div>
            <CarPhone car={car} content={content} words={words} />
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
          {location ? <CarPlace location={location} words={words} now={now} /> : null}
        </div>
      </div>
      <div className="fc-buy-bar">
        <Price price={price} />
        <ButtonLink href={enquire} data-opens="enquire">
          {words.car.enquireNow}
        </ButtonLink>
      </div>
      <Dialog id="enquire" title={words.enquiry.title} closeLabel={words.close}>
        <CarEnquiry id="enquiry" content={content} car={car} location={location} />
      </Dialog>
      <DialogOpener />
    </>
  );
}
