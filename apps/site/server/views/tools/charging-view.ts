import { type Car, chargingCost, formatDistance, formatMoney } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import type { Fact } from "@forecourt/ui/fact-list";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** What charging and driving an electric car costs, in words, and what it assumes. */
export interface ChargingView {
  readonly facts: readonly Fact[];
  readonly assumes: string;
}

/** Null for a car that is not electric, or where the site says nothing of it. */
export function chargingView(
  { facts, fuel }: Pick<Car, "facts" | "fuel">,
  { config }: Pick<TenantSite, "config">,
): ChargingView | null {
  const { charging: policy } = config.carPage;
  const cost = policy && chargingCost(facts, policy, fuel);
  if (!policy || !cost) return null;
  const { tools } = wording(config);
  const { locale, currency, distanceUnit: unit } = config.market;
  const number = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
  const exact = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  });
  const money = (amount: number) => formatMoney(amount, config.cars);
  const isRoadPaid = cost.roadAYear > 0;
  return {
    facts: [
      { label: tools.chargingTime, value: tools.chargingHours(Math.ceil(cost.fullHours)) },
      {
        label: tools.chargingEnergy,
        value: tools.chargingPer100({ energy: number(cost.energyPer100), unit }),
      },
      { label: tools.chargingAYear, value: money(cost.energyAYear) },
      ...(isRoadPaid
        ? [
            { label: tools.roadAYear, value: money(cost.roadAYear) },
            { label: tools.totalAYear, value: money(cost.totalAYear) },
          ]
        : []),
    ],
    assumes: tools.chargingAssumes({
      price: exact.format(policy.electricityPrice),
      distance: formatDistance(policy.yearlyDistance, config.cars),
      kilowatts: number(cost.kilowatts),
      loss: number(policy.chargingLoss),
    }),
  };
}
