import type { Car } from "@forecourt/search/car";
import type { FormId } from "../model/form-ids.ts";
import type { Blocker } from "./blocker.ts";
import { isRental, type KindCar } from "./car-kind.ts";
import { reserveFloor } from "./reserve-floor.ts";
import type { ReservePolicy } from "./reserve-policy.ts";

/** Why a test drive or finance is not offered for a car (decisions, "Test drive and finance offered"). */
export function formBlockers(
  form: "test-drive" | "finance",
  car: KindCar & Pick<Car, "status">,
  policy: { offered: readonly FormId[] },
  facts: { rentalPlace?: boolean } = {},
): Blocker[] {
  const rules: [Blocker, boolean][] = [
    ["form_off", !policy.offered.includes(form)],
    ["sold", car.status.kind === "sold"],
    ["rental", isRental(car, facts.rentalPlace ?? false)],
  ];
  return rules.flatMap(([blocker, holds]) => (holds ? [blocker] : []));
}

/** The history report is a file on the web; without it there is nothing to open. */
export const historyReportBlockers = (car: Pick<Car, "historyReportUrl">): Blocker[] =>
  /^https?:\/\//i.test(car.historyReportUrl ?? "") ? [] : ["no_history_report"];

/**
 * Why a finance page does not offer 'book a test drive' for its car. Only sites that value by
 * autograb ask more of the car than the test drive itself does.
 */
export function financeTestDriveBlockers(
  car: Pick<Car, "status" | "reserved" | "price">,
  policy: Pick<ReservePolicy, "priceAbove">,
  facts: { autograb: boolean; currency: string },
): Blocker[] {
  if (!facts.autograb) return [];
  const rules: [Blocker, boolean][] = [
    ["not_in_stock", car.status.kind === "coming_soon"],
    ["sold", car.status.kind === "sold"],
    ["reserved", car.reserved],
    ["price_too_low", car.price === null || car.price <= reserveFloor(policy, facts.currency)],
  ];
  return rules.flatMap(([blocker, holds]) => (holds ? [blocker] : []));
}
