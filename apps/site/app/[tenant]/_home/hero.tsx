import { emptyQuery, setValues, stringifyStockQuery } from "@forecourt/search";
import { describePrice, formatMoney, manufacturerName } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { href, modelTile } from "@forecourt/tenant-config/routes";
import { HomeHero, type HomeHeroArrangement } from "@forecourt/ui/home-hero";
import { Landscape } from "@forecourt/ui/landscape";
import { Image, Link } from "@forecourt/ui/platform";
import { LoadRuler } from "@forecourt/ui/load-ruler";
import { ModelStage } from "@forecourt/ui/model-stage";
import { PointList } from "@forecourt/ui/point-list";
import { Price } from "@forecourt/ui/price";
import type { ReactNode } from "react";
import type { HomePage } from "#server/pages/home/home-page.ts";
import { mainStockList } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { carCardView } from "#server/views/car/car-card.ts";
import type { HeroStage } from "#server/pages/home/hero-stage.ts";
import { loadView } from "#server/views/tools/load-view.ts";
import { carRepayment } from "#server/views/car/loan-view.ts";
import { NoStock } from "../_ways-on/no-stock.tsx";
import { StockTerms } from "../_text/stock-terms.tsx";
import { TowPick } from "../_tools/tow-pick.tsx";
import { ServiceSearch } from "./service-search.tsx";
import { Picks } from "./picks.tsx";
import { HOME_SEARCH, StockSearch } from "./stock-search.tsx";

interface HeroProps {
  site: TenantSite;
  home: HomePage;
}

/** The top of the home page: what the dealer stands for, a search and its vehicles, arranged as its settings say. */
export function Hero({ site, home }: HeroProps) {
  const { config } = site;
  const words = wording(config).homePage;
  const { serviceOnly } = config.site;
  return (
    <HomeHero
      arrangement={serviceOnly ? "service" : config.home.hero}
      title={serviceOnly ? words.serviceTitle : words.title}
      tagline={config.site.tagline || null}
      taglineLang={site.languageOf(config.site.tagline)}
      stage={
        config.home.hero === "models" && home.models.length > 1 ? (
          <Models site={site} home={home} />
        ) : (
          stageOf(home.stage, config.home.hero)
        )
      }
      caption={captionOf({ site, home })}
      backdrop={config.home.hero === "landscape" ? <Landscape /> : null}
      search={<Search site={site} home={home} />}
      points={
        <PointList
          points={config.home.points.map((point) => ({ ...point, lang: site.languageOf(point.text) }))}
        />
      }
    />
  );
}

/** What a shopper begins with: a service, a search of the cars, or a question where there is none yet. */
function Search({ site, home }: HeroProps) {
  if (site.config.site.serviceOnly) return <ServiceSearch site={site} />;
  if (home.total === 0)
    return (
      <div className="fc-search fc-search--detailed fc-hero__none">
        <NoStock site={site} />
      </div>
    );
  return (
    <>
      <StockSearch site={site} home={home} keywords={home.layout.stockSearch} />
      <Picks site={site} picks={home.picks} />
      <TowPick site={site} path={mainStockList(site).href} />
    </>
  );
}

/** The models of the brand, the chosen one large. */
function Models({ site, home }: HeroProps) {
  const { config } = site;
  const all = wording(config);
  const { homePage, models: words, offers } = all;
  const list = mainStockList(site).href;
  return (
    <ModelStage
      label={homePage.models}
      explore={offers.explore}
      models={mostInStockFirst(home.models).flatMap(({ model, image, alone, inStock, from }) => {
        const tile = modelTile(model, site);
        if (tile === null) return [];
        const query = stringifyStockQuery(setValues(emptyQuery, "model", [model.name]), config.search);
        return {
          name: tile.name,
          href: tile.href,
          about:
            [model.bodyStyle && site.say(model.bodyStyle), model.fuel && all.fuelName(model.fuel)]
              .filter(Boolean)
              .join(" · ") || null,
          price: from === null ? null : homePage.fromPrice(formatMoney(from, config.cars)),
          image: alone.front ?? image,
          side: alone.side,
          stock: inStock === 0 ? null : { label: words.seeStock(inStock), href: `${list}?${query}` },
        };
      })}
    />
  );
}

/** The model of which most stand in the yard first, then the dealer's own order. */
function mostInStockFirst(models: HomePage["models"]): HomePage["models"] {
  const most = models.toSorted((a, b) => b.inStock - a.inStock).slice(0, 1);
  return [...most, ...models.filter((model) => !most.includes(model))];
}

/** As wide as a phone's screen, where three quarters of its points show all there is to see. */
const ALONE = {
  width: 1280,
  height: 853,
  sizes: "(min-width: 1680px) 1200px, (min-width: 992px) 1000px, 75vw",
};
const AMONG_OTHERS = { width: 960, height: 640, sizes: "(min-width: 992px) 640px, 60vw" };
const SIDE_BY_SIDE = { width: 640, height: 427, sizes: "(min-width: 992px) 640px, 50vw" };

function stageOf(stage: HeroStage, hero: HomeHeroArrangement): ReactNode {
  const pictures = stage.kind === "standing" ? stage.pictures : [];
  const isRow = hero === "booking" && pictures.length === 3;
  // In a row on a phone the first and the last stick out of the screen: the one between them is the largest to be seen.
  const leads = isRow ? 1 : 0;
  switch (stage.kind) {
    case "empty":
      return null;
    case "photo":
      return (
        <Image
          className="fc-hero__photo"
          src={stage.src}
          alt=""
          width={1280}
          height={853}
          sizes="(min-width: 992px) 1280px, 100vw"
          leading
        />
      );
    case "standing":
      return (
        <ul className="fc-hero__standing" data-count={pictures.length} aria-hidden="true">
          {pictures.map((src, at) => (
            <li key={src}>
              <Image
                src={src}
                alt=""
                {...(isRow ? SIDE_BY_SIDE : pictures.length > 1 ? AMONG_OTHERS : ALONE)}
                leading={at === leads}
              />
            </li>
          ))}
        </ul>
      );
  }
}

/** The least a subscription costs, for each term it can be had for, and the switch between them. */
function Least({ site, home }: HeroProps) {
  const { cars } = site.config;
  const words = wording(site.config).homePage;
  const amount = home.budget?.bounds?.min ?? null;
  const none = { price: null, priceType: null, weeklyPrice: null };
  const { subscription } = describePrice({ ...none, subscriptionPrice: amount }, cars);
  if (subscription === null) return null;
  const { longText, terms = [{ months: 0, longText }] } = subscription;
  return (
    <>
      <p className="fc-hero__least fc-number">
        {terms.map((term, at) => (
          <span key={term.months} data-term={at}>
            {words.fromPrice(term.longText)}
          </span>
        ))}
      </p>
      <StockTerms site={site} search={HOME_SEARCH} />
    </>
  );
}

/** The name and the price of the one vehicle that stands there, or the least a month costs. */
function captionOf({ site, home }: HeroProps): ReactNode {
  const { hero } = site.config.home;
  if (hero === "plan") {
    return home.budget?.bounds ? <Least site={site} home={home} /> : null;
  }
  if (home.leading === null || !["machine", "plate", "payment"].includes(hero)) return null;
  const car = home.leading;
  const { title, badge, price, facts } = carCardView(car, site);
  const ruler = hero === "plate" ? loadView(car, site) : null;
  const repayment = hero === "payment" ? carRepayment(car, site, "list") : null;
  return (
    <>
      <p className="fc-hero__name">
        <Link href={href("car", { slug: car.slug }, site)}>
          {hero === "machine" ? (
            <>
              <span className="fc-hero__make">{manufacturerName(car.make, site.config.cars)}</span>{" "}
              <span className="fc-hero__model">{car.model}</span>
            </>
          ) : (
            title
          )}
        </Link>
      </p>
      {repayment === null ? null : (
        <p className="fc-hero__payment">
          <strong className="fc-number">{repayment.repayment}</strong> <span>{repayment.rates}</span>
          {repayment.warning === null ? null : <small>{repayment.warning}</small>}
        </p>
      )}
      <Price price={price} />
      {ruler === null ? null : <LoadRuler ruler={ruler} alone />}
      <p className="fc-hero__facts">{[badge, ...facts].filter(Boolean).join(" · ")}</p>
    </>
  );
}
