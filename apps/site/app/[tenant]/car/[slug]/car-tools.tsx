import type { Car } from "@forecourt/search/car";
import { carTitle } from "@forecourt/search/car";
import { siteOrigin, wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { behaviour } from "@forecourt/ui/behaviours";
import { Heart } from "@forecourt/ui/heart";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/platform";
import { compareHref } from "#server/pages/cars/compare-page.ts";
import { mainStockList } from "#server/stock/stock.ts";
import type { TrailWays } from "#server/stock/list-trail.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { carHeart } from "#server/views/car/car-card.ts";

interface CarToolsProps {
  site: TenantSite;
  car: Car;
  /** The list it was opened from, and the cars beside it there. */
  ways: TrailWays | null;
}

/**
 * The way back to the results, and the page as a thing to share and print. A script goes back to the list as it was left
 * and shares by the device's own means; without one, they are a link to the list and a mail.
 */
export function CarTools({ site, car, ways }: CarToolsProps) {
  const words = wording(site.config).car;
  const title = carTitle(car, site.config.cars);
  const address = `${siteOrigin(site.config) ?? ""}${href("car", { slug: car.slug }, site)}`;
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <div className="fc-car-tools">
      <span className="fc-car-tools__ways">
        <Link href={ways?.back ?? mainStockList(site).href} {...behaviour({ does: "back" })}>
          <Icon name="back" /> {words.backToResults}
        </Link>
        {ways?.previous ? (
          <Link href={ways.previous} data-way="previous" aria-label={words.previousCar}>
            <Icon name="back" />
          </Link>
        ) : null}
        {ways?.next ? (
          <Link href={ways.next} data-way="next">
            <span>{words.nextCar}</span> <Icon name="next" />
          </Link>
        ) : null}
      </span>
      <span className="fc-car-tools__end">
        <Heart {...carHeart(car, site)} />
        <a href={compareHref(site, [car.id])} {...behaviour({ compare: car.id })}>
          <Icon name="columns" /> <span>{wording(site.config).compare.add}</span>
        </a>
        <output id="shared" className="fc-quiet" />
        <a href={mail} {...behaviour({ share: { title, done: words.linkCopied, url: null } })}>
          <Icon name="share" /> <span>{words.share}</span>
        </a>
        <button type="button" {...behaviour({ does: "print" })}>
          <Icon name="print" /> <span>{words.print}</span>
        </button>
      </span>
    </div>
  );
}
