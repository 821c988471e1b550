import { asReservation, enquiryForm } from "@forecourt/leads";
import { type Reservation, type ReservationEnd, reservationEnd } from "@forecourt/leads/reserve";
import type { Car } from "@forecourt/search/car";
import { typedBefore } from "#server/forms/drafts.ts";
import { carToReserve } from "#server/reservations/checkout/car-to-reserve.ts";
import { otherHold, takenText } from "#server/reservations/checkout/other-holds.ts";
import { ownReservation } from "#server/reservations/checkout/own-reservation.ts";
import { moneyText } from "#server/reservations/mails/reservation-money.ts";
import type { PaymentAccount } from "#server/tenants/payment-accounts.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { type FormView, formView } from "#server/views/form/form-view.ts";
import { locationOfCar } from "#server/stock/location-of-car.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { loadPage } from "#server/tenants/get-site.ts";
import { carPage } from "./car-page.ts";

/** How far this browser's reservation of the car is. */
export type CheckoutStage =
  | {
      kind: "details";
      form: FormView;
      typed: Awaited<ReturnType<typeof typedBefore>>;
      ended: ReservationEnd | null;
      /** That another shopper has the car just now, and until when. */
      taken: string | null;
    }
  /** `account`: whose fields are rendered; null where the account that was begun with is not there any more. */
  | {
      kind: "payment";
      reservation: Reservation;
      account: PaymentAccount | null;
      problem: "declined" | "refused" | null;
    }
  | { kind: "waiting"; reservation: Reservation; account: PaymentAccount | null }
  /** `category`: the lead's, for counting the reservation. */
  | { kind: "done"; reservation: Reservation; category: string | null }
  | { kind: "released"; ended: ReservationEnd };

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
  const { wiring } = await loadPage(tenant);
  const own = await ownReservation(wiring, tenant);
  const mine = own?.car.id === car.id ? own : null;
  const wanted = carToReserve(car, site);
  const account = site.accountOf(car);
  const stage = mine && (await stageOf(wiring, mine, account?.provider === mine.provider ? account : null));
  const { locale } = site.config.market;
  const price = car.price === null ? null : moneyText(car.price * 100, site.config.cars.currency, locale);
  if (mine && stage) {
    const amount = moneyText(mine.amount, mine.currency, locale);
    return { kind: "found", page: { site, car, amount, price, stage } };
  }
  const ended = mine && (await endOf(wiring, mine));
  // The shopper's own payment was stopped for the car's sake: the page says first that nothing was charged.
  if (mine && ended === "car_gone" && !wanted.ok) {
    const amount = moneyText(mine.amount, mine.currency, locale);
    return { kind: "found", page: { site, car, amount, price, stage: { kind: "released", ended } } };
  }
  if (!wanted.ok) return { kind: "refused", site, slug: car.slug };
  const typed = await typedBefore(wiring, tenant);
  const other = await otherHold(wiring, tenant, car.id, null);
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
        ended,
        taken: other === null ? null : takenText(other.until, site),
      },
    },
  };
}

/** A reservation that came to nothing has no stage of its own: the shopper begins again. */
async function stageOf(
  wiring: Pick<Wiring, "leads" | "reservations">,
  reservation: Reservation,
  account: PaymentAccount | null,
): Promise<CheckoutStage | null> {
  switch (reservation.state) {
    case "held":
      return { kind: "payment", reservation, account, problem: problemOf(reservation) };
    case "paying":
      return { kind: "waiting", reservation, account };
    case "reserved":
    case "captured": {
      const stored = await wiring.leads.get(reservation.leadId).catch(() => null);
      return { kind: "done", reservation, category: stored?.lead.category ?? null };
    }
    case "released":
      return { kind: "released", ended: await endOf(wiring, reservation) };
    case "expired":
    case "failed":
      return null;
  }
}

/** Why the shopper pays again: the card was declined, or the provider did not begin. */
function problemOf({ attempt, payment }: Reservation): "declined" | "refused" | null {
  if (attempt === 0) return null;
  return payment?.status === "declined" ? "declined" : "refused";
}

const endOf = async (
  { reservations }: Pick<Wiring, "reservations">,
  { id }: Reservation,
): Promise<ReservationEnd> => reservationEnd(await reservations.facts(id));

/** The enquiry about the car with the fields of a reservation, posted to where cars are held. */
function detailsForm(site: TenantSite, car: Car): FormView {
  const location = locationOfCar(car, site);
  const path = "";
  const view = formView(site, { id: enquiryForm(car.condition), path, car, location });
  return {
    ...view,
    form: asReservation(view.form),
    setting: { ...view.setting, action: "/api/reservations" },
  };
}
