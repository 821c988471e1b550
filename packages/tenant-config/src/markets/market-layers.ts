import type { MarketCode } from "../settings/sections/site-settings.ts";
import type { ConfigLayer } from "../settings/tenant-config.ts";
import { AU, NZ, US } from "./market-facts.ts";

/**
 * What each market changes in the product's defaults. What follows from `market` itself (currency,
 * locale and distance of other sections) is echoed, so it is not repeated here.
 */
export const MARKET_LAYERS: ReadonlyMap<MarketCode, ConfigLayer> = new Map<MarketCode, ConfigLayer>([
  ["AU", { market: AU, forms: { defaultState: "qld" } }],
  [
    "NZ",
    {
      market: NZ,
      forms: { defaultState: null },
      cars: { priceTypeTexts: { drive_away: "Drive away", excluding_government_charges: "+ on-road costs" } },
    },
  ],
  [
    "US",
    {
      market: US,
      forms: { defaultState: null },
      finance: {
        comparisonWarning:
          "An estimate for illustration only, with approved credit. Taxes, title and registration fees are extra.",
      },
      cars: {
        noPriceText: "Inquire for price.",
        priceTypeTexts: {
          drive_away: "Total price",
          excluding_government_charges: "Plus government fees and taxes",
        },
      },
      wording: { checkout: { tax: "Taxes, title and registration fees are extra." } },
      // Several states bound sales calls and messages to these hours.
      alerts: { quietFrom: 20, quietUntil: 9 },
      search: {
        facetLabels: { colour: "Color", km: "Mileage", fuel: "Fuel type" },
        valueLabels: [{ facet: "fuel", value: "Petrol", label: "Gas" }],
      },
    },
  ],
]);
