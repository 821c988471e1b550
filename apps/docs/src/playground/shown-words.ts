import { conditionLabel, describePrice, formatDistance, type Car } from "@forecourt/search/car";
import { hoursWords, wording } from "@forecourt/tenant-config";
import { locationCard, openNowOf, primaryLocation } from "@forecourt/tenant-config/locations";
import { carButtons, type TenantSite } from "./site-parts.ts";

/** Some of what shoppers read on a site, each with what it is. */
export function shownWords(car: Car, site: TenantSite): readonly (readonly [what: string, text: string])[] {
  const { config, now } = site;
  const words = wording(config);
  const { enquire, others } = carButtons(car, site);
  const priceOf = (price: number | null) => {
    const view = describePrice({ ...car, price }, config.cars);
    return view.kind === "price" ? [view.text, view.typeText].filter(Boolean).join(" ") : view.text;
  };
  const place = primaryLocation(site.content.locations);
  const inHours = hoursWords(config.market.locale);
  const hours = place ? locationCard(place, config, now, inHours).hours : [];
  const open = place ? openNowOf(place, config, now, inHours) : { kind: "unknown" as const };
  return [
    ["Its price", priceOf(car.price)],
    ["Without a price", priceOf(null)],
    ["Its distance", car.odometer === null ? "" : formatDistance(car.odometer, config.cars)],
    [
      "Conditions",
      (["new", "used", "demo"] as const).map((each) => conditionLabel(each, config.cars)).join(", "),
    ],
    ["Above a list", words.stock.carsFound(128)],
    ["Lists", config.search.paths.map(({ title }) => words.listTitle(title)).join(", ")],
    ["Buttons", [enquire, ...others].flatMap((button) => (button ? [button.label] : [])).join(", ")],
    ["Opening hours", hours.map(({ label, text }) => `${label} ${text}`).join(", ")],
    ["Now", open.kind === "unknown" ? "" : open.text],
  ];
}
