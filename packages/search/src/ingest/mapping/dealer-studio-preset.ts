import type { FeedMappingInput } from "./feed-mapping.ts";

/**
 * Cars as Dealer Studio's `POST /api/cars` takes them, one JSON object a line
 * (either bare or inside `car`, which the mapping's columns name without it).
 * EGC is the price without government charges, DAP the drive-away price.
 */
export const dealerStudioPreset = {
  name: "dealer-studio",
  description: "Dealer Studio cars, one JSON object a line.",
  format: { kind: "json-lines" },
  feed: "incremental",
  identity: { id: "stocknum" },
  delete: { column: "status", is: ["withdrawn", "deleted", "archived"] },
  fields: {
    make: "make",
    model: "model",
    badge: "badge",
    series: "series",
    year: "year",
    car_type: { column: "car_type", steps: [{ case: "lower" }] },
    item_type: "item_type",
    km: "odometer",
    price: [
      { column: "egcprice", when: { column: "advertised_price", is: ["EGC"] } },
      { column: "dapprice" },
      { column: "egcprice" },
    ],
    price_type: {
      column: "advertised_price",
      steps: [{ values: { EGC: "excluding_government_charges", DAP: "drive_away" }, otherwise: "empty" }],
    },
    status: {
      column: "status",
      steps: [{ values: { "for sale": "in_stock", available: "in_stock", "in transit": "coming_soon" } }],
    },
    vin: "vin",
    stocknum: "stocknum",
    body: "body",
    colour: "colour",
    comments: "dealercomments",
    features: { columns: ["features[*]"] },
    images: { columns: ["images[*]", "images[*].url"] },
    show_on_dealer_website: "show_on_dealer_website",
    location_id: "location_id",
    dealership_id: "dealership_id",
  },
} satisfies FeedMappingInput;
