import { formatMoney, isAvailable } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { behaviour } from "@forecourt/ui/behaviours";
import { CallToActionCard } from "@forecourt/ui/call-to-action-card";
import { CarCard, type CarCardView } from "@forecourt/ui/car-card";
import { Link } from "@forecourt/ui/platform";
import type { GarageCar } from "#server/pages/cars/garage-page.ts";
import { mainStockList } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { carCardView, compareBox } from "#server/views/car/car-card.ts";

interface GarageCarsProps {
  cars: readonly GarageCar[];
  site: TenantSite;
  /** There are several, which may be put side by side. */
  compares: boolean;
}

/** The saved cars as they are now, then the way to more of them, and below them those that are in no list any more. */
export function GarageCars({ cars, site, compares }: GarageCarsProps) {
  const words = wording(site.config);
  const found = cars.flatMap((each) => (each.kind === "found" ? [each] : []));
  const gone = cars.flatMap((each) => (each.kind === "gone" ? [each.entry] : []));
  return (
    <>
      {found.length > 0 ? (
        <ul className="fc-car-grid">
          {found.map(({ car, before, wasSold, like }) => {
            const view = carCardView(car, site);
            return (
              <li key={car.id} {...behaviour({ kept: car.id })}>
                <CarCard
                  car={{
                    ...view,
                    heart: view.heart ? { ...view.heart, kept: true } : null,
                    compare: compares ? compareBox(car, site) : null,
                  }}
                  noPictureText={words.car.noPicture}
                />
                <Since {...{ car, before, wasSold, like, site }} />
              </li>
            );
          })}
          <li data-fills="">
            <CallToActionCard
              title={words.garage.moreTitle}
              text={words.garage.moreText}
              action={{ label: words.favourites.look, href: mainStockList(site).href }}
            />
          </li>
        </ul>
      ) : null}
      {gone.length > 0 ? (
        <ul className="fc-garage__gone">
          {gone.map(({ id }) => (
            <li key={id} {...behaviour({ kept: id })}>
              <span>
                <span {...behaviour({ keptName: id })} />
                {words.garage.gone}
              </span>
              <button
                type="submit"
                form="fc-hearts"
                name="car_id"
                value={id}
                className="fc-button"
                data-kind="text"
              >
                {words.garage.takeOut}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** "2026 Isuzu FRR 110-260 · $146,490": two of one name differ in what they cost. */
const likeText = ({ title, badge, price, facts }: CarCardView): string =>
  [title, badge, price.kind === "price" ? price.text : facts[0]].filter(Boolean).join(" · ");

/** What became of a car since it was saved: sold, reserved, cheaper or dearer. */
function Since({
  car,
  before,
  wasSold,
  like,
  site,
}: Omit<Extract<GarageCar, { kind: "found" }>, "kind"> & { site: TenantSite }) {
  const { favourites, garage } = wording(site.config);
  if (!isAvailable(car))
    return (
      <div className="fc-garage__since">
        {wasSold ? null : <p>{garage.sold}</p>}
        {like.length > 0 ? (
          <p className="fc-garage__like">
            <span className="fc-quiet">{garage.like}:</span>
            {like.map((other) => (
              <Link key={other.id} href={href("car", { slug: other.slug }, site)}>
                {likeText(carCardView(other, site))}
              </Link>
            ))}
          </p>
        ) : null}
      </div>
    );
  const now = car.price;
  const change = before === null || now === null ? 0 : now - before;
  const amount = formatMoney(Math.abs(change), site.config.cars);
  if (change === 0 && !car.reserved) return null;
  return (
    <div className="fc-garage__since">
      {change === 0 ? null : (
        <p className="fc-garage__change fc-number" data-dropped={change < 0 || undefined}>
          {change < 0 ? favourites.dropped(amount) : favourites.rose(amount)}
        </p>
      )}
      {car.reserved ? <p className="fc-quiet">{garage.reserved}</p> : null}
    </div>
  );
}
