import { emptyQuery, stringifyStockQuery } from "@forecourt/search";
import { type HomeSection as SectionName, wording } from "@forecourt/tenant-config";
import { describeOpenNow } from "@forecourt/tenant-config/locations";
import { href } from "@forecourt/tenant-config/routes";
import { CarCard } from "@forecourt/ui/car-card";
import { OfferCard } from "@forecourt/ui/offer-card";
import { Link } from "@forecourt/ui/platform";
import type { ReactNode } from "react";
import type { HomePage } from "#server/pages/home-page.ts";
import { mainStockList } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { carCardView } from "#server/views/car-card.ts";
import { offerView } from "../offers/offer-view.tsx";
import { PostDate } from "../post/[slug]/post-date.tsx";

interface SectionProps {
  site: TenantSite;
  home: HomePage;
}

/** One part of the home page, by its name in the dealer's settings. */
export function HomeSection({ name, site, home }: SectionProps & { name: SectionName }) {
  const words = wording(site.config);
  switch (name) {
    case "bodyTypes":
      return <BodyTypes site={site} home={home} />;
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
      return (
        <Part title={words.homePage.reviews} all={href("reviews", {}, site)} allLabel={words.reviews.readAll}>
          <ul className="fc-tiles">
            {home.reviews.map(({ id, text, customerName, rating }) => (
              <li key={id} className="fc-card">
                <p>{text}</p>
                <p className="fc-quiet">
                  {customerName} · {words.reviews.average(String(rating))}
                </p>
              </li>
            ))}
          </ul>
        </Part>
      );
    case "posts":
      return (
        <Part title={words.homePage.posts} all={href("posts", {}, site)} allLabel={words.viewAll}>
          <ul className="fc-tiles">
            {home.posts.map((post) => (
              <li key={post.slug} className="fc-card">
                <h3>
                  <Link href={href("post", { slug: post.slug }, site) ?? ""}>{post.title}</Link>
                </h3>
                <PostDate post={post} site={site} />
                <p>{post.summary}</p>
              </li>
            ))}
          </ul>
        </Part>
      );
  }
}

interface PartProps {
  title: string;
  /** Where there is more of it; null where this site has no such page. */
  all?: string | null;
  allLabel?: string;
  children: ReactNode;
}

function Part({ title, all = null, allLabel = "", children }: PartProps) {
  return (
    <section className="fc-section">
      <div className="fc-section__head">
        <h2>{title}</h2>
        {all === null ? null : <Link href={all}>{allLabel}</Link>}
      </div>
      {children}
    </section>
  );
}

/** Each body type there are cars of, with their number. */
function BodyTypes({ site, home }: SectionProps) {
  const { config } = site;
  const words = wording(config);
  if (home.bodies.length === 0) return null;
  const list = mainStockList(site).href;
  return (
    <Part title={words.homePage.bodyTypes}>
      <ul className="fc-body-types">
        {home.bodies.map(({ value, label, count }) => (
          <li key={value}>
            <Link
              className="fc-card"
              href={`${list}?${stringifyStockQuery({ ...emptyQuery, values: { body: [value] } }, config.search)}`}
            >
              <strong>{label}</strong> <span className="fc-quiet fc-number">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function LatestStock({ site, home }: SectionProps) {
  const words = wording(site.config);
  return (
    <Part title={words.homePage.latest} all={mainStockList(site).href} allLabel={words.car.seeStock}>
      <ul className="fc-car-grid">
        {home.cars.map((car) => (
          <li key={car.id}>
            <CarCard car={carCardView(car, site)} noPictureText={words.car.noPicture} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Places({ site, home }: SectionProps) {
  const words = wording(site.config);
  return (
    <Part title={words.homePage.locations} all={href("locations", {}, site)} allLabel={words.viewAll}>
      <ul className="fc-tiles">
        {home.locations.map((location) => {
          const open = describeOpenNow(location, site.now);
          return (
            <li key={location.id} className="fc-card">
              <h3>{location.name}</h3>
              <p>{location.address.full}</p>
              {open.kind === "unknown" ? null : <p className="fc-quiet">{open.text}</p>}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
