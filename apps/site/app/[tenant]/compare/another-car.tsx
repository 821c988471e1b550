import type { Car } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { Image, Link } from "@forecourt/ui/platform";
import { compareHref } from "#server/pages/cars/compare-page.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { carCardView } from "#server/views/car/car-card.ts";

interface AnotherCarProps {
  car: Car;
  /** The cars that are compared already. */
  ids: readonly string[];
  site: TenantSite;
}

/** A car that may be put beside the others: the link is the same comparison with it. */
export function AnotherCar({ car, ids, site }: AnotherCarProps) {
  const { title, image, price, outline } = carCardView(car, site);
  return (
    <li>
      <Link
        href={compareHref(site, [...ids, car.id])}
        aria-label={`${wording(site.config).compare.addCar(title)}, ${price.text}`}
      >
        <span className="fc-compare__picture" data-outline={outline}>
          {image ? (
            <Image
              src={image.src}
              fallback={image.fallback ?? null}
              alt=""
              width={160}
              height={107}
              className="fc-picture"
              sizes="96px"
            />
          ) : null}
        </span>
        <span>
          {title}
          <br />
          <span className="fc-quiet fc-number">{price.text}</span>
        </span>
      </Link>
    </li>
  );
}
