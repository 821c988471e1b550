import { phoneHref } from "@forecourt/leads/phone";
import type { Car } from "@forecourt/search/car";
import { hoursWords, wording } from "@forecourt/tenant-config";
import { type Location, openNowOf, primaryLocation } from "@forecourt/tenant-config/locations";
import type { FormAboutView, FormAnswerView } from "@forecourt/ui/form-about";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { carCardView } from "../car/car-card.ts";
import { locationOfCar } from "#server/stock/location-of-car.ts";
import { openText } from "../dealer/location-view.ts";

export function formAbout(car: Car, site: TenantSite): FormAboutView {
  const { title, badge, price, place, image } = carCardView(car, site);
  return { title: badge === null ? title : `${title} ${badge}`, price, place, image };
}

/**
 * Who answers a form and when: the place it belongs to, else the one its car stands at, else the dealer. A site of
 * several places names the dealer as long as none is known.
 */
export function formAnswer(
  site: TenantSite,
  { car, location }: { car: Car | null; location: Location | null },
): FormAnswerView {
  const { config, content, now } = site;
  const known = location ?? (car && locationOfCar(car, site));
  const place = known ?? primaryLocation(content.locations);
  const open = place && openNowOf(place, config, now, hoursWords(config.market.locale));
  const number = known?.contact.phone ?? known?.contact.landlinePhone ?? config.site.phone;
  // A car's number is shown when it is requested, where the dealer has it so.
  const masked = car !== null && config.cars.maskPhones;
  return {
    who: whoAnswers(known?.name ?? car?.dealership.name ?? config.site.name, {
      site,
      isClosed: open?.kind === "closed",
    }),
    open:
      open && open.kind !== "unknown" ? { text: openText(open, site), isOpen: open.kind === "open" } : null,
    phone: number === null || masked ? null : { text: number, href: phoneHref(number) },
  };
}

/** A place that is closed answers in no number of minutes. */
function whoAnswers(
  who: string,
  { site: { config }, isClosed }: { site: TenantSite; isClosed: boolean },
): string {
  const { form } = wording(config);
  if (isClosed) return form.answeredLater(who);
  const minutes = config.forms.answerMinutes;
  if (minutes === null) return form.answered(who);
  return minutes % 60 === 0
    ? form.answeredHours({ who, count: minutes / 60 })
    : form.answeredMinutes({ who, count: minutes });
}
