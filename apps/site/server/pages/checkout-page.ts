import "server-only";
import { reserveForm } from "@forecourt/leads";
import { formTranslation, translateForm } from "@forecourt/leads/translations";
import type { Reservation } from "@forecourt/leads/reservations";
import type { Car } from "@forecourt/search/car";
import { typedBefore } from "#server/forms/drafts.ts";
import { formFacts } from "#server/forms/form-facts.ts";
import { carToReserve } from "#server/reservations/car-to-reserve.ts";
import { ownReservation } from "#server/reservations/own-reservation.ts";
import { moneyText } from "#server/reservations/reservation-money.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { type FormView, formView } from "#server/views/form-view.ts";
import { locationOfCar } from "#server/views/location-of-car.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";
import { carPage } from "./car-page.ts";

/** What happened before the shopper begins again. */
export type EndedReason = "ended" | "money" | "price" | "gone" | null;

/** How far this browser's reservation of the car is. */
export type CheckoutStage =
  | {
      kind: "details";
      form: FormView;
      typed: Awaited<ReturnType<typeof typedBefore>>;
      ended: EndedReason;
    }
  | { kind: "payment"; reservation: Reservation; publishableKey: string | null; isDeclined: boolean }
  | { kind: "waiting"; reservation: Reservation; publishableKey: string | null }
  | { kind: "done" | "released"; reservation: Reservation };

/** The page where a car is reserved. */
export interface CheckoutPage {
  site: TenantSite;
  car: Car;
  /** The deposit and the price, as this market writes money. */
  amount: string;
  price: string | null;
  stage: CheckoutStage;
}

/** What stands at a car's checkout; `refused` leads back to the car. */
export type FoundCheckout =
  | { kind: "found"; page: CheckoutPage }
  | { kind: "refused"; site: TenantSite; slug: string }
  | { kind: "missing" };

/** Finds the car, and this browser's reservation of it if there is one. */
export async function checkoutPage(tenant: string, slug: string): Promise<FoundCheckout> {
  const found = await carPage(tenant, slug);
  if (found.kind !== "found") return { kind: "missing" };
  const { site, car } = found;
  const own = await ownReservation(tenant);
  const mine = own?.car.id === car.id ? own : null;
  const wanted = carToReserve(car, site);
  const publishableKey = site.accountOf(car)?.publishableKey ?? null;
  const stage = mine && stageOf(mine, publishableKey);
  const { locale } = site.config.market;
  const price = car.price === null ? null : moneyText(car.price * 100, site.config.cars.currency, locale);
  if (mine && stage) {
    const amount = moneyText(mine.amount, mine.currency, locale);
    return { kind: "found", page: { site, car, amount, price, stage } };
  }
  if (!wanted.ok) return { kind: "refused", site, slug: car.slug };
  const typed = await typedBefore(tenant);
  return {
    kind: "found",
    page: {
      site,
      car,
      amount: moneyText(wanted.amount, wanted.currency, locale),
      price,
      stage: {
        kind: "details",
        form: detailsForm(site, car),
        typed: typed?.values["car_id"] === car.id ? typed : null,
        ended: mine ? await endedReason(mine) : null,
      },
    },
  };
}

/** A reservation that is over, without money, has no stage of its own: the shopper begins again. */
function stageOf(reservation: Reservation, publishableKey: string | null): CheckoutStage | null {
  switch (reservation.state) {
    case "held":
      return {
        kind: "payment",
        reservation,
        publishableKey,
        isDeclined: reservation.payment?.status === "declined",
      };
    case "paying":
      return { kind: "waiting", reservation, publishableKey };
    case "reserved":
    case "captured":
      return { kind: "done", reservation };
    case "released":
      return { kind: "released", reservation };
    case "expired":
    case "failed":
      return null;
  }
}

async function endedReason({ id }: Reservation): Promise<EndedReason> {
  const facts = await (await getWiring()).reservations.facts(id);
  const reasons = facts.map(({ reason }) => reason);
  if (reasons.at(-1) === "car_changed") return "price";
  return reasons.includes("payment_started") ? "money" : "ended";
}

/** The enquiry about the car with the fields of a reservation, posted to where cars are held. */
function detailsForm(site: TenantSite, car: Car): FormView {
  const location = locationOfCar(car, site);
  const path = "";
  const view = formView(site, { id: car.condition === "used" ? "used" : "new", path, car, location });
  const form = reserveForm(site.config, formFacts(site.content, { car, location }));
  const translation = formTranslation(site.config.market.locale);
  return {
    ...view,
    form: translation ? translateForm(form, translation) : form,
    setting: { ...view.setting, action: "/api/reservations" },
  };
}
