import type { HireDates } from "@forecourt/search";
import type { Car } from "@forecourt/search/car";
import {
  carBadge,
  carJsonLd,
  carTitle,
  colourFamily,
  describePrice,
  resolveTagBanner,
} from "@forecourt/search/car";
import { siteOrigin, wording } from "@forecourt/tenant-config";
import type { Location } from "@forecourt/tenant-config/locations";
import { href } from "@forecourt/tenant-config/routes";
import { behaviour } from "@forecourt/ui/behaviours";
import { ButtonLink } from "@forecourt/ui/button";
import { Gallery } from "@forecourt/ui/gallery";
import { Icon } from "@forecourt/ui/icon";
import { KeyFacts } from "@forecourt/ui/key-facts";
import { Notice } from "@forecourt/ui/notice";
import { Price } from "@forecourt/ui/price";
import { TagBanner } from "@forecourt/ui/tag-banner";
import { JsonLd } from "../../../json-ld.tsx";
import { RecentlySeen } from "../../_seen/recently-seen.tsx";
import { SeenMark } from "../../_seen/seen-mark.tsx";
import { TradeTools } from "../../_tools/trade-tools.tsx";
import { StaticPart } from "../../_text/static-part.tsx";
import { PageMark } from "../../_visit/page-mark.tsx";
import { mainStockList } from "#server/stock/stock.ts";
import type { TrailWays } from "#server/stock/list-trail.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import type { TowChoice } from "#server/views/tools/tow-view.ts";
import { carButtons } from "#server/views/car/car-buttons.ts";
import { carArrangement } from "#server/views/car/car-arrangement.ts";
import { keyFacts } from "#server/views/car/car-facts.ts";
import { moreFromDealer } from "#server/views/car/list-card.ts";
import { carMedia, carPictures } from "#server/views/car/car-pictures.ts";
import { isFinanced } from "#server/views/car/loan-view.ts";
import { trackedCar } from "#server/views/car/tracked-car.ts";
import { outlineOf } from "#server/views/car/vehicle-outline.ts";
import { CarDialogs, dialogOf } from "./car-dialogs.tsx";
import { CarFinance } from "./car-finance.tsx";
import { carLead } from "./car-lead.tsx";
import { CarMap } from "./car-map.tsx";
import { CarPanel } from "./car-panel.tsx";
import { CarPlace } from "./car-place.tsx";
import { CarText } from "./car-text.tsx";
import { CarTools } from "./car-tools.tsx";
import { EnquireLabel } from "./enquire-label.tsx";
import { PriceFor } from "./price-for.tsx";
import { SimilarCars } from "./similar-cars.tsx";
import { Trail } from "../../_ways-on/trail.tsx";

interface CarDetailProps {
  site: TenantSite;
  car: Car;
  location: Location | null;
  /** Its place is shown on a map. */
  mapped: boolean;
  similar: readonly Car[];
  /** The cars of its model in stock, where the page shows their grades. */
  sameModel: readonly Car[];
  /** From when to when it is wanted, on a site that lets cars for days. */
  hire: HireDates | null;
  /** The ways on in the list it was opened from. */
  ways: TrailWays | null;
  /** What of the page's query a form of dates keeps. */
  carried: readonly (readonly [name: string, value: string])[];
  /** What a shopper tows with, on the page of a caravan. */
  tow: TowChoice | null;
  /** Why it cannot be reserved, for a shopper who came to; null for all others. */
  refusal?: string | null;
}

/** The page of one car: pictures first, then the price and what to do about it, then everything known. */
export function CarDetail(props: CarDetailProps) {
  const { site, car, location, mapped, similar, sameModel, hire, ways, carried, tow, refusal = null } = props;
  const { config, now } = site;
  const words = wording(config);
  const title = carTitle(car, config.cars);
  const origin = siteOrigin(config) ?? "";
  const price = describePrice(car, config.cars, hire);
  const buttons = carButtons(car, site, hire);
  const { enquire } = buttons;
  // The words that stand where there is no price ask what the button asks.
  const asks = price.kind === "enquire" && !price.weekly && !price.subscription;
  const pictures = carPictures(car, title, site);
  const stock = mainStockList(site);
  const arrangement = carArrangement(config);
  const across = arrangement.name === "page";
  const terms = <PriceFor site={site} car={car} hire={hire} carried={carried} />;
  const lead = carLead({ site, car, sameModel, dates: terms });
  const photos =
    car.status.kind === "sold"
      ? null
      : href("form", { form: "request-photos" }, site, { query: { car_id: car.id } });
  const financed = isFinanced(car, site);
  const strip = keyFacts(car, site);
  const forms = [enquire, ...buttons.others].flatMap((button) => (button?.form ? [button.form] : []));
  return (
    <>
      <StaticPart name="head">
        <JsonLd
          data={carJsonLd(car, config.cars, {
            url: `${origin}${href("car", { slug: car.slug }, site)}`,
            seller: { name: config.site.name, url: origin, phone: config.site.phone },
          })}
        />
        <Trail site={site} to={[{ label: stock.title, href: stock.href }, { label: title }]} />
        {refusal === null ? null : (
          <Notice>
            <p>{refusal}</p>
          </Notice>
        )}
        <CarTools site={site} car={car} ways={ways} />
        {across ? (
          <div className="fc-car-page__title" data-name="page">
            <h1>{title}</h1>
            {carBadge(car) ? <p className="fc-quiet">{carBadge(car)}</p> : null}
          </div>
        ) : null}
      </StaticPart>
      <div className="fc-car-page" data-arrangement={config.carPage.arrangement}>
        <StaticPart name="pictures" className="fc-car-page__pictures">
          <Gallery
            images={pictures}
            label={words.car.pictures}
            noPictureText={words.car.noPicture}
            outline={outlineOf(car)}
            words={{
              previous: words.car.previousPicture,
              next: words.car.nextPicture,
              all: words.car.allPictures(pictures.length),
            }}
            tint={colourFamily(car.colour)}
            media={carMedia(car, site)}
          >
            <TagBanner banner={resolveTagBanner(car, config.cars, now)} />
            {buttons.location === null ? null : (
              <a className="fc-gallery__place" href="#vehicle-map">
                <Icon name="pin" />
                <span className="fc-visually-hidden">{buttons.location.label}: </span>
                {car.location.name}
              </a>
            )}
          </Gallery>
          {photos === null ? null : (
            <ButtonLink kind="text" href={photos} {...behaviour({ opens: dialogOf("request-photos") })}>
              <Icon name="photos" /> {words.car.requestPhotos}
            </ButtonLink>
          )}
        </StaticPart>
        <div className="fc-car-page__aside">
          <CarPanel
            site={site}
            car={car}
            buttons={buttons}
            title={across ? null : title}
            price={price}
            terms={arrangement.lead === "dates" ? null : terms}
          />
        </div>
        {lead === null ? null : (
          <StaticPart name="lead" className="fc-car-page__lead">
            {lead}
          </StaticPart>
        )}
        <StaticPart name="sections" className="fc-car-page__sections">
          {strip.length > 0 && arrangement.lead !== "facts" ? (
            <KeyFacts facts={strip} label={words.car.keyFacts} as={arrangement.facts} />
          ) : null}
          <CarText site={site} car={car} />
          <TradeTools site={site} car={car} tow={tow} carried={carried} />
          {financed ? <CarFinance site={site} car={car} /> : null}
          <CarPlace
            car={car}
            more={moreFromDealer(car, site)}
            location={location}
            site={site}
            map={location && mapped ? <CarMap location={location} words={words} /> : null}
          />
        </StaticPart>
      </div>
      <StaticPart name="more">
        <SimilarCars site={site} cars={similar} />
        <div className="fc-buy-bar">
          {asks && enquire !== null ? null : <Price price={price} />}
          {enquire === null ? null : (
            <ButtonLink href={enquire.href} {...behaviour({ opens: enquire.form && dialogOf(enquire.form) })}>
              <EnquireLabel label={enquire.label} car={car} config={config} />
            </ButtonLink>
          )}
        </div>
        <RecentlySeen site={site} page="car" except={car.id} />
        <SeenMark car={car} site={site} />
        <PageMark page="car" events={[{ name: "car_viewed", car: trackedCar(car) }]} />
      </StaticPart>
      <CarDialogs
        site={site}
        car={car}
        location={location}
        hire={hire}
        forms={[...new Set([...forms, ...(photos === null ? [] : (["request-photos"] as const))])]}
        calculator={financed}
      />
    </>
  );
}
