import { wording } from "@forecourt/tenant-config";
import { Image } from "@forecourt/ui/platform";
import type { HomePage } from "#server/pages/home-page.ts";
import { mainStockList } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { carCardView } from "#server/views/car-card.ts";
import { StockSearch } from "./stock-search.tsx";

/** The top of the home page: what the dealer stands for, a search, and one car's picture. */
export function Hero({ site, home }: { site: TenantSite; home: HomePage }) {
  const { config } = site;
  const words = wording(config);
  const image = home.leading ? carCardView(home.leading, site).image : null;
  return (
    <section className="fc-hero">
      <div className="fc-hero__words">
        <h1>{words.homePage.title}</h1>
        {config.site.tagline ? <p>{config.site.tagline}</p> : null}
        {home.total === null ? null : <p className="fc-quiet">{words.stock.carsFound(home.total)}</p>}
        <StockSearch
          action={mainStockList(site).href}
          config={config}
          words={words}
          detailed={home.layout.stockSearch}
          makes={home.makes}
          bodies={home.bodies}
        />
      </div>
      {image ? (
        <Image
          src={image.src}
          alt=""
          width={1200}
          height={800}
          sizes="(min-width: 992px) 720px, 100vw"
          leading
        />
      ) : null}
    </section>
  );
}
