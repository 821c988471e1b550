import { formatMoney, manufacturerName } from "@forecourt/search/car";
import { siteOrigin, wording } from "@forecourt/tenant-config";
import { modelJsonLd } from "@forecourt/tenant-config/content";
import { hasStock, href } from "@forecourt/tenant-config/routes";
import { ButtonLink } from "@forecourt/ui/button";
import { type Fact, FactList } from "@forecourt/ui/fact-list";
import { GradeTable } from "@forecourt/ui/grade-table";
import { KeyFacts } from "@forecourt/ui/key-facts";
import { ModelColours } from "@forecourt/ui/model-colours";
import { OfferCard } from "@forecourt/ui/offer-card";
import { PictureLabel } from "@forecourt/ui/picture-label";
import { isIllustration } from "#server/media/illustration-address.ts";
import type { ModelPage } from "#server/pages/model-page.ts";
import {
  furtherFacts,
  gradeTable,
  modelArrangement,
  modelColours,
  modelFigures,
} from "#server/pages/model-view.ts";
import { carCardView } from "#server/views/car/car-card.ts";
import { bodyOf, outlineOf } from "#server/views/car/vehicle-outline.ts";
import { JsonLd } from "../../../json-ld.tsx";
import { Prose } from "../../_text/prose.tsx";
import { StaticPart } from "../../_text/static-part.tsx";
import { PageMark } from "../../_visit/page-mark.tsx";
import { offerView } from "../../offers/offer-view.tsx";
import { ModelEnquiry } from "./model-enquiry.tsx";
import { Trail } from "../../_ways-on/trail.tsx";
import { LeadingPicture } from "../../_text/leading-picture.tsx";
import { CarTiles } from "../../_cars/car-tiles.tsx";

/** One model: what it is, what there is of it, what is offered on it, and a form to ask about it. */
export function ModelDetail(page: ModelPage) {
  const { site, model, title, cars, total, from, stockHref, offers } = page;
  const { config } = site;
  const words = wording(config);
  const { name, imageUrl, description } = model;
  const colours = modelColours(page);
  const figures = modelFigures(page);
  const grades = gradeTable(page);
  const arrangement = modelArrangement(config);
  const figureList =
    figures.length === 0 ? null : (
      <KeyFacts facts={figures} label={words.models.figures} as={arrangement.figures} />
    );
  const url = `${siteOrigin(config) ?? ""}${href("model", { slug: model.slug }, site) ?? ""}`;
  return (
    <>
      <StaticPart name="page">
        {URL.canParse(url) ? (
          <JsonLd data={modelJsonLd(model, { url, title, manufacturer: makerOf(page) })} />
        ) : null}
        <Trail
          site={site}
          to={[
            { label: words.models.title, href: href("models", {}, site) ?? href("home", {}, site) },
            { label: title },
          ]}
        />
        <div className="fc-model__head" data-arrangement={config.modelPage.arrangement}>
          <div className="fc-model__words">
            <h1>{title}</h1>
            {from === null ? null : (
              <p className="fc-model__from">{words.homePage.fromPrice(formatMoney(from, config.cars))}</p>
            )}
            {arrangement.withName ? figureList : null}
            {description === null ? null : <Prose html={description} site={site} />}
            <div className="fc-offer__actions">
              {config.forms.offered.includes("new") ? (
                <ButtonLink href="#new-form">{words.car.enquireNow}</ButtonLink>
              ) : null}
              {total !== null && total > 0 ? (
                <ButtonLink kind="quiet" href={stockHref}>
                  {words.models.seeStock(total)}
                </ButtonLink>
              ) : null}
            </div>
          </div>
          {colours ? (
            <ModelColours
              {...colours}
              pictureLabel={
                model.colours.some(({ imageUrl: of }) => of && isIllustration(of))
                  ? words.car.illustration
                  : null
              }
            />
          ) : imageUrl === null ? (
            <span className="fc-model-outline" data-outline={outlineOf(bodyOf(model))} />
          ) : (
            <figure className="fc-labelled">
              <LeadingPicture site={site} src={imageUrl} alt={title} beside />
              {isIllustration(imageUrl) ? <PictureLabel text={words.car.illustration} /> : null}
            </figure>
          )}
        </div>
        {arrangement.withName ? null : figureList}
        {grades ? (
          <section className="fc-section">
            <h2>{words.models.grades}</h2>
            <GradeTable {...grades} />
          </section>
        ) : null}
        <section className="fc-section">
          <h2>{words.models.factsTitle}</h2>
          <FactList facts={modelFacts(page)} />
        </section>
        {total === 0 ? null : (
          <section className="fc-section">
            <h2>{words.models.inStock(name)}</h2>
            {total === null ? <p className="fc-quiet">{words.stock.unavailable}</p> : null}
            <CarTiles site={site} cars={cars.map((car) => carCardView(car, site))} />
          </section>
        )}
        {offers.length > 0 ? (
          <section className="fc-section">
            <h2>{words.models.offers(name)}</h2>
            <ul className="fc-offers">
              {offers.map((offer) => (
                <li key={offer.id}>
                  <OfferCard offer={offerView(offer, site, { exploring: false })} words={words.offers} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <PageMark page="model" events={[{ name: "model_viewed", model: model.slug }]} />
      </StaticPart>
      <ModelEnquiry
        site={site}
        model={model}
        title={title}
        note={total === 0 && hasStock(site) ? words.models.noStock(name) : null}
      />
    </>
  );
}

const makerOf = ({ model, site }: ModelPage): string | null =>
  model.manufacturerName === null ? null : manufacturerName(model.manufacturerName, site.config.cars);

/** What is known of a model, in the order shoppers ask; unknown facts are left out. */
function modelFacts(page: ModelPage): Fact[] {
  const { config } = page.site;
  const words = wording(config);
  const { bodyStyle, fuel, variant } = page.model;
  const rows: readonly (readonly [label: string, value: string | null])[] = [
    [words.models.manufacturer, makerOf(page)],
    [words.facts.body, bodyStyle && page.site.say(bodyStyle)],
    [words.facts.fuel, fuel === null ? null : words.fuelName(fuel)],
    [words.models.variant, variant],
  ];
  return [
    ...rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])),
    ...furtherFacts(page),
  ];
}
