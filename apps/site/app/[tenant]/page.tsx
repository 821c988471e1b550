import { emptyQuery } from "@forecourt/search";
import { wording } from "@forecourt/tenant-config";
import { describeOpenNow } from "@forecourt/tenant-config/locations";
import { Button } from "@forecourt/ui/button";
import { CarCard } from "@forecourt/ui/car-card";
import { Image, Link } from "@forecourt/ui/platform";
import { mainStockList, searchTenantStock } from "#server/stock/stock.ts";
import { getSite } from "#server/tenants/get-site.ts";
import { carCardView } from "#server/views/car-card.ts";

const SHOWN = 6;

/** The first page of a site: a search, the cars that came last, and where to find the dealer. */
export default async function HomePage({ params }: { params: Promise<{ tenant: string }> }) {
  const site = await getSite((await params).tenant);
  const { config, content, now } = site;
  const words = wording(config);
  const stock = mainStockList(site);
  const latest = await searchTenantStock(content, { ...emptyQuery, sort: "latest" }, { kind: "all" });
  const cars = latest.ok ? latest.cars.slice(0, SHOWN) : [];
  const hero = cars.map((car) => carCardView(car, site).image).find((image) => image !== null);
  return (
    <>
      <section className="fc-hero">
        <div className="fc-hero__words">
          <h1>{words.homePage.title}</h1>
          {latest.ok ? <p className="fc-quiet">{words.stock.carsFound(latest.total)}</p> : null}
          <search>
            <form action={stock.href} method="get" className="fc-search">
              <label className="fc-visually-hidden" htmlFor="home-q">
                {words.stock.keywords}
              </label>
              <input
                id="home-q"
                className="fc-input"
                type="search"
                name="q"
                placeholder={words.stock.keywords}
                maxLength={200}
              />
              <Button type="submit">{words.stock.search}</Button>
            </form>
          </search>
        </div>
        {hero ? (
          <Image
            src={hero.src}
            alt=""
            width={1200}
            height={800}
            sizes="(min-width: 992px) 720px, 100vw"
            leading
          />
        ) : null}
      </section>
      <section className="fc-section">
        <div className="fc-section__head">
          <h2>{words.homePage.latest}</h2>
          <Link href={stock.href}>{words.car.seeStock}</Link>
        </div>
        <ul className="fc-car-grid">
          {cars.map((car) => (
            <li key={car.id}>
              <CarCard car={carCardView(car, site)} noPictureText={words.car.noPicture} />
            </li>
          ))}
        </ul>
      </section>
      <section className="fc-section">
        <h2>{words.homePage.locations}</h2>
        <ul className="fc-tiles">
          {content.locations
            .filter((location) => location.visible)
            .map((location) => {
              const open = describeOpenNow(location, now);
              return (
                <li key={location.id} className="fc-card">
                  <h3>{location.name}</h3>
                  <p>{location.address.full}</p>
                  {open.kind === "unknown" ? null : <p className="fc-quiet">{open.text}</p>}
                </li>
              );
            })}
        </ul>
      </section>
    </>
  );
}
