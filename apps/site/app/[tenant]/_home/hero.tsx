import { wording } from "@forecourt/tenant-config";
import { Image } from "@forecourt/ui/platform";
import type { HomePage } from "#server/pages/home-page.ts";
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
        <StockSearch site={site} home={home} keywords={home.layout.stockSearch} />
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
