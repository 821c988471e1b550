import { openText } from "#server/views/dealer/location-view.ts";
import { hoursWords, type HomeSection as SectionName, wording } from "@forecourt/tenant-config";
import { describeOpenNow } from "@forecourt/tenant-config/locations";
import { href } from "@forecourt/tenant-config/routes";
import { OfferCard } from "@forecourt/ui/offer-card";
import { StockDoors } from "@forecourt/ui/stock-doors";
import type { HomePage } from "#server/pages/home/home-page.ts";
import { mainStockList } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { listCards } from "#server/views/car/list-card.ts";
import { facetDoors } from "#server/views/facet-doors.ts";
import { bodyDoors, conditionDoors, dealershipDoors } from "#server/pages/home/home-doors.ts";
import { offerView } from "../offers/offer-view.tsx";
import { DealerPromise } from "./dealer-promise.tsx";
import { Models } from "./models.tsx";
import { Part } from "../_text/part.tsx";
import { Promotions } from "./promotions.tsx";
import { Proof } from "./proof.tsx";
import { Ways } from "./ways.tsx";
import { PostCards } from "../_posts/post-cards.tsx";
import { MapLink } from "../_ways-on/map-link.tsx";
import { CarTiles } from "../_cars/car-tiles.tsx";

interface SectionProps {
  site: TenantSite;
  home: HomePage;
}

/** One part of the home page, by its name in the dealer's settings. */
export function HomeSection({ name, site, home }: SectionProps & { name: SectionName }) {
  const words = wording(site.config);
  switch (name) {
    case "promotions":
      return <Promotions site={site} home={home} />;
    case "bodyTypes":
      return (
        <Part title={words.homePage.bodyTypes}>
          <StockDoors doors={bodyDoors(site, home)} as={site.config.home.bodyTypesAs} />
        </Part>
      );
    case "makes":
      return (
        <Part title={words.homePage.makes}>
          <StockDoors doors={facetDoors(site, "make", home.makes)} />
        </Part>
      );
    case "conditions":
      return (
        <Part title={words.stock.entryConditions}>
          <StockDoors doors={conditionDoors(site, home.conditions)} as="wide" />
        </Part>
      );
    case "dealerships":
      return (
        <Part title={words.stock.entryDealerships}>
          <StockDoors doors={dealershipDoors(site, home.dealerships)} as="wide" />
        </Part>
      );
    case "models":
      return <Models site={site} home={home} />;
    case "promise":
      return <DealerPromise site={site} />;
    case "tradeIn":
    case "finance": {
      const names = waysFrom(name, home);
      return names.length === 0 ? null : <Ways site={site} home={home} names={names} />;
    }
    case "latestStock":
      return <LatestStock site={site} home={home} />;
    case "offers":
      return (
        <Part title={words.homePage.offers} all={href("offers", {}, site)} allLabel={words.viewAll}>
          <ul className="fc-offers">
            {home.offers.map((offer) => (
              <li key={offer.id}>
                <OfferCard offer={offerView(offer, site)} words={words.offers} />
              </li>
            ))}
          </ul>
        </Part>
      );
    case "locations":
      return <Places site={site} home={home} />;
    case "reviews":
      return <Proof site={site} home={home} />;
    case "posts":
      return (
        <Part title={words.homePage.posts} all={href("posts", {}, site)} allLabel={words.viewAll}>
          <PostCards site={site} posts={home.posts} as={site.config.home.postsAs} />
        </Part>
      );
  }
}

type Way = "tradeIn" | "finance";
const isWay = (section: SectionName | undefined): section is Way =>
  section === "tradeIn" || section === "finance";

/** Trade-in and finance are one part where one follows the other; the second is none of its own. */
function waysFrom(name: Way, { layout }: HomePage): Way[] {
  const at = layout.sections.indexOf(name);
  if (isWay(layout.sections[at - 1])) return [];
  return layout.sections.slice(at, at + 2).filter(isWay);
}

function LatestStock({ site, home }: SectionProps) {
  const words = wording(site.config);
  const { cars, warning } = listCards(home.cars, site);
  return (
    <Part
      title={words.homePage.latest}
      all={mainStockList(site).href}
      allLabel={home.total === null ? words.car.seeStock : words.stock.allOf(home.total)}
    >
      <CarTiles site={site} cars={cars} as={site.config.home.latestAs} />
      {warning === null ? null : <p className="fc-quiet fc-stock__warning">{warning}</p>}
    </Part>
  );
}

function Places({ site, home }: SectionProps) {
  const words = wording(site.config);
  const { locationsAs } = site.config.home;
  return (
    <Part title={words.homePage.locations} all={href("locations", {}, site)} allLabel={words.viewAll}>
      <ul className={locationsAs === "signs" ? "fc-signs" : "fc-short-cards"}>
        {home.locations.map((location) => {
          const open = describeOpenNow(location, site.now, hoursWords(site.config.market.locale));
          return (
            <li key={location.id} className={locationsAs === "signs" ? undefined : "fc-card"}>
              <h3>{location.name}</h3>
              <p>
                <MapLink {...location.address} />
              </p>
              {open.kind === "unknown" ? null : <p className="fc-quiet">{openText(open, site)}</p>}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
