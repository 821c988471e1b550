import { manufacturerName } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { HomeHero } from "@forecourt/ui/home-hero";
import { Landscape } from "@forecourt/ui/landscape";
import { Image, Link } from "@forecourt/ui/platform";
import { PointList } from "@forecourt/ui/point-list";
import { Price } from "@forecourt/ui/price";
import type { HomePage } from "#server/pages/home-page.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { carCardView } from "#server/views/car-card.ts";
import type { HeroStage } from "#server/pages/hero-stage.ts";
import { carRepayment } from "#server/views/loan-view.ts";
import { locationOfCar } from "#server/views/location-of-car.ts";
import { StockSearch } from "./stock-search.tsx";

interface HeroProps {
  site: TenantSite;
  home: HomePage;
}

/** The top of the home page: what the dealer stands for, a search and its vehicles, arranged as its settings say. */
export function Hero({ site, home }: HeroProps) {
  const { config } = site;
  return (
    <HomeHero
      arrangement={config.home.hero}
      title={wording(config).homePage.title}
      tagline={config.site.tagline || null}
      stage={<Stage stage={home.stage} />}
      caption={<Caption site={site} home={home} />}
      backdrop={config.home.hero === "landscape" ? <Landscape /> : null}
      search={<StockSearch site={site} home={home} keywords={home.layout.stockSearch} />}
      points={<PointList points={config.home.points} />}
    />
  );
}

function Stage({ stage }: { stage: HeroStage }) {
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
        <ul className="fc-hero__standing" data-count={stage.pictures.length} aria-hidden="true">
          {stage.pictures.map((src, at) => (
            <li key={src}>
              <Image
                src={src}
                alt=""
                width={1280}
                height={853}
                sizes={
                  stage.pictures.length > 1
                    ? "(min-width: 992px) 640px, 60vw"
                    : "(min-width: 992px) 1000px, 100vw"
                }
                leading={at === 0}
              />
            </li>
          ))}
        </ul>
      );
  }
}

/** The name and the price of the one vehicle that stands there, or the least a month costs. */
function Caption({ site, home }: HeroProps) {
  const { hero } = site.config.home;
  const words = wording(site.config).homePage;
  if (hero === "plan") {
    const least = home.budget?.boundLabels?.min;
    return least ? <p className="fc-hero__least">{words.fromAMonth(least)}</p> : null;
  }
  if (home.leading === null || !["machine", "plate", "payment"].includes(hero)) return null;
  const car = home.leading;
  const { title, badge, price, facts } = carCardView(car, site);
  const repayment =
    hero === "payment" ? carRepayment(car, site, { location: locationOfCar(car, site), on: "list" }) : null;
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
      <p className="fc-hero__facts">{[badge, ...facts].filter(Boolean).join(" · ")}</p>
    </>
  );
}
